import { type Antecessor, antecessorDe } from '../catalog/antecessores.ts';
import { retell } from '../citations/attribution/how-told.ts';
import type { AtoExtraido } from '../citations/extract-acts.ts';
import type { CitacaoExtraida } from '../contract/model/verification/citacao.ts';
import type { SinalDeTempo, TempoDaCitacao, TempoDoTexto, TipoDeSinal } from '../contract/model/verification/tempo.ts';
import { readPeriodo } from '../law/calendario.ts';
import { type DataDita, dataDoTexto, firstOf, readDatas } from './datas.ts';
import { holdYears } from './nome-com-ano.ts';
import { actOf, type Lido, type Lugar, locateNomeados, type Nomeado, readNomeados } from './nomeados.ts';
import { type Codigos, readSinais } from './sinais.ts';
import { spread } from './spread.ts';
import { readTranscritas, type Transcrita } from './transcritas.ts';

export interface LidoNoTempo extends Lido {
  /** Null if nothing shows the time of the text. */
  tempo: TempoDoTexto | null;
}

export interface Pergunta extends Codigos {
  /** The days that the caller asks about: AAAA-MM-DD, AAAA-MM or AAAA. */
  em?: string | null;
}

/**
 * Reads an undated name as the code of the time that the text speaks of. The evidence, in order: the days asked about,
 * which decide alone; the code named earlier with its year; the day of the text, or of the decision quoted there; a
 * provision that one of the codes does not have; the subject of the words around. If the evidence points to different
 * codes, today's is kept and the result says which other one is suggested.
 */
export function settleTempo(texto: string, lido: Lido, { em = null, ...codigos }: Pergunta): LidoNoTempo {
  const datas = readDatas(texto);
  const doTexto = em === null ? dataDoTexto(texto, datas) : null;
  const nomeados = readNomeados(texto, lido, em === null ? firstOf(datas) : '');
  if (doTexto === null && em === null && nomeados.length === 0) return { ...lido, tempo: null };
  const transcritas = readTranscritas(texto, datas);
  locateNomeados(nomeados, transcritas);
  if (em === null) {
    for (const nomeado of nomeados) readSinais(texto, nomeado, doTexto, codigos);
    holdYears(texto, nomeados, datas, doTexto, codigos);
    spread(texto, nomeados);
  } else {
    const dias = readPeriodo(em);
    for (const nomeado of nomeados) {
      const sigla = dias && actOf(nomeado.hoje, dias.de, dias.ate);
      if (sigla) nomeado.sinais.push({ tipo: 'em', sigla, lugar: null });
    }
  }
  return write(lido, { nomeados, transcritas, doTexto, em });
}

interface Visto {
  nomeados: readonly Nomeado[];
  transcritas: readonly Transcrita[];
  doTexto: DataDita | null;
  em: string | null;
}

/** The decision about a name: the act that it means, and why. */
interface Decidido {
  sigla: string;
  tempo: TempoDaCitacao;
}

function write(lido: Lido, { nomeados, transcritas, doTexto, em }: Visto): LidoNoTempo {
  const decided = new Map<Nomeado['item'], Decidido>();
  for (const nomeado of nomeados) {
    const own = decide(nomeado, em ?? (nomeado.transcrita?.data ?? doTexto)?.dia ?? null);
    if (own) decided.set(nomeado.item, own);
  }
  let next = 0;
  const tempoAt = (offset: number): TempoDaCitacao | null => {
    while ((transcritas[next]?.to ?? Number.POSITIVE_INFINITY) <= offset) next += 1;
    const here = transcritas[next];
    if (here && here.from <= offset) return { data: here.data.dia, sinais: ['data_da_decisao'] };
    return doTexto && { data: doTexto.dia, sinais: ['data_do_texto'] };
  };
  const citacoes = lido.citacoes.map((citacao): CitacaoExtraida => {
    if (citacao.tipo !== 'dispositivo') return citacao;
    const own = decided.get(citacao);
    if (own) return retell(citacao, own);
    const tempo = em === null ? tempoAt(citacao.offset) : null;
    return tempo ? retell(citacao, { tempo }) : citacao;
  });
  const atos = lido.atos.map((ato): AtoExtraido => {
    const own = decided.get(ato);
    if (!own || own.sigla === ato.sigla) return ato;
    const { ano } = antecessorDe(own.sigla) as Antecessor;
    return { ...ato, ...own, homonimo: ato.sigla, ano };
  });
  return { citacoes, atos, tempo: tempoOf(nomeados, doTexto, em) };
}

/** Returns null if there is no evidence, or if it all points to today's act. */
function decide({ hoje, dito, sinais }: Nomeado, data: string | null): Decidido | null {
  const outro = dito === null ? sinais.find(({ sigla }) => sigla !== hoje)?.sigla : undefined;
  if (outro === undefined) return null;
  const tempo = { data, sinais: [...new Set(sinais.map(({ tipo }) => tipo))] };
  const agree = sinais.every(({ sigla }) => sigla === outro);
  return agree ? { sigla: outro, tempo: { ...tempo, hoje } } : { sigla: hoje, tempo: { ...tempo, outro } };
}

function tempoOf(nomeados: readonly Nomeado[], doTexto: DataDita | null, em: string | null): TempoDoTexto | null {
  const found = new Map<string, SinalDeTempo>();
  const note = (tipo: TipoDeSinal, lugar: Lugar | null) =>
    found.set(`${tipo} ${lugar?.offset}`, { tipo, ...(lugar && { offset: lugar.offset, fim: lugar.fim }) });
  if (em !== null) note('em', null);
  if (doTexto) note('data_do_texto', doTexto);
  for (const { sinais } of nomeados) for (const { tipo, lugar } of sinais) note(tipo, lugar);
  if (found.size === 0) return null;
  const data = em ?? doTexto?.dia ?? null;
  const precisao = data === null ? 'desconhecida' : PRECISAO[data.length];
  const sinais = [...found.values()].sort((one, other) => (one.offset ?? -1) - (other.offset ?? -1));
  return { data, precisao: precisao ?? 'dia', sinais };
}

const PRECISAO: Readonly<Record<number, TempoDoTexto['precisao']>> = { 4: 'ano', 7: 'mes', 10: 'dia' };
