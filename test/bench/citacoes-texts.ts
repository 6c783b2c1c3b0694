import { hasGold, readTexts } from '../accuracy/gold.ts';
import { LINHAS } from '../citacoes/linhas.ts';

/**
 * What extraction is measured on. Without the annotated decisions the sentences of the structure table stand in: they are
 * nothing but citations.
 */
export const textsToRead = (): string[] => (hasGold ? readTexts() : LINHAS.map(([texto]) => texto));
