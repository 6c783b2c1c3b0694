import type { Acervo } from '../../runtime/snapshot/acervo.ts';
import { pelaLei } from '../../runtime/verify/conferencia.ts';
import { verifyTexto } from '../../runtime/verify/verify-texto.ts';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import type { ItemCitacao } from '../../schemas/contract/model/verification/item-citacao.ts';
import type { Resolucao } from '../../schemas/contract/model/verification/resolucao.ts';
import { nomesOf } from '../../schemas/verify/acervo/nomes-do-acervo.ts';
import { resolveCitacao } from '../../schemas/verify/resolve-citacao.ts';
import { CITACOES_ERRADAS, type CitacaoErrada, SEM_ATO } from './citacoes-erradas.ts';

/** Shares of the table whose meant provision comes first, among the first five, and the mean of its inverse place. */
export interface Acertos {
  primeira: number;
  cinco: number;
  mrr: number;
  /** What was meant and is not first, with what is. */
  erros: string[];
}

/** Of wrong citations as request items, with what they claim. */
export function medirSugestoes(acervo: Acervo): Acertos {
  return medir(
    CITACOES_ERRADAS.map(([sigla, artigo, rotulo, certa, niveis]) => {
      const item = { sigla, artigo, rotulo, ...niveis } as ItemCitacao;
      return { certa, found: sugeridas(resolveCitacao(item, acervo)) };
    }),
  );
}

/** Of the same in a text, between sentences about something else. */
export function medirSugestoesNoTexto(acervo: Acervo): Acertos {
  return medir(
    CITACOES_ERRADAS.map((errada) => ({ certa: errada[3], found: sugeridas(verify(citar(errada), acervo)) })),
  );
}

/** Of citations that name no act, in a text. */
export function medirCandidatosNoTexto(acervo: Acervo): Acertos {
  return medir(
    SEM_ATO.map(([artigo, contexto, certa]) => {
      const sentence = `Conforme o art. ${artigo}, ${contexto.replace(/\.$/, '')}.`;
      const { candidatos = [] } = verify(`${ANTES} ${sentence} ${DEPOIS}`, acervo);
      return { certa, found: candidatos.map(({ ref_key }) => ref_key) };
    }),
  );
}

const ANTES =
  'Trata-se de recurso interposto contra a sentença que julgou parcialmente procedentes os pedidos formulados na ' +
  'petição inicial, distribuídos os ônus entre as partes. Sustenta o recorrente, em síntese, que o juízo de origem não ' +
  'examinou todas as alegações, e requer a reforma do julgado.';
const DEPOIS =
  'Assim, presentes os pressupostos de admissibilidade, o recurso deve ser conhecido e, no mérito, provido em parte, ' +
  'conforme a orientação pacífica do tribunal sobre a matéria, invertendo-se a distribuição das despesas do processo.';

const sugeridas = ({ sugestao = [] }: Resolucao): string[] => sugestao.map(({ ref_key }) => ref_key);

function citar([sigla, artigo, rotulo, , { paragrafo, inciso } = {}]: CitacaoErrada): string {
  const nome = catalogo.atos.find((ato) => ato.sigla === sigla)?.nome ?? sigla;
  const levels = [
    ...(paragrafo === undefined ? [] : [`, § ${paragrafo}${Number(paragrafo) < 10 ? 'º' : ''}`]),
    ...(inciso === undefined ? [] : [`, ${inciso}`]),
  ];
  return `${ANTES} Com efeito, ${rotulo}, nos termos do art. ${artigo}${levels.join('')}, ${/^(?:Lei|Cons)/.test(nome) ? 'da' : 'do'} ${nome}. ${DEPOIS}`;
}

function verify(texto: string, acervo: Acervo): Resolucao {
  const citacoes = extractCitacoes(texto, nomesOf(acervo));
  const body = verifyTexto(texto, { citacoes, atos: [] }, pelaLei(acervo), { bytes: 1e6 });
  return (JSON.parse(body) as { citacoes: { resolucao: Resolucao }[] }).citacoes[0]?.resolucao ?? { status: 'ambiguo' };
}

/** What was meant is hit by itself, or by what it is part of up to its article. */
function medir(found: readonly { certa: string; found: readonly string[] }[]): Acertos {
  const places = found.map(({ certa, found }) =>
    found.findIndex((key) => certa === key || certa.startsWith(`${key}.`)),
  );
  const share = (fits: (place: number) => boolean) => places.filter(fits).length / places.length;
  return {
    primeira: share((place) => place === 0),
    cinco: share((place) => place >= 0 && place < 5),
    mrr: places.reduce((sum, place) => (place < 0 ? sum : sum + 1 / (place + 1)), 0) / places.length,
    erros: found.flatMap(({ certa, found }, i) => (places[i] === 0 ? [] : [`${certa}: ${found.join(' ')}`])),
  };
}
