import type { Followed } from './follow.ts';

const SHOWN = 20;

/** Summarises the result of following links, for a terminal. */
export function composeFollowed({ lidos, pedidos, mortos, retidos, restam, parou }: Followed): string {
  const counts = `${lidos.length} acts, ${pedidos} addresses asked for, ${mortos.length} with nothing there, ${retidos.length} kept back`;
  const left = restam === 0 ? '' : `; ${restam} acts left${parou === null ? '' : ` (${parou})`}`;
  const shown = retidos.slice(0, SHOWN).map(({ url, motivo }) => `  ${url}  ${motivo}`);
  const more = retidos.length > SHOWN ? [`  and ${retidos.length - SHOWN} more`] : [];
  return [`Followed links: ${counts}${left}.`, ...shown, ...more].join('\n');
}
