import { detach } from '../schemas/text/detach.ts';

/**
 * A map of limited size that forgets what was not asked for lately. It has two generations: when the newer one takes
 * half of the room, the older one is dropped. So an entry in use costs one look-up, and nothing is ever sorted or swept.
 */
export class TwoGenerations<T> {
  private newer = new Map<string, T>();
  private older = new Map<string, T>();
  /** The room that the newer generation takes. */
  private taken = 0;
  private readonly half: number;
  private readonly roomOf: (value: T, key: string) => number;
  private readonly onDrop: () => void;

  /**
   * @param room the most that is kept, in units of `roomOf`
   * @param onDrop is called when a generation was dropped
   */
  constructor(room: number, roomOf: (value: T, key: string) => number, onDrop: () => void = () => {}) {
    this.half = room / 2;
    this.roomOf = roomOf;
    this.onDrop = onDrop;
  }

  get(key: string): T | undefined {
    const value = this.newer.get(key);
    if (value !== undefined) return value;
    const old = this.older.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  /** Keeps the value of a key that `get` did not find. A value that takes more than half of the room is not kept. */
  set(key: string, value: T): void {
    const room = this.roomOf(value, key);
    if (room > this.half) return;
    if (this.taken + room > this.half) {
      this.older = this.newer;
      this.newer = new Map();
      this.taken = 0;
      this.onDrop();
    }
    this.newer.set(detach(key), value);
    this.taken += room;
  }
}
