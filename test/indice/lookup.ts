import { chaveDoNome } from '../../pipeline/indice/nomes.ts';
import type { IndiceExport } from '../../schemas/model/indice.ts';

const VER = /^ver também (.+)$/;

/**
 * Whether a term, or one that it refers to, sends a reader to a provision: to its key, or to one inside or above it
 * within the same article. Singular and plural of a term are one.
 */
export function createLookup({ termos }: Pick<IndiceExport, 'termos'>) {
  const byName = new Map(termos.map((termo) => [chaveDoNome(termo.termo), termo]));
  const leads = (nome: string, refKey: string) =>
    byName.get(chaveDoNome(nome))?.entradas.some(({ ref_key }) => isWithin(ref_key, refKey)) ?? false;
  return (nome: string, refKey: string): boolean => {
    const others = byName
      .get(chaveDoNome(nome))
      ?.entradas.flatMap(({ subtermo }) => VER.exec(subtermo ?? '')?.[1] ?? []);
    return leads(nome, refKey) || (others ?? []).some((outro) => leads(outro, refKey));
  };
}

function isWithin(found: string, wanted: string): boolean {
  const [sigla, artigo] = wanted.split('.');
  if (found === wanted || found.startsWith(`${wanted}.`)) return true;
  return wanted.startsWith(`${found}.`) && found.startsWith(`${sigla}.${artigo}`);
}
