import { fullGC } from 'bun:jsc';
import { Lembrados } from './lembrados.ts';

/** Remembers what was recently unpacked from acts, of limited size in bytes. */
export class AtosAbertos<T extends { readonly bytes: number }> extends Lembrados<T> {
  /** @param open unpacks an act */
  constructor(open: (sigla: string) => T, bytes: number) {
    // An act that is larger than the room is kept too, alone, because opening it for each citation would take longest.
    // Without `fullGC`, dropped generations pile up to twice the size of the cache. It takes a tenth of a second, once
    // for about a thousand acts opened.
    super(open, bytes, (ato) => Math.min(ato.bytes, bytes / 2), fullGC);
  }
}
