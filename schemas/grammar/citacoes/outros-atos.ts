import type { AtoNumerado } from '../act-name.ts';
import { Caracteres } from '../caracteres.ts';
import { Comecos } from '../comecos.ts';
import { compact } from '../compact.ts';
import { makeOtherSigla } from '../made-sigla.ts';
import { endAt, matchAt } from '../sticky.ts';
import { readAmbito } from './ambito-do-nome.ts';
import { readNumeroAposto, readNumeroDeOrigem } from './nome-e-numero.ts';
import type { Nomes } from './nomes.ts';

/** An act that is no federal act of the catalogue's forms. */
export interface OutroAto {
  sigla: string;
  fim: number;
  numerado?: AtoNumerado;
}

const LOCAL = compact(
  /(?:leis?(?:\s+complementar(?:es)?)?|decretos?(?:[-\s]lei)?)\s+(?:estadua(?:l|is)|municipa(?:l|is)|distrita(?:l|is)|org[âa]nica(?:\s+nacional(?!\p{L}))?(?:\s+(?:d[oae]s?\s+)?(?:magistratura(?:\s+nacional)?|(?:minist[ée]rio|defensoria)\s+p[úu]blic[oa](?:\s+d[aoe]\s+\p{L}+)?|distrito\s+federal|munic[íi]pio(?:\s+d[eoa]\s+\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+)*)?|tribunal\s+de\s+contas[^,.;()\ufffc]{0,40}|\p{L}{2,6}(?!\p{L})))?)/iuy,
);
const NORMA = compact(
  /(?:resolu[çc](?:[ãa]o|[õo]es)|res\.|portarias?(?:\s+(?:interministerial|conjunta|normativa))?|instru[çc][ãa]o(?:\s+normativa|(?=\s+(?:CVM|TCU|TSE|n[.º°]|\d)))|IN(?=[\s-]?(?:n[.º°]|\d|[A-Z]{2}))|provimentos?|regimento(?:\s+interno|\s+de\s+custas)?|regulamento(?:\s+(?:geral|interno))?|(?:carta[-\s])?circular|direc?tiva|delibera[çc][ãa]o|ato\s+(?:normativo|regimental|conjunto|declarat[óo]rio|institucional)|decreto\s+legislativo|estatuto|c[óo]digo|conven[çc][ãa]o|protocolo|tratado|consolida[çc][ãa]o|RI(?=[/-][A-Z]|\s?[,(])|norma\s+regulamentadora|NR(?:-\d{1,2}(?!\d))?|declara[çc][ãa]o(?=\s+(?:universal|americana|d[eo]s?\s+direitos))|acordo(?=\s+(?:trips|sobre\s+aspectos|de\s+(?:paris|escaz[úu]|marraqueche)))|regras\s+de\s+(?:bangkok|mandela|t[óo]quio|beijing|pequim|haia)|carta(?=\s+(?:dos\s+direitos\s+fundamentais|das\s+na[çc][õo]es|da\s+onu|africana|social\s+europ))|(?:(?:RDC|REN|NBC)|ABNT(?=\s+NBR)|NBR|ISO(?:\/IEC)?)(?=[\s-]{1,2}(?:[A-Z]{2}|n[.º°]|\d))|RN(?=\s(?:n[.º°]{1,2}\s?)?\d{1,3}\s?\/)|AI-\d{1,2}(?!\d))(?!\p{Ll})/iuy,
);
/** `Lei Rouanet`, `Lei de Licitações`. */
const LEI_COM_NOME = compact(/[Ll]ei(?=\s+(?:d[aoe]s?\s+)?\p{Lu}\p{Ll})|LEI(?=\s+(?:D[AOE]S?\s+)?\p{Lu}{4})/uy);
/** What names an act further: `-TSE`, ` Interno do TST`, ` de Ética da OAB`, ` nº 23.376/2012`. */
const NOME = compact(
  /(?:\s?[-/]\s?[A-Z]{2,6}(?![a-z])|(?:[ \t]+(?:\n[ \t]*)?|\n[ \t]*)(?:(?:d[oae]s?|e|sobre|contra)\s+(?:[oa]\s+)?){0,2}(?:(?!N(?:[º°.]|o(?!\p{L}))|\p{Lu}{1,2}\.\s)\p{Lu}[\p{L}\p{N}]*(?:[-/]\p{Lu}\p{L}*)?|(?:colendo|egr[ée]gi[oa]|e\.|c\.)(?=\s)|(?:n?d?est[ea]|ess[ea])\s+(?:colend[oa]\s+|egr[ée]gi[oa]\s+|e\.\s+)?(?:Corte|Tribunal|Casa)(?!\p{L})))/uy,
);
const NUMERO = compact(
  /(?:\s?\((?:UE|CEE?|EU|EC|Euratom)\))?\s*,?\s*(?:[nN][.º°o]{0,3}\s?)?\d+(?:\.\d+)*(?:-[A-Z])?(?:\s?[/⁄]\s?\d{2,4}|:(?:19|20)\d\d|,?\s+de\s+(?:\d{1,2}[º°]?\s+de\s+\p{L}+\s+de\s+)?\d{4})?(?:\s?[-/]\s?[A-Z]{2,6}(?![a-z]))?(?:,?\s+d[oa]\s+(?:[A-Z]{2,6}(?:[-/][A-Z]{2})?(?![a-z])))?/uy,
);

/** `lei paulista`, `Lei do Estado de São Paulo`: a law of someone, before its number. */
const LEI = /leis?(?:\s{1,3}complementar(?:es)?)?|LC(?=\s)|decretos?(?:[-\s]lei)?/iy;

/**
 * Regulations, internal rules, acts of states and towns, treaties and codes that the catalogue does not have. The number of
 * a federal act beside such a name is what tells the act.
 * @param basta what its words must have to be an act here; any will do when left out
 */
export function readOutroAto(text: string, at: number, nomes: Nomes, basta?: RegExp): OutroAto | null {
  const local = COMECA_LEI.at(text, at) ? endOfLocal(text, at) : -1;
  if (local >= 0)
    return (
      (DA_UNIAO.test(text.slice(at, local)) ? readOficial(text, local, nomes, DE_LEI) : null) ??
      withNumber(text, at, local, basta)
    );
  let fim = endOfNorma(text, at);
  if (fim < 0) return null;
  for (let words = 0; words < 8; words++) {
    const word = endAt(NOME, text, fim);
    if (word < 0) break;
    fim = word;
  }
  const escrito = text.slice(at, fim);
  if (DE_OUTREM.test(escrito)) return withNumber(text, at, fim, basta);
  const oficial =
    REGULAMENTO.at(text, at) && !LOCAIS.test(escrito) ? readOficial(text, fim, nomes, DE_REGULAMENTO) : null;
  if (oficial) return oficial;
  const numerado = TEM_NUMERO.at(text, at) ? readNumeroAposto(text, fim) : null;
  if (!numerado) return withNumber(text, at, fim, basta);
  const { forma, numero, ano } = numerado;
  return { sigla: nomes.numerado(numerado), fim: numerado.fim, numerado: { forma, numero, ano } };
}

/** `Regulamento da Previdência Social (Decreto nº 3.048/99)`: the number beside an official name is what tells the act. */
function readOficial(text: string, fim: number, nomes: Nomes, formas: RegExp): OutroAto | null {
  const numerado = readNumeroAposto(text, fim) ?? readNumeroDeOrigem(text, fim);
  if (!numerado || !formas.test(numerado.forma) || readAmbito(text, numerado.fim, { numerado: true })) return null;
  const { forma, numero, ano } = numerado;
  return { sigla: nomes.numerado(numerado), fim: numerado.fim, numerado: { forma, numero, ano } };
}

const DE_REGULAMENTO = /^decreto/;
const DE_LEI = /^lei/;
/** Those that states and towns regulate. */
const LOCAIS = /IC[MN]S|ISS|IPTU|IPVA|ITCM?D|ITBI|pol[íi]cia|interno|geral\s/i;
const REGULAMENTO = new Comecos('regulamento');
/** Those of a state have the same names without this. */
const DA_UNIAO = /nacional|uni[ãa]o|MPU|DPU|magistratura/i;
const COMECA_LEI = new Comecos('le lc de');
const LETRA_L = new Caracteres('l');
const TEM_NUMERO = new Caracteres('lec');
const COMECA_NORMA = new Comecos(
  'res por ins pro reg car cir dir del ato dec est cod con tra nor aco rdc ren nbc abn nbr iso',
);
const SIGLA_DE_NORMA = new Comecos('in ri nr rn ai');

function endOfNorma(text: string, at: number): number {
  if (LETRA_L.at(text, at)) return endAt(LEI_COM_NOME, text, at);
  return COMECA_NORMA.at(text, at) || SIGLA_DE_NORMA.at(text, at) ? endAt(NORMA, text, at) : -1;
}

function endOfLocal(text: string, at: number): number {
  const told = endAt(LOCAL, text, at);
  if (told >= 0) return told;
  const lei = endAt(LEI, text, at);
  const ambito = lei < 0 ? null : readAmbito(text, lei, { numerado: true });
  return ambito?.fim ?? -1;
}

/** The act of a state or a town: a federal number beside it is not its own. */
const DE_OUTREM = /estad|munic|distrit|org[âa]nic/i;

function withNumber(text: string, at: number, fim: number, basta?: RegExp): OutroAto | null {
  const end = Math.max(fim, endAt(NUMERO, text, fim));
  return basta && !basta.test(text.slice(at, end)) ? null : { sigla: makeOtherSigla(text.slice(at, fim)), fim: end };
}

const SIGLA = compact(
  /(?:RI|RG|LO|RC|CN|EA|CE|DI)[A-Z]{1,7}(?:[-/][A-Z]{2,6})?(?![\p{L}\p{N}])|[A-Z]{3,8}(?:[-/][A-Z]{2,6})?(?![\p{L}\p{N}])/uy,
);
/** Bodies, not acts. */
const ORGAO = compact(
  /^(?:STF|STJ|TST|TSE|STM|TCU|TJ[A-Z]{0,4}|TRF|TRT|TRE|OAB|INSS|MPF?|MPE|CNJ|CNMP|DOU|DJE?|DJU|PGR|AGU|PGFN|ONU|FGTS|RE|ARE|ADI|ADPF|HC|RHC|AIRR|RR|REsp|ART|ARTS|DOS|DAS|QUE|NOS|NAS|LEI|COM|POR|UMA|SEM|VETAD|REVOGAD|CANCELAD|DECRETA|RESOLV|PAR(?!\p{L})|INC(?!\p{L})|PROMULGA|SANCIONA|CAPUT|ANEXO|TÍTULO|TITULO|SEÇÃO)/u,
);

const CAPITAIS = new Caracteres('ABCDEFGHIJKLMNOPQRSTUVWXYZ', true);

/** An acronym that nobody told us of: `RITJSP`. */
export function readSigla(text: string, at: number): OutroAto | null {
  const match = CAPITAIS.at(text, at + 1) ? matchAt(SIGLA, text, at) : null;
  if (!match || ORGAO.test(match[0]) || /^[IVXLCDM]+$/.test(match[0])) return null;
  return { sigla: makeOtherSigla(match[0]), fim: at + match[0].length };
}
