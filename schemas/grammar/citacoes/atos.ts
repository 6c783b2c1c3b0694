import { readActCitations } from '../act-citation.ts';
import { type AtoNumerado, makeSigla } from '../act-name.ts';
import { minusculaAt } from '../caracteres.ts';
import { Comecos } from '../comecos.ts';
import { compact } from '../compact.ts';
import { readMadeSigla } from '../made-sigla.ts';
import { endAt } from '../sticky.ts';
import { endOfAlheio } from './alheio.ts';
import { readDonoAntes } from './ambito-antes.ts';
import { readAmbito } from './ambito-do-nome.ts';
import { endOfAntes } from './ano-escrito.ts';
import { type AtoCitadoNoTexto, type AtoNoTexto, type Lugar, siglaAlheia } from './ato-no-texto.ts';
import { readDeFora } from './atos-de-fora.ts';
import { readConsolidacao } from './consolidacao.ts';
import { readNome, replacedBy } from './nome-de-ato.ts';
import { readNomeDoNumero } from './nome-e-numero.ts';
import type { Nomes } from './nomes.ts';
import { readOutroAto, readSigla } from './outros-atos.ts';
import { endOfProjeto } from './projeto.ts';
import { readEditor } from './quem-editou.ts';

const DETERMINANTE =
  /(?:(?:supra|retro|super|pre|sobre)?[-\s]?(?:citad|mencionad|referid)|mesm|aludid|indigitad|apontad|invocad|dit|predit|sobredit|epigrafad|comentad|nov|vigente|atua|pr[óo]pri)(?:[oa]s?|l)?\s+/iy;
const COMECA_DETERMINANTE = new Comecos('su re pr so ci me al in ap di ep co no vi at');
const NOME_COMUM = compact(
  /(?:lei|diploma|c[óo]digo|c[óo]dex|estatuto|norma(?:tivo)?|decreto|texto|carta|constitui[çc][ãa]o|resolu[çc][ãa]o|regimento|ato|instrumento|legisla[çc][ãa]o|consolida[çc][ãa]o|emenda|medida\s+provis[óo]ria|regulamento|portaria)(?:\s+(?:legal|normativ[oa]|processual|constitucional|consolidado|complementar|material|repressivo|adjetivo|substantivo|federal|legislativo|de\s+ritos|de\s+reg[êe]ncia))*(?!\p{L})/iuy,
);
/** `do Código`, `do Estatuto Processual`: a code named before, which nothing behind it tells. */
const COMECA_CODIGO = new Comecos('cod est dip');
const SO_CODIGO = compact(
  /(?:(?:c[óo]digo|c[óo]dex)(?:\s+(?:processual|instrumental|de\s+ritos|vigente|atual|em\s+vigor))?|(?:estatuto|diploma)\s+(?:processual|de\s+ritos))(?!\p{L})/iuy,
);
/** What makes of `Código` one code: `de Ética`, `Comercial`, `171`. */
const QUALIFICADO = compact(
  /^(?:\s{1,3}(?:d[aeo]s?\s|municip|estadua|distrit|loca[il]|estrang|\p{Lu}\p{L})|\s?(?:n[º°.]\s?)?\d|[-/]\p{L})/u,
);
/** `desta Lei`: the act itself, or the one under discussion. */
const COMECA_DEMONSTRATIVO = new Comecos('est ess aqu');
const DEMONSTRATIVO = /(?:est[ea]|ess[ea]|aquel[ea])\s+(?:mesm[oa]\s+)?/iy;
const COMECA_VIGENTE = new Comecos('atu vig nov nos fes vet');
const VIGENTE = /(?:atual|vigente|novel|nosso|nossa|festejad[oa]|vetust[oa])\s+/iy;
/** `Carta do Estado`, `Carta Bandeirante`. */
const CARTA = /carta(?:\s{1,3}constitucional)?(?=\s)/iy;

/** Reads the act that begins at `at`; null when none does. */
export function readAto(text: string, at: number, nomes: Nomes, lugar: Lugar): AtoNoTexto | null {
  // Each pattern below begins with few letters, and this is asked of every word that may begin an act.
  const first = minusculaAt(text, at);
  const alheio = lugar === 'depois' || first === E || first === C ? endOfAlheio(text, at) : -1;
  // `PEC das Domésticas` has become what an amendment is called.
  const called = alheio >= 0 && /^PEC/i.test(text.slice(at, at + 3)) ? readNome(text, at, nomes, 'depois') : null;
  if (alheio >= 0 && !called) return { tipo: 'alheio', inicio: at, fim: alheio };
  const projeto = first === P && !called ? endOfProjeto(text, at) : -1;
  if (projeto >= 0) return { tipo: 'alheio', inicio: at, fim: projeto };
  const numbered = readNumerado(text, at, nomes);
  if (numbered) return numbered;
  const named = readNome(text, at, nomes, lugar) ?? (first === C ? readCarta(text, at) : null);
  if (named) return named;
  if (lugar === 'antes' || lugar === 'solto') return readSozinho(text, at, nomes);
  const found =
    readAdjetivado(text, at, nomes, lugar) ??
    readAnafora(text, at, nomes) ??
    (first === C ? readConsolidacao(text, at, nomes) : null);
  if (found) return found;
  const other = readDeFora(text, at) ?? readOutroAto(text, at, nomes) ?? readSigla(text, at);
  return other && { tipo: 'ato', inicio: at, ...other };
}

const [C, E, P] = [0x63, 0x65, 0x70];

/** The first letters of a numbered act, in words and in its short forms: they spare the far longer patterns. */
const PALAVRAS_DE_NUMERADO = new Comecos('lei dec del med eme');
const SIGLAS_DE_NUMERADO = new Comecos(
  `lc l. dl d. mp m. ec e. ${[...'0123456789-'].flatMap((sign) => [`l${sign}`, `d${sign}`]).join(' ')}`,
);

/** `Lei nº 8.078/1990`, `LEI-8078-1990`: an act by its number, unless a state's, or a name beside it is another's. */
function readNumerado(text: string, at: number, nomes: Nomes): AtoNoTexto | null {
  if (!PALAVRAS_DE_NUMERADO.at(text, at) && !SIGLAS_DE_NUMERADO.at(text, at)) return null;
  const cited = readActCitations(text, at)[0];
  const numbered = cited ?? readMadeSigla(text, at);
  if (!numbered) return null;
  const { forma, numero, ano, fim } = numbered;
  const sigla = (ano === null && nomes.publicado(text.slice(at, fim))) || nomes.numerado(numbered);
  // A short form is one only of an act that is known: `L8078`.
  if (!cited && ano === null && sigla === makeSigla(numbered)) return null;
  const ambito = readAmbito(text, fim, { numerado: true });
  const dono = ambito ? whose(ambito) : readDonoDito(text, at, numbered, nomes);
  if (dono !== null)
    return { tipo: 'ato', sigla: siglaAlheia(makeSigla(numbered), dono), inicio: at, fim: ambito?.fim ?? fim };
  const act: AtoCitadoNoTexto = { tipo: 'ato', sigla, inicio: at, fim, numerado: { forma, numero, ano } };
  return readNomeDoNumero(text, act, nomes, (beside) => readNome(text, beside, nomes, 'citado'));
}

/** Whose a law is by what the text says before its number, or of its making. */
const readDonoDito = (
  text: string,
  at: number,
  numerado: AtoNumerado & { fim: number },
  { editadas }: Nomes,
): string | null =>
  readDonoAntes(text, at) ?? readEditor(text, at, numerado.fim) ?? editadas?.find(numerado, at, numerado.fim) ?? null;

function whose(ambito: { tipo: string; uf?: string | null }): string {
  if (ambito.tipo === 'estado') return ambito.uf ?? 'EST';
  return ambito.tipo === 'municipio' ? 'MUN' : 'EXT';
}

function readCarta(text: string, at: number): AtoNoTexto | null {
  const fim = endAt(CARTA, text, at);
  const ambito = fim < 0 ? null : readAmbito(text, fim, { numerado: false });
  if (ambito?.tipo !== 'estado') return null;
  return { tipo: 'ato', sigla: siglaAlheia('CE', ...(ambito.uf ? [ambito.uf] : [])), inicio: at, fim: ambito.fim };
}

/** Where it stands alone, an act outside the corpus is one only with a number, or a name of its own. */
function readSozinho(text: string, at: number, nomes: Nomes): AtoNoTexto | null {
  const other =
    readDeFora(text, at) ??
    readOutroAto(text, at, nomes, PROPRIO) ??
    (text.startsWith('RI', at) ? readSigla(text, at) : null);
  return other && { tipo: 'ato', inicio: at, ...other };
}

const PROPRIO = compact(/\s\S*\d|\p{Ll}\s+(?:\p{Ll}{1,3}\s+)*\p{Lu}|^RI|^NR-/u);

/** `o antigo CPC`, `o vigente Código Penal`. */
function readAdjetivado(text: string, at: number, nomes: Nomes, lugar: Lugar): AtoNoTexto | null {
  const old = endOfAntes(text, at);
  if (old >= 0) {
    const numbered = readNumerado(text, old, nomes);
    if (numbered) return asAntigo(numbered, at, nomes);
    const named = readNome(text, old, nomes, lugar === 'citado' || lugar === 'digitado' ? lugar : 'depois');
    if (named?.tipo !== 'ato') return named;
    // With its year it is told already.
    return named.homonimo === undefined && !named.sigla.startsWith('X-')
      ? { ...named, ...replacedBy(named.sigla, nomes), inicio: at }
      : { ...named, inicio: at };
  }
  const current = COMECA_VIGENTE.at(text, at) ? endAt(VIGENTE, text, at) : -1;
  if (current < 0) return null;
  const named = readAto(text, current, nomes, lugar);
  return named && { ...named, inicio: at };
}

/** `a revogada Lei nº 8.666/93`; of a law that is in force it is not true, and then nobody knows what is meant. */
function asAntigo(numbered: AtoNoTexto, inicio: number, nomes: Nomes): AtoNoTexto {
  if (numbered.tipo !== 'ato' || !nomes.ano.has(numbered.sigla) || nomes.anteriores.has(numbered.sigla))
    return { ...numbered, inicio };
  return { ...numbered, sigla: siglaAlheia(numbered.sigla, 'ANTERIOR'), inicio };
}

/** `mesmo diploma legal`, `referida Lei`, `esta Lei`; one that goes on to name the act is that act. */
function readAnafora(text: string, at: number, nomes: Nomes): AtoNoTexto | null {
  const code = COMECA_CODIGO.at(text, at) ? endAt(SO_CODIGO, text, at) : -1;
  if (code >= 0 && !QUALIFICADO.test(text.slice(code, code + 8))) return { tipo: 'anafora', inicio: at, fim: code };
  const shown = COMECA_DEMONSTRATIVO.at(text, at) ? endAt(DEMONSTRATIVO, text, at) : -1;
  const from = Math.max(shown, COMECA_DETERMINANTE.at(text, at) ? endAt(DETERMINANTE, text, at) : -1);
  if (from < 0) return null;
  const numbered = readNumerado(text, from, nomes);
  if (numbered) return { ...numbered, inicio: at };
  const named = readNome(text, from, nomes, 'depois');
  const common = endAt(NOME_COMUM, text, from);
  if (named && named.fim > common) return { ...named, inicio: at };
  if (common < 0) return null;
  return { tipo: 'anafora', inicio: at, fim: common };
}
