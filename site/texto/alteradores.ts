import { parseActCitation } from '../../schemas/grammar/act-citation.ts';
import { makeSigla } from '../../schemas/grammar/act-name.ts';

/** The acts that notes name, each once however it was written, the oldest first; those without a year at the end. */
export function porAno(nomes: Iterable<string>): string[] {
  const acts = new Map<string, { nome: string; ano: number }>();
  for (const nome of nomes) {
    const cited = parseActCitation(nome);
    const ano = cited?.ano ?? Number(/\d{4}$/.exec(nome)?.[0] ?? Number.POSITIVE_INFINITY);
    const key = cited ? makeSigla(cited) : nome;
    if (!acts.has(key)) acts.set(key, { nome, ano });
  }
  return [...acts.values()].sort((a, b) => Math.sign(a.ano - b.ano) || 0).map(({ nome }) => nome);
}
