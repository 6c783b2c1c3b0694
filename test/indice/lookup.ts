import { chaveDoNome } from '../../pipeline/indice/headings/nomes.ts';
import type { IndiceExport } from '../../schemas/contract/model/service/indice.ts';
import { radicais } from '../../schemas/text/radicais.ts';

const VER = /^ver também (.+)$/;

/**
 * By which subterms a term, or one that it refers to, sends a reader to a provision: to its key, or to one inside or
 * above it; none when it does not. Singular and plural of a term are one.
 */
export function createLookup({ termos }: Pick<IndiceExport, 'termos'>) {
  const byName = new Map(termos.map((termo) => [chaveDoNome(termo.termo), termo]));
  const entradas = (nome: string) => byName.get(chaveDoNome(nome))?.entradas ?? [];
  return (nome: string, refKey: string): (string | null)[] => {
    const outros = entradas(nome).flatMap(({ subtermo }) => VER.exec(subtermo ?? '')?.[1] ?? []);
    return [nome, ...outros]
      .flatMap(entradas)
      .filter(({ subtermo, ref_key }) => !VER.test(subtermo ?? '') && isWithin(ref_key, refKey))
      .map(({ subtermo }) => subtermo);
  };
}

function isWithin(found: string, wanted: string): boolean {
  return found === wanted || found.startsWith(`${wanted}.`) || wanted.startsWith(`${found}.`);
}

/** How the subterms that were found agree with the one of a fact: best by a common word, else by saying none. */
export function agreementOf(wanted: string, found: readonly (string | null)[]): 'palavra' | 'sem' | 'outro' {
  const stems = radicais(wanted);
  const shares = (subtermo: string | null) => [...radicais(subtermo ?? '')].some((stem) => stems.has(stem));
  if (found.some(shares)) return 'palavra';
  return found.includes(null) ? 'sem' : 'outro';
}
