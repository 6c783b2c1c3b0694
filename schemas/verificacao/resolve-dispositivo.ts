import type { AtoVerificavel } from '../ato-verificavel.ts';
import { printPartes } from '../grammar/rotulo-extenso.ts';
import type { CitacaoDispositivo } from '../model/citacao.ts';
import type { Parcial, Resolucao } from '../model/resolucao.ts';
import { radicais } from '../text/radicais.ts';
import type { Achado } from './achado.ts';
import type { Acervo } from './acervo.ts';
import { donosDoArtigo } from './donos-do-artigo.ts';
import { locate } from './locate.ts';
import { motivo, ressalvaDeEficacia, ressalvas } from './notas.ts';
import { suggestArtigo, suggestNivel } from './sugestao.ts';

type Inferido = 'diploma' | 'artigo';

/** A provision citation whose act is known to be in the corpus. */
export interface NoAto {
  ato: AtoVerificavel;
  citacao: Omit<CitacaoDispositivo, 'tipo' | 'sigla' | 'rotulo'>;
  /** What the citation itself does not name: its act, or its article too. */
  inferido: Inferido | null;
  /** What the citation claims or stands in, to suggest by. */
  texto: string;
}

const INFERIDO: Record<Inferido, string> = {
  diploma: 'O diploma foi inferido do texto.',
  artigo: 'O diploma foi inferido do texto, e o artigo é o que se disse antes.',
};
const SO_DIVIDE = 'Este dispositivo não tem texto próprio: o que dispõe está nas divisões abaixo dele.';
const SEM_TEXTO = 'A fonte traz este dispositivo sem texto: não há redação que conferir; leia-a na publicação oficial.';

/** Steps 3 to 7 of the order of statuses: missing article, veto, repeal, missing level, in force. */
export function resolveDispositivo(acervo: Acervo, { ato, citacao, inferido, texto }: NoAto): Achado | Resolucao {
  const { sigla } = ato;
  const palavras = () => acervo.vocabulario.numbersOf(radicais(texto));
  const found = locate(ato, citacao);
  if (!found) return missing(acervo, ato, citacao.artigo, inferido, palavras());
  const { cadeia, falta } = found;
  const posicao = cadeia.at(-1) as number;
  const mostra = ato.mostra(posicao);
  const nome = () => printPartes(ato.partes(posicao));
  const so = citacao.caput === true && cadeia.length === 1 && !falta;
  const achado = (status: Resolucao['status'], ditas: string[], sugestao?: Resolucao['sugestao']): Achado => {
    const mensagem = inferido ? [...ditas, INFERIDO[inferido]] : ditas;
    const dito: Achado['dito'] = {};
    if (falta) dito.parcial = { ...falta, encontrado: ato.chaves[posicao] as string };
    if (sugestao) dito.sugestao = sugestao;
    if (mensagem.length > 0) dito.mensagem = mensagem.join(' ');
    return { ato, cadeia, so, status, dito };
  };
  const faltou = falta ? ` Também não existe ali ${printNivel(falta)}.` : '';
  const said = ato.diferido(posicao) ? [ressalvaDeEficacia(mostra)] : [];

  const caputVetado = ato.estado(posicao) === 'caput_vetado';
  const vetado = cadeia.find((acima) => ato.estado(acima) === 'vetado') ?? (so && caputVetado ? posicao : undefined);
  if (vetado !== undefined) {
    const what = `${so ? 'O caput do' : 'O'} ${printPartes(ato.partes(vetado))} (${sigla})`;
    return achado('nao_encontrado', [`${what} foi vetado e não vigora.${faltou}`]);
  }
  // A provision's own state has heard those above it: it may outlive a repealed caput.
  if (mostra.revogado)
    return achado('revogado', [`O ${nome()} (${sigla}) não vigora: ${motivo(mostra)}.${faltou}`, ...said]);
  const vazio = so ? ato.proprio(posicao) === '' : ato.isVazio(posicao);
  // What has no wording is not known to be in force.
  if (vazio && !caputVetado && !ato.divide(posicao)) return achado('nao_encontrado', [`${SEM_TEXTO}${faltou}`, ...said]);
  said.push(...ressalvas(mostra));
  for (const acima of cadeia.slice(0, -1)) {
    const onde = { nome: () => printPartes(ato.partes(acima)), ja: mostra };
    said.push(...ressalvas(ato.mostra(acima), onde));
  }
  if (vazio && !caputVetado) said.push(SO_DIVIDE);
  if (caputVetado) said.push('O caput deste artigo foi vetado.');
  if (falta) {
    const mensagem = `Não existe ${printNivel(falta)} no ${nome()} (${sigla}); o texto é do que existe.`;
    return achado('verificado_parcial', [mensagem, ...said], suggestNivel(ato, found, palavras()));
  }
  return achado(inferido ? 'verificado_inferido' : 'verificado', said);
}

const NOMES: Record<Parcial['nivel'], string> = {
  paragrafo: 'parágrafo',
  inciso: 'inciso',
  alinea: 'alínea',
  item: 'item',
};

const printNivel = ({ nivel, valor }: Pick<Parcial, 'nivel' | 'valor'>): string =>
  valor === 'unico' ? 'parágrafo único' : `${NOMES[nivel]} “${valor}”`;

function missing(
  acervo: Acervo,
  ato: AtoVerificavel,
  artigo: string,
  inferido: Inferido | null,
  palavras: ReadonlySet<number>,
): Resolucao {
  const sugestao = suggestArtigo(ato, artigo, palavras, (numero) => donosDoArtigo(acervo, numero));
  const mensagem = `O diploma ${ato.sigla} não tem o artigo “${artigo}”.`;
  return { status: 'nao_encontrado', sugestao, mensagem: inferido ? `${mensagem} ${INFERIDO[inferido]}` : mensagem };
}
