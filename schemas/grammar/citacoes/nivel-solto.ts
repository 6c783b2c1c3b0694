import { compact } from '../../text/compact.ts';
import { endAt } from '../../text/sticky.ts';

/** A bare level further on than this is of something else. */
const PERTO = 400;
/** `o inciso X`, `no § 2º`, `em seu § 1º`: a sentence speaks of it; the label of a law's own line has no such word before it. */
const DITO = compact(/(?:^|[^\p{L}])(?:[oa]s?|[nd][oa]s?|ao?s?|[àa]s?|pel[oa]s?|seus?|suas?)\s{1,3}$/iu);
const APOS_APARTE = /^\s?,[^,.;:()\n]{2,50},\s{1,3}$/;
/** What a level named behind may be of instead. */
const OUTRA_COISA = compact(
  /(?<!\p{L})(?:cl[áa]usulas?|peti[çc][ãa]o|tabela|quadro|anexo)(?!\p{L})|(?:^|[.;,(]\s{0,3}|\se\s{1,3})n?[oa]\s{1,3}(?:contrato|edital|acordo|conven[çc][ãa]o|estatuto|regulamento|regimento|portaria|resolu[çc][ãa]o|proposta|projeto|ap[óo]lice|decreto|lei\s{1,3}(?:estadual|municipal|distrital))(?!\p{L})/iu,
);
/** `§ 2º da lei estadual`, `§ 6º deste`: of what is named there, which is no article told before. */
const DE_ALGO = compact(
  /\s?,?\s{0,3}d(?:[aoe]s?\s{1,3}(?!(?:(?:mesm|referid|citad|mencionad|aludid)o\s{1,3})?(?:artigo|dispositivo|preceito)(?!\p{L}))\p{L}|est[ea]|ess[ea]|aquel[ea])/iuy,
);

/** Where a sentence ends, or a part of it that stands by itself. */
const FIM_DE_FRASE = compact(/[.!?]["”’)]?\s{1,3}(?=["“‘(]?\p{Lu}|\()|;\s{1,3}|\n\s*[\n\ufffc]/u);
const PALAVRA =
  'tanto|isso|verdade|j[áa]|mas|e|nem|ou|por[ée]m|contudo|todavia|entretanto|assim|tamb[ée]m|tampouco|ainda|ali[áa]s|ademais|outrossim|igualmente|logo|portanto|' +
  'pois|ent[ãa]o|al[ée]m|disso|por|sua|seu|vez|outro|lado|fim|d[oa]|de|mesm[oa]|modo|forma|n[oa]|entanto|n[ãa]o|obstante|com|efeito|fato|' +
  'ness[ea]|nest[ea]|sentido|segundo|conforme|consoante|nos|termos|[àa]|luz|for[çc]a|acordo|que|como|quando|se|s[óo]|apenas|inclusive|' +
  '[ée]|s[ãa]o|foi|h[áa]|valem?|incidem?|aplicam?(?:-se)?|ve(?:ja|de)(?:-se)?|vide|ver|confira(?:-se)?|cf\\.|basta|note-se|observe-se|' +
  'diz|disp[õo]e|prev[êe]|reza|estabelece|determina|preceitua|consta|ele|o';
/** `O inciso X`, `Já o § 2º`, `Nos termos do § 3º`, `(§ 1º`: the sentence begins with it, and nothing else may own it. */
const COMECA_COM_ELE = compact(
  new RegExp(
    `^["“‘]?(?:(?:${PALAVRA})(?:\\s?,)?\\s{1,3}){0,7}(?:(?:[oa]s?|[nd][oa]s?|aos?|[àa]s?|pel[oa]s?)\\s{1,3}|\\()$`,
    'iu',
  ),
);
/** `Há regra própria (§ 1º)`: of what there is nobody else is the owner. */
const HA = compact(/^(?:h[áa]|existem?|cabem?)\s[\p{L}\s]{1,40}\($/iu);

const NIVEL = '§|inc|par[áa]g|al[íi]n|caput|cabe[çc]a|letra|it[em]';
/** What an article, a preposition and its noun say without a thing that could have levels: `no caso`, `o que`. */
const NADA =
  '(?:caso|esp[ée]cie|hip[óo]tese|forma|termos|moldes|limites|parte|que|qual|quais|entanto|mais|medida|sentido|verdade|ponto|particular|tocante|fim|partir|' +
  'saber|teor|seus?|suas?|disposto|dispositivo|preceito|preceptivo|artigo|norma|regra|reda[çc][ãa]o|legislador)(?!\\p{L})';
const ALGO = `(?:[oa]s?|um|uma|est[ea]s?|ess[ea]s?|aquel[ea]s?|n[oa]s?|nest[ea]|ness[ea]|naquel[ea]|pel[oa]s?)\\s{1,3}(?!${NIVEL}|${NADA})[\\p{L}\\d]`;
/** Who speaks next in the same sentence: `, e a sentença`, `, na escritura`. */
const OUTRO_SUJEITO = compact(
  new RegExp(
    `(?:^|[,:(–—]|(?<!\\p{L})(?:e|mas|que|por[ée]m|pois|porque|quando|como|embora|enquanto|segundo|conforme))\\s{1,3}${ALGO}`,
    'iu',
  ),
);
const OUTRO_NOME = compact(
  /(?:[,:(–—]|(?<!\p{L})(?:e|mas|que|segundo|conforme))\s{1,3}(?!Inc|Par|Al[íi]n|Art)\p{Lu}\p{L}/u,
);
/** A sentence between that is about something else. */
const OUTRA_FRASE = compact(new RegExp(`^["“‘(]?${ALGO}`, 'iu'));

/** `aplicou o art. 5º e, no § 3º |, condenou`: what somebody did there, and no law does. */
const FEZ_ALGUEM = compact(
  /\s?,\s{1,3}(?:\p{Ll}+mente\s)?(?:conden|absolv|decid|julg|fix|aplic|reconhec|afirm|entend|conclu|indefer|defer|neg|acolh|rejeit|determin|consign|menciona|aleg|sustent|pleite|requer|pedi)(?:ou|eu|iu|aram|eram|iram)(?!\p{L})/iuy,
);

/**
 * Whether levels that no article follows are of the one told before: `o art. 5º da CF … no inciso X`. Something must tie
 * them to it, the same sentence or the head of a new one; anything may have paragraphs.
 * @param desde where the article ended
 * @param fim past the last level
 */
export function isSolto(text: string, inicio: number, desde: number, fim: number): boolean {
  if (inicio < desde || inicio - desde > PERTO || endAt(DE_ALGO, text, fim) >= 0) return false;
  const between = text.slice(desde, inicio);
  // `art. 155 do CP, na forma tentada, § 4º`: in the same sentence, between commas.
  if (APOS_APARTE.test(between)) return !OUTRA_COISA.test(between);
  const bracketed = text[inicio - 1] === '(' && text[fim] === ')';
  if (!(bracketed || DITO.test(between.slice(-8))) || OUTRA_COISA.test(between)) return false;
  if (endAt(FEZ_ALGUEM, text, fim) >= 0) return false;
  const frases = between.split(FIM_DE_FRASE);
  const last = frases.at(-1) as string;
  if (frases.length === 1) return !OUTRO_SUJEITO.test(last) && !OUTRO_NOME.test(last);
  return (COMECA_COM_ELE.test(last) || HA.test(last)) && !frases.slice(1, -1).some((frase) => OUTRA_FRASE.test(frase));
}
