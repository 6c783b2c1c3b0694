/** What a class of the page's own style sheet says of the words that bear it. */
export interface Classe {
  struck: boolean;
  /** Null where it tells no alignment. */
  centered: boolean | null;
  /** Null where it tells no weight. */
  bold: boolean | null;
}

/** Comments, and the marks of one that hide a sheet from the oldest browsers. */
const UNSEEN = /\/\*[\s\S]*?(?:\*\/|$)|<!--|-->/gu;
/** `@media screen { … }`: what it holds, holds. */
const ON_SCREEN = /@media\s+(?:all|screen)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/giu;
/** `@page { … }`, `@import …;`, `@media print { … }`; of those in one another the innermost. */
const AT_RULE = /@[^{};]*(?:;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})/gu;
const RULE = /([^{}]*)\{([^{}]*)\}/gu;
/** `.auto-style1`, `span.msoDel`: one class and no more. */
const ONE_CLASS = /^[a-z\d]*\.([\w-]+)$/iu;
const ALIGNED = /text-align:\s*([a-z]+)/iu;
const WEIGHT = /font-weight:\s*([a-z]+|\d+)/iu;

/**
 * Adds the classes of a style sheet that strike, align or embolden, as the editor of many pages names them (`.auto-style1`).
 * A rule that needs more than one class to hold is passed over: nothing but an element in its place tells whether it does.
 * So is one that holds on paper or under a condition.
 */
export function addClasses(css: string, classes: Map<string, Classe>): void {
  for (const [, selectors = '', declarations = ''] of general(css).matchAll(RULE)) {
    const struck = isStruck(declarations);
    const centered = alignmentOf(declarations);
    const bold = weightOf(declarations);
    if (!struck && centered === null && bold === null) continue;
    for (const selector of selectors.split(',')) {
      const name = ONE_CLASS.exec(selector.trim())?.[1]?.toLowerCase();
      if (name === undefined) continue;
      const known = classes.get(name);
      classes.set(name, {
        struck: struck || known?.struck === true,
        centered: centered ?? known?.centered ?? null,
        bold: bold ?? known?.bold ?? null,
      });
    }
  }
}

/** The rules that hold whatever shows the page. */
function general(css: string): string {
  let rules = css.replace(UNSEEN, '');
  for (let before = ''; before !== rules; ) {
    before = rules;
    rules = rules.replace(ON_SCREEN, '$1').replace(AT_RULE, '');
  }
  return rules;
}

export const isStruck = (css: string): boolean => /line-through/iu.test(css);

/** Whether a declaration centres; null where it tells no alignment. */
export function alignmentOf(css: string): boolean | null {
  const alignment = ALIGNED.exec(css)?.[1];
  return alignment === undefined ? null : alignment.toLowerCase() === 'center';
}

/** Whether a declaration sets in bold; null where it tells no weight. */
export function weightOf(css: string): boolean | null {
  const weight = WEIGHT.exec(css)?.[1]?.toLowerCase();
  if (weight === undefined || weight === 'inherit') return null;
  return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
}
