/** What a class of the page's own style sheet says of the words that bear it. */
export interface Classe {
  struck: boolean;
  /** Null where it tells no alignment. */
  centered: boolean | null;
}

const RULE = /([^{}]*)\{([^{}]*)\}/gu;
/** `.auto-style1`, `span.msoDel`: one class and no more. */
const ONE_CLASS = /^[a-z\d]*\.([\w-]+)$/iu;
const ALIGNED = /text-align:\s*([a-z]+)/iu;

/**
 * Adds the classes of a style sheet that strike or align, as the editor of many pages names them (`.auto-style1`).
 * A rule that needs more than one class to hold is passed over: nothing but an element in its place tells whether it does.
 */
export function addClasses(css: string, classes: Map<string, Classe>): void {
  for (const [, selectors = '', declarations = ''] of css.matchAll(RULE)) {
    const struck = isStruck(declarations);
    const centered = alignmentOf(declarations);
    if (!struck && centered === null) continue;
    for (const selector of selectors.replace('<!--', '').split(',')) {
      const name = ONE_CLASS.exec(selector.trim())?.[1]?.toLowerCase();
      if (name === undefined) continue;
      const known = classes.get(name);
      classes.set(name, { struck: struck || known?.struck === true, centered: centered ?? known?.centered ?? null });
    }
  }
}

export const isStruck = (css: string): boolean => /line-through/iu.test(css);

/** Whether a declaration centres; null where it tells no alignment. */
export function alignmentOf(css: string): boolean | null {
  const alignment = ALIGNED.exec(css)?.[1];
  return alignment === undefined ? null : alignment.toLowerCase() === 'center';
}
