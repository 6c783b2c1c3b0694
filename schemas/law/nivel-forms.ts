import { ordinalValue } from './numerais.ts';
import type { Nivel } from './rotulos.ts';

/** A level below the article. */
export type NivelInferior = Exclude<Nivel, 'artigo'>;

/** The form in a ref_key, which programs send. */
const PRONTO: Record<NivelInferior, RegExp> = {
  paragrafo: /^(?:unico|[1-9]\d*(?:-[A-Z])?)$/,
  inciso: /^[IVXLCDM]+(?:-[A-Z])?$/,
  alinea: /^[a-z]{1,2}$/,
  item: /^[1-9]\d*$/,
};
const REPETIDO = '(?:-(?:BIS|TER|QUATER|QUINQUIES|SEXIES|SEPTIES|OCTIES|NONIES))?';
const LABEL: Record<NivelInferior, RegExp> = {
  paragrafo: /^(?:§+|PAR[ÁA]GRAFO|PAR\.?)/,
  inciso: /^(?:INCISO|INC\.?)/,
  alinea: /^(?:AL[ÍI]NEA|AL\.|LETRA|LET\.)/,
  item: /^(?:ITEM-?|N[ÚU]MERO|N[º°.])/,
};
const NUMERO = new RegExp(`^0*([1-9]\\d*)(?:\\.?[º°ª]|O(?=-|$))?((?:-?[A-Z]{1,2}(?=-|$))*?)(${REPETIDO})$`);
const ROMANO = new RegExp(`^([IVXLCDM]+)((?:-[A-Z]{1,2}|[A-BE-H])?)(${REPETIDO})$`);
const LETRA = new RegExp(`^([A-Z]{1,5})((?:-[A-Z])?)(${REPETIDO})$`);

/**
 * The forms in a ref_key that a person's spelling of a level (`§ 2º-A`, `p.u.`, `xi-a`, `"a")`) may mean, likeliest
 * first. Empty if it cannot be a level of that kind: an Arabic number is never an inciso, nor a Roman one a paragraph,
 * because a wrong level is to be reported, not corrected.
 */
export function nivelForms(nivel: NivelInferior, citado: string): string[] {
  if (PRONTO[nivel].test(citado)) return [citado];
  const written = citado
    .normalize('NFC')
    .toUpperCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-');
  const bare = written.replace(/["'“”‘’()[\],;:]/g, '').trim();
  const value = bare.replace(LABEL[nivel], '').trim();
  // `X V` is ambiguous: it may be two numerals.
  if (nivel === 'inciso' && /[IVXLCDM]\s+[IVXLCDM]/.test(value)) return [];
  const compact = value.replace(/\s+/g, '').replace(/\.$/, '');
  switch (nivel) {
    case 'paragrafo':
      return paragrafoForms(bare, compact);
    case 'inciso':
      return join(ROMANO.exec(compact), (base) => base);
    case 'alinea':
      return join(LETRA.exec(compact), (base) => base.toLowerCase());
    case 'item':
      return [
        ...join(NUMERO.exec(compact), (base) => base),
        ...(/^[IVXL]+$/.test(compact) ? [compact.toLowerCase()] : []),
      ];
  }
}

function paragrafoForms(bare: string, compact: string): string[] {
  const only = /^(?:[ÚU]NIC[OA]|P\.?U)((?:-[A-Z])?)$/.exec(compact);
  if (only) return [`unico${only[1]}`];
  if (/^P\.?\s?[ÚU]/.test(bare)) return [];
  const words = ordinalValue(bare.replace(LABEL.paragrafo, '').trim().toLowerCase());
  if (words !== null) return [`${words}`];
  return join(NUMERO.exec(compact), (base) => base);
}

function join(match: RegExpExecArray | null, print: (base: string) => string): string[] {
  if (!match) return [];
  const [, base = '', letters = '', repeated = ''] = match;
  const suffix = letters === '' || letters.startsWith('-') ? letters : `-${letters}`;
  return [`${print(base)}${suffix}${repeated.toLowerCase()}`];
}
