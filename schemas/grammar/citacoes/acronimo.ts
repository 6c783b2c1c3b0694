import { compact } from '../compact.ts';
import type { Lugar } from './ato-no-texto.ts';
import { UFS } from './estados.ts';
import type { NomeLido } from './nomes.ts';

const NUMERO = /^\s?(?:n[.º°]\s?)?\d/;
/** Behind its provisions: `do CP`, `da referida LIA`, `, CC`; not `nos ED`, `pelo CP`. */
const SOLTO = compact(/(?:^|[^\p{L}])(?:n[oa]s?|pel[oa]s?|em|com|por|[ao]s)\s+$/iu);
/**
 * Before its provisions: `CP, art. 121`, `CC (art. 186)`, `CC: art. 186`, `(CC) art. 186`, `CC de 1916, art. 159`, `CC art. 186`, `CC | art. 186`,
 * `no CP o art. 149-A`.
 */
const LIGADO = /^(?:\s?[,()[:]|\sde\s(?:1[89]|20)\d\d(?!\d)|\s(?:os?\s|[-–—|]\s?)?(?:art|§))/i;
/** `CC/2002` is no case. */
const COM_ANO = /^\s?[/⁄]\s?(?:(?:18|19|20)\d{2}|\d{2})(?!\d|[/.-]\d)/;
const EMENDADO = /[/⁄]\s?$/;
/** `Sobral - CE`, `Sobral, CE`: a state behind a town. */
const DE_CIDADE = compact(/\p{L}\s?[-–—,]\s?$/u);

/** An acronym stands for its act in capitals; a contextual one only bound to a provision, and with no number behind. */
export function mayStand(text: string, at: number, { fim, contextual }: NomeLido, lugar: Lugar): boolean {
  if (lugar === 'digitado' || lugar === 'citado') return true;
  const upper = isGritado(text, at, fim);
  if (upper && !contextual) return !isConfira(text, at, fim);
  const written = text.slice(at, fim);
  // `Cf.` is confer.
  const mixed = /^(?:C\.?f|c\.?F)/.test(written) || isConfira(text, at, fim);
  if (!contextual) return !mixed && lugar !== 'solto' && !written.includes('.');
  if (!upper || (written === 'EI' && isRecurso(text, at))) return false;
  if (COM_ANO.test(text.slice(fim, fim + 8))) return true;
  if (lugar === 'solto' || NUMERO.test(text.slice(fim, fim + 8))) return false;
  const before = text.slice(Math.max(0, at - 8), at);
  if (lugar === 'depois') return !SOLTO.test(before);
  if (EMENDADO.test(before) || (UFS.includes(written) && DE_CIDADE.test(before))) return false;
  return LIGADO.test(text.slice(fim, fim + 9));
}

function isGritado(text: string, at: number, fim: number): boolean {
  for (let letra = at; letra < fim; letra++) {
    const code = text.charCodeAt(letra);
    if (code >= 0x61) return code >= 0x80 && text.slice(at, fim) === text.slice(at, fim).toUpperCase();
  }
  return true;
}

/** `(cf. art. 6º)`, `(CF. ART. 6º)`, but not `da cf.` at the end of a sentence. */
function isConfira(text: string, at: number, fim: number): boolean {
  if (fim - at !== 2 || text[fim] !== '.') return false;
  const written = text.slice(at, fim + 1);
  if (written === 'CF.') return text[at - 1] === '(';
  return written === 'cf.' && !/d[ae]\s$/.test(text.slice(Math.max(0, at - 3), at));
}

/** How far from it a text may say in words what it is. */
const PERTO = 1_000;
const OPOSTOS = compact(
  /(?:^|[^\p{L}])(?:[ndap]?[oa]?os|op[ôo]s|opostos|oponho|interp\p{L}{1,6}|julg\p{L}{1,5})\s{1,3}$/iu,
);
/** Embargos infringentes are a motion, and no statute. */
const isRecurso = (text: string, at: number): boolean =>
  OPOSTOS.test(text.slice(Math.max(0, at - 14), at)) ||
  /nfringentes/i.test(text.slice(Math.max(0, at - PERTO), at + PERTO));
