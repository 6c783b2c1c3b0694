import { Comecos } from '../comecos.ts';
import { compact } from '../compact.ts';
import { endAt } from '../sticky.ts';
import type { Determinado } from './determinantes.ts';
import { anyOf, comecosOf, ENTIDADES, INSTRUMENTO, INSTRUMENTOS } from './instrumentos.ts';

/** What acts do in their provisions. */
export const DIZ =
  '(?:prev[êe](?:em|iu)?|exclu(?:i|em)|disp[õo]e|estabelece|determina|estipula|fixa|diz|reza|define|veda|pro[íi]be|autoriza|permite|assegura|' +
  'garante|exige|imp[õo]e|trata|regula|disciplina|consagra|traz|cont[ée]m|afirma|ordena|manda|dita|estatui|preceitua|prescreve)';

const NOME = compact(new RegExp(String.raw`(?:${INSTRUMENTO})(?!\p{L})`, 'iuy'));
const COMECA_NOME = new Comecos(comecosOf(INSTRUMENTOS));
const ENTIDADE = compact(new RegExp(String.raw`(?:${anyOf(ENTIDADES)})(?!\p{L})`, 'iuy'));
const COMECA_ENTIDADE = new Comecos(comecosOf(ENTIDADES));
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

/** What rules there, while anybody may say, demand or guarantee something that is in the law. */
const REGE =
  '(?:prev[êe]|disp[õo]e|estabelece|estipula|veda|pro[íi]be|autoriza|permite|regula|disciplina|estatui|preceitua|prescreve)';
/** `o condomínio| veda, no |`: who has a statute commands there; not `o banco| permite o estorno previsto no |`. */
const FAZ_NO_SEU = compact(
  new RegExp(
    String.raw`^[^.,;:()]{0,40}\s${REGE}(?!\p{L})[^.,;:()]{0,50}(?<!(?:[aií]d|vist|post|scrit|sert|press)[oa]s?)(?:(?<!\se),)?\s(?:em\sseus?|n[oa]s?)\s{1,3}$`,
    'iu',
  ),
);

/**
 * Where what is no law begins, of which it is told that it does something in a list at `at`: `o contrato veda a cessão (|`,
 * `diz o contrato no |`; or -1. What is told there is told in an article of its own.
 * @param donos what may own the list
 */
export function beginOfQuemAge(text: string, at: number, donos: readonly Determinado[]): number {
  if (donos.length === 0 || /[,:"“]\s{0,3}$/.test(text.slice(Math.max(0, at - 4), at))) return -1;
  for (const { inicio, det, nome } of donos) {
    const fim = COMECA_NOME.at(text, nome) ? endAt(NOME, text, nome) : -1;
    if (fim >= 0 && age(text.slice(Math.max(0, inicio - 16), inicio), det, text.slice(fim, at))) return inicio;
    if (!COMECA_ENTIDADE.at(text, nome) || !/^[oa]$/.test(det)) continue;
    const entidade = endAt(ENTIDADE, text, nome);
    if (entidade >= 0 && FAZ_NO_SEU.test(text.slice(entidade, at))) return inicio;
  }
  return -1;
}

function age(before: string, det: string, resto: string): boolean {
  if (/^[oa]s?$/.test(det) && FAZ.test(resto)) return true;
  if ((det.startsWith('pel') || SEGUNDO.test(before)) && DITO.test(resto)) return true;
  if (/^n/.test(det) && CONSTA.test(resto)) return true;
  return ANTES.test(before) && LOGO.test(resto);
}
