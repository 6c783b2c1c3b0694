import type { Diploma } from '../../schemas/contract/model/corpus/diploma.ts';
import { type AtoNumerado, type FormaNumerada, makeSigla } from '../../schemas/law/act-name.ts';
import { parseMadeSigla } from '../../schemas/law/made-sigla.ts';
import type { Leitura } from '../../schemas/storage/artifacts.ts';
import { dataDoAto, printData } from '../../schemas/text/data.ts';

/** The formal identity of an act, as opposed to its usual name: `Lei nº 10.406, de 10 de janeiro de 2002`. */
export interface Identidade {
  forma: FormaNumerada | 'constituicao';
  numero: string;
  /** In ISO 8601. Null if the epigraph does not give it. */
  data: string | null;
  /** The title in a reference. */
  titulo: string;
  /** The URN LEX of the act. Null if it is not certain. */
  urn: string | null;
}

const PROMULGACAO = '1988-10-05';
const ESCRITA: Record<FormaNumerada, [string, string]> = {
  lei: ['Lei', 'lei'],
  lei_complementar: ['Lei Complementar', 'lei.complementar'],
  decreto_lei: ['Decreto-Lei', 'decreto.lei'],
  decreto: ['Decreto', 'decreto'],
  medida_provisoria: ['Medida Provisória', 'medida.provisoria'],
  emenda_constitucional: ['Emenda Constitucional', 'emenda.constitucional'],
};

/**
 * Returns the identity of an act.
 * @param nomes every name of the act, including its generated sigla
 */
export function identify({ sigla, tipo }: Diploma, { epigrafe }: Leitura, nomes: readonly string[]): Identidade {
  if (tipo === 'constituicao') {
    const urn = sigla === 'CF' ? `urn:lex:br:federal:constituicao:${PROMULGACAO};1988` : null;
    const titulo =
      sigla === 'ADCT'
        ? 'Ato das Disposições Constitucionais Transitórias'
        : 'Constituição da República Federativa do Brasil de 1988';
    return { forma: 'constituicao', numero: '1988', data: PROMULGACAO, titulo, urn };
  }
  const ato = nomes.map(parseMadeSigla).find((made): made is AtoNumerado => made !== null && made.ano !== null);
  if (!ato) return { forma: 'lei', numero: '', data: null, titulo: epigrafe, urn: null };
  const data = dataDoAto(epigrafe);
  const certain = data?.startsWith(String(ato.ano)) ? data : null;
  const [nome, especie] = ESCRITA[ato.forma];
  const bare = makeSigla({ ...ato, ano: null })
    .replace(/^[A-Z]+-/, '')
    .toLowerCase();
  return {
    ...{ forma: ato.forma, numero: ato.numero, data: certain },
    titulo: `${nome} nº ${ato.numero}, de ${certain === null ? ato.ano : printData(certain)}`,
    urn: certain === null ? null : `urn:lex:br:federal:${especie}:${certain};${bare}`,
  };
}
