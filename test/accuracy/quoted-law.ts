import { openSnapshot } from '../../runtime/snapshot/open.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import type { Transcricao } from '../../schemas/contract/model/verification/transcricao.ts';
import { nomesOf } from '../../schemas/verify/acervo/nomes-do-acervo.ts';
import { resolveTranscricoes } from '../../schemas/verify/quotations/resolve-transcricoes.ts';
import { resolveTexto } from '../../schemas/verify/resolve-texto.ts';
import { Random } from '../growth/random.ts';
import { FAITHFUL } from '../quotations/faithful-forms.ts';
import { MUTATIONS } from '../quotations/mutations.ts';
import { type Quotable, quotableOf } from '../quotations/quoted-law.ts';
import { realSnapshot } from '../real/snapshot.ts';

/** Provisions drawn by seed: each is quoted in every way, and altered in every way. */
const DRAWN = 600;
const SEED = 1988;

/** Of the ways to quote faithfully: how many there are, and how many are told so under their key. */
export interface Fieis {
  total: number;
  fieis: number;
}

/** Of the ways to alter: how many there are, are flagged, and are called faithful. */
export interface Alteradas {
  total: number;
  alarmadas: number;
  ditas_fieis: number;
}

export interface PlacarDaLeiTranscrita {
  fieis: Record<string, Fieis>;
  alteradas: Record<string, Alteradas>;
}

const isFiel = ({ situacao }: Transcricao): boolean => situacao === 'literal' || situacao === 'com_cortes';

/** Quotes provisions of the snapshot of real pages, and alters them, and counts what is said. */
export async function scoreQuotedLaw(): Promise<PlacarDaLeiTranscrita> {
  const { acervo } = await openSnapshot(await realSnapshot());
  const nomes = nomesOf(acervo);
  const ask = ({ cited }: Quotable, words: string): Transcricao[] => {
    const texto = `O ${cited} dispõe: “${words}”`;
    const resolvidas = [...resolveTexto(texto, extractCitacoes(texto, nomes), acervo)];
    return resolveTranscricoes(texto, resolvidas, acervo);
  };
  const all = quotableOf(acervo);
  const random = new Random(SEED);
  const foreign = all.flatMap(({ words }) => words.split(' ')).filter((word) => /^\p{Ll}{6,}$/u.test(word));
  const fieis: Record<string, Fieis> = {};
  const alteradas: Record<string, Alteradas> = {};
  for (let drawn = 0; drawn < DRAWN; drawn++) {
    const quotable = random.pick(all);
    for (const [name, form] of Object.entries(FAITHFUL)) {
      const words = form(quotable.words, random);
      if (words === null) continue;
      const [first] = ask(quotable, words);
      const told = first !== undefined && isFiel(first) && first.ref_key === quotable.ref_key;
      fieis[name] ??= { total: 0, fieis: 0 };
      fieis[name].total += 1;
      if (told) fieis[name].fieis += 1;
    }
    for (const [name, mutation] of Object.entries(MUTATIONS)) {
      const altered = mutation(quotable, random.pick(foreign), random);
      if (altered === null) continue;
      const [first] = ask(quotable, altered.words);
      alteradas[name] ??= { total: 0, alarmadas: 0, ditas_fieis: 0 };
      alteradas[name].total += 1;
      if (first && isFiel(first)) alteradas[name].ditas_fieis += 1;
      else if (first) alteradas[name].alarmadas += 1;
    }
  }
  acervo.close();
  return { fieis, alteradas };
}
