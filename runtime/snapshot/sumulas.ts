import type { Database } from 'bun:sqlite';
import { and, asc, count, eq, type SQL } from 'drizzle-orm';
import type { BunSQLiteDatabase } from 'drizzle-orm/bun-sqlite';
import type { Sumula, Tribunal } from '../../schemas/contract/model/corpus/sumula.ts';
import { sumula } from '../../schemas/storage/tables.ts';
import type { AcervoSumulas } from '../../schemas/verify/acervo/acervo.ts';

export type FiltroSumulas = Partial<Pick<Sumula, 'tribunal' | 'vinculante' | 'cancelada'>>;

/** The súmulas of a snapshot, as the API returns them. */
export interface ListaSumulas extends AcervoSumulas {
  /** `Sumula` as JSON, or null. */
  doc(tribunal: Tribunal, numero: number, vinculante: boolean): string | null;
  count(filtro: FiltroSumulas): number;
  /** Súmulas as JSON texts, in the order of lists: by court, by kind, by number. */
  page(filtro: FiltroSumulas, limit: number, offset: number): string[];
}

/** Opens the súmulas of a database. Null if it was baked without any. */
export function openSumulas(db: Database, orm: BunSQLiteDatabase): ListaSumulas | null {
  const some = orm.select({ numero: sumula.numero }).from(sumula).limit(1).all();
  if (some.length === 0) return null;
  const one = db.prepare<{ doc: string }, [string, number, number]>(
    'SELECT doc FROM sumula WHERE tribunal = ? AND vinculante = ? AND numero = ?',
  );
  const doc = (tribunal: Tribunal, numero: number, vinculante: boolean) =>
    one.get(tribunal, Number(vinculante), numero)?.doc ?? null;

  return {
    doc,
    sumula(tribunal, numero, vinculante) {
      const found = doc(tribunal, numero, vinculante);
      return found === null ? null : JSON.parse(found);
    },
    count: (filtro) => orm.select({ total: count() }).from(sumula).where(conditionOf(filtro)).get()?.total ?? 0,
    page: (filtro, limit, offset) =>
      orm
        .select({ doc: sumula.doc })
        .from(sumula)
        .where(conditionOf(filtro))
        .orderBy(asc(sumula.tribunal), asc(sumula.vinculante), asc(sumula.numero))
        .limit(limit)
        .offset(offset)
        .all()
        .map((row) => row.doc),
  };
}

function conditionOf({ tribunal, vinculante, cancelada }: FiltroSumulas): SQL | undefined {
  return and(
    tribunal === undefined ? undefined : eq(sumula.tribunal, tribunal),
    vinculante === undefined ? undefined : eq(sumula.vinculante, vinculante),
    cancelada === undefined ? undefined : eq(sumula.cancelada, cancelada),
  );
}
