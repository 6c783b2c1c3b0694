import { compact } from '../compact.ts';
import { endAt } from '../sticky.ts';
import { anyOf } from './instrumentos.ts';
import { DESFEITO, MUDADO } from './mudanca.ts';

/** `(incluído pela Lei nº 13.104/2015)`, `(na redação da Lei 14.905/2024)`: what goes on after it is the list, or its act. */
const ALTERADO = new RegExp(
  String.raw`\s{0,3}\(\s?(?:(?:com\s{1,3}|n)?a?\s{0,3}(?:nova\s{1,3})?reda[çc][ãa]o\s{1,3}(?:dada\s{1,3}pel[oa]|d[oa])|(?:${anyOf([...MUDADO, ...DESFEITO])}|criad)[oa]s?\s{1,3}pel[oa])\s(?:art(?:igo|\.)?\s?\d{1,3}[º°]?\s)?(?:(?!art|§)[^()\ufffc]){1,100}\)(?=\s{0,3}(?:[,;]|c\/c|e\s|d[aoe]s?\s|tod[oa]s\s|amb[oa]s\s))`,
  'iy',
);
const LEI = '\\((?:lei|lc|ec|emenda|decreto|dl|mp|medida)(?!\\p{L})(?:(?!art|§)[^()\\ufffc]){1,60}\\)';
/** `art. 215-A (Lei 13.718/2018) e art. 216-B (Lei 13.772/2018), ambos do CP`: each with the law that made it. */
const DE_TODOS = compact(
  new RegExp(
    `\\s{0,3}${LEI}(?=(?:\\s{0,3}(?:,|;|e\\s|c\\/c)(?:arts?\\.|[^().;\\ufffc]){1,60}${LEI}){1,4}\\s{0,3},?\\s{0,3}(?:tod|amb)[oa]s\\s{1,3}d[oa]s?\\s)`,
    'iuy',
  ),
);

/** Past the bracket between a provision and its act that names the law by which it was changed, or -1. */
export const endOfAlteracao = (text: string, at: number): number =>
  Math.max(endAt(ALTERADO, text, at), endAt(DE_TODOS, text, at));
