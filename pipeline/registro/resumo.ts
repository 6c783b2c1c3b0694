import { makeSigla } from '../../schemas/law/act-name.ts';
import type { ElosEmDesacordo } from '../../schemas/storage/registro.ts';
import type { Desacordo, Levantamento, Mencao } from './links.ts';

/** One piece of evidence, and how often the page repeats it. */
export interface Testemunho extends Omit<Mencao, 'de' | 'lugar'> {
  vezes: number;
}

/** What the page of an act says about acts: all that the register needs of it. */
export interface Resumo {
  testemunhos: Testemunho[];
  desacordos: Omit<ElosEmDesacordo, 'de'>[];
  elos: Levantamento['elos'];
}

/** Merges repeated evidence. The corpus has 50,000 mentions, which become about 7,000 lines. */
export function resumir({ mencoes, desacordos, elos }: Levantamento): Resumo {
  const known = new Map<string, Testemunho>();
  for (const { forma, numero, ano, anos, data, url, base, altera } of mencoes) {
    const said = { forma, numero, ano, anos, data, url, base, altera };
    const key = JSON.stringify(said);
    const testemunho = known.get(key);
    if (testemunho) testemunho.vezes += 1;
    else known.set(key, { ...said, vezes: 1 });
  }
  return { testemunhos: [...known.values()], desacordos: juntarDesacordos(desacordos), elos };
}

function juntarDesacordos(desacordos: readonly Desacordo[]): Resumo['desacordos'] {
  const found = new Map<string, Resumo['desacordos'][number]>();
  for (const { url, endereco, ditos, lugar } of desacordos) {
    const elo = { url, endereco: makeSigla(endereco), ditos: [...new Set(ditos.map(makeSigla))] };
    const key = JSON.stringify(elo);
    const known = found.get(key) ?? { ...elo, vezes: 0, lugares: [] };
    known.vezes += 1;
    if (lugar !== null && !known.lugares.includes(lugar)) known.lugares.push(lugar);
    found.set(key, known);
  }
  return [...found.values()];
}
