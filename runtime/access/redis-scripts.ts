/**
 * What Redis or Valkey does with a key in one step. Numbers in Lua are doubles, exact up to 2^53, as in JavaScript; they
 * are written with `%.0f`, since the usual form of a large one is rounded.
 */

/** One request: `gastar` of `estado.ts` and `avancar` of `gcra.ts`. ARGV: now, month, and for each plan its name, figure by the minute, and by the month or -1. */
export const CONSUMIR = `
local chave = redis.call('HMGET', KEYS[1], 'id', 'plano', 'revogada_em', 'marca', 'mes', 'usos')
if not chave[1] or chave[3] then return false end
local por_minuto, por_mes
for i = 3, #ARGV, 3 do
  if ARGV[i] == chave[2] then por_minuto, por_mes = tonumber(ARGV[i + 1]), tonumber(ARGV[i + 2]) end
end
if not por_minuto then return false end
local agora = tonumber(ARGV[1])
local intervalo = math.ceil(60000000 / por_minuto)
local fim = agora + por_minuto * intervalo
local marca = tonumber(chave[4])
local usos = 0
if chave[5] == ARGV[2] then usos = tonumber(chave[6]) end
local proxima = math.min(math.max(marca, agora), fim) + intervalo
local permitido = (por_mes < 0 or usos < por_mes) and proxima <= fim
if permitido then
  marca = proxima
  if por_mes >= 0 then usos = usos + 1 end
  redis.call('HSET', KEYS[1], 'marca', string.format('%.0f', marca), 'mes', ARGV[2], 'usos', string.format('%.0f', usos))
end
return {chave[1], chave[2], permitido and 1 or 0, string.format('%.0f', marca), string.format('%.0f', usos)}
`;

/** A new key. KEYS: the index of ids, the key; ARGV: hash, id, name, plan, moment. */
export const CRIAR = `
if redis.call('HEXISTS', KEYS[1], ARGV[2]) == 1 or redis.call('EXISTS', KEYS[2]) == 1 then
  return redis.error_reply('ERR there is such a key already')
end
redis.call('HSET', KEYS[2], 'id', ARGV[2], 'nome', ARGV[3], 'plano', ARGV[4], 'criada_em', ARGV[5],
  'marca', '0', 'mes', '', 'usos', '0')
redis.call('HSET', KEYS[1], ARGV[2], ARGV[1])
return 1
`;

/** Another hash for a living key. KEYS: the index of ids, the key, the key as it will be; ARGV: the old hash, the new one, the id. */
export const GIRAR = `
if redis.call('HGET', KEYS[1], ARGV[3]) ~= ARGV[1] then return 0 end
if redis.call('HEXISTS', KEYS[2], 'revogada_em') == 1 then return 0 end
redis.call('RENAME', KEYS[2], KEYS[3])
redis.call('HSET', KEYS[1], ARGV[3], ARGV[2])
return 1
`;

/** KEYS: the index of ids, the key; ARGV: the hash, the id, the moment. */
export const REVOGAR = `
if redis.call('HGET', KEYS[1], ARGV[2]) ~= ARGV[1] then return 0 end
return redis.call('HSETNX', KEYS[2], 'revogada_em', ARGV[3])
`;
