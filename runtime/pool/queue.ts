/** How much may wait, and how much of it may be one owner's, what is at work included. */
export interface Bounds {
  waiting: number;
  perOwner: number;
}

/**
 * Work that waits for its turn, fair among owners: each in turn gives one, however many it has waiting. Nothing waits
 * past the bounds; whoever has no room is told so at once.
 */
export class FairQueue<Item> {
  /** Owners with something waiting, in the order of their turns. */
  private readonly waiting = new Map<string, Item[]>();
  /** Of each owner what waits and what is at work. */
  private readonly held = new Map<string, number>();
  private readonly bounds: Bounds;
  private total = 0;

  constructor(bounds: Bounds) {
    this.bounds = bounds;
  }

  /** How much waits. */
  get length(): number {
    return this.total;
  }

  /** How much is done before what this owner would bring now: of each owner as much as it has waiting itself. */
  ahead(owner: string): number {
    const own = this.waiting.get(owner)?.length ?? 0;
    return Math.min(this.total, this.waiting.size * (own + 1));
  }

  /** False, and nothing is kept, where there is no room for it. */
  push(owner: string, item: Item): boolean {
    const held = this.held.get(owner) ?? 0;
    if (this.total >= this.bounds.waiting || held >= this.bounds.perOwner) return false;
    this.held.set(owner, held + 1);
    const own = this.waiting.get(owner);
    if (own) own.push(item);
    else this.waiting.set(owner, [item]);
    this.total += 1;
    return true;
  }

  /** What is to be done next, which counts as its owner's until `done`; undefined when nothing waits. */
  shift(): { owner: string; item: Item } | undefined {
    const [turn] = this.waiting;
    if (!turn) return undefined;
    const [owner, own] = turn;
    const item = own.shift() as Item;
    // The next time it is the others' turn first.
    this.waiting.delete(owner);
    if (own.length > 0) this.waiting.set(owner, own);
    this.total -= 1;
    return { owner, item };
  }

  /** One thing of this owner is done with. */
  done(owner: string): void {
    const left = (this.held.get(owner) ?? 0) - 1;
    if (left > 0) this.held.set(owner, left);
    else this.held.delete(owner);
  }
}
