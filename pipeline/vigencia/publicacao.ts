import type { Dia } from '../../schemas/law/calendario.ts';
import { dataDoAto } from '../../schemas/text/data.ts';

const LINHA = /n[ãa]o substitui[^\n]*?(?:D\.?\s?O\.?\s?U?\.?|Di[áa]rio Oficial[^\n\d]{0,20})[^\n]*/giu;
const DIA = /(?:\d{1,2})\s?[º°o]?\s?[./]\s?\d{1,2}\s?[./]\s?\d{4}/u;

/**
 * Returns the days of the lines `Este texto não substitui o publicado no DOU de 11.1.2002`, in order: that of the act,
 * then that of what was promulgated after it when a veto fell. What a line says about corrections is ignored.
 */
export function readPublicacoes(assinatura: string): Dia[] {
  return Array.from(assinatura.matchAll(LINHA)).flatMap(([linha]) => {
    const dia = DIA.exec(linha.split(/retificad|republicad/i)[0] as string)?.[0];
    const iso = dia === undefined ? null : dataDoAto(`de ${dia.replace(/[º°o]/u, '').replaceAll(' ', '')}`);
    return iso === null ? [] : [iso];
  });
}
