import { findActCitations } from '../../schemas/law/act-citation.ts';
import { makeSigla } from '../../schemas/law/act-name.ts';
import { isDia } from '../../schemas/law/calendario.ts';
import { dataDoAto } from '../../schemas/text/data.ts';
import type { DiaDoAto } from './fontes.ts';

/** `Lei n° 8.620, de 5.1.93`: the year behind may have two digits. */
const DIA = /(\d{1,2})[º°o]?\s?[./-]\s?(\d{1,2})\s?[./-]\s?\d{2,4}(?!\d)/;

/** The days of acts, gathered from the words that cite them; a day that two tell differently is told by none. */
export class DatasDasNotas {
  private readonly datas = new Map<string, Set<string>>();
  private readonly lidas = new Set<string>();

  /** Reads what a note, or any other words, say of the day of an act. */
  read(texto: string): void {
    if (this.lidas.has(texto)) return;
    this.lidas.add(texto);
    for (const ato of findActCitations(texto)) {
      if (ato.ano === null) continue;
      const dito = texto.slice(ato.inicio, ato.fim);
      const [, dia = '', mes = ''] = DIA.exec(dito) ?? [];
      const escrito = `${ato.ano}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`;
      const data = dia !== '' && isDia(escrito) ? escrito : dataDoAto(dito);
      if (data === null) continue;
      const sigla = makeSigla(ato);
      this.datas.set(sigla, (this.datas.get(sigla) ?? new Set()).add(data));
    }
  }

  /** By made sigla. */
  get dias(): Map<string, DiaDoAto> {
    const found = new Map<string, DiaDoAto>();
    for (const [sigla, [data, ...others]] of this.datas)
      if (data !== undefined && others.length === 0) found.set(sigla, { data, base: 'nota' });
    return found;
  }
}
