import aspectos from './aspectos.json' with { type: 'json' };

/**
 * The commonest subjects of articles without a heading, recognised by the words of the law. The clearest come first.
 */
const ASPECTOS = Object.entries(aspectos).map(([palavra, nome]) => ({
  texto: new RegExp(`(?<![\\p{L}-])${palavra}(?![\\p{L}-])`, 'u'),
  nome,
}));

/** The aspect that a wording without a headword is about, as a subterm; null if none is recognised. */
export function aspectoDe(texto: string): string | null {
  return ASPECTOS.find((aspecto) => aspecto.texto.test(texto))?.nome ?? null;
}
