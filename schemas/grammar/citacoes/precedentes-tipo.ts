import type { PrecedenteCitado } from '../../model/citacao.ts';
import type { Ambito } from './precedentes-ambito.ts';
import type { Cabeca } from './precedentes-cabeca.ts';
import { TRANSITORIA } from './precedentes-orgaos.ts';
import { sistematicaBefore } from './precedentes-sistematica.ts';

/** A member of a list as read, before it is told what it is. */
export interface Achado {
  cabeca: Cabeca;
  /** Where the announcing word stands; a list's later members begin after it. */
  palavra: number;
  inicio: number;
  fim: number;
  numeros: number[];
  ambito: Ambito;
}

type Identidade = PrecedenteCitado extends infer C
  ? C extends unknown
    ? Omit<C, 'rotulo' | 'offset' | 'fim' | 'numero'>
    : never
  : never;

const sumula = (tribunal: string | null): Identidade => ({ tipo: 'sumula', tribunal, vinculante: false });
const enunciado = (orgao: string | null): Identidade => ({ tipo: 'enunciado', orgao });

/** Only the STF binds; another court said of a binding one is kept, so that nobody confirms it. */
const vinculante = ({ tribunal }: Ambito): Identidade => ({
  tipo: 'sumula',
  tribunal: tribunal ?? 'STF',
  vinculante: true,
});

/** The courts whose súmulas are also called enunciados; the statements of a state court are its chambers'. */
const TEM_SUMULA = /^(?:ST[FJM]|T[SC][TEU]|TFR|TNU|CARF|AGU|CRPS|TR[FT]\d+)$/;

function readEnunciado(achado: Achado, texto: string): Identidade | null {
  const { cabeca, ambito } = achado;
  const { tribunal, orgao, comTribunal, daSumula } = ambito;
  if (cabeca.administrativo) return enunciado(orgao ?? tribunal);
  if (cabeca.sumular || daSumula) return sumula(tribunal);
  if (orgao !== null) return enunciado(tribunal === null ? orgao : `${orgao} do ${tribunal}`);
  if (comTribunal) return tribunal === null || TEM_SUMULA.test(tribunal) ? sumula(tribunal) : enunciado(tribunal);
  // `o enunciado 3 da questão`: in small letters and of nobody it is not a citation.
  const solto = cabeca.classe === 'enunciado' && cabeca.palavra.startsWith('E') && !isTitulo(achado, texto);
  return solto ? enunciado(null) : null;
}

/** `Tema 3: …`, `Enunciado 1 – …`, a line that is only that: a heading of the text's own. */
function isTitulo({ palavra, fim }: Achado, texto: string): boolean {
  const antes = texto.slice(Math.max(0, palavra - 5), palavra);
  return /(?:^|\n)[ \t]*$/.test(antes) && /^[ \t]{0,3}(?:[:–—\n-]|$)/.test(texto.slice(fim, fim + 4));
}

const SINAIS =
  /repercuss[ãa]o geral|repetitiv|\bteses?\b|\bSTF\b|\bSTJ\b|\bTST\b|supremo tribunal|superior tribunal|julgamento|julgad|paradigma|precedente|IRDR|\bIAC\b|sobrest|\bRE\b|\bREsp\b/i;
/** How far back a theme that names neither court nor system may find a word that tells it from a chapter's. */
const ALCANCE = 100;
/** No book has so many chapters. */
const NUMERO_DE_TEMA = 100;

function isTema(achado: Achado, texto: string): boolean {
  const { cabeca, palavra, numeros } = achado;
  const [numero = 0] = numeros;
  // `o tema 2022`: a bare number that reads as a year is none.
  const ano = numero >= 1900 && numero < 2100 && /tema \d{4}$/i.test(texto.slice(palavra, palavra + 9));
  if (numero >= NUMERO_DE_TEMA) return !ano;
  if (!cabeca.palavra.startsWith('T') || isTitulo(achado, texto)) return false;
  return SINAIS.test(texto.slice(Math.max(0, palavra - ALCANCE), palavra));
}

function readTema(achado: Achado, texto: string): Identidade | null {
  const { cabeca, ambito, palavra } = achado;
  const daPalavra = { irdr: 'irdr', iac: 'iac', irr: 'repetitivo', tema: null }[cabeca.classe as 'tema'];
  const sistematica =
    daPalavra ?? ambito.sistematica ?? sistematicaBefore(texto.slice(Math.max(0, palavra - ALCANCE), palavra));
  if (sistematica === null && !ambito.comTribunal && !isTema(achado, texto)) return null;
  const tribunal = ambito.tribunal ?? (sistematica === 'repercussao_geral' ? 'STF' : null);
  return { tipo: 'tema', tribunal, sistematica };
}

function readOj({ cabeca, ambito }: Achado): Identidade {
  const orgao = cabeca.transitoria ? TRANSITORIA : ambito.orgao;
  const doTst = ambito.orgaoDoTst || orgao === TRANSITORIA;
  return { tipo: 'oj', tribunal: ambito.tribunal ?? (doTst ? 'TST' : null), orgao };
}

function identify(achado: Achado, texto: string): Identidade | null {
  const { cabeca, ambito } = achado;
  if (cabeca.vinculante || ambito.daVinculante) return vinculante(ambito);
  switch (cabeca.classe) {
    case 'sumula':
      return sumula(ambito.tribunal ?? ambito.orgao);
    case 'enunciado':
    case 'verbete':
      return readEnunciado(achado, texto);
    case 'oj':
      return readOj(achado);
    default:
      return readTema(achado, texto);
  }
}

/** The citations that a member of a list is: one for each of its numbers, none when it turns out to be something else. */
export function toCitacoes(achado: Achado, texto: string): PrecedenteCitado[] {
  const identidade = identify(achado, texto);
  if (identidade === null) return [];
  const { inicio, fim, numeros } = achado;
  const trecho = { rotulo: texto.slice(inicio, fim), offset: inicio, fim };
  return numeros.map((numero) => ({ ...identidade, ...trecho, numero }));
}
