import { ALIASES, AREAS, exportPath } from '../../schemas/artifacts.ts';
import { artigoNumbers } from '../../schemas/grammar/artigo-number.ts';
import { parseRefKeySumula } from '../../schemas/model/sumula.ts';
import type { corpus } from '../../schemas/operations/corpus.ts';
import { type Documento, documento, type Failure, notFound } from '../answer.ts';
import type { Handlers } from '../call.ts';
import type { Acervo } from '../snapshot/acervo.ts';
import { artefato } from './artefato.ts';
import { findDispositivo } from './ref-key-lookup.ts';

export const corpusHandlers: Handlers<typeof corpus> = {
  listarDiplomas: (_, { snapshot }) => listaDiplomas(snapshot.acervo),

  lerDiploma({ params }, { snapshot: { acervo } }) {
    const sigla = acervo.sigla(params.sigla);
    const doc = sigla && acervo.diploma(sigla);
    return doc ? documento(doc) : unknownDiploma(params.sigla);
  },

  exportarDiploma({ params }, { snapshot }) {
    const sigla = snapshot.acervo.sigla(params.sigla);
    return (sigla && artefato(snapshot, exportPath(sigla))) || unknownDiploma(params.sigla);
  },

  lerArtigo({ params }, { snapshot: { acervo } }) {
    const sigla = acervo.sigla(params.sigla);
    if (!sigla) return unknownDiploma(params.sigla);
    const doc = acervo.artigo(sigla, params.artigo) ?? looseArtigo(acervo, sigla, params.artigo);
    return doc ? documento(doc) : notFound(`O diploma ${sigla} não tem o artigo “${params.artigo}”.`);
  },

  lerDispositivo({ params }, { snapshot: { acervo } }) {
    const doc = findDispositivo(acervo, params.ref_key, acervo.dispositivo);
    return doc ? documento(doc) : unknownDispositivo(params.ref_key);
  },

  lerVersoes({ params }, { snapshot: { acervo } }) {
    const doc = findDispositivo(acervo, params.ref_key, acervo.versoes);
    return doc ? documento(doc) : unknownDispositivo(params.ref_key);
  },

  listarAliases: (_, { snapshot }) => artefato(snapshot, ALIASES),

  listarAreas: (_, { snapshot }) => artefato(snapshot, AREAS),
};

const listas = new WeakMap<Acervo, Documento>();

/** The one body that is composed and not baked; made once for each database, with its tag. */
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

function unknownDiploma(sigla: string): Failure {
  return notFound(`Não há no acervo diploma conhecido por “${sigla}”. A lista está em /v1/diplomas.`);
}

function unknownDispositivo(refKey: string): Failure {
  const sumula = parseRefKeySumula(refKey);
  if (!sumula) return notFound(`Não há no acervo dispositivo “${refKey}”.`);
  const { tribunal, vinculante, numero } = sumula;
  const route = `/v1/sumulas/${tribunal}/${numero}${vinculante ? '?vinculante=true' : ''}`;
  return notFound(`“${refKey}” é uma súmula, não um dispositivo: leia-a em ${route}.`);
}
