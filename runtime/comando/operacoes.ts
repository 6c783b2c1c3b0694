import type { ItemCitacao } from '../../schemas/contract/model/verification/item-citacao.ts';
import type { Resolucao } from '../../schemas/contract/model/verification/resolucao.ts';
import type { TextoVerificado } from '../../schemas/contract/model/verification/texto-verificado.ts';
import { operations } from '../../schemas/contract/operations/index.ts';
import type { Operation } from '../../schemas/contract/operations/operation.ts';
import { resolveFatosEm } from '../../schemas/fatos/fatos-em.ts';
import { chaveDe, notaDosFatos } from '../../schemas/fatos/nota.ts';
import { semConferir } from '../../schemas/fatos/sem-conferir.ts';
import { soFatos } from '../../schemas/fatos/so-fatos.ts';
import { readPeriodo } from '../../schemas/law/calendario.ts';
import type { Base } from '../../schemas/library/base.ts';
import { extrair } from '../../schemas/library/extrair.ts';
import { verificar } from '../../schemas/library/verificar.ts';
import { resolveAto } from '../../schemas/verify/resolve-ato.ts';
import { resolveCitacao } from '../../schemas/verify/resolve-citacao.ts';
import { summarize } from '../../schemas/verify/resolve-texto.ts';
import { compileLeitura } from '../coerce.ts';
import type { EntradaBruta } from '../validation.ts';
import { consultar } from './consulta.ts';

const { resolver, extrairCitacoes, verificarTexto, consultar: consulta } = operations;

/** The service's operations that work without the words of the law, with the same paths and bodies. */
export const OFFLINE = { resolver, extrairCitacoes, verificarTexto, consultar: consulta } satisfies Record<
  string,
  Operation
>;
export type Offline = keyof typeof OFFLINE;

/** The result of a call: a body, or the problems with the request. */
export type Resultado = { corpo: object } | { problemas: { campo: string; problema: string }[] };

/** Answers these operations from a register of facts. Input is validated by the operation's own schema. */
export function createOperacoes(base: Base): Record<Offline, (input: EntradaBruta) => Resultado> {
  const note = <T extends Resolucao>(resolucao: T, chave: string): Resolucao => {
    const nota = resolucao.status === 'nao_suportado' ? null : notaDosFatos(base, chave, null);
    return { ...resolucao, ...(nota !== null && { mensagem: [resolucao.mensagem, nota].filter(Boolean).join(' ') }) };
  };
  const noteAll = (verificado: TextoVerificado): TextoVerificado => ({
    ...verificado,
    citacoes: verificado.citacoes.map(({ citacao, resolucao }) => ({
      citacao,
      resolucao: note(resolucao, chaveDe(resolucao, citacao)),
    })),
  });
  const resolve = (citacao: ItemCitacao, em: string | undefined): Resolucao => {
    const dias = em === undefined ? null : readPeriodo(em);
    const hoje = resolveCitacao(citacao, base.acervo);
    const dita = dias ? resolveFatosEm(hoje, citacao, base, { dias, escrito: em as string }) : hoje;
    const fatos = 'transcricao' in citacao && citacao.transcricao ? semConferir(soFatos(dita)) : soFatos(dita);
    return note(fatos, chaveDe(dita, citacao));
  };
  const consultada = (q: string, em?: string): TextoVerificado => {
    const found = consultar(q, base, em);
    const citacoes = found.citacoes.map(({ citacao, resolucao }) => ({ citacao, resolucao: soFatos(resolucao) }));
    const dias = em === undefined ? null : readPeriodo(em);
    const atos = found.atos.map((ato) => resolveAto(ato, base.acervo, dias));
    const resumo = summarize(
      citacoes.map(({ resolucao }) => resolucao),
      [],
    );
    return noteAll({ resumo, ...(found.tempo && { tempo: found.tempo }), citacoes, transcricoes: [], atos });
  };
  return {
    resolver: checked(resolver, ({ body }) => {
      const { citacoes, em } = body as { citacoes: (ItemCitacao & { em?: string })[]; em?: string };
      return { resultados: citacoes.map((citacao) => resolve(citacao, citacao.em ?? em)) };
    }),
    extrairCitacoes: checked(extrairCitacoes, ({ body }) => ({
      citacoes: extrair((body as { texto: string }).texto, base),
    })),
    verificarTexto: checked(verificarTexto, ({ body }) => {
      const { texto, em } = body as { texto: string; em?: string };
      return noteAll(verificar(texto, base, em === undefined ? {} : { em }));
    }),
    consultar: checked(consulta, ({ query }) => {
      const { q, em } = query as { q: string; em?: string };
      return consultada(q, em);
    }),
  };
}

/** Validates a request before it is answered. An `em` that is not a date is the caller's error too. */
function checked(operation: Operation, answer: (input: EntradaBruta) => object): (input: EntradaBruta) => Resultado {
  const read = compileLeitura(operation);
  return (bruta) => {
    const input = read(bruta);
    if (Array.isArray(input)) return { problemas: input };
    const { em } = { ...(input.query as object), ...(input.body as object | undefined) } as { em?: string };
    if (em !== undefined && readPeriodo(em) === null)
      return { problemas: [{ campo: 'em', problema: `“${em}” não é data: use AAAA-MM-DD, AAAA-MM ou AAAA` }] };
    return { corpo: answer(input) };
  };
}
