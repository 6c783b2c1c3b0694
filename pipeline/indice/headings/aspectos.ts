import aspectos from './aspectos.json' with { type: 'json' };

/** By the words of the law, the commonest things that an article without a heading is about; the plainest first. */
const ASPECTOS = Object.entries(aspectos).map(([palavra, nome]) => ({
  texto: new RegExp(`(?<![\\p{L}-])${palavra}(?![\\p{L}-])`, 'u'),
  nome,
}));

/** What a wording without a headword is about, as a subterm; null when it tells nothing. */
export function aspectoDe(texto: string): string | null {
  return ASPECTOS.find((aspecto) => aspecto.texto.test(texto))?.nome ?? null;
}
