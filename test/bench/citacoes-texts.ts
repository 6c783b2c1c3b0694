import { hasGold, readTexts } from '../accuracy/gold.ts';
import { LINHAS } from '../citacoes/linhas.ts';

/**
 * Returns the texts on which extraction is measured. Without the annotated decisions it returns the sentences of the
 * structure table, which consist of nothing but citations.
 */
export const textsToRead = (): string[] => (hasGold ? readTexts() : LINHAS.map(([texto]) => texto));
