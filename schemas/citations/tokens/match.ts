import { type CodeSet, EVERY, hasCode, markCodes, setOf, union } from './code-set.ts';
import { CODE } from './codes.ts';
import type { Node, TokenSet } from './read-pattern.ts';

/**
 * The compiled patterns: all their steps in one array of numbers. A step is its kind, the index of the next step, and
 * its operands. Backtracking is a return from a call. One function runs all patterns over memory that is close
 * together. A regular expression for each of some 500 patterns took most of the first second of a process, and separate
 * objects took longer to fetch than to match.
 */
let steps = new Int32Array(1 << 16);
let stepsEnd = 0;

/**
 * | step | the numbers behind it |
 * |---|---|
 * | `TOKEN`, `WRAPPED` | next, set; `WRAPPED` also skips the end of a line |
 * | `RUN` | next, set, least, most |
 * | `EITHER` | number of choices, each choice |
 * | `LOOP` | its `AGAIN`, loop |
 * | `AGAIN` | next, repeated step, loop, least, most |
 * | `PART`, `PAST_PART` | next, part |
 * | `LOOK` | next, step to look at, 1 if it must not match |
 * | `HEAD` | next |
 */
const [END, TOKEN, WRAPPED, RUN, EITHER, LOOP, AGAIN, PART, PAST_PART, LOOK, HEAD] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** Added to the kind of a step that reads to the left. */
const LEFT = 16;

/** By loop, how often it has run and where its last run began; by part, where it begins and ends. */
const counts = new Int32Array(64);
const lasts = new Int32Array(64);
const begins = new Int32Array(64);
const ends = new Int32Array(64);

/** A pattern compiled for one direction. */
export class Matcher {
  /**
   * The codes with which a match may begin, on the side where matching starts; 0 is among them if the match may have no
   * tokens.
   */
  private readonly first: CodeSet;
  private readonly step: number;
  /** The names of the pattern's parts. */
  private readonly names: readonly string[];

  constructor(node: Node, backwards: boolean) {
    const linker = new Linker(backwards);
    this.step = linker.link(node, add([END]));
    this.names = linker.names;
    this.first = firstOf(node, backwards);
  }

  /**
   * Returns whether a match may begin with a token of that code (0 past the ends of a text). Most tokens cannot begin a
   * match.
   */
  mayBegin(code: number): boolean {
    return hasCode(this.first, code);
  }

  /** Marks the codes with which a match may begin, in a table indexed by code. */
  markBeginnings(table: Uint8Array, mark: number): void {
    markCodes(this.first, table, mark);
  }

  /**
   * Matches the pattern at token `at`. Returns where the match ends (where it begins, if read backwards), or -1.
   * @param from no token before this one is looked at, and none from `to` on
   */
  match(codes: Uint16Array, at: number, from: number, to: number): number {
    for (let slot = 0; slot < this.names.length; slot++) begins[slot] = -1;
    return follow(this.step, codes, at, from, to);
  }

  /** Returns the parts of the last match. */
  parts(): Record<string, readonly [from: number, to: number]> {
    const found: Record<string, readonly [number, number]> = {};
    for (let slot = 0; slot < this.names.length; slot++) {
      const begin = begins[slot] as number;
      const end = ends[slot] as number;
      if (begin >= 0) found[this.names[slot] as string] = begin < end ? [begin, end] : [end, begin];
    }
    return found;
  }
}

/**
 * Takes the token that a `TOKEN` or `WRAPPED` step asks for, with the end of a line before it for `WRAPPED`. Returns
 * the place behind it, or -1 if the token is not in the set.
 */
function take(step: number, codes: Uint16Array, at: number, from: number, to: number): number {
  const kind = steps[step] as number;
  if (kind >= LEFT) return takeLeft(step, codes, at, from, to);
  const read = kind === WRAPPED && at < to && codes[at] === CODE.line ? at + 1 : at;
  return read < to && hasCode(steps[step + 2] as number, codes[read] as number) ? read + 1 : -1;
}

function takeLeft(step: number, codes: Uint16Array, at: number, from: number, to: number): number {
  let read = at - 1;
  if (steps[step] === WRAPPED + LEFT && read >= from && read < to && codes[read] === CODE.line) read -= 1;
  return read >= from && read < to && hasCode(steps[step + 2] as number, codes[read] as number) ? read : -1;
}

/**
 * Runs steps. The first is usually a single token, and usually it does not match, so it is checked here without another
 * call.
 */
function tryOne(step: number, codes: Uint16Array, at: number, from: number, to: number): number {
  const kind = (steps[step] as number) & ~LEFT;
  if (kind !== TOKEN && kind !== WRAPPED) return follow(step, codes, at, from, to);
  const past = take(step, codes, at, from, to);
  return past < 0 ? -1 : follow(steps[step + 1] as number, codes, past, from, to);
}

/** Runs steps from `first` on. Calls itself only if there is an alternative to return to. */
function follow(first: number, codes: Uint16Array, begin: number, from: number, to: number): number {
  let step = first;
  let at = begin;
  for (;;) {
    const kind = steps[step] as number;
    switch (kind & ~LEFT) {
      case TOKEN:
      case WRAPPED:
        at = take(step, codes, at, from, to);
        if (at < 0) return -1;
        break;
      case RUN: {
        const by = kind & LEFT ? -1 : 1;
        const next = steps[step + 1] as number;
        const least = at + (steps[step + 3] as number) * by;
        const most = at + (steps[step + 4] as number) * by;
        while (at !== most && take(step, codes, at, from, to) >= 0) at += by;
        if (by > 0 ? at < least : at > least) return -1;
        for (; at !== least; at -= by) {
          const end = tryOne(next, codes, at, from, to);
          if (end >= 0) return end;
        }
        break;
      }
      case EITHER: {
        const last = step + 1 + (steps[step + 1] as number);
        for (let choice = step + 2; choice < last; choice++) {
          const end = tryOne(steps[choice] as number, codes, at, from, to);
          if (end >= 0) return end;
        }
        step = steps[last] as number;
        continue;
      }
      case LOOP:
        return loop(step, codes, at, from, to);
      case AGAIN:
        return again(step, codes, at, from, to);
      case PART:
        return part(step, codes, at, from, to);
      case PAST_PART:
        ends[steps[step + 2] as number] = at;
        break;
      case LOOK: {
        const seen = follow(steps[step + 2] as number, codes, at, from, to) >= 0;
        if (seen === (steps[step + 3] === 1)) return -1;
        break;
      }
      case HEAD:
        if (at !== from) return -1;
        break;
      default:
        return at;
    }
    step = steps[step + 1] as number;
  }
}

function loop(step: number, codes: Uint16Array, at: number, from: number, to: number): number {
  const slot = steps[step + 2] as number;
  const count = counts[slot] as number;
  const last = lasts[slot] as number;
  counts[slot] = -1;
  const end = follow(steps[step + 1] as number, codes, at, from, to);
  counts[slot] = count;
  lasts[slot] = last;
  return end;
}

/** Runs a loop once more or, if that fails, the steps behind it. Fails if the last run beyond `least` took no token. */
function again(step: number, codes: Uint16Array, at: number, from: number, to: number): number {
  const slot = steps[step + 3] as number;
  const least = steps[step + 4] as number;
  const count = counts[slot] as number;
  const last = lasts[slot] as number;
  const done = count + 1;
  if (done > least && at === last) return -1;
  counts[slot] = done;
  lasts[slot] = at;
  const more = done < (steps[step + 5] as number);
  let end = more ? follow(steps[step + 2] as number, codes, at, from, to) : -1;
  if (end < 0 && done >= least) end = follow(steps[step + 1] as number, codes, at, from, to);
  counts[slot] = count;
  lasts[slot] = last;
  return end;
}

function part(step: number, codes: Uint16Array, at: number, from: number, to: number): number {
  const slot = steps[step + 2] as number;
  const oldBegin = begins[slot] as number;
  const oldEnd = ends[slot] as number;
  begins[slot] = at;
  const end = follow(steps[step + 1] as number, codes, at, from, to);
  if (end < 0) {
    begins[slot] = oldBegin;
    ends[slot] = oldEnd;
  }
  return end;
}

/** Adds a step at the end of `steps` and returns its index. */
function add(step: readonly number[]): number {
  const begin = stepsEnd;
  if (begin + step.length > steps.length) steps = twice(steps, begin + step.length);
  for (let at = 0; at < step.length; at++) steps[begin + at] = step[at] as number;
  stepsEnd += step.length;
  return begin;
}

function twice(old: Int32Array<ArrayBuffer>, wanted: number): Int32Array<ArrayBuffer> {
  const made = new Int32Array(Math.max(2 * old.length, wanted));
  made.set(old);
  return made;
}

/** Compiles a tree to steps, from its last step to its first. */
class Linker {
  readonly names: string[] = [];
  private loops = 0;
  /** Whether the match is read to the left. Lookaheads are read to the right all the same. */
  private readonly backwards: boolean;

  constructor(backwards: boolean) {
    this.backwards = backwards;
  }

  link(node: Node, next: number, looking = false): number {
    switch (node.kind) {
      case 'set':
        return this.linkSet(node, next, looking);
      case 'head':
        return add([HEAD, next]);
      case 'sequence': {
        const { nodes } = node;
        const leftwards = this.backwards && !looking;
        let behind = next;
        for (let i = 0; i < nodes.length; i++)
          behind = this.link(nodes[leftwards ? i : nodes.length - 1 - i] as Node, behind, looking);
        return behind;
      }
      case 'either':
        return either(node.nodes.map((each) => this.link(each, next, looking)));
      case 'named': {
        const slot = this.slotOf(node.name);
        return add([PART, this.link(node.node, add([PAST_PART, next, slot]), looking), slot]);
      }
      case 'often':
        return this.linkOften(node, next, looking);
      case 'look':
        return add([LOOK, next, this.link(node.node, add([END]), true), node.negated ? 1 : 0]);
    }
  }

  private slotOf(name: string): number {
    const known = this.names.indexOf(name);
    return known >= 0 ? known : this.names.push(name) - 1;
  }

  /**
   * The end of a line is skipped on the side from which the match comes. In a lookahead of a pattern that is read to
   * the left, it is skipped behind the token instead.
   */
  private linkSet({ codes, wraps }: TokenSet, next: number, looking: boolean): number {
    const way = this.wayOf(looking);
    if (!wraps) return add([TOKEN + way, next, codes]);
    if (this.backwards && looking) return add([TOKEN, either([add([TOKEN, next, LINE]), next]), codes]);
    if (!hasCode(codes, CODE.line)) return add([WRAPPED + way, next, codes]);
    const token = add([TOKEN + way, next, codes]);
    return either([add([TOKEN + way, token, LINE]), token]);
  }

  private wayOf(looking: boolean): number {
    return this.backwards && !looking ? LEFT : 0;
  }

  private linkOften({ node, least, most }: Extract<Node, { kind: 'often' }>, next: number, looking: boolean): number {
    if (node.kind === 'set' && !node.wraps) return add([RUN + this.wayOf(looking), next, node.codes, least, most]);
    if (least === 0 && most === 1 && !mayBeEmpty(node)) return either([this.link(node, next, looking), next]);
    const count = this.loops++;
    const more = add([AGAIN, next, 0, count, least, most]);
    const done = this.link(node, more, looking);
    // Set only now, because linking may have replaced `steps` by a larger array.
    steps[more + 2] = done;
    return add([LOOP, more, count]);
  }
}

const either = (choices: readonly number[]): number => add([EITHER, choices.length, ...choices]);

const LINE = setOf([CODE.line]);

/**
 * Returns the codes with which a match may begin (or end, if `last`). Returns all codes, including 0, if the match may
 * have no tokens.
 */
function firstOf(node: Node, last: boolean): CodeSet {
  const edge: CodeSet[] = [];
  return noteEdge(node, last, edge) ? ANYTHING : union(edge);
}

const ANYTHING = union([EVERY, setOf([0])]);

/**
 * Adds to `edge` the sets with which a node begins (or ends, if `last`). Returns whether the node may match no tokens.
 */
function noteEdge(node: Node, last: boolean, edge: CodeSet[]): boolean {
  switch (node.kind) {
    case 'set':
      if (node.wraps && !last) edge.push(LINE);
      edge.push(node.codes);
      return false;
    case 'head':
    case 'look':
      return true;
    case 'either': {
      let empty = false;
      for (const each of node.nodes) if (noteEdge(each, last, edge)) empty = true;
      return empty;
    }
    case 'sequence': {
      const { nodes } = node;
      for (let i = 0; i < nodes.length; i++)
        if (!noteEdge(nodes[last ? nodes.length - 1 - i : i] as Node, last, edge)) return false;
      return true;
    }
    case 'named':
      return noteEdge(node.node, last, edge);
    case 'often':
      return noteEdge(node.node, last, edge) || node.least === 0;
  }
}

/** Returns whether a node may match no tokens. */
function mayBeEmpty(node: Node): boolean {
  switch (node.kind) {
    case 'set':
      return false;
    case 'head':
    case 'look':
      return true;
    case 'either':
      return node.nodes.some(mayBeEmpty);
    case 'sequence':
      return node.nodes.every(mayBeEmpty);
    case 'named':
      return mayBeEmpty(node.node);
    case 'often':
      return node.least === 0 || mayBeEmpty(node.node);
  }
}
