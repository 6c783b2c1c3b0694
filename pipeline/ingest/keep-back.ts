import type { HeldAct } from './compose-act.ts';
import type { ActRead } from './read-act.ts';

const MAX_LOST_SHARE = 0.05;
const MIN_LOST = 3;

/**
 * Why an update is kept back, or null when it may be published: a page that lost many of its provisions is more likely
 * a broken page than a shorter law, and one that the parser understands less than before must be looked at first.
 */
export function reasonToKeepBack({ dispositivos, fonte }: HeldAct, { ato, fonte: read }: ActRead): string | null {
  const present = new Set(ato.linhas.map(({ ref_key }) => ref_key));
  const lost = [...dispositivos.keys()].filter((key) => !present.has(key)).length;
  if (lost >= MIN_LOST && lost > dispositivos.size * MAX_LOST_SHARE) {
    return `a página perdeu ${lost} dos ${dispositivos.size} dispositivos; a redação anterior foi mantida`;
  }
  if (read.nao_classificado > fonte.nao_classificado) {
    const rise = `de ${fonte.nao_classificado} para ${read.nao_classificado}`;
    return `os caracteres sem destino subiram ${rise}; a redação anterior foi mantida`;
  }
  return null;
}
