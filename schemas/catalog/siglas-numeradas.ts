import type { AtoNumerado } from '../law/act-name.ts';
import { detach } from '../text/detach.ts';

const MAX_SIGLAS = 5_000;

/** Caches the siglas of acts by their numbers, because a text cites few acts and cites them again and again. */
export function rememberSiglas(make: (ato: AtoNumerado) => string): (ato: AtoNumerado) => string {
  const porNumero = new Map<string, { forma: string; ano: number | null; sigla: string }[]>();
  let size = 0;
  return (ato) => {
    const same = porNumero.get(ato.numero);
    const known = same?.find(({ forma, ano }) => forma === ato.forma && ano === ato.ano);
    if (known) return known.sigla;
    const sigla = make(ato);
    if (size++ >= MAX_SIGLAS) return sigla;
    const made = { forma: ato.forma, ano: ato.ano, sigla: detach(sigla) };
    if (same) same.push(made);
    else porNumero.set(detach(ato.numero), [made]);
    return sigla;
  };
}
