import { compact } from '../compact.ts';
import { endAt } from '../sticky.ts';
import { INSTRUMENTO, INSTRUMENTOS } from './instrumentos.ts';

/** What acts do in their provisions. */
export const DIZ =
  '(?:prev[êe](?:em|iu)?|exclu(?:i|em)|disp[õo]e|estabelece|determina|estipula|fixa|diz|reza|define|veda|pro[íi]be|autoriza|permite|assegura|' +
  'garante|exige|imp[õo]e|trata|regula|disciplina|consagra|traz|cont[ée]m|afirma|ordena|manda|dita|estatui|preceitua|prescreve)';

const COMECA = compact(new RegExp(String.raw`\s{1,3}(?:${INSTRUMENTO})(?!\p{L})`, 'iuy'));
const PRIMEIRAS = new Set(INSTRUMENTOS.map((words) => words.split(/[ -]/)[0] as string));
const PALAVRA_MAX = 14;
/** `o contrato| não pode, no |`, `o contrato| veda a cessão (|`, `o contrato| que no |`. */
const FAZ = compact(
  new RegExp(
    String.raw`^(?:[^.;:()]{0,70},\s{1,3}n[oa]s?\s{1,3}|[^.,;:()]{0,40}\s${DIZ}(?!\p{L})[^.;:()]{0,60}(?:\(\s?|,\s(?:nos\stermos\sd|conforme\s|segundo\s|na\sforma\sd)[oa]s?\s)|[^.,;:()]{0,40},?\sque\s(?:em\sseus?|n[oa]s?)\s{1,3})$`,
    'iu',
  ),
);
/** `pelo contrato|, é vedada a cessão (|`, `conforme o edital| no |`. */
const SEGUNDO = /(?:segundo|conforme|acordo\scom)\s$/i;
const DITO = /^(?:[^.;:()]{0,70}\(\s?|[^.,;:()]{0,40}\sn[oa]s?\s{1,3})$/i;
/** `diz |o contrato| no |`, `consta |do contrato| o |`, `há |no contrato| o |`. */
const ANTES = compact(new RegExp(String.raw`(?<!\p{L})(?:${DIZ}|constam?|h[áa]|existem?)\s$`, 'iu'));
const LOGO = /^[^.,;:()]{0,40}\s(?:n?[oa]s?|em\sseus?)\s{1,3}$/i;
/** `no contrato| há o |`. */
const CONSTA =
  /^[^.;:()]{0,30}\s(?:constam?|h[áa]|existem?|est[áa]|l[êe]-se|prev[êe]-se)\s(?:[^.;:()]{1,20}\s)?[nd]?[oa]s?\s{1,3}$/i;

/**
 * Where what is no law begins, of which it is told that it does something in a list at the end of `before`: `o contrato veda a
 * cessão (|`, `diz o contrato no |`; or -1. What is told there is told in an article of its own.
 * @param determinantes the words that may lead to it, and where they begin
 */
export function beginOfQuemAge(before: string, determinantes: Iterable<[inicio: number, det: string]>): number {
  if (/[,:"“]\s{0,3}$/.test(before.slice(-4))) return -1;
  for (const [inicio, det] of determinantes) {
    const from = inicio + det.length;
    const near = before.slice(from + 1, from + PALAVRA_MAX).toLowerCase();
    const blank = near.search(/[^\p{L}]/u);
    if (!PRIMEIRAS.has(blank < 0 ? near : near.slice(0, blank))) continue;
    const fim = endAt(COMECA, before, from);
    if (fim >= 0 && age(before.slice(0, inicio), det.toLowerCase(), before.slice(fim))) return inicio;
  }
  return -1;
}

function age(before: string, det: string, resto: string): boolean {
  if (/^[oa]s?$/.test(det) && FAZ.test(resto)) return true;
  if ((det.startsWith('pel') || SEGUNDO.test(before)) && DITO.test(resto)) return true;
  if (/^n/.test(det) && CONSTA.test(resto)) return true;
  return ANTES.test(before.slice(-16)) && LOGO.test(resto);
}
