import { catalogo } from '../../schemas/catalog/catalog.ts';
import { nomesDe } from '../../schemas/catalog/nomes.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { extractAtos } from '../../schemas/citations/extract-acts.ts';
import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import type { Sumula } from '../../schemas/contract/model/corpus/sumula.ts';
import { principalDe } from '../../schemas/referencias/disposicoes-transitorias.ts';
import { nearestRow } from '../../schemas/referencias/nearest-row.ts';
import {
  type AtoQueCita,
  acharReferencias,
  acharReferenciasDeSumula,
  type Referencia,
} from '../../schemas/referencias/referencias.ts';
import { caminhoDe, caminhoDoAto } from '../caminhos.ts';
import { type Elo, ligar, type Pedaco } from '../texto/elos.ts';
import { acervo, hasPagina, previas } from './acervo.ts';
import { ondeAlterou } from './alteradores.ts';
import { nomes, registro } from './snapshot.ts';

/** A provision's own words, with links on what they cite. `texto` is the part to show, from the beginning. */
export function comElos(linha: Dispositivo, texto: string): Pedaco[] {
  if (!CITA.test(texto)) return [texto];
  const ato = atoQueCita(linha.sigla);
  const lido = linha.alterador ? (linha.comando ?? '') : texto;
  const referencias = acharReferencias(linha, ato, gramatica());
  return ligar(texto, [...referencias, ...atosCitados(lido, linha.sigla)], (para) => destinoDe(para, linha.ref_key));
}

/** The same for a súmula. */
export function sumulaComElos(sumula: Sumula): Pedaco[] {
  const referencias = acharReferenciasDeSumula(sumula, null, gramatica());
  const lugares = [...referencias, ...atosCitados(sumula.texto, '')];
  return ligar(sumula.texto, lugares, (para) => destinoDe(para, sumula.ref_key));
}

/** An editorial note, with a link on the act that it names. Cached, because a few notes occur over and over. */
export function notaComElos(nota: string): Pedaco[] {
  const known = notas.get(nota);
  if (known) return known;
  // A preview of this link would show only the name of the act.
  const pedacos = ligar(nota, atosCitados(nota, ''), (para) => semPrevia(destinoDaNota(para)));
  notas.set(nota, pedacos);
  return pedacos;
}
/** A reader of a note wants to see what that law changed. The page there leads on to the law. */
function destinoDaNota(sigla: string): Elo | null {
  const href = ondeAlterou(sigla);
  return href === null ? destinoDe(sigla, '') : { href, previa: null };
}

const notas = new Map<string, Pedaco[]>();
const semPrevia = (elo: Elo | null): Elo | null => elo && { ...elo, previa: null };

/** Quickly excludes most texts, which cite nothing. */
const CITA = /\bart(?:s?\b|igo)|s[úu]mula|\b(?:lei|decreto|constituição|código|emenda|medida|consolidação|estatuto)\b/i;

let gramaticaFeita: ReturnType<typeof nomesDe> | null = null;
function gramatica() {
  gramaticaFeita ??= nomesDe(catalogo, nomes());
  return gramaticaFeita;
}

/** The acts that a text cites without a provision, as references to the whole act, except the act itself. */
function atosCitados(texto: string, sigla: string): Referencia[] {
  return extractAtos(texto, extractCitacoes(texto, gramatica()), gramatica())
    .filter((citado) => citado.homonimo === undefined && citado.sigla !== sigla)
    .map(({ offset, fim, sigla }) => ({ offset, fim, para: sigla }));
}

let quem: AtoQueCita | null = null;
/** Provisions come act by act, so one act is cached. */
function atoQueCita(sigla: string): AtoQueCita {
  if (quem?.sigla !== sigla) {
    const principal = principalDe(sigla);
    quem = {
      sigla,
      chaves: chavesDe(sigla),
      principais: principal === null ? new Set() : chavesDe(principal),
      ano: gramatica().ano.get(sigla) ?? null,
    };
  }
  return quem;
}

const chavesDe = (sigla: string): ReadonlySet<string> => new Set(previas().get(sigla)?.keys() ?? []);

let paginas: ReadonlyMap<string, string> | null = null;
/** The official page of an act that was not read, by its sigla. */
function paginaOficial(sigla: string): string | null {
  paginas ??= new Map(registro().atos.flatMap(({ sigla, url }) => (url === null ? [] : [[sigla, url]])));
  return paginas.get(sigla) ?? null;
}

/**
 * The address of what is cited: on this site, or the official page of an act that was not read; null for the citing
 * provision itself.
 */
function destinoDe(para: string, de: string): Elo | null {
  const [sigla = ''] = para.split('.');
  if (para === de) return null;
  if (sigla === 'SUM') return hasPagina(para) ? { href: caminhoDe(para), previa: null } : null;
  if (!acervo().has(sigla)) {
    const href = paginaOficial(sigla);
    return href === null ? null : { href, previa: null, externo: true };
  }
  if (para === sigla) return { href: caminhoDoAto(sigla), previa: acervo().get(sigla)?.titulo ?? null };
  const linhas = previas().get(sigla);
  const row = nearestRow(para, new Set(linhas?.keys()));
  return row === null || row === de ? null : { href: caminhoDe(row), previa: linhas?.get(row) ?? null };
}
