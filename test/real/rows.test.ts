import { describe, expect, test } from 'bun:test';
import type { Linha } from '../../pipeline/parse/types.ts';
import { markStrikes, unexplained } from '../strikes.ts';
import { hasMirror, pages, parsed, readPage } from './mirror.ts';
import { siglaOf } from './siglas.ts';

/** Words that begin an editorial note. A row of an amending act may quote them as words of the act that it amends. */
const NOTE =
  /\((?:Inclu[íi]d[oa]|Reda[çc][ãa]o dada|Revogad[oa]|Vide|Vig[êe]ncia|VETADO|NR\)|Renumerad|Promulga|Produ[çc][ãa]o de efeito|Regulamento\))/;

/** Struck passages inside a wording in force, with the reason. */
const RISCOS_SEM_EFEITO: Record<string, string> = {};

/** Rows without text and without rows below them that are neither repealed nor vetoed, with what the page shows. */
const SEM_TEXTO: Record<string, string> = {
  'decreto-lei/del5452compilado.htm CLT.7.e': 'the page shows only "Vide Decreto-lei nº 8.079"',
  'decreto-lei/del5452compilado.htm CLT.453.1': 'the page shows only "Vide ADIN 1.770-4"',
  'leis/l9503.htm CTB.282-A.5': 'the page shows only "Vide Lei nº 14.440"',
};

const own = (linha: Linha) => linha.caput_texto ?? linha.texto;

describe.skipIf(!hasMirror)('rows of every real page', () => {
  for (const page of pages) {
    test(page, () => {
      const { atos } = parsed(page, siglaOf(page));
      for (const { linhas } of atos) {
        const keys = linhas.map((linha) => linha.ref_key);
        expect(new Set(keys).size).toBe(keys.length);
        expect(
          linhas.filter((linha) => !linha.alterador && NOTE.test(own(linha))).map((linha) => linha.ref_key),
        ).toEqual([]);
        const silent = linhas
          .filter(
            ({ texto, revogado, anotacoes }) =>
              texto === '' && !revogado && !anotacoes.some((nota) => /vetad/i.test(nota)),
          )
          // `3. a) Ninguém …`: a paragraph may begin directly with its list.
          .filter(({ ref_key }) => !keys.some((key) => key.startsWith(`${ref_key}.`)))
          .map((linha) => `${page} ${linha.ref_key}`);
        expect(silent).toEqual(
          Object.keys(SEM_TEXTO).filter(
            (key) => key.startsWith(`${page} `) && keys.includes(key.split(' ')[1] as string),
          ),
        );
        for (const linha of linhas) {
          // At most one wording is current, and none if the provision is repealed.
          const current = linha.versoes.filter((versao) => versao.vigente);
          expect(current.length).toBe(linha.revogado ? 0 : 1);
          if (current[0])
            expect({ ref_key: linha.ref_key, texto: current[0].texto }).toEqual({
              ref_key: linha.ref_key,
              texto: own(linha),
            });
        }
      }
    });

    test(`${page}: no struck words in a wording in force`, () => {
      const { pecas } = parsed(page, siglaOf(page));
      const found = new Set<string>();
      for (const { destino, riscado, ref_key } of markStrikes(readPage(page), pecas)) {
        if (riscado !== '' && destino === 'vigente') found.add(`${page} ${ref_key}`);
      }
      expect([...found]).toEqual(Object.keys(RISCOS_SEM_EFEITO).filter((key) => key.startsWith(`${page} `)));
    });

    test(`${page}: no unstruck words out of force without a reason`, () => {
      const lida = parsed(page, siglaOf(page));
      expect(unexplained(readPage(page), lida)).toEqual([]);
      expect(lida.achados.filter(({ motivo }) => motivo === null)).toEqual([]);
    });
  }
});
