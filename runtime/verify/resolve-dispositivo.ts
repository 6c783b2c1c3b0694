import { printPartes } from '../../schemas/grammar/rotulo-extenso.ts';
import type { CitacaoDispositivo } from '../../schemas/model/citacao.ts';
import type { Linha } from '../../schemas/model/linha.ts';
import type { Parcial, Resolucao } from '../../schemas/model/resolucao.ts';
import type { Acervo } from '../snapshot/acervo.ts';
import { type Localizado, locate } from './locate.ts';
import { motivo, ressalvaDeEficacia, ressalvas } from './notas.ts';
import { suggestArtigo, suggestNivel } from './sugestao.ts';

/** A provision citation whose act is known to be in the corpus. */
export interface NoAto {
  /** Canonical. */
  sigla: string;
  citacao: Omit<CitacaoDispositivo, 'tipo' | 'sigla' | 'rotulo'>;
  /** The act was not named by the citation itself. */
  inferido: boolean;
  /** What the citation claims or stands in, to suggest by. */
  texto: string;
}

const INFERIDO = 'O diploma foi inferido do texto.';

/** Steps 3 to 7 of the order of statuses: missing article, veto, repeal, missing level, in force. */
export function resolveDispositivo(acervo: Acervo, { sigla, citacao, inferido, texto }: NoAto): Resolucao {
  const found = locate(acervo, sigla, citacao);
  if (!found) return missing(acervo, sigla, citacao.artigo, inferido, texto);
  const { cadeia, falta } = found;
  const linha = cadeia.at(-1) as Linha;
  const so = citacao.caput === true && cadeia.length === 1 && !falta;
  const fields = lido(acervo, cadeia, so);
  if (falta) fields.parcial = { ...falta, encontrado: linha.ref_key };
  const faltou = falta ? ` Também não existe ali ${NOMES[falta.nivel]} “${falta.valor}”.` : '';

  const vetado = cadeia.find(({ veto }) => veto === 'todo') ?? (so && linha.veto === 'caput' ? linha : undefined);
  if (vetado) {
    const what = `${so ? 'O caput do' : 'O'} ${printPartes(vetado)} (${sigla})`;
    const mensagem = `${what} foi vetado e não vigora.${faltou}`;
    return { status: 'nao_encontrado', ...fields, mensagem: join([mensagem], inferido) };
  }
  // What is below a repealed provision went with it, whatever its own row says.
  const revogado = linha.revogado ? linha : cadeia.find((acima) => acima.revogado);
  if (revogado) {
    const { revogado_por } = revogado;
    const mensagem = `O ${printPartes(revogado)} (${sigla}) não vigora: ${motivo(revogado)}.${faltou}`;
    return {
      status: 'revogado',
      ...fields,
      revogado: true,
      revogado_por,
      mensagem: join([mensagem, ...ressalvaDeEficacia(linha)], inferido),
    };
  }
  if (falta) {
    const mensagem = `Não existe ${NOMES[falta.nivel]} “${falta.valor}” no ${printPartes(linha)} (${sigla}); o texto é do que existe.`;
    const sugestao = suggestNivel(acervo, found, texto);
    return {
      status: 'verificado_parcial',
      ...fields,
      sugestao,
      mensagem: join([mensagem, ...ressalvas(linha)], inferido),
    };
  }
  const mensagem = join(ressalvas(linha), inferido);
  const said = mensagem === '' ? {} : { mensagem };
  return { status: inferido ? 'verificado_inferido' : 'verificado', ...fields, ...said };
}

const NOMES: Record<Parcial['nivel'], string> = {
  paragrafo: 'parágrafo',
  inciso: 'inciso',
  alinea: 'alínea',
  item: 'item',
};

const join = (sentences: string[], inferido: boolean) => [...sentences, ...(inferido ? [INFERIDO] : [])].join(' ');

/** What every status that found a row shows of it. */
function lido(acervo: Acervo, cadeia: Localizado['cadeia'], so: boolean): Partial<Resolucao> {
  const linha = cadeia.at(-1) as Linha;
  const { ref_key, hierarquia, revogado, anotacoes, alterado_por, revogado_por, alterador, altera } = linha;
  const texto = so ? linha.proprio : acervo.texto(linha);
  const fields: Partial<Resolucao> = {
    ...{ ref_key, texto, hierarquia, revogado, anotacoes, alterado_por, revogado_por, alterador, altera },
  };
  if (cadeia.length > 1) {
    const acima = cadeia.slice(0, -1).map(({ proprio }) => proprio);
    fields.contexto = acima.filter((text) => text !== '').join('\n');
  }
  return fields;
}

function missing(acervo: Acervo, sigla: string, artigo: string, inferido: boolean, texto: string): Resolucao {
  const sugestao = suggestArtigo(acervo, sigla, artigo, texto);
  const mensagem = `O diploma ${sigla} não tem o artigo “${artigo}”.`;
  return { status: 'nao_encontrado', sugestao, mensagem: join([mensagem], inferido) };
}
