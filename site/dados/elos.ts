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

/** A provision's own words, with what they cite as links. `texto` is what of them is shown: a beginning of them. */
export function comElos(linha: Dispositivo, texto: string): Pedaco[] {
  if (!CITA.test(texto)) return [texto];
  const ato = atoQueCita(linha.sigla);
  const lido = linha.alterador ? (linha.comando ?? '') : texto;
  const referencias = acharReferencias(linha, ato, gramatica());
  return ligar(texto, [...referencias, ...atosCitados(lido, linha.sigla)], (para) => destinoDe(para, linha.ref_key));
}

/** The same of a súmula. */
export function sumulaComElos(sumula: Sumula): Pedaco[] {
  const referencias = acharReferenciasDeSumula(sumula, null, gramatica());
  const lugares = [...referencias, ...atosCitados(sumula.texto, '')];
  return ligar(sumula.texto, lugares, (para) => destinoDe(para, sumula.ref_key));
}

/** An editorial note, with the act that it names as a link. The same few are met over and over. */
export function notaComElos(nota: string): Pedaco[] {
  const known = notas.get(nota);
  if (known) return known;
  // The name of the act is all that there would be to show of it.
  const pedacos = ligar(nota, atosCitados(nota, ''), (para) => semPrevia(destinoDaNota(para)));
  notas.set(nota, pedacos);
  return pedacos;
}
/** Who reads by what law a wording is wants to see what it changed; the page leads on to the law. */
function destinoDaNota(sigla: string): Elo | null {
  const href = ondeAlterou(sigla);
  return href === null ? destinoDe(sigla, '') : { href, previa: null };
}

const notas = new Map<string, Pedaco[]>();
const semPrevia = (elo: Elo | null): Elo | null => elo && { ...elo, previa: null };

/** Most texts cite nothing, and are told by this without being read. */
const CITA = /\bart(?:s?\b|igo)|s[úu]mula|\b(?:lei|decreto|constituição|código|emenda|medida|consolidação|estatuto)\b/i;

let gramaticaFeita: ReturnType<typeof nomesDe> | null = null;
function gramatica() {
  gramaticaFeita ??= nomesDe(catalogo, nomes());
  return gramaticaFeita;
}

/** The acts that a text names by themselves, as references to the whole act; its own is none. */
function atosCitados(texto: string, sigla: string): Referencia[] {
  return extractAtos(texto, extractCitacoes(texto, gramatica()), gramatica())
    .filter((citado) => citado.homonimo === undefined && citado.sigla !== sigla)
    .map(({ offset, fim, sigla }) => ({ offset, fim, para: sigla }));
}

let quem: AtoQueCita | null = null;
/** Provisions come act by act: one is held. */
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
/** The official page of an act that is not read here, by its sigla. */
function paginaOficial(sigla: string): string | null {
  paginas ??= new Map(registro().atos.flatMap(({ sigla, url }) => (url === null ? [] : [[sigla, url]])));
  return paginas.get(sigla) ?? null;
}

/** Where what is cited stands: here, or on the official page of an act that is not read; null where it is itself. */
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
