import { type CodeSet, EVERY, hasCode, markCodes, setOf, union } from './code-set.ts';
import { CODE } from './codes.ts';
import type { Node } from './read-pattern.ts';

/**
 * The compiled patterns: all their steps in one array of numbers. A step is its kind, the index of the next step, and
 * its operands. Backtracking is a return from a call. One function runs all patterns over memory that is close
 * together. A regular expression for each of some 500 patterns took most of the first second of a process, and separate
 * objects took longer to fetch than to match.
 */
let steps = new Int32Array(1 << 16);
let stepsEnd = 1;

/**
 * | step | the numbers behind it |
 * |---|---|
 * | `TOKEN` | next, set |
 * | `RUN` | next, set, least, most |
 * | `EITHER` | number of choices, each choice |
 * | `LOOP` | its `AGAIN` |
 * | `AGAIN` | next, repeated step, least, most, how often it has run, where its last run began |
 * | `PART`, `PAST_PART` | next, part |
 * | `LOOK` | next, step to look at, 1 if it must not match |
 * | `HEAD` | next |
 */
const [END, TOKEN, RUN, EITHER, LOOP, AGAIN, PART, PAST_PART, LOOK, HEAD] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
/**
 * Added to the kind of a step that reads to the left, and to that of a `TOKEN` that first skips the end of a line, on the
 * side from which the match comes.
 */
const [LEFT, WRAPS] = [16, 32];
const KIND = 15;

/** By part, where it begins and ends. */
const begins = new Int32Array(64);
const ends = new Int32Array(64);

/**
 * A pattern compiled for one direction: the index in `steps` of the set of codes with which a match may begin, on the
 * side where matching starts. 0 is among them if the match may have no tokens. The first step and the number of parts
 * are behind it.
 */
export type Matcher = number;

/** Compiles a pattern with some number of named parts. */
export function compile(node: Node, parts: number, backwards: boolean): Matcher {
  const edge: CodeSet[] = [];
  const first = noteEdge(node, backwards, edge) ? ANYTHING : union(edge);
  return add([first, link(node, add([END]), backwards), parts]);
}

/**
 * Returns whether a match may begin with a token of that code (0 past the ends of a text). Most tokens cannot begin a
 * match.
 */
export const mayBegin = (matcher: Matcher, code: number): boolean => hasCode(steps[matcher] as number, code);

/** Marks the codes with which a match may begin, in a table indexed by code. */
export const markBeginnings = (matcher: Matcher, table: Uint8Array, mark: number): void =>
  markCodes(steps[matcher] as number, table, mark);

/**
 * Matches a pattern at token `at`. Returns where the match ends (where it begins, if read backwards), or -1.
 * @param from no token before this one is looked at, and none from `to` on
 */
export function match(matcher: Matcher, codes: Uint16Array, at: number, from: number, to: number): number {
  for (let part = (steps[matcher + 2] as number) - 1; part >= 0; part--) begins[part] = -1;
  return follow(steps[matcher + 1] as number, codes, at, from, to);
}

/** Returns the parts of the last match. */
export function partsOfMatch(names: readonly string[]): Record<string, readonly [from: number, to: number]> {
  const found: Record<string, readonly [number, number]> = {};
  for (let part = 0; part < names.length; part++) {
    const begin = begins[part] as number;
    const end = ends[part] as number;
    if (begin >= 0) found[names[part] as string] = begin < end ? [begin, end] : [end, begin];
  }
  return found;
}

/**
 * Takes the token that a `TOKEN` or `RUN` step asks for, with the end of a line before it if the step skips that.
 * Returns the place behind it, or -1 if the token is not in the set.
 */
function take(step: number, codes: Uint16Array, at: number, from: number, to: number): number {
  const kind = steps[step] as number;
  const by = (kind & LEFT) === 0 ? 1 : -1;
  let read = by > 0 ? at : at - 1;
  if ((kind & WRAPS) !== 0 && read >= from && read < to && codes[read] === CODE.line) read += by;
  if (read < from || read >= to || !hasCode(steps[step + 2] as number, codes[read] as number)) return -1;
  return by > 0 ? read + 1 : read;
}

/**
 * Runs steps. The first is usually a single token, and usually it does not match, so it is checked here without another
 * call.
 */
function tryOne(step: number, codes: Uint16Array, at: number, from: number, to: number): number {
  if (((steps[step] as number) & KIND) !== TOKEN) return follow(step, codes, at, from, to);
  const past = take(step, codes, at, from, to);
  return past < 0 ? -1 : follow(steps[step + 1] as number, codes, past, from, to);
}

/** Runs steps from `first` on. Calls itself only if there is an alternative to return to. */
function follow(first: number, codes: Uint16Array, begin: number, from: number, to: number): number {
  let step = first;
  let at = begin;
  for (;;) {
    const kind = steps[step] as number;
    switch (kind & KIND) {
      case TOKEN:
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
        return loop(steps[step + 1] as number, codes, at, from, to);
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

/** Begins a loop anew, which may be a run of an outer loop. */
function loop(step: number, codes: Uint16Array, at: number, from: number, to: number): number {
  const count = steps[step + 5] as number;
  const last = steps[step + 6] as number;
  steps[step + 5] = -1;
  const end = again(step, codes, at, from, to);
  steps[step + 5] = count;
  steps[step + 6] = last;
  return end;
}

/** Runs a loop once more or, if that fails, the steps behind it. Fails if the last run beyond `least` took no token. */
function again(step: number, codes: Uint16Array, at: number, from: number, to: number): number {
  const least = steps[step + 3] as number;
  const count = steps[step + 5] as number;
  const last = steps[step + 6] as number;
  const done = count + 1;
  if (done > least && at === last) return -1;
  steps[step + 5] = done;
  steps[step + 6] = at;
  const more = done < (steps[step + 4] as number);
  let end = more ? follow(steps[step + 2] as number, codes, at, from, to) : -1;
  if (end < 0 && done >= least) end = follow(steps[step + 1] as number, codes, at, from, to);
  steps[step + 5] = count;
  steps[step + 6] = last;
  return end;
}

function part(step: number, codes: Uint16Array, at: number, from: number, to: number): number {
  const index = steps[step + 2] as number;
  const oldBegin = begins[index] as number;
  const oldEnd = ends[index] as number;
  begins[index] = at;
  const end = follow(steps[step + 1] as number, codes, at, from, to);
  if (end < 0) {
    begins[index] = oldBegin;
    ends[index] = oldEnd;
  }
  return end;
}

/** Adds a step at the end of `steps` and returns its index. */
function add(step: readonly number[]): number {
  const begin = stepsEnd;
  if (begin + step.length > steps.length) {
    const more = new Int32Array(2 * steps.length);
    more.set(steps);
    steps = more;
  }
  for (let at = 0; at < step.length; at++) steps[begin + at] = step[at] as number;
  stepsEnd += step.length;
  return begin;
}

/**
 * Compiles a tree to steps, from its last step to its first. Returns the first.
 * @param left whether it is read to the left; lookaheads are read to the right all the same
 */
function link(node: Node, next: number, left: boolean): number {
  switch (node.kind) {
    case 'set':
      return add([TOKEN + (left ? LEFT : 0) + (node.wraps ? WRAPS : 0), next, node.codes]);
    case 'head':
      return add([HEAD, next]);
    case 'sequence': {
      const { nodes } = node;
      let behind = next;
      for (let i = 0; i < nodes.length; i++)
        behind = link(nodes[left ? i : nodes.length - 1 - i] as Node, behind, left);
      return behind;
    }
    case 'either':
      return either(node.nodes.map((each) => link(each, next, left)));
    case 'named':
      return add([PART, link(node.node, add([PAST_PART, next, node.part]), left), node.part]);
    case 'often':
      return linkOften(node, next, left);
    case 'look':
      return add([LOOK, next, link(node.node, add([END]), false), node.negated ? 1 : 0]);
  }
}

function linkOften({ node, least, most }: NodeOf<'often'>, next: number, left: boolean): number {
  if (node.kind === 'set' && !node.wraps) return add([left ? RUN + LEFT : RUN, next, node.codes, least, most]);
  if (least === 0 && most === 1) return either([link(node, next, left), next]);
  const again = add([AGAIN, next, 0, least, most, 0, 0]);
  const repeated = link(node, again, left);
  // Set only now, because linking may have replaced `steps` by a larger array.
  steps[again + 2] = repeated;
  return add([LOOP, again]);
}

type NodeOf<K extends Node['kind']> = Extract<Node, { kind: K }>;

const either = (choices: readonly number[]): number => add([EITHER, choices.length, ...choices]);

const LINE = setOf([CODE.line]);
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
