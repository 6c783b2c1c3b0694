import type { Sistematica } from '../../contract/model/verification/citacao.ts';
import { type Parts, partsAhead, partsBehind, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';

/** The names of each system of themes. */
const NAMES: Readonly<Record<Sistematica, string>> = {
  repercussao_geral: 'repercussão geral | rg',
  irdr: 'irdr | :incidente de resolução de demandas repetitivas ( :dash|:open irdr :close? )?',
  iac: 'iac | :incidente de assunção de competência ( :dash|:open iac :close? )?',
  repetitivo:
    'irr | ( :tema|recurso|recursos )? ( especial|especiais | de revista )? :repetitivo | :incidente de recurso|recursos ( de revista )? :repetitivo',
};
const NAME = Object.entries(NAMES)
  .map(([system, names]) => `(<${system}> ${names} )`)
  .join(' | ');

const OF = ':de|em';
/**
 * `Tabela de`, `sistemática da`, `rol de temas dos`, `gestão por temas da`: words that may come before the system's
 * name.
 */
const SYSTEM = phrase(`( ( :list-of-themes ( temático | por :tema )? | :tema ) ${OF} ){0,2} ( ${NAME} )`);
/**
 * `Repercussão Geral (Tema 69`, `recurso repetitivo – Tema 444`: only marks, or words such as `no` and `do`, come
 * between.
 */
const BEFORE = phrase(`( ${NAME} ) ( :comma|:open|:colon|:dash ){0,2} ( reconhecida? no|do|ao|pelo )?`);

const systemOf = ({ parts }: Parts): Sistematica => Object.keys(parts)[0] as Sistematica;

/** Returns the system of themes named right at a token: `repercussão geral`, `recursos repetitivos`, `IRDR`, `IAC`. */
export function readSystem(tokens: Tokens, at: number): { system: Sistematica; to: number } | null {
  const found = partsAhead(tokens, at, SYSTEM);
  return found && { system: systemOf(found), to: found.to };
}

/** Returns the system that the words right before a token name. */
export function systemBefore(tokens: Tokens, at: number): Sistematica | null {
  const found = partsBehind(tokens, 0, at, BEFORE);
  return found && systemOf(found);
}
