import { romanValue } from '../../schemas/law/numerais.ts';
import type { PartesRefKey } from '../../schemas/law/ref-key.ts';

/**
 * Returns the URN LEX of a provision from that of its act (LexML, Parte 2, § 6): `…;10406!art1003_par1u`. Null if the
 * standard has no name for the provision, such as a second one with the same label.
 */
export function urnDe(ato: string | null, { artigo, paragrafo, inciso, alinea, item }: PartesRefKey): string | null {
  if (ato === null) return null;
  const parts = [
    level('art', artigo),
    // Provisions directly below an article belong to its caput.
    ...(paragrafo !== null ? [level('par', paragrafo)] : inciso !== null || alinea !== null ? ['cpt'] : []),
    ...(inciso === null ? [] : [level('inc', numbered(inciso, roman))]),
    ...(alinea === null ? [] : [level('ali', numbered(alinea, letter))]),
    ...(item === null ? [] : [level('ite', item)]),
  ];
  return parts.includes(null) ? null : `${ato}!${parts.join('_')}`;
}

/** `5-A` → `art5-1`; `unico` → `par1u`. */
function level(nivel: string, valor: string | null): string | null {
  if (valor === 'unico') return `${nivel}1u`;
  const [, digits, suffix] = /^(\d+)(?:-([A-Z]))?$/.exec(valor ?? '') ?? [];
  if (digits === undefined) return null;
  return `${nivel}${digits}${suffix === undefined ? '' : `-${letter(suffix.toLowerCase())}`}`;
}

function numbered(valor: string, read: (head: string) => number | null): string | null {
  const [head = '', ...suffix] = valor.split('-');
  const number = read(head);
  return number === null ? null : [number, ...suffix].join('-');
}

const roman = (head: string) => (/^[IVXLCDM]+$/.test(head) ? romanValue(head) : null);
const letter = (head: string) => (/^[a-z]$/.test(head) ? head.charCodeAt(0) - 96 : null);
