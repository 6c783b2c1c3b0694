import { compact } from '../compact.ts';

/** How far before a list the name of its act may begin. */
const ALCANCE = 70;
/** Right before `art. 3º`, or `em seu art. 3º`. */
const JUNTO = String.raw`\s?(?:,\s{1,3}|\(\s?)(?:(?:em|EM)\s{1,3}(?:seus?|SEUS?)\s{1,3})?$`;
const MARCA = String.raw`(?:[nN]\s?[.º°o]{1,3}\s?)?`;
/** The acronyms of classes of cases: they own no provisions. */
export const CLASSE_DE_PROCESSO =
  'A?RE|R?HC|R?MS|AI|AC|AP|MC|CC|IP|RO|EDcl|ED|EI|ADI|ADC|ADO|ADPF|ACO|Rcl|Pet|SS|SL|STA|RvC|A?I?RR|ROT|Ag|Inq|Ag(?:Rg|Int)|E?A?(?:REsp|RESP)';
/** Cases, súmulas, parts of a law, and places in the records or in a book: they have numbers, and own no provisions. */
const NAO_E_ATO = compact(
  new RegExp(
    String.raw`(?<!\p{L})(?:${CLASSE_DE_PROCESSO}|Processos?|Proc|Autos|A[çc][ãa]o|A[çc][õo]es|Recursos?|Recl\p{L}*|Apela\p{L}*|Agravos?|Habeas|Mandados?|Embargos|Inqu\p{L}*|Peti[çc]\p{L}*|S[úu]mulas?|Temas?|OJ|Enunciados?|Verbetes?|Informativos?|IRDR|Fls?|F[oô]lhas?|P[áa]gs?|Vol|Ed|Evento|I[Dd]|Docs?|DJe?|DJU|DOU|Rel|Min|Des|Item|Itens|Cl[áa]usulas?|Livro|T[íi]tulo|Cap[íi]tulo|Se[çc][ãa]o|Anexo|Arts?|Artigos?|Inc|Par)(?!\p{L})`,
    'u',
  ),
);
/** Words that begin a sentence: `Em 2019, art. 7º`. */
const SO_PALAVRA = /^(?:Em|N[ao]s?|D[aeo]s?|Desde|At[ée]|[OAE]s?|Com|Por|Pel[ao])$/;
/** Words of one name: those with capitals, and what joins them. */
const NOME = compact(/(?:(?<!\p{L})(?:\p{Lu}[\p{L}]*\.?|d[aeo]s?|no|em|n[º°.])[\s/-]{1,3}){0,6}$/u);
/** `Res. CNJ 125/2010`, `NR-15`, `RIR/2018`, `PEC nº 6/2019`, `Prov. 88/2019 do CNJ`: a name with its number. */
const NUMERADO = compact(
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])\p{Lu}[\p{L}]*\.?(?:\s{1,3}|\s?[-–/]\s?)${MARCA}\d[\d.]{0,8}(?:\s?\/\s?\d{2,4}|,?\s{1,3}de\s{1,3}\d{4})?(?:[-/][\p{L}]{1,8})?(?:\s{1,3}(?:d[oa]\s{1,3})?\p{Lu}{2,8}(?:[/-]\p{Lu}{2,8})?)?${JUNTO}`,
    'u',
  ),
);
/** `Lei 9.099/95, art. 3º, e 12.153/09, | art. 2º`, `Leis 8.212 e 8.213, de 1991, | art. 5º`: a law by its number alone. */
const SO_NUMERO = compact(
  new RegExp(
    String.raw`(?<![\p{L}\d.])${MARCA}\d{1,2}\.\d{3}(?:\s?[/⁄]\s?(?:\d{4}|\d{2})|,?\s{1,3}de\s{1,3}\d{4})${JUNTO}`,
    'u',
  ),
);
/** `Lei-Modelo UNCITRAL`, `Code Civil`, `Ley 26.994`: what they call a law elsewhere. */
const DE_FORA = compact(
  new RegExp(
    String.raw`(?<!\p{L})(?:Lei-\p{Lu}\p{L}+|Code|Codice|C[óo]digo|Ley|Loi|Legge|Act|Gesetz|Directive|Regulation)(?:\s{1,3}(?:de(?:l|s)?\s{1,3}|di\s{1,3}|of\s{1,3})?\p{Lu}[\p{L}-]+){1,4}${JUNTO}`,
    'u',
  ),
);

/**
 * `; PIDESC, art. 11`, `. RO, art. 71`, `No RO, art. 71`, `; Acordo de Paris, art. 7º`: alone, between an act and the list;
 * that of a case has what is told in its papers.
 */
const SOZINHO = compact(
  new RegExp(
    String.raw`(?:(?<=[.;–—]\s{1,3})(?:\p{Lu}{2,9}(?:[-/]\p{Lu}{2,6})?|(?:Acordo|Protocolo|Princ[íi]pios|Declara[çc][ãa]o|Digesto|Conven[çc][ãa]o|Tratado|Regras|Consolida[çc][ãa]o|Manual|Pol[íi]tica|Termos)(?:\s{1,3}(?:d[aeo]s?\s{1,3})?\p{Lu}\p{L}+){0,3})|(?<=(?:[.;–—]|(?<!\p{L})(?:[Nn][oa]|N[OA]))\s{1,3})(?:${CLASSE_DE_PROCESSO}))\s?,\s{1,3}$`,
    'u',
  ),
);

/**
 * Where an act that was not understood begins, told right before the list at `at`; -1 when none is. No act named before is
 * what the list is of then.
 * @param desde where the last act that the text named ends
 */
export function beginOfOutroAntes(text: string, at: number, desde: number): number {
  const mark = text.slice(Math.max(desde, at - 12), at);
  if (!/[,(]\s{0,3}(?:em\s{1,3}seus?\s{1,3})?$/i.test(mark)) return -1;
  const from = Math.max(desde, at - ALCANCE);
  const before = text.slice(from, at);
  const found = NUMERADO.exec(before) ?? DE_FORA.exec(before) ?? SO_NUMERO.exec(before);
  if (!found) {
    const sozinho = before.search(SOZINHO);
    return sozinho < 0 ? -1 : from + sozinho;
  }
  const head = /^\p{L}+/u.exec(found[0])?.[0] ?? '';
  const name = (NOME.exec(before.slice(0, found.index))?.[0] ?? '') + head;
  return SO_PALAVRA.test(head) || NAO_E_ATO.test(name) ? -1 : from + found.index;
}

/**
 * `; Digesto, | art. 13`, `) e Manual (| art. 12`, `; contrato, | art. 8º`: a name, or a noun, alone, told as the act was told
 * of the list before; not `; ainda, | art. 8º`.
 */
const AO_LADO = compact(
  /^\)?(?:\s?[;,]\s{1,3}(?:e\s{1,3})?|\s{1,3}e\s{1,3})(?:\p{Lu}\p{L}+(?:\s{1,3}(?:d[aeo]s?\s{1,3})?\p{Lu}\p{L}+){0,4}|(?!(?:e|ou|[oa]s?|n[oa]s?|d[aeo]s?|em|por|quanto|com|c\/c|bem|assim|ainda|tamb[ée]m|igualmente|ademais|inclusive|sobretudo|mais|agora|depois|antes|enfim|ali[áa]s|al[ée]m|arts?|artigos?|inc\p{L}*|par\p{L}*|caput|al[íi]n\p{L}*|\p{L}+mente|\p{Ll}{1,2})(?!\p{L}))\p{Ll}{3,}(?:\s{1,3}(?:d[aeo]s?\s{1,3})?\p{L}{3,}){0,3})(?:,\s{1,3}|\s{0,2}\(\s?)$/u,
);

/** Whether a list at `at` has a name before it as the list had that ended at `fim`, which its act led. */
export const isDeNomeAoLado = (text: string, fim: number, at: number): boolean =>
  at - fim < ALCANCE && AO_LADO.test(text.slice(fim, at));
