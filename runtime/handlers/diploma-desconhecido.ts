import { resolveDesconhecido } from '../../schemas/verify/identify/desconhecido.ts';
import { identifyAto } from '../../schemas/verify/identify/identify-ato.ts';
import { dizSemTexto } from '../fatos/sem-texto.ts';
import type { Snapshot } from '../snapshot/open.ts';

/** Describes an act that is not in the corpus, in the words that verification uses. */
export function sayUnknown(nome: string, snapshot: Snapshot): string {
  const { acervo } = snapshot;
  const semTexto = dizSemTexto(nome, snapshot);
  if (semTexto !== null) return semTexto;
  const identidade = identifyAto(nome, acervo);
  if (!('sigla' in identidade)) return resolveDesconhecido(identidade, nome, acervo).mensagem ?? '';
  return `Aqui o diploma se chama ${identidade.sigla}, e não “${nome}”.`;
}
