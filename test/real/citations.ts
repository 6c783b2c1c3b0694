import type { Acervo } from '../../runtime/snapshot/acervo.ts';
import { superados } from '../../schemas/catalog/superados.ts';
import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import type { CitacaoDispositivo } from '../../schemas/contract/model/verification/citacao.ts';
import { formatRefKey } from '../../schemas/law/ref-key.ts';

/** A citation as an item of a request, and what it was made from. */
export interface Feita {
  item: CitacaoDispositivo;
  /** The provision that it cites, or how it was altered to cite none. */
  de: string;
}

const BELOW = ['paragrafo', 'inciso', 'alinea', 'item'] as const;
type Partes = Pick<Dispositivo, 'sigla' | 'artigo' | (typeof BELOW)[number]>;

/** Creates a seeded choice that gives the same sequence every time, so that a failure can be reproduced. */
export function createPick(seed: number) {
  let state = seed;
  return <T>(among: readonly T[]): T => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return among[(state >>> 8) % among.length] as T;
  };
}

const isVetoed = ({ texto, revogado, anotacoes }: Dispositivo) =>
  texto === '' && !revogado && anotacoes.some((nota) => /vetad/i.test(nota));

/** Whether the row has wording of its own or of a provision below it. */
const hasWording = ({ texto, ref_key }: Dispositivo, next: Dispositivo | undefined) =>
  texto !== '' || next?.ref_key.startsWith(`${ref_key}.`) === true;

export function sortRows(rows: readonly Dispositivo[]) {
  const byKey = new Map(rows.map((row) => [row.ref_key, row]));
  const indexes = new Map(rows.map((row, index) => [row, index]));
  const chain = (row: Dispositivo) => {
    const levels = row.ref_key.split('.');
    return levels.slice(1).map((_, depth) => byKey.get(levels.slice(0, depth + 2).join('.')) as Dispositivo);
  };
  const isDead = (row: Dispositivo) => row.revogado || chain(row).some(isVetoed);
  /** The contract allows an alínea four characters. */
  const citable = rows.filter(({ alinea, item }) => (alinea ?? '').length <= 4 && plainItem(item).length <= 4);
  return {
    rows,
    byKey,
    vivas: citable.filter((row) => !isDead(row) && hasWording(row, rows[(indexes.get(row) as number) + 1])),
    mortas: citable.filter(isDead),
  };
}

const plainItem = (item: string | null) => item?.replace(/^item-/, '') ?? '';

/** Makes citations of provisions in force, each in one of the forms in which people write it. */
export function existing(acervo: Acervo, vivas: readonly Dispositivo[]): Feita[] {
  const pick = createPick(1988);
  const names = new Map<string, string[]>();
  for (const [nome, sigla] of acervo.comecadosPor('')) {
    if (nome.length <= 20) names.set(sigla, [...(names.get(sigla) ?? [sigla]), nome, nome.toUpperCase()]);
  }
  return vivas.map((row) => {
    const { ref_key, sigla, artigo, paragrafo, inciso, alinea, item } = row;
    const written = {
      sigla: pick(names.get(sigla) ?? [sigla]),
      artigo: pick(artigoForms(artigo)),
      ...(paragrafo === null ? {} : { paragrafo: pick(paragrafoForms(paragrafo)) }),
      ...(inciso === null ? {} : { inciso: pick([inciso, inciso.toLowerCase(), `inc. ${inciso}`, ` ${inciso} `]) }),
      ...(alinea === null ? {} : { alinea: pick([alinea, `${alinea})`, `"${alinea}"`, alinea.toUpperCase()]) }),
      ...(item === null ? {} : { item: pick([plainItem(item), `${plainItem(item)}.`, `${plainItem(item)})`]) }),
    };
    return { item: fit(written, row), de: ref_key };
  });
}

const LIMITS = { sigla: 20, artigo: 12, paragrafo: 12, inciso: 12, alinea: 4, item: 4 } as const;

/** Replaces a form that is longer than the contract allows with the plain one. */
function fit(written: CitacaoDispositivo, row: Dispositivo): CitacaoDispositivo {
  const fitted = { ...written };
  for (const [field, limit] of Object.entries(LIMITS) as [keyof typeof LIMITS, number][]) {
    const plain = field === 'item' ? plainItem(row.item) : (row[field] ?? '');
    if ((fitted[field] ?? '').length > limit) fitted[field] = plain;
  }
  return fitted;
}

function artigoForms(artigo: string): string[] {
  const [, number = '', suffix = ''] = /^(\d+)(.*)$/.exec(artigo) ?? [];
  const dotted = number.replace(/\B(?=(\d{3})+$)/g, '.');
  const ordinal = Number(number) < 10 ? [`${number}º${suffix}`, `art. ${number}º${suffix}`, `${number}°${suffix}`] : [];
  const loose = /^-[A-Z]$/.test(suffix)
    ? [`${number}${suffix.slice(1)}`, artigo.toLowerCase(), `${number} ${suffix}`]
    : [];
  return [artigo, dotted + suffix, `art. ${artigo}`, `Art.${dotted}${suffix}`, ...ordinal, ...loose];
}

function paragrafoForms(paragrafo: string): string[] {
  if (paragrafo === 'unico') return ['unico', 'único', 'Único', 'p.u.', '§ único', 'par. único'];
  const [, number = '', suffix = ''] = /^(\d+)(.*)$/.exec(paragrafo) ?? [];
  return [paragrafo, `§ ${number}º${suffix}`, `${number}º${suffix}`, `§${number}o${suffix}`, `par. ${number}${suffix}`];
}

/**
 * Makes citations of provisions that do not exist, from existing ones, with every kind of slip that readers of the law
 * make.
 */
export function inexistent(
  acervo: Acervo,
  vivas: readonly Dispositivo[],
  byKey: ReadonlyMap<string, Dispositivo>,
): Feita[] {
  const pick = createPick(2002);
  const siglas = acervo.diplomas.map(({ sigla }) => sigla);
  const made: Feita[] = [];
  const add = (slip: string, row: Partes, change: Partial<Partes>) => {
    const parts = { ...row, ...change };
    const item =
      parts.item === null || parts.alinea !== null ? plainOrNull(parts.item) : `item-${plainItem(parts.item)}`;
    const key = formatRefKey({ ...parts, item });
    if (byKey.has(key)) return;
    const written = { ...parts, item: plainOrNull(parts.item) };
    made.push({
      item: Object.fromEntries(Object.entries(written).filter(([, v]) => v !== null)) as never,
      de: `${slip}: ${key}`,
    });
  };
  for (const row of vivas) {
    const { sigla, artigo, paragrafo, inciso, alinea, item } = row;
    const partes: Partes = { sigla, artigo, paragrafo, inciso, alinea, item };
    const past = `${Number.parseInt(artigo, 10) + pick([3_000, 5_000, 7_777])}`;
    const slips: [string, Partial<Partes>][] = [
      ['past the end', { artigo: past }],
      ['a suffix', { artigo: `${Number.parseInt(artigo, 10)}-${pick(['Q', 'W', 'Z'])}` }],
      ['another act', { sigla: pick(siglas) }],
      ['no such paragraph', { paragrafo: pick(['97', '98-A', 'unico']) }],
      ['no such inciso', { inciso: pick(['CCXC', 'XCIX-B']) }],
      ['no such alínea', { alinea: pick(['zz', 'w', 'yy']) }],
      ['no such item', { item: pick(['97', '98']) }],
      ['a level left out', paragrafo === null ? { inciso: null } : { paragrafo: null }],
      ['paragraph for inciso', paragrafo === null ? { paragrafo: '1' } : { paragrafo: null, inciso: paragrafo }],
      ['inciso for paragraph', inciso === null ? { inciso: 'I' } : { inciso: null, paragrafo: inciso }],
    ];
    const [slip, change] = pick(slips);
    // Without the parts that a slip leaves out, the citation may name an existing provision. It is then not a slip, and
    // is not added.
    add(slip, partes, change);
  }
  return made;
}

const plainOrNull = (item: string | null) => (item === null ? null : plainItem(item));

/** Cites existing provisions under acts that do not exist: another year, another form, a code of the past. */
export function wrongActs(acervo: Acervo, vivas: readonly Dispositivo[]): Feita[] {
  const pick = createPick(1916);
  const names = new Map(acervo.comecadosPor(''));
  const made = new Map<string, RegExpExecArray>();
  for (const [nome, sigla] of names) {
    const match = /^(lei|lc|dl|dec|mp|ec)-(\d+)(.*)-(\d{4})$/.exec(nome);
    if (match) made.set(sigla, match);
  }
  const formas = ['LEI', 'LC', 'DL', 'DEC', 'MP', 'EC'];
  const past = superados.flatMap(({ sigla, ano, nomes }) => [
    ...(sigla === undefined ? [] : [sigla]),
    ...nomes.flatMap((nome) => [`${nome}/${ano}`, `${nome} de ${ano}`, `${nome}/${ano % 100}`]),
  ]);
  return vivas.flatMap((row): Feita[] => {
    const [, forma = '', numero = '', sufixo = '', ano = ''] = made.get(row.sigla) ?? [];
    const year = Number(ano) + pick([-3, -1, 1, 2, 10]);
    const other = pick(formas.filter((name) => name !== forma.toUpperCase()));
    const numbered = [
      `${forma}-${numero}${sufixo}-${year}`,
      `${forma} ${numero}/${year}`,
      `${other}-${numero}${sufixo}-${ano}`,
    ];
    const conflict = `${row.sigla} Lei ${pick(['8.079/90', '10.407/02', '99.999/20'])}`;
    const named =
      /^[A-Z]+$/.test(row.sigla) && ano !== '' ? [`${row.sigla}/${year}`, `${row.sigla} de ${year}`, conflict] : [];
    const sigla = pick([...(ano === '' ? [] : numbered), ...named, pick(past)]);
    if (sigla.length > 20 || names.has(sigla.toLowerCase())) return [];
    return [{ item: { sigla, artigo: row.artigo }, de: `another act: ${sigla} for ${row.sigla}` }];
  });
}
