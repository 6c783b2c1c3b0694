import { compact } from '../text/compact.ts';
/** What an editorial note says about the provision that it belongs to. */
export type TipoNota =
  | 'redacao'
  | 'inclusao'
  | 'renumeracao'
  | 'revogacao'
  | 'encerramento'
  | 'eficacia'
  | 'veto'
  | 'inconstitucional'
  | 'suspensao'
  | 'expressao'
  | 'outra';

/** Most specific first. `Redação dada … (Revogado)` is decided by how the note begins. */
const TIPOS: readonly (readonly [TipoNota, RegExp])[] = [
  [
    'encerramento',
    /^(?:vig[êe]ncia encerrada|sem efic[áa]cia|rejeitad|prejudicad|efic[áa]cia encerrada|encerrad|perda de efic[áa]cia|perdeu (?:a )?efic[áa]cia)/i,
  ],
  ['veto', /^(?:vetad|(?:inclu[íi]d|acrescid)[oa]s? e vetad)/i],
  [
    'expressao',
    /^(?:express[ãa]o|palavra|termo|express[õo]es) (?:declarad|suspens|.*(?:declarad|inconstitucional|suspens))/i,
  ],
  ['suspensao', /^Sustad[oa]s? pel[oa]s? /],
  ['suspensao', /^(?:execu[çc][ãa]o suspensa|suspens[ao](?: a)? (?:execu[çc][ãa]o|efic[áa]cia|pel)|suspens[ao]s?$)/i],
  ['inconstitucional', /^(?:declarad[oa]s? (?:a )?inconstitucion|inconstitucion)/i],
  ['eficacia', /^(?:vig[êe]ncia|produ[çc][ãa]o de efeito|prazo de vig[êe]ncia|vig[êe]ncia\b)/i],
  [
    'renumeracao',
    /^(?:(?:par[áa]grafo|inciso|al[íi]nea|artigo|item)?s?\s*(?:[úu]nico|\d+[º°o]?|[ivxlc]+|["“]?[a-z]["”]?)?\s*)?(?:(?:re)?numerad|transformad)|^renumerand/i,
  ],
  [
    'revogacao',
    /^(?:tacitamente )?(?:(?:par[áa]grafo|inciso|al[íi]nea|artigo|dispositivo|cap[íi]tulo|se[çc][ãa]o|t[íi]tulo)s?\s+)?(?:tacitamente )?(?:(?:ab-?)?revogad|ab-?rogad|suprimid|extint|revoga[çc][ãa]o pel)/i,
  ],
  [
    'inclusao',
    /^(?:(?:par[áa]grafo|inciso|al[íi]nea|artigo|item|cap[íi]tulo|se[çc][ãa]o|t[íi]tulo|caput)s?\s+(?:[úu]nico\s+)?)?(?:in?[nl]?c[lu]?u[íi]d|inclus[ãa]o d|acrescid|acrescentad|acr[ée]scimo)|^par[áa]grafo e tabela acrescentad/i,
  ],
  // In small letters they are words of the law, `o Decreto nº 1 (modificado pela Lei nº 2)`.
  ['inclusao', /^(?:Inserid|Introduzid|Adicionad)[oa]s? pel[oa]s? /],
  ['redacao', /^(?:Modificad|Reestabelecid)[oa]s? pel[oa]s? /],
  [
    'redacao',
    /^(?:(?:texto )?com )?(?:nova )?reda[çc][ãa]o|^reda[çc]|^(?:artigo,? .*)?restabelecid|^restaurad|^revigorad|^repristinad|^alterad|^(?:par[áa]grafo|inciso|al[íi]nea|artigo|caput)\s+(?:com )?(?:reda[çc][ãa]o|alterad|restabelecid|com nova)|^(?:valores|al[íi]quotas)(?: e (?:valores|al[íi]quotas))? (?:dad|fixad|alterad)[oa]s p/i,
  ],
  [
    'outra',
    /^(?:vide|regulament|promulga|parte promulgada|parte vetada|partes? mantidas?|veto rejeitad|express|substitu|retificad|republica|publicad[oa]s? novamente|denomina[çc]|prazo|derrogad|atualizad|efeitos? suspens|efic[áa]cia suspens|(?:ficam? )?sem efeito(?:$|,| em | pel| a partir)|corrigid|convertid|nr$|nova reda|prorroga|al[íi]nea realinhad|valores atualizados|mantid|ver (?:lei|decreto|art)|texto (?:original|republicado)|(?:par[áa]grafo|artigo|al[íi]nea|inciso)s?,? (?:[úu]nico )?(?:realinhad|restabelecid|desdobrad))/i,
  ],
];

/**
 * A cache: a law repeats the same note for everything that it changed, so there are ten times as many notes as distinct
 * ones.
 */
const known = new Map<string, TipoNota | null>();
const MAX_KNOWN = 5_000;

/** The kind of an editorial note; null if the text is not one. */
export function classifyNota(texto: string): TipoNota | null {
  let tipo = known.get(texto);
  if (tipo === undefined) {
    tipo = TIPOS.find(([, pattern]) => pattern.test(texto))?.[0] ?? null;
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(texto, tipo);
  }
  return tipo;
}

const ALTERAM: ReadonlySet<TipoNota | null> = new Set<TipoNota>([
  ...(['redacao', 'inclusao', 'renumeracao', 'revogacao', 'veto', 'encerramento'] as const),
]);
/** `Expressão substituída pela Lei nº …`: notes that have no kind of their own. */
const PALAVRAS = /^(?:express|palavra|substitu|nova reda|denomina)/i;

/** Whether a note says that an act changed the provision. */
export const tellsChange = (nota: string): boolean => ALTERAM.has(classifyNota(nota)) || PALAVRAS.test(nota);

const ACT = compact(
  /(?<!\p{L})(?:lei\b|leinº|leis\b|lei n|decreto|medida provis|emenda|constitui[çc]|ato (?:complementar|institucional)|resolu[çc]|lcp\b|lc n|del\b|dec\b|mpv?\b|adin?\b|adpf\b|adc\b|ado\b|re\b|rsf\b|portaria|delibera[çc])/iu,
);

/** `Incluído pela Lei nº 1, de 2014, com a redação dada pela Lei nº 2, de 2015`: the second act gave the wording. */
const COM_REDACAO = compact(/\scom (?:a )?(?:nova )?reda[çc][ãa]o dada pel[oa]\s+/iu);

/** The offset of the act that a note names, or -1. */
function findAto(nota: string): number {
  const given = COM_REDACAO.exec(nota);
  if (given && ACT.test(nota.slice(given.index + given[0].length))) return given.index + given[0].length;
  const by = /(?:^|\s)pel[oa]s?\s+(?:pel[oa]s?\s+)?(?!art|inciso|par[áa]grafo|al[íi]nea|§)(?=\S)/i.exec(nota);
  const after = by ? by.index + by[0].length : -1;
  return after >= 0 && ACT.test(nota.slice(after, after + 40)) ? after : nota.search(ACT);
}

/** The act that a note names, as printed but with normal spacing: `Lei nº 13.964, de 2019`. */
export function readAto(nota: string): string | null {
  const start = findAto(nota);
  if (start < 0) return null;
  const ato = nota
    .slice(start)
    .replace(/\)\s*\(.*$/, '')
    .replace(
      /(?<=\d),\s*(?:art|§|inciso|com |respeitad|que |a partir|no que|exceto|nos termos|observad|ressalvad|na parte|por ).*$/i,
      '',
    )
    .replace(/[\s.,;:()]+$/, '')
    .replace(/n\s*([º°o])\s*(?:\.\s*)?(?=\d)/gi, (_, ordinal: string) => `n${ordinal} `)
    .replace(/(?<=\d\.)\s+(?=\d{3})|(?<=,)(?=de\b)/gi, (space) => (space === '' ? ' ' : ''))
    .replace(/(?<=\p{L})(?=nº )/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return ato === '' ? null : ato;
}

const COMECA_MUDANCA = compact(/^(?:inclu|acresc|restab|reda[çc][ãa]o (?:dada|restab))\p{L}*(?: pel[oa])?/iu);
const COMECA_OUTRA = compact(
  /^(?:revogad[oa]s? (?:[oa]s?|est[ea]|ess[ea]) |vide (?:quadro|tabela|anexo)|palavra |parte (?!promulgada|vetada|mantida)|prazo (?!prorrogad|de vig)|denomina[çc]\p{L}+ (?!alterad|dad)|denominad|atualizad\p{L}+ (?!pel)|dispositivos? (?!revogad|vetad|inclu|acresc|alterad|com )|item |al[íi]nea ["“]?[a-z]["”]?\)?$|texto (?!original|republicado))/iu,
);

/**
 * Whether the parentheses belong to the law's own sentence, as in `(revogado o disposto no …)` or `(redação resumida)`.
 */
export function isLaw(inner: string, tipo: TipoNota): boolean {
  if ((tipo === 'redacao' || tipo === 'inclusao' || tipo === 'renumeracao') && findAto(inner) < 0) {
    return !COMECA_MUDANCA.test(inner);
  }
  if (/\bpel[oa]s? (?:lei|decreto|medida|emenda)/i.test(inner)) return false;
  return COMECA_OUTRA.test(inner);
}
