import type { DiplomaExportado } from '../../schemas/contract/model/corpus/diploma.ts';
import { parseRefKeySumula } from '../../schemas/contract/model/corpus/ref-key-sumula.ts';
import type { Sumula } from '../../schemas/contract/model/corpus/sumula.ts';
import type { Transcricao } from '../../schemas/contract/model/verification/transcricao.ts';
import type { SemConferir } from '../../schemas/report/apontamento.ts';
import type { Leitura } from '../../schemas/storage/artifacts.ts';
import { lawOfExports } from '../../schemas/verify/quotations/law-of-exports.ts';
import {
  layOver,
  type Oferecidas,
  placeOf,
  readOferecidas,
} from '../../schemas/verify/quotations/resolve-transcricoes.ts';
import type { CitacaoResolvida } from '../../schemas/verify/resolve-texto.ts';
import { caminhoDoArquivo } from '../caminhos.ts';
import { fetchGzip } from './gzip.ts';

/** The quotations, as far as they could be compared with the law. */
interface Aspas {
  transcricoes: Transcricao[];
  sem_conferir: SemConferir[];
  /** The acts that were fetched to compare with. */
  carregados: string[];
}

/** Differences that may also mean that an earlier wording is quoted. */
const PODE_SER_ANTERIOR = new Set<Transcricao['situacao']>(['alterada', 'nao_confere', 'de_outro_dispositivo']);

/**
 * Compares the quotations of a text with the acts that they are attributed to. Only these acts are fetched, each as a
 * whole, and their earlier wordings only if a quotation differs from today's. If what a quotation may come from cannot
 * be fetched, the result says only that.
 */
export async function confereAspas(texto: string, resolvidas: readonly CitacaoResolvida[]): Promise<Aspas> {
  const oferecidas = readOferecidas(texto, resolvidas);
  const sources = new Set(oferecidas.itens.flatMap(({ pairs }) => pairs.map(({ ref_key }) => sourceOf(ref_key))));
  const fetched = new Map<string, DiplomaExportado | { sumulas: Sumula[] }>();
  await Promise.allSettled([...sources].map(async (source) => fetched.set(source, await busca(source))));
  const isKnown = ({ pairs }: Oferecidas['itens'][number]) =>
    pairs.every(({ ref_key }) => fetched.has(sourceOf(ref_key)));
  const perdidas = oferecidas.itens.filter((item) => !isKnown(item));
  const files = [...fetched.values()];
  const conhecidas = { ...oferecidas, itens: oferecidas.itens.filter(isKnown) };
  const over = (historicos: Leitura[]) => {
    const law = lawOfExports({
      diplomas: files.filter((file) => 'dispositivos' in file),
      sumulas: files.flatMap((file) => ('sumulas' in file ? file.sumulas : [])),
      historicos,
    });
    const todas = layOver(conhecidas, law);
    const incertas = todas.filter(
      ({ situacao, ref_key }) => PODE_SER_ANTERIOR.has(situacao) && law.hadOtherWords(ref_key),
    );
    return { todas, incertas };
  };
  const deHoje = over([]);
  const mudaram = [...new Set(deHoje.incertas.map(({ ref_key }) => sourceOf(ref_key)))];
  const { todas, incertas } = mudaram.length === 0 ? deHoje : over(await buscaHistoricos(mudaram));
  return {
    transcricoes: todas.filter((transcricao) => !incertas.includes(transcricao)),
    sem_conferir: [
      ...incertas.map(({ offset, fim, citacao }) => ({ offset, fim, citacao, faltou: 'redacao' as const })),
      ...perdidas.map((item) => ({ ...placeOf(oferecidas, item), faltou: 'lei' as const })),
    ],
    carregados: [...fetched.keys()].map((source) => (source === SUMULAS ? 'Súmulas' : source)),
  };
}

/** Fetches the earlier wordings of acts. Acts that cannot be fetched are left out. */
async function buscaHistoricos(siglas: readonly string[]): Promise<Leitura[]> {
  const lidas = await Promise.allSettled(
    siglas.map((sigla) => fetchGzip<Leitura>(caminhoDoArquivo(`leitura/${sigla}.json.gz`))),
  );
  return lidas.flatMap((lida) => (lida.status === 'fulfilled' ? [lida.value] : []));
}

const SUMULAS = 'sumulas';

/** Returns the source of a key's words: the sigla of an act, or the lists of súmulas. */
const sourceOf = (refKey: string): string =>
  parseRefKeySumula(refKey) ? SUMULAS : (refKey.split('.', 1)[0] as string);

const busca = (source: string): Promise<DiplomaExportado | { sumulas: Sumula[] }> =>
  fetchGzip(caminhoDoArquivo(source === SUMULAS ? 'sumulas.json.gz' : `exports/${source}.json.gz`));
