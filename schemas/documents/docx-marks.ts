import { escapeXml } from '../text/escape.ts';
import type { Place, Run } from './docx.ts';
import { applyEdits, type Edit } from './xml.ts';

/** What to insert inside a `<w:t>`. The element and its run are split there into two with the same formatting. */
interface Split {
  place: Place;
  /** Ends and starts of comments, and inserted words. */
  ends: string;
  starts: string;
  inserted: string;
  /** The attributes of a deletion that begins here, or null. */
  deletes: string | null;
  /** Whether a deletion ends here. */
  deleted: boolean;
}

/**
 * Collects comments (ECMA-376, 17.13.4) and tracked changes (17.13.5), and applies them to the XML of a document's
 * parts.
 */
export class DocxMarks {
  private readonly edits = new Map<string, Edit[]>();
  private readonly splits = new Map<string, Map<number, Split>>();
  private readonly places: readonly Place[];
  private readonly main: string;
  private readonly prefix: string;
  private readonly sourceOf: (part: string) => string;

  /**
   * @param main the part that holds the body, to which every comment is attached: Word has no comments in notes and
   * text boxes
   * @param prefix the prefix of the elements, such as `w:`
   */
  constructor(places: readonly Place[], main: string, prefix: string, sourceOf: (part: string) => string) {
    this.places = places;
    this.main = main;
    this.prefix = prefix;
    this.sourceOf = sourceOf;
  }

  /** Attaches a comment to a stretch of the text. */
  comment(offset: number, fim: number, id: number): void {
    const { prefix: p } = this;
    const first = this.places[this.count(({ to }) => to <= offset)] ?? this.places.at(-1);
    if (!first) return;
    // An offset between two paragraphs counts as part of the second.
    const before = this.places[this.count(({ from }) => from < fim) - 1];
    const last = before && before.from >= first.from ? before : first;
    this.mark(first, offset, 'starts', `<${p}commentRangeStart ${p}id="${id}"/>`);
    const reference = `<${p}r><${p}commentReference ${p}id="${id}"/></${p}r>`;
    this.mark(
      last,
      Math.max(fim, first.from + 1, offset + 1),
      'ends',
      `<${p}commentRangeEnd ${p}id="${id}"/>${reference}`,
    );
  }

  /**
   * Replaces a stretch of the text. If it covers several runs, each part is deleted in its own run, and the new words
   * follow the last.
   * @param by returns the attributes of the next change, with a new id each time
   */
  change(offset: number, fim: number, texto: string, by: () => string): void {
    const { prefix: p } = this;
    const written = this.places.filter(({ tag }) => tag !== null);
    const inside = offset === fim ? [] : written.filter(({ from, to }) => from < fim && to > offset);
    for (const place of inside) {
      this.split(place, sourceAt(place, Math.max(offset, place.from), 'starts')).deletes = by();
      this.split(place, sourceAt(place, Math.min(fim, place.to), 'ends')).deleted = true;
    }
    const last = inside.at(-1) ?? written.findLast(({ from }) => from < offset) ?? written[0];
    if (!last || texto === '') return;
    const at = sourceAt(last, Math.min(fim, last.to), 'ends');
    this.split(last, at).inserted += `<${p}ins ${by()}>${this.run(last.run, 't', escapeXml(texto))}</${p}ins>`;
  }

  /** The XML of the parts that changed. */
  parts(): Map<string, string> {
    const names = new Set([...this.edits.keys(), ...this.splits.keys()]);
    return new Map([...names].map((part) => [part, applyEdits(this.sourceOf(part), this.editsOf(part))]));
  }

  private editsOf(part: string): Edit[] {
    const { prefix: p } = this;
    const edits = [...(this.edits.get(part) ?? [])];
    let deletion: string | null = null;
    const preserved = new Set<number>();
    const splits = [...(this.splits.get(part) ?? [])].sort(([one], [other]) => one - other);
    for (const [at, { place, ends, starts, inserted, deletes, deleted }] of splits) {
      const { run, tag } = place;
      // A blank at the edge of a split element is kept only with this attribute.
      if (tag && !preserved.has(tag.begin)) edits.push({ ...tag, text: `<${p}t xml:space="preserve">` });
      preserved.add(tag?.begin ?? at);
      const close: string = deletion === null ? `</${p}t></${p}r>` : `</${p}delText></${p}r></${p}del>`;
      if (deleted) deletion = null;
      if (deletes !== null) deletion = deletes;
      const open: string =
        deletion === null
          ? `<${p}r>${run.props}<${p}t xml:space="preserve">`
          : `<${p}del ${deletion}><${p}r>${run.props}<${p}delText xml:space="preserve">`;
      edits.push({ begin: at, end: at, text: close + inserted + ends + starts + open });
    }
    return edits;
  }

  private run({ props }: Run, element: string, xml: string): string {
    const { prefix: p } = this;
    return `<${p}r>${props}<${p}${element} xml:space="preserve">${xml}</${p}${element}></${p}r>`;
  }

  /** The number of places, which are in order, before the first for which the condition fails. */
  private count(before: (place: Place) => boolean): number {
    let low = 0;
    let high = this.places.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (before(this.places[middle] as Place)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private mark(place: Place, offset: number, kind: 'starts' | 'ends', xml: string): void {
    const { part, tag, run } = place;
    const hung = part === this.main ? place.anchor : (place.anchor ?? this.places[0]?.run);
    const whole = hung ?? (tag === null ? run : null);
    if (whole) {
      this.put(this.main, kind === 'starts' ? whole.begin : whole.end, xml);
      return;
    }
    const at = sourceAt(place, Math.min(Math.max(offset, place.from), place.to), kind);
    const edge = this.edgeOf(place, at, kind);
    if (edge === null) this.split(place, at)[kind] += xml;
    else this.put(part, edge, xml);
  }

  /**
   * The edge of a run if the marked stretch begins or ends exactly there, so that nothing has to be split; otherwise
   * null.
   */
  private edgeOf({ part, run, tag }: Place, at: number, kind: 'starts' | 'ends'): number | null {
    if (kind === 'starts') return tag?.begin === run.content && tag.end === at ? run.begin : null;
    return /^<\/\w+:t>\s*<\/\w+:r>$/.test(this.sourceOf(part).slice(at, run.end)) ? run.end : null;
  }

  private put(part: string, at: number, text: string): void {
    const edits = this.edits.get(part) ?? [];
    edits.push({ begin: at, end: at, text });
    this.edits.set(part, edits);
  }

  private split(place: Place, at: number): Split {
    const splits = this.splits.get(place.part) ?? new Map<number, Split>();
    this.splits.set(place.part, splits);
    const known = splits.get(at) ?? { place, ends: '', starts: '', inserted: '', deletes: null, deleted: false };
    splits.set(at, known);
    return known;
  }
}

/** The offset in the source for an offset of the text. A reference such as `&amp;` is never split. */
function sourceAt({ from, to, begin, end }: Place, offset: number, kind: 'starts' | 'ends'): number {
  if (end - begin === to - from) return begin + offset - from;
  return kind === 'starts' ? begin : end;
}
