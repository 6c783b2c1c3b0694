import { type AtoCitado, findActCitations, parseActCitation } from '../../../schemas/law/act-citation.ts';
import { diaDaCitacao } from '../../../schemas/law/data-do-ato.ts';
import { tellsChange } from '../../../schemas/law/note-kinds.ts';
import { joinOrdinais } from '../../../schemas/text/ordinais.ts';
import type { Block } from '../blocks/blocks.ts';
import type { AtoDito, Elo, Mencoes } from '../types.ts';
import type { Line } from './lines.ts';
import type { Nota } from './notes.ts';
import { wordsOf } from './shape.ts';

/**
 * Reads the acts that a page names by form and number, in its epigraph, its notes and its text, and the targets of its
 * links.
 * @param lines the lines of the whole page, in order
 * @param epigrafe the epigraph, as the page's front has it
 * @param keyOf returns the ref_key of the provision that a line belongs to
 */
export function readMencoes(lines: readonly Line[], epigrafe: string, keyOf: (line: Line) => string | null): Mencoes {
  const ditos: AtoDito[] = [];
  const elos: Elo[] = [];
  const [proprio] = findActCitations(epigrafe);
  if (proprio?.inicio === 0) ditos.push({ ...read(epigrafe, proprio), base: 'epigrafe', altera: false, ref_key: null });
  let block: Block | null = null;
  let cited: AtoCitado[] = [];
  for (const line of lines) {
    // A citation may continue past a line break, so the whole block is searched.
    if (line.block !== block) cited = findActCitations(line.block.text);
    block = line.block;
    if (cited.length === 0 && block.links.length === 0) continue;
    const ref_key = keyOf(line);
    const { text } = block;
    const isEpigrafe = ref_key === null && isPartOf(epigrafe, line);
    for (const ato of cited) {
      if (ato.inicio < line.start || ato.inicio >= line.end || isEpigrafe) continue;
      const nota = line.notas.find(({ start, end }) => start <= ato.inicio && ato.inicio < end);
      const base = nota ? 'nota' : 'citacao';
      ditos.push({ ...read(text, ato), base, altera: nota !== undefined && isByThis(nota, ato), ref_key });
    }
    for (const { href, start, end } of block.links) {
      if (start < line.start || start >= line.end) continue;
      const inside = cited.filter(({ inicio, fim }) => inicio < end && start < fim);
      elos.push({ href, ditos: inside.map(({ forma, numero, ano }) => ({ forma, numero, ano })), ref_key });
    }
  }
  return { ditos, elos };
}

/**
 * Whether the cited act made the change that the note tells of. Another act that the note names did nothing: `conforme
 * o art. 3º da Lei nº 2`.
 */
function isByThis({ texto, ato }: Nota, { forma, numero }: AtoCitado): boolean {
  const autor = ato !== null && tellsChange(texto) ? parseActCitation(ato) : null;
  return autor?.forma === forma && autor.numero === numero;
}

const isPartOf = (epigrafe: string, line: Line): boolean => {
  const words = joinOrdinais(wordsOf(line).normalize('NFC'));
  return words !== '' && epigrafe.includes(words);
};

function read(
  text: string,
  { forma, numero, ano, inicio, fim }: AtoCitado,
): Omit<AtoDito, 'base' | 'altera' | 'ref_key'> {
  return { forma, numero, ano, data: ano === null ? null : diaDaCitacao(text.slice(inicio, fim), ano) };
}
