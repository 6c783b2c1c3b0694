import type { Database } from 'bun:sqlite';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/bun-sqlite';
import { type AtoVerificavel, unpackAto } from '../../schemas/ato-verificavel.ts';
import type { Dispositivo } from '../../schemas/model/dispositivo.ts';
import { isArtigo, type Linha } from '../../schemas/model/linha.ts';
import { dispositivo, verificacao } from '../../schemas/tables.ts';

/** The look-ups that verification makes by the hundred. */
export interface AcervoLinhas {
  /** An act as verification reads it; unpacked at the first question about it, then kept. Throws when there is none. */
  ato(sigla: string): AtoVerificavel;
  /** A provision as verification reads it, or null. */
  linha(refKey: string): Linha | null;
  /** The whole text of a provision: an article's holds everything below it. */
  texto(linha: Linha): string;
}

export function prepareLinhas(db: Database, siglas: ReadonlySet<string>): AcervoLinhas {
  const orm = drizzle(db);
  const key = sql.placeholder('key');
  const packed = orm.select().from(verificacao).where(eq(verificacao.sigla, key)).prepare();
  const doc = db.prepare<{ doc: string }, [string]>(
    orm.select({ doc: dispositivo.doc }).from(dispositivo).where(eq(dispositivo.ref_key, key)).toSQL().sql,
  );
  const atos = new Map<string, AtoVerificavel>();

  function ato(sigla: string): AtoVerificavel {
    let known = atos.get(sigla);
    if (!known) {
      const row = packed.get({ key: sigla });
      if (!row) throw new Error(`the snapshot does not hold ${sigla}`);
      known = unpackAto(sigla, row);
      atos.set(sigla, known);
    }
    return known;
  }

  return {
    ato,
    linha(refKey) {
      const [sigla = '', artigo = ''] = refKey.split('.', 2);
      if (!siglas.has(sigla)) return null;
      const { chaves, artigos, linha } = ato(sigla);
      const [from, to] = artigos.get(artigo) ?? [0, 0];
      for (let position = from; position < to; position++) if (chaves[position] === refKey) return linha(position);
      return null;
    },
    texto(linha) {
      if (!isArtigo(linha)) return linha.proprio;
      const found = doc.get(linha.ref_key);
      return found ? (JSON.parse(found.doc) as Dispositivo).texto : linha.proprio;
    },
  };
}
