import type { AtoVerificavel } from '../ato-verificavel.ts';
import { printPartes } from '../grammar/rotulo-extenso.ts';
import type { CitacaoDispositivo } from '../model/citacao.ts';
import type { Linha } from '../model/linha.ts';
import type { Parcial, Resolucao } from '../model/resolucao.ts';
import { radicais } from '../text/radicais.ts';
import type { Acervo } from './acervo.ts';
import { donosDoArtigo } from './donos-do-artigo.ts';
import { type Localizado, locate } from './locate.ts';
import { isRiscadoSemNota, motivo, ressalvaDeEficacia, ressalvas } from './notas.ts';
import { suggestArtigo, suggestMudado, suggestNivel } from './sugestao.ts';

type Inferido = 'diploma' | 'artigo';

/** A provision citation whose act is known to be in the corpus. */
export interface NoAto {
  /** Canonical. */
  sigla: string;
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
export function resolveDispositivo(acervo: Acervo, { sigla, citacao, inferido, texto }: NoAto): Resolucao {
  const ato = acervo.ato(sigla);
  const palavras = () => acervo.vocabulario.numbersOf(radicais(texto));
  const found = locate(ato, citacao);
  if (!found) return missing(acervo, ato, citacao.artigo, inferido, palavras());
  const { cadeia, falta } = found;
  const posicao = cadeia.at(-1) as number;
  const linha = ato.linha(posicao);
  const so = citacao.caput === true && cadeia.length === 1 && !falta;
  const fields = lido(acervo, ato, cadeia, linha, so);
  if (falta) fields.parcial = { ...falta, encontrado: linha.ref_key };
  const faltou = falta ? ` Também não existe ali ${printNivel(falta)}.` : '';

  const caputVetado = ato.estado(posicao) === 'caput_vetado';
  const vetado = cadeia.find((acima) => ato.estado(acima) === 'vetado') ?? (so && caputVetado ? posicao : undefined);
  if (vetado !== undefined) {
    const what = `${so ? 'O caput do' : 'O'} ${printPartes(ato.linha(vetado))} (${sigla})`;
    const mensagem = `${what} foi vetado e não vigora.${faltou}`;
    return { status: 'nao_encontrado', ...fields, mensagem: join([mensagem], inferido) };
  }
  // A provision's own state has heard those above it: it may outlive a repealed caput.
  if (linha.revogado) {
    const said = [`O ${printPartes(linha)} (${sigla}) não vigora: ${motivo(linha)}.${faltou}`];
    if (ato.diferido(posicao)) said.push(ressalvaDeEficacia(linha));
    const sugestao = isRiscadoSemNota(linha) ? suggestMudado(ato, linha.ref_key) : [];
    const [hoje] = sugestao.map(({ ref_key }) => ato.linha(ato.posicao(ref_key) as number));
    if (hoje) said.push(`O mesmo texto está hoje no ${printPartes(hoje)}.`);
    return { status: 'revogado', ...fields, ...(hoje && { sugestao }), mensagem: join(said, inferido) };
  }
  const said = ato.diferido(posicao) ? [ressalvaDeEficacia(linha)] : [];
  const divide = ato.divide(posicao);
  // What has no wording is not known to be in force.
  if (fields.texto === '' && !caputVetado && !divide)
    return { status: 'nao_encontrado', ...fields, mensagem: join([`${SEM_TEXTO}${faltou}`, ...said], inferido) };
  said.push(...ressalvas(linha));
  for (const acima of cadeia.slice(0, -1)) {
    const outra = ato.linha(acima);
    said.push(...ressalvas(outra, { nome: printPartes(outra), ja: linha }));
  }
  if (fields.texto === '' && !caputVetado) said.push(SO_DIVIDE);
  if (caputVetado) said.push('O caput deste artigo foi vetado.');
  if (falta) {
    const mensagem = `Não existe ${printNivel(falta)} no ${printPartes(linha)} (${sigla}); o texto é do que existe.`;
    const sugestao = suggestNivel(ato, found, palavras());
    return { status: 'verificado_parcial', ...fields, sugestao, mensagem: join([mensagem, ...said], inferido) };
  }
  const mensagem = join(said, inferido);
  const status = inferido ? 'verificado_inferido' : 'verificado';
  return { status, ...fields, ...(mensagem === '' ? {} : { mensagem }) };
}

const NOMES: Record<Parcial['nivel'], string> = {
  paragrafo: 'parágrafo',
  inciso: 'inciso',
  alinea: 'alínea',
  item: 'item',
};

const printNivel = ({ nivel, valor }: Pick<Parcial, 'nivel' | 'valor'>): string =>
  valor === 'unico' ? 'parágrafo único' : `${NOMES[nivel]} “${valor}”`;

const join = (sentences: string[], inferido: Inferido | null) =>
  [...sentences, ...(inferido ? [INFERIDO[inferido]] : [])].join(' ');

/** What every status that found a provision shows of it. */
function lido(
  acervo: Acervo,
  ato: AtoVerificavel,
  cadeia: Localizado['cadeia'],
  linha: Linha,
  so: boolean,
): Partial<Resolucao> {
  const { ref_key, hierarquia, revogado, anotacoes, alterado_por, revogado_por, alterador, altera } = linha;
  const posicao = cadeia.at(-1) as number;
  const own = so || cadeia.length > 1;
  const texto = (own ? null : acervo.textoDoArtigo(ato.sigla, linha.artigo)) ?? ato.proprio(posicao);
  const fields: Partial<Resolucao> = {
    ...{ ref_key, texto, hierarquia, revogado, anotacoes, alterado_por, revogado_por, alterador, altera },
  };
  if (cadeia.length > 1) {
    const acima = cadeia.slice(0, -1).map((acima) => ato.proprio(acima));
    fields.contexto = acima.filter((text) => text !== '').join('\n');
  }
  return fields;
}

function missing(
  acervo: Acervo,
  ato: AtoVerificavel,
  artigo: string,
  inferido: Inferido | null,
  palavras: ReadonlySet<number>,
): Resolucao {
  const sugestao = suggestArtigo(ato, artigo, palavras, (numero) => donosDoArtigo(acervo, numero));
  const mensagem = `O diploma ${ato.sigla} não tem o artigo “${artigo}”.`;
  return { status: 'nao_encontrado', sugestao, mensagem: join([mensagem], inferido) };
}
