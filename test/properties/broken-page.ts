import { DESTINOS, type Linha, type PaginaLida } from '../../pipeline/parse/types.ts';
import { formatRefKey, parseRefKey } from '../../schemas/law/ref-key.ts';
import { NIVEIS } from '../../schemas/law/rotulos.ts';
import { pageText, squeezed } from '../page-text.ts';

/** What holds of any page whatever, as the list of what does not. */
export function broken(html: string, { atos, pecas, achados, conservacao }: PaginaLida): string[] {
  const problems: string[] = [];
  const fail = (what: string) => problems.push(what);

  if (squeezed(pecas.map(({ texto }) => texto).join('')) !== squeezed(pageText(html))) fail('text was lost or made');
  const counted = DESTINOS.reduce((sum, destino) => sum + conservacao[destino], 0);
  if (counted !== conservacao.total) fail('the destinations do not add up');
  const unplaced = pecas.some(({ destino, texto }) => destino === 'nao_classificado' && texto.trim() !== '');
  if (unplaced && !achados.some(({ tipo }) => tipo === 'nao_classificado')) fail('unplaced text is not reported');

  if (achados.some(({ motivo }) => motivo === null)) fail('unstruck words are out of force without a reason');

  const keys = new Set<string>();
  for (const { sigla, linhas } of atos) {
    for (const linha of linhas) {
      const { ref_key } = linha;
      if (keys.has(ref_key)) fail(`${ref_key} twice`);
      const above = parentKey(sigla, linha);
      if (above !== null && !keys.has(above)) fail(`${ref_key} is not below ${above}`);
      keys.add(ref_key);
      if (formatRefKey({ ...linha, sigla }) !== ref_key) fail(`${ref_key} is not its parts`);
      const parts = parseRefKey(ref_key);
      if (parts === null || formatRefKey(parts) !== ref_key) fail(`${ref_key} is no ref_key`);
      else if (NIVEIS.some((nivel) => parts[nivel] !== linha[nivel])) fail(`${ref_key} reads as other parts`);
      if ((linha.caput_texto !== null) !== (above === null)) fail(`${ref_key}: caput_texto is for articles`);
    }
  }
  for (const { destino, ref_key, texto } of pecas) {
    if (ref_key !== null && !keys.has(ref_key)) fail(`a piece of ${ref_key}, which is no row`);
    if (ref_key === null && (destino === 'vigente' || destino === 'anteriores')) fail(`law of no row: ${texto}`);
  }
  return problems;
}

/** The key of the nearest level above; null for an article. */
function parentKey(sigla: string, linha: Linha): string | null {
  const deepest = NIVEIS.findLast((nivel) => linha[nivel] !== null);
  return deepest === 'artigo' || deepest === undefined ? null : formatRefKey({ ...linha, sigla, [deepest]: null });
}
