import type { Gravidade } from '../contract/model/verification/gravidade.ts';
import type { Comentario } from '../documents/copy.ts';
import { oferta, type Relatado, relatar } from './relatorio.ts';

/** A comment of a word processor is read beside the page: longer words of the law are read where they are. */
const MAX_LETRAS = 900;
const NOMES: Partial<Record<Gravidade, string>> = { erro: 'ERRO', duvida: 'DÚVIDA', nota: 'Nota' };

/** A comment for each finding that says something: what it is, why, the law's words, what may have been meant. */
export function composeComentarios(relatado: Relatado): Comentario[] {
  const ditas = relatar(relatado).filter(({ gravidade }) => gravidade !== 'ok');
  return ditas.map(({ gravidade, situacao, observacoes, dispositivo, endereco, lei, sugestoes, offset, fim }) => ({
    ...{ offset, fim },
    paragrafos: [
      `${NOMES[gravidade]}: ${situacao}`,
      ...observacoes,
      ...(lei === null || dispositivo === null ? [] : [`${dispositivo}: “${abridge(lei)}”`]),
      ...sugestoes.map(({ dispositivo: outro, sucessor, texto, troca }) => {
        const novo = troca === null ? '' : ` (escreva “${troca}”)`;
        return `${oferta(sucessor)} ${outro}${novo}${texto ? `: “${abridge(texto)}”` : '.'}`;
      }),
      ...(endereco === null ? [] : [endereco]),
    ],
  }));
}

const abridge = (words: string): string =>
  words.length <= MAX_LETRAS
    ? words.replace(/\n/g, ' ')
    : `${words
        .slice(0, MAX_LETRAS)
        .replace(/\s\S*$/, '')
        .replace(/\n/g, ' ')} …`;
