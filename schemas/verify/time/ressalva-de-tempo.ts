import { antecessorDe } from '../../catalog/antecessores.ts';
import type { TempoDaCitacao, TipoDeSinal } from '../../contract/model/verification/tempo.ts';
import { printPor } from '../../law/act-name.ts';
import { isDia, readPeriodo } from '../../law/calendario.ts';
import { printTermos } from '../../tempo/frases.ts';
import { printData } from '../../text/data.ts';
import type { Acervo, Redacao } from '../acervo/acervo.ts';
import type { Achado } from '../locate/achado.ts';

/** Says that an undated name is that of an act of another time. Returns null if it means today's act. */
export function ressalvaDeTempo(sigla: string, tempo: TempoDaCitacao | null | undefined): string | null {
  if (!tempo) return null;
  const { data, sinais, hoje, outro } = tempo;
  const then = hoje === undefined && outro === undefined ? undefined : antecessorDe(outro ?? sigla);
  if (!then) return null;
  const porques = sinais.map((sinal) => printSinal(sinal, data));
  const [first = ''] = porques;
  if (outro === undefined) return `${capitalize(first)}, trata-se d${then.nome}.`;
  return `O texto dá sinais de tempos diferentes (${porques.join('; ')}): conferiu-se a lei de hoje. Se o citado é ${then.nome}, deixou de vigorar em ${printData(then.ate)}.`;
}

function printSinal(sinal: TipoDeSinal, data: string | null): string {
  const dia = data === null ? '' : ` (${isDia(data) ? printData(data) : data})`;
  switch (sinal) {
    case 'em':
      return `pela data pedida${dia}`;
    case 'nome_com_ano':
      return 'pelo ano com que o texto nomeou o diploma antes';
    case 'data_do_texto':
      return `pela data do texto${dia}`;
    case 'data_da_decisao':
      return `pela data da decisão transcrita${dia}`;
    case 'nivel':
      return 'por um dispositivo que só um dos diplomas tem';
    case 'assunto':
      return 'pelo assunto de que o texto ali trata';
  }
}

const capitalize = (frase: string): string => frase.charAt(0).toUpperCase() + frase.slice(1);

type Datas = Omit<Redacao, 'texto'>;

/**
 * How many provisions' dates are kept. The same provisions are cited again and again, and reading the wordings of one
 * takes ten times as long as everything else.
 */
const MAIS = 5_000;
const lidas = new WeakMap<Acervo, Map<string, readonly Datas[]>>();

/** Returns when the earlier wordings of a provision were the law, the latest first. */
function datasDe(acervo: Acervo, refKey: string): readonly Datas[] {
  const kept = lidas.get(acervo) ?? new Map<string, readonly Datas[]>();
  lidas.set(acervo, kept);
  const known = kept.get(refKey);
  if (known) return known;
  const datas = (acervo.redacoes?.(refKey) ?? []).map(({ texto: _, ...datas }) => datas);
  if (kept.size < MAIS) kept.set(refKey, datas);
  return datas;
}

/**
 * Says that a provision had other words on the day of the text, and which act changed them and when. Returns null if it
 * had the same words, or if this is not known.
 */
export function ressalvaDeMudanca(
  { ato, cadeia }: Achado,
  tempo: TempoDaCitacao | null | undefined,
  acervo: Acervo,
): string | null {
  const data = tempo?.data;
  if (!data || tempo.sinais.includes('em') || !acervo.redacoes) return null;
  const posicao = cadeia.at(-1) as number;
  // Most provisions have one wording, or already had today's. This check avoids a look-up of all wordings.
  const [ano] = /\d{4}$/.exec(ato.mostra(posicao).alterado_por ?? '') ?? [];
  if (ano === undefined || ano < data.slice(0, 4)) return null;
  const refKey = ato.chave(posicao);
  // The earliest of the wordings that ended on or after that day was the law on it.
  const last = readPeriodo(data)?.ate ?? data;
  const then = datasDe(acervo, refKey).findLast(({ ate }) => (readPeriodo(ate ?? '')?.de ?? '') >= last);
  if (!then?.ate || (then.desde !== null && then.desde > last)) return null;
  const quando = printTermos(['até', then.ate, then.ate_base]);
  const por = then.por === null ? '' : `, mudada ${printPor(then.por)}`;
  return `A redação mudou depois do tempo de que o texto fala (${isDia(data) ? printData(data) : data}): a de então vigorou ${quando}${por}. Veja as redações em /v1/dispositivos/${refKey}/versoes (por MCP, com \`versoes_dispositivo\`).`;
}
