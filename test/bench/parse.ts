import { parse } from 'parse5';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import type { Measure } from './bench.ts';
import { figure, ratios } from './figure.ts';
import { cpuOf } from './process.ts';
import { createYardstick } from './yardstick.ts';

/**
 * Measures parsing of every page, including building its tree, against building the trees only. In this process, after
 * one pass of each.
 */
export const measureParse: Measure = async ({ pages, rounds, note }) => {
  const yardstick = createYardstick(pages);
  const parseAll = () => {
    for (const { html, sigla } of pages) parsePagina(html, sigla);
  };
  const buildBare = () => {
    for (const { html } of pages) parse(html);
  };
  parseAll();
  const y: number[] = [];
  const bare: number[] = [];
  const parsed: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    note(`parse, ${round} of ${rounds}`);
    y.push(yardstick());
    parsed.push(cpuOf(parseAll));
    bare.push(cpuOf(buildBare));
  }
  return {
    title: 'Parsing all pages (CPU)',
    figures: [
      figure('Y: rehype-parse alone', 's', y),
      figure('bare parse5', 's', bare),
      figure('parsePagina', 's', parsed),
      figure('parsePagina / Y', '×', ratios(parsed, y), { at: 'most', value: 1.8 }),
    ],
  };
};
