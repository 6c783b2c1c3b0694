/** How many items may wait in all, and how many items one owner may have, waiting or running. */
export interface Bounds {
  waiting: number;
  perOwner: number;
}

/**
 * A queue that is fair among owners: each owner in turn gets one item taken, however many it has waiting. Items beyond
 * the bounds are refused at once.
 */
export class FairQueue<Item> {
  /** Owners with waiting items, in the order of their turns. */
  private readonly waiting = new Map<string, Item[]>();
  /** For each owner, its number of items, waiting or running. */
  private readonly held = new Map<string, number>();
  private readonly bounds: Bounds;
  private total = 0;

  constructor(bounds: Bounds) {
    this.bounds = bounds;
  }

  /** The number of waiting items. */
  get length(): number {
    return this.total;
  }

  /**
   * Returns how many items would be taken before one that `owner` added now. Every owner is counted with as many items
   * as `owner` itself would have.
   */
  ahead(owner: string): number {
    const own = this.waiting.get(owner)?.length ?? 0;
    return Math.min(this.total, this.waiting.size * (own + 1));
  }

  /** Adds an item. Returns false and keeps nothing if there is no room. */
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

  /** Takes the next item, which counts as its owner's until `done`. Undefined if nothing waits. */
  shift(): { owner: string; item: Item } | undefined {
    const [turn] = this.waiting;
    if (!turn) return undefined;
    const [owner, own] = turn;
    const item = own.shift() as Item;
    // The owner moves behind all others.
    this.waiting.delete(owner);
    if (own.length > 0) this.waiting.set(owner, own);
    this.total -= 1;
    return { owner, item };
  }

  /** Records that one item of this owner is finished. */
  done(owner: string): void {
    const left = (this.held.get(owner) ?? 0) - 1;
    if (left > 0) this.held.set(owner, left);
    else this.held.delete(owner);
  }
}
