import { compact } from '../compact.ts';
import type { Mencao } from './mencoes.ts';
import { DIZ } from './quem-age.ts';
import { SUJEITO } from './sujeito.ts';

/** How far behind the act that was named last the list may begin. */
const ALCANCE = 120;
/** ` e prevê no |`, ` e, em seu |`: the clause goes on with the verb of its subject. */
const PROSSEGUE = compact(
  new RegExp(
    String.raw`^[^.;:()\n]{0,40}?\s{1,3}e(?:,\s{1,3}|\s{1,3}${DIZ}(?!\p{L})[^.;:()\n]{0,30}?,?\s{1,3})(?:[^.;:()\n]{0,30}?,\s{1,3})?(?:em\s{1,3}seus?|n[oa]s?(?:\s{1,3}seus?)?)\s{1,3}$`,
    'iu',
  ),
);
/** `. Seu |`, `. Em seu |`: the next sentence goes on with it. */
const POSSESSIVO = /^[^.;:()\n]{0,40}\.\s{1,3}(?:Em\s{1,3}s|No\s{1,3}s|S)eus?\s{1,3}$/;
/** `A proposta altera a CF|; no `, `, e seu `: what changes an act does so in articles of its own. */
const NO_SEU = /^[^.;:()\n]{0,40}?(?:(?:;|,?\s{1,3}e)\s{1,3}(?:[oa]s?\s{1,3})?seus?|;\s{1,3}n[oa]s?)\s{1,3}$/i;
const ALTERA = compact(
  /(?:alter|modific|revog|reform|regulament|acrescent|atualiz|substitu|emend)\p{L}{1,6}\s{1,3}[oa]s?\s{1,3}$/iu,
);
const FIM_DE_FRASE = compact(/^[\s\S]*(?:[.!?;]\s{1,8}(?=\p{Lu})|\n)/u);
/** How far before the act its sentence may begin. */
const ALCANCE_DA_FRASE = 220;
/** `A portaria regulamenta a`; not `O art. 5º da`. */
const COM_SUJEITO = compact(
  /^\s{0,3}["“(]?(?:[OA]s?|Est[ea]s?|Tal|Cada|Nenhuma?)\s{1,3}(?!art|inc|par[áa]g|al[íi]n|caput|dispos|preceito)\p{L}/u,
);

/**
 * Whose a list at `lista` is by the subject of its clause, of which the act named last is but the object: `A Lei X alterou a
 * CLT e dispõe, no | art. 2º`. Null when the subject is no act that is known; undefined when no such thing is said.
 * @param outra the last act named before that one
 */
export function sujeitoDaOracao(
  text: string,
  lista: number,
  ultima: Mencao,
  outra: Mencao | null,
): Mencao | null | undefined {
  if (lista - ultima.fim > ALCANCE) return undefined;
  const between = text.slice(ultima.fim, lista);
  const before = text.slice(Math.max(0, ultima.inicio - 24), ultima.inicio);
  const goesOn = PROSSEGUE.test(between) || POSSESSIVO.test(between) || (NO_SEU.test(between) && ALTERA.test(before));
  if (!goesOn) return undefined;
  if (isSujeito(text, ultima)) return undefined;
  const near = text.slice(Math.max(0, ultima.inicio - ALCANCE_DA_FRASE), ultima.inicio);
  const frase = near.replace(FIM_DE_FRASE, '');
  const desde = ultima.inicio - frase.length;
  if (outra && outra.inicio >= desde && isSujeito(text, outra)) return outra;
  return COM_SUJEITO.test(frase) ? null : undefined;
}

const isSujeito = (text: string, { inicio }: Mencao): boolean =>
  SUJEITO.test(text.slice(Math.max(0, inicio - 12), inicio));
