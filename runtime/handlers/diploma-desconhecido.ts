import { resolveDesconhecido } from '../../schemas/verify/desconhecido.ts';
import { identifyAto } from '../../schemas/verify/identify-ato.ts';
import type { Acervo } from '../snapshot/acervo.ts';

/** Says of an act that is not in the corpus what verification says of it. */
export function sayUnknown(nome: string, acervo: Acervo): string {
  const identidade = identifyAto(nome, acervo);
  if (!('sigla' in identidade)) return resolveDesconhecido(identidade, nome, acervo).mensagem ?? '';
  return `Aqui o diploma se chama ${identidade.sigla}, e não “${nome}”.`;
}
