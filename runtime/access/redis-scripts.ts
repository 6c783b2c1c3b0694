import { LUA_DA_JANELA } from './janela.ts';

/**
 * Scripts that Redis or Valkey runs atomically on a key. Lua numbers are doubles, exact up to 2^53 as in JavaScript.
 * They are written with `%.0f`, because Lua's default format rounds large ones.
 */

/** Computes the month of a moment, and the previous one (see `mes.ts`), with the civil calendar algorithm. */
const LUA_DO_MES = `
local function mes_de(agora)
  local dia = math.floor(agora / 86400000) + 719468
  local era = math.floor(dia / 146097)
  local doe = dia - era * 146097
  local yoe = math.floor((doe - math.floor(doe / 1460) + math.floor(doe / 36524) - math.floor(doe / 146096)) / 365)
  local doy = doe - (365 * yoe + math.floor(yoe / 4) - math.floor(yoe / 100))
  local mp = math.floor((5 * doy + 2) / 153)
  local mes = mp < 10 and mp + 3 or mp - 9
  return yoe + era * 400 + (mes <= 2 and 1 or 0), mes
end
local function escrito(ano, mes) return string.format('%04d-%02d', ano, mes) end
local function mes_vigente(mes, agora)
  local ano, atual = mes_de(agora)
  local seguinte = atual == 12 and escrito(ano + 1, 1) or escrito(ano, atual + 1)
  if mes > escrito(ano, atual) and mes <= seguinte then return mes end
  return escrito(ano, atual)
end
`;

/**
 * One request: `gastar` of `estado.ts`. KEYS: the key, its log. ARGV: the moment, or an empty string for the server's
 * clock, which is the same for all machines; then for each plan its name, its per-minute limit, and its monthly limit
 * or -1.
 */
export const CONSUMIR = `${LUA_DA_JANELA}${LUA_DO_MES}
local chave = redis.call('HMGET', KEYS[1], 'id', 'plano', 'revogada_em', 'total', 'mes', 'usos')
if not chave[1] or chave[3] then return false end
local por_minuto, por_mes
for i = 2, #ARGV, 3 do
  if ARGV[i] == chave[2] then por_minuto, por_mes = tonumber(ARGV[i + 1]), tonumber(ARGV[i + 2]) end
end
if not por_minuto then return false end
local agora = tonumber(ARGV[1])
if not agora then
  local time = redis.call('TIME')
  agora = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
end
local mes = mes_vigente(chave[5], agora)
local usos = tonumber(chave[6])
if chave[5] < mes then usos = 0 end
local total = 0
if redis.call('EXISTS', KEYS[2]) == 1 then total = tonumber(chave[4]) or 0 end
local permitido, renova_em
permitido, total, renova_em = passar(KEYS[2], total, por_minuto, agora, por_mes < 0 or usos < por_mes)
if permitido and por_mes >= 0 then usos = usos + 1 end
redis.call('HSET', KEYS[1], 'total', string.format('%.0f', total), 'mes', mes, 'usos', string.format('%.0f', usos))
local restante = math.max(0, por_minuto - total)
return {chave[1], chave[2], permitido and 1 or 0, string.format('%.0f', restante), string.format('%.0f', renova_em),
  string.format('%.0f', usos)}
`;

/** Takes one request back from the month. KEYS: the key. */
export const DEVOLVER = `
local usos = tonumber(redis.call('HGET', KEYS[1], 'usos'))
if usos and usos > 0 then redis.call('HSET', KEYS[1], 'usos', string.format('%.0f', usos - 1)) end
return 1
`;

/** Creates a key. KEYS: the index of ids, the key. ARGV: hash, id, name, plan, moment. */
export const CRIAR = `
if redis.call('HEXISTS', KEYS[1], ARGV[2]) == 1 or redis.call('EXISTS', KEYS[2]) == 1 then
  return redis.error_reply('ERR there is such a key already')
end
redis.call('HSET', KEYS[2], 'id', ARGV[2], 'nome', ARGV[3], 'plano', ARGV[4], 'criada_em', ARGV[5],
  'total', '0', 'mes', '', 'usos', '0')
redis.call('HSET', KEYS[1], ARGV[2], ARGV[1])
return 1
`;

/**
 * Replaces the hash of an active key. KEYS: the index of ids, the old and new key, the old and new log. ARGV: the old
 * hash, the new hash, the id.
 */
export const GIRAR = `
if redis.call('HGET', KEYS[1], ARGV[3]) ~= ARGV[1] then return 0 end
if redis.call('HEXISTS', KEYS[2], 'revogada_em') == 1 then return 0 end
redis.call('RENAME', KEYS[2], KEYS[3])
if redis.call('EXISTS', KEYS[4]) == 1 then redis.call('RENAME', KEYS[4], KEYS[5]) end
redis.call('HSET', KEYS[1], ARGV[3], ARGV[2])
return 1
`;

/** KEYS: the index of ids, the key. ARGV: the hash, the id, the moment. */
export const REVOGAR = `
if redis.call('HGET', KEYS[1], ARGV[2]) ~= ARGV[1] then return 0 end
return redis.call('HSETNX', KEYS[2], 'revogada_em', ARGV[3])
`;
