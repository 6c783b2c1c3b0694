import { compact } from '../compact.ts';
import { ESPECIE, INSTRUMENTO } from './instrumentos.ts';
import type { Mencao } from './mencoes.ts';
import { MUDAR, REGULAR } from './mudanca.ts';
import { DIZ } from './quem-age.ts';
import { SUJEITO } from './sujeito.ts';

/** How far behind the act that was named last the list may begin. */
const ALCANCE = 160;
/** ` e prevê no |`, ` e, em seu |`: the clause goes on with the verb of its subject. */
const PROSSEGUE = compact(
  new RegExp(
    String.raw`^[^.;:()\n]{0,40}?\s{1,3}e(?:,\s{1,3}|\s{1,3}${DIZ}(?!\p{L})[^.;:()\n]{0,30}?,?\s{1,3})(?:[^.;:()\n]{0,30}?,\s{1,3})?(?:em\s{1,3}seus?|n[oa]s?(?:\s{1,3}seus?)?)\s{1,3}$`,
    'iu',
  ),
);
/** `. Seu |`, `, pois no seu |`, `; o respectivo |`: what follows is of the subject. */
const POSSESSIVO = compact(
  /(?<!\p{L})(?:seus?(?:\s{1,3}pr[óo]prios?)?|(?:[nd]?[oa]|pel[oa])s?\s{1,3}(?:respectiv|pr[óo]pri)[oa]s?)\s{1,3}$/iu,
);
/** `, que, em seu |`: unless the clause is one about the act itself. */
const RELATIVA = compact(
  /^[\s,)]*(?:que|[oa]s?\s{1,3}qua(?:l|is)|cuj[oa]s?)(?!\p{L})(?![\s\S]*(?:[.;:]\s|(?<!\p{L})(?:pois|porque|mas|por[ée]m|j[áa]\s{1,3}que|uma\s{1,3}vez\s{1,3}que)(?!\p{L})))/iu,
);
/** `A proposta altera a CF|; no `: what changes an act does so in articles of its own. */
const NO = /^[^.;:()\n]{0,40}?;\s{1,3}n[oa]s?\s{1,3}$/i;
const ALTERA = compact(new RegExp(String.raw`(?<!\p{L})(?:${MUDAR}|${REGULAR})\s{1,3}[oa]s?\s{1,3}$`, 'iu'));
const FIM_DE_FRASE = compact(/^[\s\S]*(?:[.!?;]\s{1,8}(?=\p{Lu})|\n)/u);
/** How far before the act its sentence may begin. */
const ALCANCE_DA_FRASE = 220;
/** Who speaks of an act, or is judged by it, and has no articles. */
const SEM_ARTIGOS =
  'art|inc|par[áa]g|al[íi]n|caput|dispos|preceito|teor|par\\s|partir|despeito|fim\\s|prop[óo]sito|respeito|autor|r[ée]us?\\s|r[ée]\\s|recorr|apela|agrav|embarg|ju[íi]z|magistrad|ministr|relator|tribuna|corte|turma|c[âa]mara|ST[FJM]|TST|TSE|TJ|TR[FTE]|jurisprud|doutrin|senten[çc]|ac[óo]rd[ãa]o|decis|legislador|constituinte|demand|requerid|acusad|paciente|v[íi]tima|consumidor|fornecedor|advogad|partes?\\s';
/** `A portaria regulamenta a`; not `O art. 5º da`, `A teor do`. */
const COM_SUJEITO = compact(
  new RegExp(
    String.raw`^\s{0,3}["“(]?(?:(?:[OA]s?|Est[ea]s?|Tal|Cada|Nenhuma?)\s{1,3}(?!${SEM_ARTIGOS})\p{L}|(?:${INSTRUMENTO}|${ESPECIE})(?!\p{L}))`,
    'iu',
  ),
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
  const goesOn = PROSSEGUE.test(between) || isDoSujeito(between) || (NO.test(between) && ALTERA.test(before));
  if (!goesOn) return undefined;
  if (isSujeito(text, ultima)) return undefined;
  const near = text.slice(Math.max(0, ultima.inicio - ALCANCE_DA_FRASE), ultima.inicio);
  const frase = near.replace(FIM_DE_FRASE, '');
  const desde = ultima.inicio - frase.length;
  if (outra && outra.inicio >= desde && isSujeito(text, outra)) return outra;
  return COM_SUJEITO.test(frase) ? null : undefined;
}

/** `a própria |Constituição`. */
const ADJETIVO = compact(/(?<!\p{L})(?:pr[óo]pri[oa]|nov[oa]|atual|vigente|noss[oa])\s{1,3}$/iu);

const isSujeito = (text: string, { inicio }: Mencao): boolean =>
  SUJEITO.test(text.slice(Math.max(0, inicio - 24), inicio).replace(ADJETIVO, ''));

const isDoSujeito = (between: string): boolean => POSSESSIVO.test(between) && !RELATIVA.test(between);
