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
const MARK = /[{};]/gu;
const MEDIA = /^@media(?![\w-])/iu;
/** `only screen`, `not print`; not `screen and (min-width: 40em)`, which is a condition. */
const ON_SCREEN = /^(?:(?:only\s+)?(?:all|screen)|not\s+(?!all$|screen$)[\w-]+)$/iu;
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
  for (const { selectors, declarations } of rulesOf(css)) {
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

/** A rule, or an at-rule, which has no selectors. */
interface Block {
  selectors: string | null;
  declarations: string;
  applies: boolean;
}

/** Yields the rules that apply on every screen, in one pass: at-rules may be nested to any depth. */
function* rulesOf(sheet: string): Generator<{ selectors: string; declarations: string }> {
  const css = sheet.replace(UNSEEN, '');
  const open: Block[] = [{ selectors: null, declarations: '', applies: true }];
  let from = 0;
  for (const { 0: mark, index } of css.matchAll(MARK)) {
    const written = css.slice(from, index);
    from = index + 1;
    const block = open.at(-1) as Block;
    if (mark === '{') {
      const prelude = written.trim();
      const atRule = prelude.startsWith('@');
      // A rule inside another needs more than its own class.
      const applies = block.applies && block.selectors === null && (!atRule || isScreenRule(prelude));
      open.push({ selectors: atRule ? null : prelude, declarations: '', applies });
      continue;
    }
    block.declarations += `${written};`;
    if (mark === ';' || open.length === 1) continue;
    open.pop();
    const { selectors, declarations } = block;
    if (block.applies && selectors !== null) yield { selectors, declarations };
  }
}

/** Returns whether an at-rule is `@media screen` or the like. */
const isScreenRule = (prelude: string): boolean => MEDIA.test(prelude) && isForScreen(prelude.replace(MEDIA, ''));

/**
 * Returns whether a media query list applies on every screen: it is empty, or one of its queries does (Media Queries
 * Level 4, section 2.1). `screen, print` does.
 */
export function isForScreen(list: string): boolean {
  return list.trim() === '' || list.split(',').some((query) => ON_SCREEN.test(query.trim()));
}

/**
 * Whether declarations strike words out, as the page does with superseded wordings: `text-decoration: line-through`.
 */
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
