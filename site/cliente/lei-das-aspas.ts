import type { DiplomaExportado } from '../../schemas/contract/model/diploma.ts';
import { parseRefKeySumula } from '../../schemas/contract/model/ref-key-sumula.ts';
import type { Sumula } from '../../schemas/contract/model/sumula.ts';
import type { Transcricao } from '../../schemas/contract/model/transcricao.ts';
import type { SemConferir } from '../../schemas/report/apontamento.ts';
import { lawOfExports } from '../../schemas/verify/law-of-exports.ts';
import type { CitacaoResolvida } from '../../schemas/verify/resolve-texto.ts';
import { layOver, readOferecidas } from '../../schemas/verify/resolve-transcricoes.ts';
import { caminhoDoArquivo } from '../caminhos.ts';
import { fetchGzip } from './gzip.ts';

/** Quotations, as far as the law in force tells. */
interface Aspas {
  transcricoes: Transcricao[];
  sem_conferir: SemConferir[];
  /** What was fetched to tell. */
  carregados: string[];
}

/** An earlier wording would look the same. */
const PODE_SER_ANTERIOR = new Set<Transcricao['situacao']>(['alterada', 'nao_confere', 'de_outro_dispositivo']);

/** The quotations of a text over the acts that they are offered as words of: only these are fetched, each whole. */
export async function confereAspas(texto: string, resolvidas: readonly CitacaoResolvida[]): Promise<Aspas> {
  const oferecidas = readOferecidas(texto, resolvidas);
  const keys = oferecidas.itens.flatMap(({ pairs }) => pairs.map(({ ref_key }) => ref_key));
  const siglas = new Set(keys.filter((key) => !parseRefKeySumula(key)).map((key) => key.split('.', 1)[0] as string));
  const comSumulas = keys.some((key) => parseRefKeySumula(key));
  const [diplomas, sumulas] = await Promise.all([
    Promise.all([...siglas].map((sigla) => busca<DiplomaExportado>(`exports/${sigla}.json`))),
    comSumulas ? busca<{ sumulas: Sumula[] }>('sumulas.json') : { sumulas: [] },
  ]);
  const law = lawOfExports({ diplomas, sumulas: sumulas.sumulas });
  const todas = layOver(oferecidas, law);
  const incerta = ({ situacao, ref_key }: Transcricao) => PODE_SER_ANTERIOR.has(situacao) && law.hadOtherWords(ref_key);
  return {
    transcricoes: todas.filter((transcricao) => !incerta(transcricao)),
    sem_conferir: todas.filter(incerta).map(({ offset, fim, citacao }) => ({ offset, fim, citacao })),
    carregados: [...siglas, ...(comSumulas ? ['Súmulas'] : [])],
  };
}

const busca = <T>(file: string): Promise<T> => fetchGzip<T>(caminhoDoArquivo(`${file}.gz`));
