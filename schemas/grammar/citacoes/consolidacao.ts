import { compact } from '../compact.ts';
import { endAt } from '../sticky.ts';
import type { AtoCitadoNoTexto } from './ato-no-texto.ts';
import type { Nomes } from './nomes.ts';

const SO_ELA = compact(/(?:Consolida[çc][ãa]o|CONSOLIDA[ÇC][ÃA]O)(?!\p{L}|\s{1,5}(?:\p{Lu}|[dD][aeoAEO][sS]?\s))/uy);
/** `Consolidação Normativa`, `Consolidação das Normas da Corregedoria`: one with a name. */
const COM_NOME = compact(
  /(?<!\p{L})consolida[çc][ãa]o\s{1,5}(?:d[aeo]s?\s{1,5})?(\p{L}+)(?:\s{1,5}(?:d[aeo]s?\s{1,5})?(\p{L}+))?/giu,
);
const DO_TRABALHO = /^(?:leis\s(?:trabalho|trabalhistas)|trabalhista|laboral)/i;

let last: { texto: string; outra: boolean } | null = null;

/** `art. 7º da Consolidação`: that of the labour laws, in a text that names no other. */
export function readConsolidacao(text: string, at: number, nomes: Nomes): AtoCitadoNoTexto | null {
  const fim = endAt(SO_ELA, text, at);
  if (fim < 0 || namesOutra(text)) return null;
  const sigla = nomes.numerado({ forma: 'decreto_lei', numero: '5.452', ano: 1943 });
  return { tipo: 'ato', sigla, inicio: at, fim };
}

/** Whether a text names a consolidation other than that of the labour laws; asked of one text again and again. */
function namesOutra(texto: string): boolean {
  if (last?.texto !== texto) last = { texto, outra: findOutra(texto) };
  return last.outra;
}

function findOutra(texto: string): boolean {
  for (const [, first = '', second = ''] of texto.matchAll(COM_NOME)) {
    const capital = first !== first.toLowerCase();
    if (capital && !DO_TRABALHO.test(`${first} ${second}`)) return true;
  }
  return false;
}
