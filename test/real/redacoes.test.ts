import { describe, expect, test } from 'bun:test';
import type { Linha } from '../../pipeline/parse/types.ts';
import { hasMirror, pages, parsed } from './mirror.ts';
import { siglaOf } from './siglas.ts';

/**
 * Returns the year of the act that a note names, read independently of the parser: the last year written before any
 * other act.
 */
function yearOf(ato: string | null): number | null {
  const [, full, short] =
    /(?:\bde\s|[,./]\s?)(?:[^(]*?[./]\s?)?(?:((?:18|19|20)\d{2})|(\d{2}))\.?$/u.exec(ato ?? '') ?? [];
  return full ? Number(full) : short ? 1900 + Number(short) : null;
}

const GIVER = /^(?:Reda[çc][ãa]o dada|Inclu[íi]d[oa]|Acrescid[oa]) pel[oa] (.*)$/iu;
const letters = (texto: string): string =>
  texto
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
const texts = (linha: Linha): string[] => [
  linha.texto,
  linha.hierarquia,
  ...[linha, ...linha.versoes].flatMap(({ texto, anotacoes, alterado_por }) => [
    texto,
    ...anotacoes,
    alterado_por ?? '',
  ]),
];

/** Whether no note says that the wording ended. The latest note then names its author. */
const lasts = ({ anotacoes }: { anotacoes: string[] }): boolean =>
  !anotacoes.some((nota) => /encerrad|rejeitad|sem efic|prejudicad/iu.test(nota));

describe.skipIf(!hasMirror)('notes and wordings of every real page', () => {
  const linhasOf = (page: string) => parsed(page, siglaOf(page)).atos.flatMap(({ linhas }) => linhas);

  for (const page of pages) {
    test(page, () => {
      const linhas = linhasOf(page);
      const keys = (wrong: (linha: Linha) => boolean) => linhas.filter(wrong).map(({ ref_key }) => ref_key);
      // The name of an act does not include a piece of another note.
      expect(keys(({ alterado_por, revogado_por }) => /[()]/.test(`${alterado_por}${revogado_por}`))).toEqual([]);
      // A superscript letter is read as the sign that it stands for.
      expect(
        keys((linha) => texts(linha).some((texto) => /(?:§|art\.) \d+o(?!\p{L})|\bLei no \d/u.test(texto))),
      ).toEqual([]);
      expect(
        keys((linha) => {
          const years = linha.anotacoes.flatMap((nota) => yearOf(GIVER.exec(nota)?.[1] ?? null) ?? []);
          const year = yearOf(linha.alterado_por);
          return lasts(linha) && year !== null && years.some((other) => other > year);
        }),
      ).toEqual([]);
      // The oldest wording comes first. A text that an earlier wording already had is one that came back into force.
      expect(
        keys(({ versoes }) =>
          versoes.some(({ texto, alterado_por }, at) => {
            const before = versoes.slice(0, at);
            const year = yearOf(alterado_por);
            if (year === null || before.some((other) => letters(other.texto) === letters(texto))) return false;
            return before.some((other) => (yearOf(other.alterado_por) ?? 0) > year);
          }),
        ),
      ).toEqual([]);
    });
  }
});
