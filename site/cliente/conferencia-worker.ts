import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { extractAtos } from '../../schemas/citations/extract-acts.ts';
import type { CitacaoExtraida } from '../../schemas/contract/model/citacao.ts';
import type { VerificacaoLocal } from '../../schemas/contract/model/verificacao-local.ts';
import type { Acervo } from '../../schemas/verify/acervo.ts';
import { openAcervoLocal } from '../../schemas/verify/acervo-local.ts';
import { nomesOf } from '../../schemas/verify/nomes-do-acervo.ts';
import { resolveAto } from '../../schemas/verify/resolve-ato.ts';
import { resolveTexto, summarize } from '../../schemas/verify/resolve-texto.ts';
import { readTempo } from '../../schemas/verify/tempo-do-texto.ts';
import { readAtoDigitado, readBusca, readCitacoes } from '../busca/citacoes.ts';
import { assuntos, carregaAssuntos } from './assuntos-citados.ts';
import type { Aspas, Conferido, Pedido, Resultado } from './conferencia.ts';
import { fetchGzip } from './gzip.ts';
import { confereAspas } from './lei-das-aspas.ts';

let acervo: Promise<Acervo> | null = null;

/** Keys and states of the whole corpus: asked for once, and the same whatever the text. */
const load = (): Promise<Acervo> => {
  acervo ??= fetchGzip<VerificacaoLocal>('/dados/verificacao.json.gz').then((local) =>
    openAcervoLocal(local, { assuntos }),
  );
  return acervo;
};

addEventListener('message', async ({ data: { id, tipo, texto } }: MessageEvent<Pedido>) => {
  let resultado: Resultado;
  try {
    const known = await load();
    if (tipo === 'busca') {
      const { texto: citado, citacoes, resto } = readBusca(texto, known);
      resultado = { id, ...confere(citado, citacoes, known), resto, ato: readAtoDigitado(texto, known) };
    } else if (tipo === 'consulta') {
      resultado = { id, ...confere(texto, readCitacoes(texto, known), known), ato: readAtoDigitado(texto, known) };
    } else {
      resultado = { id, ...(await confereTexto(texto, known)) };
    }
  } catch (error) {
    acervo = null;
    resultado = { id, erro: String(error) };
  }
  postMessage(resultado);
});

const NENHUMA: Aspas = { transcricoes: [], sem_conferir: [], carregados: [] };

async function confereTexto(texto: string, known: Acervo): Promise<Conferido> {
  const citacoes = extractCitacoes(texto, nomesOf(known));
  await carregaAssuntos(citacoes, known);
  const conferido = confere(texto, citacoes, known);
  const aspas = await confereAspas(texto, conferido.citacoes);
  const resolucoes = conferido.citacoes.map(({ resolucao }) => resolucao);
  const resumo = summarize(resolucoes, aspas.transcricoes);
  resumo.tudo_confere &&= aspas.sem_conferir.length === 0;
  return { ...conferido, resumo, ...aspas };
}

/** As `/v1/resolver-texto` says it, but for the texts, which are not here. */
function confere(texto: string, lidas: readonly CitacaoExtraida[], known: Acervo): Conferido {
  const extraidos = extractAtos(texto, lidas, nomesOf(known));
  const { citacoes, atos: citados, tempo } = readTempo(texto, { citacoes: lidas, atos: extraidos }, known);
  const resolvidas = [...resolveTexto(texto, citacoes, known)].map(({ citacao, resolucao }) => {
    const { texto: _, contexto: __, ...rest } = resolucao;
    return { citacao, resolucao: rest };
  });
  const atos = citados.map((ato) => resolveAto(ato, known));
  const resumo = summarize(
    resolvidas.map(({ resolucao }) => resolucao),
    [],
  );
  return { resumo, ...(tempo && { tempo }), citacoes: resolvidas, ...NENHUMA, atos };
}
