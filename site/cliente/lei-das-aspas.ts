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

/** Quotations, as far as the law of the acts that are quoted tells. */
interface Aspas {
  transcricoes: Transcricao[];
  sem_conferir: SemConferir[];
  /** What was fetched to tell. */
  carregados: string[];
}

/** An earlier wording would look the same. */
const PODE_SER_ANTERIOR = new Set<Transcricao['situacao']>(['alterada', 'nao_confere', 'de_outro_dispositivo']);

/**
 * The quotations of a text over the acts that they are offered as words of: only these are fetched, each whole, and their
 * earlier wordings where a quotation differs from today's. Of what may be of one that cannot be fetched nothing is said
 * but that.
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

/** The earlier wordings of acts, of those that can be fetched. */
async function buscaHistoricos(siglas: readonly string[]): Promise<Leitura[]> {
  const lidas = await Promise.allSettled(
    siglas.map((sigla) => fetchGzip<Leitura>(caminhoDoArquivo(`leitura/${sigla}.json.gz`))),
  );
  return lidas.flatMap((lida) => (lida.status === 'fulfilled' ? [lida.value] : []));
}

const SUMULAS = 'sumulas';

/** What holds the words of a key: an act, by its sigla, or the lists of súmulas. */
const sourceOf = (refKey: string): string =>
  parseRefKeySumula(refKey) ? SUMULAS : (refKey.split('.', 1)[0] as string);

const busca = (source: string): Promise<DiplomaExportado | { sumulas: Sumula[] }> =>
  fetchGzip(caminhoDoArquivo(source === SUMULAS ? 'sumulas.json.gz' : `exports/${source}.json.gz`));
