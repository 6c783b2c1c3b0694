import { parseRefKeySumula } from '../../schemas/contract/model/corpus/sumula.ts';
import type { corpus } from '../../schemas/contract/operations/corpus.ts';
import { artigoNumbers } from '../../schemas/law/artigo-number.ts';
import { ALIASES, AREAS, exportPath } from '../../schemas/storage/artifacts.ts';
import { type Documento, documento, type Failure, notFound } from '../answer.ts';
import type { Handlers, Remeter } from '../call.ts';
import { artigoEm, dispositivoEm, exportEm } from '../em/corpus-em.ts';
import { isFailure, readEm } from '../em/dias.ts';
import { dizSemTexto } from '../fatos/sem-texto.ts';
import type { Acervo, Doc } from '../snapshot/acervo.ts';
import { acompanhamentoDe } from '../snapshot/acompanhamento.ts';
import { conferir } from '../snapshot/arquivo.ts';
import type { Snapshot } from '../snapshot/open.ts';
import { artefato } from './artefato.ts';
import { sayUnknown } from './diploma-desconhecido.ts';
import { findDispositivo } from './ref-key-lookup.ts';

export const corpusHandlers: Handlers<typeof corpus> = {
  listarDiplomas: (_, { snapshot }) => listaDiplomas(snapshot.acervo),

  lerDiploma({ params }, { snapshot, remeter }) {
    const { acervo } = snapshot;
    const sigla = acervo.sigla(params.sigla);
    const doc = sigla && acervo.diploma(sigla);
    return doc ? acompanhado(doc, sigla, snapshot) : unknownDiploma(params.sigla, snapshot, remeter);
  },

  exportarDiploma({ params, query }, { snapshot, remeter }) {
    const sigla = snapshot.acervo.sigla(params.sigla);
    const em = readEm(query.em, snapshot);
    if (isFailure(em)) return em;
    if (em && sigla) return exportEm(snapshot.acervo, conferir(artefato(snapshot, exportPath(sigla)).plain), em);
    return (sigla && artefato(snapshot, exportPath(sigla))) || unknownDiploma(params.sigla, snapshot, remeter);
  },

  lerArtigo({ params, query }, { snapshot, remeter }) {
    const { acervo } = snapshot;
    const em = readEm(query.em, snapshot);
    if (isFailure(em)) return em;
    const sigla = acervo.sigla(params.sigla);
    if (!sigla) return unknownDiploma(params.sigla, snapshot, remeter);
    const doc = acervo.artigo(sigla, params.artigo) ?? looseArtigo(acervo, sigla, params.artigo);
    if (em && doc) return artigoEm(acervo, doc, em);
    return doc ? documento(doc) : notFound(`O diploma ${sigla} não tem o artigo “${params.artigo}”.`);
  },

  lerDispositivo({ params, query }, { snapshot, remeter }) {
    const { acervo } = snapshot;
    const em = readEm(query.em, snapshot);
    if (isFailure(em)) return em;
    const doc = findDispositivo(acervo, params.ref_key, acervo.dispositivo);
    if (em && doc) return dispositivoEm(acervo, doc, em);
    return doc ? documento(doc) : unknownDispositivo(params.ref_key, snapshot, remeter);
  },

  lerVersoes({ params }, { snapshot, remeter }) {
    const { acervo } = snapshot;
    const doc = findDispositivo(acervo, params.ref_key, acervo.versoes);
    return doc ? documento(doc) : unknownDispositivo(params.ref_key, snapshot, remeter);
  },

  listarAliases: (_, { snapshot }) => artefato(snapshot, ALIASES),

  listarAreas: (_, { snapshot }) => artefato(snapshot, AREAS),
};

/** A baked act, with the dates of its last reading, which are not part of the snapshot. */
function acompanhado(doc: Doc, sigla: string, { runs }: Snapshot): Documento {
  const acompanhamento = JSON.stringify(acompanhamentoDe(runs, [sigla]));
  return documento(`${utf8.decode(doc).slice(0, -1)},"acompanhamento":${acompanhamento}}`);
}

const utf8 = new TextDecoder();
const listas = new WeakMap<Acervo, Documento>();

/** The only body that is composed at run time; once for each database, with its ETag. */
function listaDiplomas(acervo: Acervo): Documento {
  let lista = listas.get(acervo);
  if (!lista) {
    lista = documento(`{"diplomas":[${acervo.listaDiplomas().join()}]}`);
    listas.set(acervo, lista);
  }
  return lista;
}

function looseArtigo(acervo: Acervo, sigla: string, citado: string) {
  for (const numero of artigoNumbers(citado)) {
    const doc = acervo.artigo(sigla, numero);
    if (doc) return doc;
  }
  return null;
}

/** The refusal for an act that is not in the corpus, in the words that verification uses. */
function unknownDiploma(nome: string, snapshot: Snapshot, remeter: Remeter): Failure {
  return notFound(`${sayUnknown(nome, snapshot)}${remeter('Veja a lista', 'listarDiplomas')}`);
}

/** The sigla at the beginning of a ref_key. One that begins with `SUM` is a súmula's. */
const SIGLA = /^(?!SUM$)[A-Z0-9-]{1,20}$/;

function unknownDispositivo(refKey: string, snapshot: Snapshot, remeter: Remeter): Failure {
  const { acervo } = snapshot;
  const sumula = parseRefKeySumula(refKey);
  if (sumula) {
    const { vinculante, ...rest } = sumula;
    const leia = remeter('Leia-a', 'lerSumula', { ...rest, ...(vinculante ? { vinculante } : {}) });
    return notFound(`“${refKey}” é uma súmula, não um dispositivo.${leia}`);
  }
  const [ato = ''] = refKey.split('.', 1);
  const confira = ato === 'SUM' ? '' : remeter('Confira a citação', 'consultar', { q: refKey });
  const semTexto = acervo.sigla(ato) === null ? dizSemTexto(ato, snapshot) : null;
  if (semTexto !== null) return notFound(`${semTexto}${confira}`);
  if (SIGLA.test(ato) && acervo.sigla(ato) === null) return unknownDiploma(ato, snapshot, remeter);
  const above = nearestAbove(acervo, refKey);
  const have = above === null ? '' : `; há “${above}”`;
  return notFound(`Não há no acervo dispositivo “${refKey}”${have}.${confira}`);
}

/** The deepest existing level of a ref_key. */
function nearestAbove(acervo: Acervo, refKey: string): string | null {
  for (let end = refKey.lastIndexOf('.'); end > 0; end = refKey.lastIndexOf('.', end - 1)) {
    const above = refKey.slice(0, end);
    if (findDispositivo(acervo, above, acervo.dispositivo)) return above;
  }
  return null;
}
