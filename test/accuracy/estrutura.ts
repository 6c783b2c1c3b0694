import { catalogo } from '../../schemas/catalog/catalog.ts';
import { nomesDe } from '../../schemas/catalog/nomes.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { chaveOf } from '../citacoes/chave.ts';
import { TEMAS } from '../citacoes/linhas.ts';

/** How many rows of each theme of the structure table come out whole. */
export function scoreEstrutura(): { tema: string; certas: number; linhas: number }[] {
  const nomes = nomesDe(catalogo);
  return Object.entries(TEMAS).map(([tema, linhas]) => ({
    tema,
    certas: linhas.filter(([texto, esperadas]) => {
      const found = extractCitacoes(texto, nomes).filter((citacao) => citacao.tipo === 'dispositivo');
      return (
        found.length === esperadas.length &&
        found.every((citacao, i) => {
          const [chave, rotulo] = esperadas[i] as (typeof esperadas)[number];
          return citacao.rotulo === rotulo && (chave.startsWith('*') || chaveOf(citacao) === chave);
        })
      );
    }).length,
    linhas: linhas.length,
  }));
}
