/**
 * The algorithm of every per-minute limit: a sliding log of the moments at which recent requests were allowed, so that
 * no period of 60 seconds contains more requests than the limit. Moments are whole milliseconds since 1970.
 *
 * A log is an array of numbers, so that processes can share it in memory or store it as bytes: the number of requests
 * that it counts, the index of the oldest entry, the number of entries, then a ring of entries, each a moment and a
 * count. A limit of more than `EXACT` does not have an entry for each request: requests within one `GRAIN` share an
 * entry, which counts until the whole grain is a minute old. So the limit is never exceeded, but is given back up to a
 * grain late.
 *
 * If the clock was set back, the log has moments in the future. They count as now, so that nobody is refused for longer
 * than a minute.
 */
export const MINUTO = 60_000;
const EXACT = 1_024;
const HEAD = 3;
/** The length of a grain in milliseconds, such that a minute has slightly fewer grains than the log has entries. */
const grain = (exact: number) => Math.ceil(MINUTO / (exact - 8));
const GRAIN = grain(EXACT);

/** How much of a limit is left. */
export interface Resto {
  restante: number;
  /** Milliseconds until more is available; zero if nothing was used. */
  renova_em: number;
}

export type Passagem = Resto & { permitido: boolean };

/**
 * The size, in numbers, of a log for this limit. `exact` may be less than `EXACT` if a delay of about a second does not
 * matter.
 */
export function tamanhoDa(porMinuto: number, exact = EXACT): number {
  return HEAD + 2 * Math.min(porMinuto, exact);
}

/**
 * Notes one more request, if there is room for it, in the log that begins at index `at` of `m`.
 * @param mais whether the request passes every other check
 * @param vezes how much of the limit the request uses
 * @param exact the value given to `tamanhoDa`
 */
export function passar(
  m: Float64Array,
  at: number,
  porMinuto: number,
  agora: number,
  mais = true,
  vezes = 1,
  exact = EXACT,
): Passagem {
  const size = Math.min(porMinuto, exact);
  const entry = (n: number) => at + HEAD + 2 * ((n + size) % size);
  let total = m[at] as number;
  let oldest = m[at + 1] as number;
  let length = m[at + 2] as number;

  for (let n = oldest + length - 1; n >= oldest && (m[entry(n)] as number) > agora; n--) m[entry(n)] = agora;
  while (length > 0 && (m[entry(oldest)] as number) <= agora - MINUTO) {
    total -= m[entry(oldest) + 1] as number;
    oldest = (oldest + 1) % size;
    length -= 1;
  }
  const permitido = mais && total + vezes <= porMinuto;
  if (permitido) {
    const last = entry(oldest + length - 1);
    // After the clock was set back the ring can be full of entries that are not a grain each. The last entry then takes
    // the rest.
    const sameGrain = () => Math.floor((m[last] as number) / grain(exact)) === Math.floor(agora / grain(exact));
    const joins = length === size || (length > 0 && porMinuto > exact && sameGrain());
    const into = joins ? last : entry(oldest + length);
    m[into] = agora;
    m[into + 1] = joins ? (m[into + 1] as number) + vezes : vezes;
    if (!joins) length += 1;
    total += vezes;
  }
  m[at] = total;
  m[at + 1] = oldest;
  m[at + 2] = length;
  const renova_em = length === 0 ? 0 : (m[entry(oldest)] as number) + MINUTO - agora;
  return { permitido, restante: Math.max(0, porMinuto - total), renova_em };
}

/**
 * Opens a stored log for this limit. Without a stored log it is empty; a log for another limit is converted, keeping
 * its latest entries.
 */
export function abrirJanela(kept: Uint8Array | null, porMinuto: number): Float64Array {
  const janela = new Float64Array(tamanhoDa(porMinuto));
  if (!kept) return janela;
  const old = new Float64Array(kept.slice().buffer);
  if (old.length === janela.length) return old;
  const size = (old.length - HEAD) / 2;
  const [, oldest = 0, length = 0] = old;
  const fits = Math.min(length, porMinuto, EXACT);
  for (let n = 0; n < fits; n++) {
    const from = HEAD + 2 * ((oldest + length - fits + n) % size);
    janela[HEAD + 2 * n] = old[from] as number;
    janela[HEAD + 2 * n + 1] = old[from + 1] as number;
    (janela[0] as number) += old[from + 1] as number;
  }
  janela[2] = fits;
  return janela;
}

/** The same algorithm in Lua, for Redis and Valkey: a list of `moment:count`, and their sum in a field of the key. */
export const LUA_DA_JANELA = `
local MINUTO, EXACT, GRAIN = ${MINUTO}, ${EXACT}, ${GRAIN}
local function parts(entry)
  local momento, vezes = string.match(entry, '^(%d+):(%d+)$')
  return tonumber(momento), tonumber(vezes)
end
local function written(momento, vezes) return string.format('%.0f:%.0f', momento, vezes) end
local function passar(log, total, por_minuto, agora, mais)
  local length = redis.call('LLEN', log)
  for n = length - 1, 0, -1 do
    local momento, vezes = parts(redis.call('LINDEX', log, n))
    if momento <= agora then break end
    redis.call('LSET', log, n, written(agora, vezes))
  end
  local size = math.min(por_minuto, EXACT)
  while length > 0 do
    local momento, vezes = parts(redis.call('LINDEX', log, 0))
    if momento > agora - MINUTO and length <= size then break end
    redis.call('LPOP', log)
    total = total - vezes
    length = length - 1
  end
  local permitido = mais and total < por_minuto
  if permitido then
    local last, vezes
    if length > 0 then last, vezes = parts(redis.call('LINDEX', log, -1)) end
    if length == size or (last and por_minuto > EXACT and math.floor(last / GRAIN) == math.floor(agora / GRAIN)) then
      redis.call('LSET', log, -1, written(agora, vezes + 1))
    else
      redis.call('RPUSH', log, written(agora, 1))
      length = length + 1
    end
    total = total + 1
    redis.call('PEXPIRE', log, 2 * MINUTO)
  end
  local renova_em = 0
  if length > 0 then renova_em = parts(redis.call('LINDEX', log, 0)) + MINUTO - agora end
  return permitido, total, renova_em
end
`;
