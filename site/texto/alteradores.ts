import type { AtoRegistrado } from '../../schemas/contract/model/corpus/ato-registrado.ts';
import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { parseActCitation } from '../../schemas/law/act-citation.ts';
import { makeSigla } from '../../schemas/law/act-name.ts';
import { diaDaCitacao } from '../../schemas/law/data-do-ato.ts';
import { printData } from '../../schemas/text/data.ts';

/**
 * Lists the acts that notes name, the oldest first and those without a year at the end. An act that is written in
 * several ways is listed once.
 */
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

type Anotado = Pick<Dispositivo, 'alterado_por' | 'revogado_por' | 'alterado_por_ato' | 'revogado_por_ato'>;

/** Returns the register's entries of the acts that notes name, by the name as printed. */
export function registradosDe(dispositivos: readonly Anotado[]): Map<string, AtoRegistrado> {
  const known = new Map<string, AtoRegistrado>();
  for (const { alterado_por, alterado_por_ato, revogado_por, revogado_por_ato } of dispositivos) {
    if (alterado_por !== null && alterado_por_ato) known.set(alterado_por, alterado_por_ato);
    if (revogado_por !== null && revogado_por_ato) known.set(revogado_por, revogado_por_ato);
  }
  return known;
}

/** Returns the date of an act in words, if the date is known and the name does not contain it. Otherwise null. */
export function diaCalado(nome: string, { data, precisao }: AtoRegistrado): string | null {
  if (data === null || precisao !== 'dia' || diaDaCitacao(nome, Number(data.slice(0, 4))) !== null) return null;
  return printData(data);
}
