import type { AtoLocal, VerificacaoLocal } from '../../schemas/contract/model/artifacts/verificacao-local.ts';
import type { Acervo } from '../../schemas/verify/acervo/acervo.ts';
import { openAcervoLocal } from '../../schemas/verify/acervo/acervo-local.ts';
import { COMUM, parteDoAto, type VerificacaoComum, type VerificacaoDoAto } from './por-ato.ts';

/** What a browser verifies by. */
export interface Lei {
  acervo: Acervo;
  /** Beside the sample, what is known of the law. */
  fatos: VerificacaoLocal['fatos'];
}

/** An act that was asked for and has not come yet. */
class Falta extends Error {
  readonly sigla: string;

  constructor(sigla: string) {
    super(`${sigla} has not come yet`);
    this.sigla = sigla;
  }
}

/** More than these, and the whole corpus is asked for at once. */
const MAX_ATOS = 2;

/** Asks something of the corpus; again with each act that it asks for. Null where that is more than a few. */
export type PorAto = <T>(pergunta: (lei: Lei) => Promise<T>) => Promise<T | null>;

/** @param read a gzipped JSON document by its address */
export async function openPorAto(read: <T>(path: string) => Promise<T>): Promise<PorAto> {
  const { versao, siglas, ...comum } = await read<VerificacaoComum>(COMUM);
  const lidos = new Map<string, AtoLocal>();
  const atos: VerificacaoLocal['atos'] = {};
  for (const sigla of siglas) {
    const get = () => {
      const ato = lidos.get(sigla);
      if (!ato) throw new Falta(sigla);
      return ato;
    };
    Object.defineProperty(atos, sigla, { enumerable: true, get });
  }
  const lei = { acervo: openAcervoLocal({ ...comum, atos }), fatos: comum.fatos };
  return async (pergunta) => {
    for (let left = MAX_ATOS; ; left--) {
      try {
        return await pergunta(lei);
      } catch (error) {
        if (!(error instanceof Falta)) throw error;
        if (left === 0) return null;
        const parte = await read<VerificacaoDoAto>(parteDoAto(error.sigla));
        if (parte.versao !== versao) return null;
        lidos.set(error.sigla, parte.ato);
      }
    }
  };
}
