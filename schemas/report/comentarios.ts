import type { Gravidade } from '../contract/model/verification/gravidade.ts';
import type { Comentario } from '../documents/copy.ts';
import { oferta, type Relatado, relatar } from './relatorio.ts';

/** A comment is read in a narrow column beside the page, so long provisions are not quoted in full. */
const MAX_LETRAS = 900;
const NOMES: Partial<Record<Gravidade, string>> = { erro: 'ERRO', duvida: 'DÚVIDA', nota: 'Nota' };

/** One comment for each finding to report: what it is, why, the words of the law, and the suggestions. */
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
