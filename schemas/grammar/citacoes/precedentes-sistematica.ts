import type { Sistematica } from '../../model/citacao.ts';
import { compact } from '../compact.ts';
import { matchAt } from '../sticky.ts';

const W = '\\s{1,20}';
const END = '(?![\\p{L}\\d])';
const DE = `(?:d[aoe]s?|em)${W}`;

/** `Tabela de`, `sistemática da`, `rol de temas dos`, `gestão por temas da`: what may come before the system's name. */
const LISTA = `(?:(?:sede|sistem[áa]tica|tabela|lista|rol|regime|rito|ement[áa]rio(?:${W}tem[áa]tico)?|cat[áa]logo|gest[ãa]o${W}por${W}temas?|temas?)${W}${DE}){0,2}`;

const NOMES: readonly (readonly [Sistematica, string])[] = [
  ['repercussao_geral', `repercuss[ãa]o${W}geral|RG`],
  ['irdr', `IRDR|incidentes?${W}de${W}resolu[çc][ãa]o${W}de${W}demandas${W}repetitivas(?:\\s?[-–(]\\s?IRDR\\s?\\)?)?`],
  ['iac', `IAC|incidentes?${W}de${W}assun[çc][ãa]o${W}de${W}compet[êe]ncia(?:\\s?[-–(]\\s?IAC\\s?\\)?)?`],
  [
    'repetitivo',
    `(?:(?:temas?|recursos?)${W})?(?:(?:especia(?:l|is)|de${W}revista)${W})?repetitivos?|IRR|incidentes?${W}de${W}recursos?${W}(?:de${W}revista${W})?repetitivos?`,
  ],
];

const SISTEMATICA = compact(
  new RegExp(`${LISTA}(?:${NOMES.map(([nome, padrao]) => `(?<${nome}>${padrao})`).join('|')})${END}`, 'iuy'),
);

const which = (groups: Record<string, string | undefined> = {}) =>
  NOMES.find(([nome]) => groups[nome] !== undefined)?.[0] as Sistematica;

/** The system of themes named right at an offset: `repercussão geral`, `recursos repetitivos`, `IRDR`, `IAC`. */
export function readSistematica(texto: string, inicio: number): { sistematica: Sistematica; fim: number } | null {
  const match = matchAt(SISTEMATICA, texto, inicio);
  return match && { sistematica: which(match.groups), fim: inicio + match[0].length };
}

/** `Repercussão Geral (Tema 69`, `recurso repetitivo – Tema 444`: only a mark or `no`, `do` between. */
const ANTES = compact(
  new RegExp(
    `(?<![\\p{L}\\d])(?:${NOMES.map(([nome, padrao]) => `(?<${nome}>${padrao})`).join('|')})` +
      `(?:\\s{0,5}[,(\\[:–—-]){0,2}\\s{0,5}(?:(?:reconhecida${W})?(?:no|do|ao|pelo)${W})?$`,
    'iu',
  ),
);

/** The system that the words right before a theme name. */
export function sistematicaBefore(antes: string): Sistematica | null {
  const match = ANTES.exec(antes);
  return match && which(match.groups);
}
