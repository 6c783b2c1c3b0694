/** What a class of the page's own style sheet says about the text that has it. */
export interface Classe {
  struck: boolean;
  /** Null if the class sets no alignment. */
  centered: boolean | null;
  /** Null if the class sets no weight. */
  bold: boolean | null;
}

/** Comments, and the comment marks that hide a style sheet from the oldest browsers. */
const UNSEEN = /\/\*[\s\S]*?(?:\*\/|$)|<!--|-->/gu;
/** `@media screen { … }`, whose rules apply. */
const ON_SCREEN = /@media\s+(?:all|screen)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/giu;
/** `@page { … }`, `@import …;`, `@media print { … }`; if they are nested, the innermost. */
const AT_RULE = /@[^{};]*(?:;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})/gu;
const RULE = /([^{}]*)\{([^{}]*)\}/gu;
/** A selector of exactly one class: `.auto-style1`, `span.msoDel`. */
const ONE_CLASS = /^[a-z\d]*\.([\w-]+)$/iu;
const ALIGNED = /text-align:\s*([a-z]+)/iu;
const WEIGHT = /font-weight:\s*([a-z]+|\d+)/iu;

/**
 * Adds the classes of a style sheet that strike, align or embolden, with the names that the editor of many pages gives
 * them (`.auto-style1`). Skips a rule that needs more than one class, since only an element in its place shows whether
 * the rule applies. Also skips a rule that applies to print or under a condition.
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

/** Returns the rules that apply on every screen. */
function general(css: string): string {
  let rules = css.replace(UNSEEN, '');
  for (let before = ''; before !== rules; ) {
    before = rules;
    rules = rules.replace(ON_SCREEN, '$1').replace(AT_RULE, '');
  }
  return rules;
}

export const isStruck = (css: string): boolean => /line-through/iu.test(css);

/** Returns whether a declaration centres; null if it sets no alignment. */
export function alignmentOf(css: string): boolean | null {
  const alignment = ALIGNED.exec(css)?.[1];
  return alignment === undefined ? null : alignment.toLowerCase() === 'center';
}

/** Returns whether a declaration sets in bold; null if it sets no weight. */
export function weightOf(css: string): boolean | null {
  const weight = WEIGHT.exec(css)?.[1]?.toLowerCase();
  if (weight === undefined || weight === 'inherit') return null;
  return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
}
