import type { Span } from '../blocks/blocks.ts';

/**
 * Tells of places that are asked for from left to right which span each lies in, the first of them in the order given. All
 * of a line together cost what the line is long, where looking through the spans at each place costs its square.
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
