import { extractCitacoes } from '../../schemas/citations/extract.ts';
import type { CitacaoExtraida } from '../../schemas/contract/model/verification/citacao.ts';
import { tabelas } from '../../schemas/epoca/codigos/tabelas.ts';
import { listApontamentos } from '../../schemas/report/apontamento.ts';
import { reescreverEm } from '../../schemas/report/reescrever.ts';
import { nomesOf } from '../../schemas/verify/acervo/nomes-do-acervo.ts';
import type { Lei } from '../busca/acervo-por-ato.ts';
import { carregaAssuntos } from './assuntos-citados.ts';
import type { Progresso, RecadoDoTexto } from './conferencia.ts';
import { resolveCitacoes } from './conferidas.ts';
import { comTexto, temPagina } from './de-fatos.ts';
import { confereAspas } from './lei-das-aspas.ts';

/** Findings per message. The page would freeze while it reads a larger message. */
const POR_PARTE = 250;
/** Citations between two reports of progress. */
const POR_PASSO = 50;

/** Verifies a whole text. It is in a module of its own because only whole texts need what it imports. */
export async function confereTexto(
  texto: string,
  em: string | null,
  lei: Lei,
  say: (recado: RecadoDoTexto) => void,
): Promise<void> {
  const progride = (fase: Progresso['fase'], feitas = 0, total = 0) => say({ progresso: { fase, feitas, total } });
  progride('leitura');
  const { acervo, fatos } = lei;
  const lidas = extractCitacoes(texto, nomesOf(acervo));
  progride('conferencia', 0, lidas.length);
  await carregaAssuntos(
    lidas.filter((citacao: CitacaoExtraida) => temPagina(citacao, fatos)),
    acervo,
  );
  const { resolvidas, atos, tempo } = resolveCitacoes(texto, lidas, lei, { em, tabelas });
  progride('transcricoes');
  const { transcricoes, sem_conferir, carregados } = await confereAspas(
    texto,
    resolvidas.map((each) => comTexto(each, fatos)),
  );
  const verificado = { citacoes: resolvidas, transcricoes, atos };
  const reescreve = reescreverEm(texto, resolvidas, acervo);
  let last = 0;
  const found = listApontamentos(
    texto,
    verificado,
    (citacao, refKey) => {
      if (citacao >= last + POR_PASSO) {
        last = citacao;
        progride('sugestoes', citacao, resolvidas.length);
      }
      return reescreve(citacao, refKey);
    },
    sem_conferir,
  );
  for (let from = 0; from < found.length; from += POR_PARTE) say({ parte: found.slice(from, from + POR_PARTE) });
  say({ fim: { carregados, tempo } });
}
