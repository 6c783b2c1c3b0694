import type { Linhas } from '../../indice/entries/linhas.ts';
import type { Peso } from '../../indice/entries/mencoes.ts';
import type { Remissao } from '../../indice/entries/remissao.ts';
import { openWaitingDb } from './waiting-db.ts';

interface Row {
  termo: string;
  subtermo: string | null;
  ref_key: string;
  peso: Peso;
  derivada: number;
  reserva: number;
}

/**
 * Keeps the lines of an index in a temporary file: a line in memory costs some 500 bytes, and there is one line for
 * every two provisions.
 */
export function linhasEmDisco(): Linhas & { close(): void } {
  const db = openWaitingDb(`CREATE TABLE linha (
    id INTEGER PRIMARY KEY, chave TEXT NOT NULL, marca TEXT NOT NULL,
    termo TEXT NOT NULL, subtermo TEXT, ref_key TEXT NOT NULL, peso INTEGER NOT NULL,
    derivada INTEGER NOT NULL, reserva INTEGER NOT NULL, UNIQUE (chave, marca))`);
  const insert = `INSERT INTO linha (chave, marca, termo, subtermo, ref_key, peso, derivada, reserva)
    VALUES (@chave, @marca, @termo, @subtermo, @ref_key, @peso, @derivada, @reserva) ON CONFLICT DO `;
  const add = db.prepare(`${insert} NOTHING`);
  const put = db.prepare(`${insert} UPDATE SET subtermo = excluded.subtermo, ref_key = excluded.ref_key,
    peso = excluded.peso, derivada = excluded.derivada, reserva = excluded.reserva`);
  const de = db.prepare<[string], Row>(
    'SELECT termo, subtermo, ref_key, peso, derivada, reserva FROM linha WHERE chave = ? ORDER BY id',
  );
  const chaves = db.prepare<[], string>('SELECT chave FROM linha GROUP BY chave ORDER BY min(id)').pluck();
  return {
    add: (chave, marca, linha) => void add.run(rowOf(chave, marca, linha)),
    put: (chave, marca, linha) => void put.run(rowOf(chave, marca, linha)),
    de: (chave) => de.all(chave).map(lineOf),
    chaves: () => chaves.all(),
    close: () => db.close(),
  };
}

const rowOf = (chave: string, marca: string, linha: Remissao) => ({
  ...{ chave, marca, termo: linha.termo, subtermo: linha.subtermo, ref_key: linha.ref_key, peso: linha.peso },
  ...{ derivada: linha.derivada ? 1 : 0, reserva: linha.reserva ? 1 : 0 },
});

const lineOf = ({ derivada, reserva, ...linha }: Row): Remissao => ({
  ...linha,
  ...(derivada === 1 && { derivada: true }),
  ...(reserva === 1 && { reserva: true }),
});
