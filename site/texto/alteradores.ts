import { parseActCitation } from '../../schemas/law/act-citation.ts';
import { makeSigla } from '../../schemas/law/act-name.ts';

/** The acts that notes name, each once however it was written, the oldest first; those without a year at the end. */
export function porAno(nomes: Iterable<string>): string[] {
  const acts = new Map<string, { nome: string; ano: number; numero: number }>();
  for (const nome of nomes) {
    const cited = parseActCitation(nome);
    const ano = cited?.ano ?? Number(/\d{4}$/.exec(nome)?.[0] ?? Number.POSITIVE_INFINITY);
    const key = cited ? makeSigla(cited) : nome;
    const numero = Number(cited?.numero.replace(/\D/g, '') ?? 0);
    if (!acts.has(key)) acts.set(key, { nome, ano, numero });
  }
  const order = [...acts.values()].sort((a, b) => (a.ano === b.ano ? a.numero - b.numero : a.ano - b.ano));
  return order.map(({ nome }) => nome);
}
