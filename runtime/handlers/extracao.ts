import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { extractAtos } from '../../schemas/citations/extract-acts.ts';
import { readAtosDaConsulta, readConsulta } from '../../schemas/citations/typed-query.ts';
import type { CitacaoExtraida } from '../../schemas/contract/model/verification/citacao.ts';
import type { extracao } from '../../schemas/contract/operations/extracao.ts';
import { citesCodes } from '../../schemas/epoca/nomeados.ts';
import type { Acervo } from '../../schemas/verify/acervo/acervo.ts';
import { nomesOf } from '../../schemas/verify/acervo/nomes-do-acervo.ts';
import { settleAoLado } from '../../schemas/verify/locate/ao-lado.ts';
import { readTempo } from '../../schemas/verify/time/tempo-do-texto.ts';
import { deOutro, documento, type Failure, invalidRequest, momentaneo } from '../answer.ts';
import type { Handlers } from '../call.ts';
import { isFailure, type PedidoComLeitura, readEm } from '../em/dias.ts';
import { conferenciaDe } from '../verify/conferencia.ts';
import { verifyTexto } from '../verify/verify-texto.ts';
import { comparing } from './comparing.ts';

/** More citations than any decision has. A longer text is to be sent in parts. */
const MAX_CITACOES = 5_000;
const MAX_ATOS = 5_000;
const MAX_CONSULTA = 3;
/** Keeps a response under 8 MiB: 5,000 citations take about 3 MiB more, and the words that they quote the rest. */
const MAX_BYTES = 3 << 20;
/** All the citations of a range quote the same words, each in full. */
const MAX_CITADO = 3 << 19;

export const extracaoHandlers: Handlers<typeof extracao> = {
  extrairCitacoes({ body: { texto, em } }, { snapshot }) {
    const pedido = readEm(em, snapshot);
    if (isFailure(pedido)) return pedido;
    const { acervo, rotulo } = conferenciaDe(snapshot);
    const lidas = extract(texto, acervo);
    if (!Array.isArray(lidas)) return lidas;
    // Acts cited alone are needed only to decide which code is meant.
    const atos = citesCodes(lidas) ? extractAtos(texto, lidas, nomesOf(acervo), MAX_ATOS) : [];
    const { tempo, citacoes } = readTempo(texto, { citacoes: lidas, atos }, acervo, em);
    const ditas = citacoes.map((citacao) => noDia(settleAoLado(citacao, acervo), pedido));
    const body = JSON.stringify({ ...(tempo && { tempo }), citacoes: ditas });
    return deOutro(momentaneo(body, 200), rotulo(citacoes));
  },

  verificarTexto({ body: { texto, em } }, { snapshot }) {
    const pedido = readEm(em, snapshot);
    if (isFailure(pedido)) return pedido;
    const conferencia = conferenciaDe(snapshot);
    const { acervo } = conferencia;
    const citacoes = extract(texto, acervo);
    if (!Array.isArray(citacoes)) return citacoes;
    const atos = extractAtos(texto, citacoes, nomesOf(acervo), MAX_ATOS);
    const next = atos[MAX_ATOS];
    if (next) return tooMuch(`cita diplomas mais de 5.000 vezes; a 5.001ª começa na posição ${next.offset}`);
    const lido = readTempo(texto, { citacoes, atos }, acervo, em);
    const body = comparing('texto', () => verifyTexto(texto, lido, conferencia, { bytes: MAX_BYTES, em: pedido }));
    if (typeof body !== 'string') return body;
    return deOutro(momentaneo(body, 200), conferencia.rotulo(citacoes));
  },

  consultar({ query: { q, em } }, { snapshot }) {
    const pedido = readEm(em, snapshot);
    if (isFailure(pedido)) return pedido;
    const conferencia = conferenciaDe(snapshot);
    const { acervo } = conferencia;
    const lidas = readConsulta(q, nomesOf(acervo), acervo.sigla, (chave) => exists(acervo, chave));
    const aviso = lidas.length > MAX_CONSULTA ? cortada(lidas.length) : null;
    const citacoes = lidas.slice(0, MAX_CONSULTA);
    const atos = readAtosDaConsulta(q, lidas, nomesOf(acervo), acervo.sigla);
    const lido = readTempo(q, { citacoes, atos }, acervo, em);
    const body = verifyTexto(q, lido, conferencia, { bytes: MAX_BYTES, aviso, em: pedido });
    return deOutro(documento(body), conferencia.rotulo(citacoes));
  },
};

/** Adds the requested days to the citation of a provision or a súmula, so that the resolver accepts it as it is. */
const noDia = (citacao: CitacaoExtraida, pedido: PedidoComLeitura | null): CitacaoExtraida =>
  pedido && (citacao.tipo === 'dispositivo' || citacao.tipo === 'sumula')
    ? { ...citacao, em: pedido.escrito }
    : citacao;

/** The sentence serves HTTP and MCP, whose bodies are the same. */
const cortada = (total: number): string =>
  `A consulta tem ${total} citações, e só as ${MAX_CONSULTA} primeiras foram verificadas: ` +
  'verifique todas em /v1/resolver-texto (por MCP, com `verificar_texto`).';

function exists(acervo: Acervo, refKey: string): boolean {
  const sigla = acervo.sigla(refKey.split('.', 1)[0] ?? '');
  return sigla !== null && acervo.ato(sigla).posicao(refKey) !== null;
}

function extract(texto: string, acervo: Acervo): CitacaoExtraida[] | Failure {
  const citacoes = extractCitacoes(texto, nomesOf(acervo), MAX_CITACOES);
  const next = citacoes[MAX_CITACOES];
  if (next) return tooMuch(`tem mais de 5.000 citações; a 5.001ª começa na posição ${next.offset}`);
  let citado = 0;
  for (const { rotulo, offset } of citacoes) {
    citado += Buffer.byteLength(JSON.stringify(rotulo));
    if (citado > MAX_CITADO) return tooMuch(`cita trechos longos demais; o que não cabe começa na posição ${offset}`);
  }
  return citacoes;
}

const tooMuch = (problema: string): Failure =>
  invalidRequest([{ campo: 'texto', problema: `${problema}: envie o texto em partes` }]);
