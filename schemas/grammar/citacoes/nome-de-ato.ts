import { expandAno } from '../act-name.ts';
import { Caracteres } from '../caracteres.ts';
import { Comecos } from '../comecos.ts';
import { compact } from '../compact.ts';
import { isLetra } from '../letras.ts';
import { endAt } from '../sticky.ts';
import { mayStand } from './acronimo.ts';
import { endOfAdctLocal } from './adct.ts';
import { isEmprestimo } from './ambito-antes.ts';
import { type Ambito, readAmbito } from './ambito-do-nome.ts';
import { type AnoEscrito, endOfAnterior, endOfRevogado, isAntesOfNome, readAno } from './ano-escrito.ts';
import { type AtoCitadoNoTexto, type AtoNoTexto, type Lugar, siglaAlheia } from './ato-no-texto.ts';
import { isDireitoEstrangeiro } from './direito-estrangeiro.ts';
import { readAlongado } from './nome-alongado.ts';
import { readNumeroDoNome } from './nome-e-numero.ts';
import { findNome, type NomeLido, type Nomes } from './nomes.ts';
import { endOfWord } from './palavra-de-nome.ts';
import { isNovoProjeto, isProjeto } from './projeto.ts';

/** `a constituição do crédito`, `CONSTITUIÇÃO EM MORA`: what comes to be, and no act. */
const CONSTITUICAO_DE_ALGO = compact(
  /[cC]onstitui[çc][ãa]o\s{1,3}(?:em\s{1,3}mora|d[aeo]s?\s{1,3}(?!rep[úu]blica|rep\.|brasil|estado|munic|uni[ãa]o|imp[ée]rio|distrito|regime|pa[íi]s|na[çc][ãa]o|ent[ãa]o)\p{Ll}{3})/uy,
);
/** In capitals, where nothing tells a place from a thing, it is tried once no place was read. */
const CONSTITUICAO_GRITADA = compact(
  /CONSTITUI[ÇC][ÃA]O\s{1,3}(?:EM\s{1,3}MORA|D[AEO]S?\s{1,3}(?!REP[ÚU]BLICA|REP\.|BRASIL|ESTADO|MUNIC|UNI[ÃA]O|IMP[ÉE]RIO|DISTRITO|REGIME|PA[ÍI]S|NA[ÇC][ÃA]O|ENT[ÃA]O)\p{Lu}{3})/uy,
);
const CONSTITUICAO = new Comecos('con');
const GRITADA = new Caracteres('O', true);
/** `Código de Processo Penal - CPP`. */
const TRACO = /\s?[-–—]\s?(?=[A-Z]{2})/y;
const isTraco = (char: string | undefined): boolean => char === '-' || char === '–' || char === '—';
const PONTUADO = compact(/^(?:\p{L}\.){1,5}\p{L}?$/u);
const MAX_PONTUADO = 11;

/** `CPC`, `C.P.C.` */
function isAcronimo(text: string, at: number, fim: number): boolean {
  const letras = endOfWord(text, at) - at;
  if (letras === fim - at) return letras >= 2 && letras <= 6 && isLetra(text, at);
  return letras === 1 && fim - at <= MAX_PONTUADO && PONTUADO.test(text.slice(at, fim));
}

/** Reads an act by its name, with the year, the place and the number that say which act of that name is meant. */
export function readNome(text: string, at: number, nomes: Nomes, lugar: Lugar): AtoNoTexto | null {
  const found = findNome(text, at, nomes);
  if (!found || (found.sigla === 'CF' && CONSTITUICAO.at(text, at) && endAt(CONSTITUICAO_DE_ALGO, text, at) >= 0))
    return null;
  const acronimo = isAcronimo(text, at, found.fim);
  const estadual = found.sigla === 'CE' && acronimo ? readAmbito(text, found.fim, { numerado: false }) : null;
  if (estadual?.tipo === 'estado') return deAmbito(at, 'CF', estadual, lugar);
  if (acronimo && !mayStand(text, at, found, lugar)) return null;
  const outra = acronimo ? nomes.siglasDoTexto?.find(at, found.fim) : undefined;
  if (outra?.startsWith('X-')) return { tipo: 'ato', sigla: outra, inicio: at, fim: found.fim };
  if (outra) found.sigla = outra;
  const apposed = isTraco(text[found.fim]) || isTraco(text[found.fim + 1]) ? endAt(TRACO, text, found.fim) : -1;
  const twin = apposed < 0 ? null : findNome(text, apposed, nomes);
  if (twin?.sigla === found.sigla) found.fim = twin.fim;
  // `Código Eleitoral (CE)` is no state's: they have none.
  const proprio = found.sigla === 'CE' && !acronimo && /^\s?\(CE\)/.test(text.slice(found.fim, found.fim + 5));
  const ambito = proprio ? null : readAmbito(text, found.fim, { numerado: false });
  if (ambito) return deAmbito(at, found.sigla, ambito, lugar);
  const local =
    found.sigla === 'ADCT' ? endOfAdctLocal(text, found.fim, (of) => readNome(text, of, nomes, 'depois')) : -1;
  if (local >= 0) return { tipo: 'ato', sigla: siglaAlheia('ADCT', 'EST'), inicio: at, fim: local };
  if (found.sigla === 'CF' && GRITADA.at(text, at + 1) && endAt(CONSTITUICAO_GRITADA, text, at) >= 0) return null;
  const aposAlgo = lugar !== 'depois' && lugar !== 'citado';
  if (aposAlgo && found.sigla === 'CDC' && acronimo && isEmprestimo(text.slice(Math.max(0, at - 40), at))) return null;
  if ((aposAlgo && isProjeto(text, at)) || isNovoCodigo(text, at, found.sigla, nomes))
    return { tipo: 'ato', sigla: siglaAlheia(found.sigla, 'PROJETO'), inicio: at, fim: found.fim };
  const alheio = isDeMuitos(found.sigla, nomes) ? isDireitoEstrangeiro(text, at, found.fim) : null;
  if (alheio !== null)
    return deAmbito(at, found.sigla, { tipo: 'estrangeiro', fim: found.fim }, alheio === 'sim' ? lugar : 'citado');
  const dated = readData(text, at, found, nomes, { acronimo, lugar, antigo: aposAlgo && isAntesOfNome(text, at) });
  const behind =
    (dated.fim === found.fim ? null : readAmbito(text, dated.fim, { numerado: false })) ??
    readAlongado(text, at, dated.fim, nomes);
  if (behind) return deAmbito(at, dated.homonimo ?? dated.sigla, behind, lugar);
  // `CC/12`, where there is no such code, is a case.
  const caso = found.contextual && dated.sigla.startsWith('X-') && !/\d{4}$/.test(text.slice(at, dated.fim));
  if (caso && lugar !== 'depois' && lugar !== 'citado') return null;
  return readNumeroDoNome(text, dated, nomes);
}

/** `novo Código Penal`: no such code has come into force. */
const isNovoCodigo = (
  text: string,
  at: number,
  sigla: string,
  { codigos, anosAnteriores, anteriores, ano }: Nomes,
): boolean =>
  codigos.has(sigla) &&
  !anosAnteriores.has(sigla) &&
  !anteriores.has(sigla) &&
  isNovoProjeto(text, at, ano.get(sigla) ?? Number.POSITIVE_INFINITY);

/** Other countries have codes and constitutions of the same names. */
const isDeMuitos = (sigla: string, nomes: Nomes): boolean => sigla === 'CF' || nomes.codigos.has(sigla);

/** The act of a state, a town, another country under a name that is also the Union's. */
function deAmbito(inicio: number, sigla: string, ambito: Ambito, lugar: Lugar): AtoNoTexto {
  const { fim } = ambito;
  const of = (...partes: readonly string[]): AtoNoTexto => ({
    tipo: 'ato',
    sigla: siglaAlheia(...partes),
    inicio,
    fim,
  });
  switch (ambito.tipo) {
    case 'estado': {
      const uf = ambito.uf === null ? [] : [ambito.uf];
      return sigla === 'CF' ? of('CE', ...uf) : of(sigla, ...(uf.length > 0 ? uf : ['EST']));
    }
    case 'municipio':
      return of(sigla, 'MUN');
    case 'outro':
      return of(sigla, plainWord(ambito.de));
    case 'estrangeiro':
      // Where provisions may follow, it is remembered: they are its own, and not those of the act before.
      return lugar === 'depois' ? { tipo: 'alheio', inicio, fim, sigla: siglaAlheia(sigla, 'EXT') } : of(sigla, 'EXT');
  }
}

const plainWord = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase();

interface Onde {
  acronimo: boolean;
  lugar: Lugar;
  /** Said before the name: `o antigo CPC`. */
  antigo: boolean;
}

function readData(text: string, inicio: number, found: NomeLido, nomes: Nomes, onde: Onde): AtoCitadoNoTexto {
  const { sigla, fim } = found;
  const older = Math.max(endOfAnterior(text, fim), nomes.anosAnteriores.has(sigla) ? endOfRevogado(text, fim) : -1);
  const from = Math.max(fim, older);
  const escrito = readAno(text, from, onde.acronimo);
  const meant = nomes.ano.get(sigla) ?? null;
  // Where nobody told the year of the act, what follows the name is not read as one.
  const ano = escrito && meant !== null ? anoOf(text, inicio, escrito, { sigla, meant }, nomes, onde.lugar) : null;
  if (escrito && ano !== null) {
    const today = ano === meant && older < 0 && !onde.antigo;
    if (today) return { tipo: 'ato', sigla, inicio, fim: escrito.fim };
    const outra = nomes.superados.get(`${sigla}/${ano}`) ?? siglaAlheia(sigla, ano);
    return { tipo: 'ato', sigla: outra, inicio, fim: escrito.fim, homonimo: sigla, ano };
  }
  if (older < 0 && !onde.antigo) return { tipo: 'ato', sigla, inicio, fim };
  // `CPC/15 revogado`: the one of that year is not.
  if (found.ano !== undefined && found.ano === meant)
    return { tipo: 'ato', sigla: siglaAlheia(sigla, found.ano), inicio, fim: from, homonimo: sigla, ano: found.ano };
  return { ...replacedBy(sigla, nomes), inicio, fim: from };
}

/** The last act that had the name before the one that has it now; where none is known, still not today's. */
export function replacedBy(sigla: string, nomes: Nomes): Pick<AtoCitadoNoTexto, 'tipo' | 'sigla' | 'homonimo' | 'ano'> {
  if (nomes.anteriores.has(sigla)) return { tipo: 'ato', sigla };
  const anos = nomes.anosAnteriores.get(sigla) ?? [];
  const ano = anos.length > 0 ? Math.max(...anos) : undefined;
  const feita = ano === undefined ? siglaAlheia(sigla, 'ANTERIOR') : nomes.superados.get(`${sigla}/${ano}`);
  return { tipo: 'ato', sigla: feita as string, homonimo: sigla, ...(ano !== undefined && { ano }) };
}

/** `do Código vigente`, `do atual Código`: of the acts of a name, today's. */
const DE_HOJE = compact(
  /(?<!ent[ãa]o\s{1,3})(?:vigente|em\s{1,3}vigor)(?!\p{L})|(?:^|\s)(?:atual|nov[oa]|novel)(?!\p{L})/iu,
);

/** The act that has the name of an older one today, where the words that point back to it say that today's is meant. */
export function todayOf(sigla: string, comum: string, { superados, ano }: Nomes): string {
  if (!DE_HOJE.test(comum)) return sigla;
  for (const [nome, feita] of superados) if (feita === sigla) return nome.replace(/\/\d+$/, '');
  const today = /^X-(.+)-(?:ANTERIOR|\d{4})$/.exec(sigla)?.[1] ?? '';
  return ano.has(today) ? today : sigla;
}

/** `do CPC 30 dias`: what a number counts, which then is none of the name; `CPC 25` is another act's. */
const CONTAGEM = compact(
  /^\s{0,3}(?:\([^()]{0,12}\)\s{1,3})?(?:dias?|m[eê]s(?:es)?|anos?|horas?|minutos|vezes|sal[áa]rios|reais|artigos|r[ée]us|autores|testemunhas)(?!\p{L})/iu,
);
/** `cpc 1973 535`: behind a year comes another number. */
const OUTRO_NUMERO = /^\s*,?\s*(?:art\S*\s*)?\d/i;

/** The year that is meant; null when what is written is not one. */
function anoOf(
  text: string,
  inicio: number,
  { digitos, fim, incerto }: AnoEscrito,
  { sigla, meant }: { sigla: string; meant: number },
  nomes: Nomes,
  lugar: Lugar,
): number | null {
  const known = [meant, ...(nomes.anosAnteriores.get(sigla) ?? [])].find((ano) => String(ano).endsWith(digitos));
  // In a query the number of an article may stand there: two numbers, and the one that is a year is.
  if (
    lugar === 'digitado' &&
    /\s/.test(text[fim - digitos.length - 1] ?? '') &&
    !/\bDE\s+\d+$/i.test(text.slice(inicio, fim))
  ) {
    const others = OUTRO_NUMERO.test(text.slice(fim)) || /\d/.test(text.slice(0, inicio));
    return others && (known !== undefined || digitos.length === 4) ? (known ?? Number(digitos)) : null;
  }
  if (known !== undefined) return known;
  if (digitos.length === 4) return Number(digitos);
  if (incerto && CONTAGEM.test(text.slice(fim, fim + 16))) return null;
  return expandAno({ forma: 'lei', numero: '10000' }, Number(digitos));
}
