import { readActCitations } from '../act-citation.ts';
import { type AtoNumerado, makeSigla } from '../act-name.ts';
import type { Candidato } from './candidatos.ts';
import { DesdeEntao } from './desde-entao.ts';
import { readEditorAntes } from './quem-editou.ts';

/** The laws of which a text says that a state or a town made them: named again, they are still theirs. */
export class LeisEditadas {
  private editadas: DesdeEntao<string> | null = null;
  private readonly text: string;
  private readonly candidatos: readonly Candidato[];

  constructor(text: string, candidatos: readonly Candidato[]) {
    this.text = text;
    this.candidatos = candidatos;
  }

  /** Whose the law between two offsets is, by what was said before; null where nothing was. */
  find(ato: AtoNumerado, at: number, fim: number): string | null {
    this.editadas ??= this.read();
    if (this.editadas.vazio || /federal/i.test(this.text.slice(at, fim))) return null;
    return this.editadas.find(makeSigla(ato), at) ?? null;
  }

  private read(): DesdeEntao<string> {
    const editadas = new DesdeEntao<string>();
    for (const { tipo, inicio } of this.candidatos) {
      const dono = tipo === 'ato' ? readEditorAntes(this.text, inicio) : null;
      const ato = dono === null ? undefined : readActCitations(this.text, inicio)[0];
      if (dono !== null && ato) editadas.note(makeSigla(ato), inicio, dono);
    }
    return editadas;
  }
}
