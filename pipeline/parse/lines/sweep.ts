import type { Span } from '../blocks/blocks.ts';

/**
 * Returns a function that gives the span that covers an offset: if several do, the first in the order given. Offsets
 * must be asked for from left to right. The look-ups of a line together then cost time proportional to its length. A
 * search through the spans at each offset would cost its square.
 */
export function sweep<S extends Span>(spans: readonly S[]): (at: number) => S | undefined {
  const order = Array.from(spans.keys()).sort((a, b) => (spans[a] as S).start - (spans[b] as S).start || a - b);
  let next = 0;
  let open: number[] = [];
  return (at) => {
    for (; next < order.length && (spans[order[next] as number] as S).start <= at; next++)
      open.push(order[next] as number);
    open = open.filter((index) => at < (spans[index] as S).end);
    return open.length === 0 ? undefined : spans[Math.min(...open)];
  };
}
