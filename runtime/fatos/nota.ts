import type { Fatos } from '../../schemas/fatos/fatos.ts';
import { printData } from '../../schemas/text/data.ts';

/** Of which day the facts are, and where the words are read that are not here. */
export function notaDosFatos(fatos: Fatos, chave: string): string {
  const endereco = fatos.endereco(chave);
  const conferido = `Conferido no registro de fatos de ${printData(fatos.dia)}`;
  if (endereco === null) return `${conferido}: o acervo inteiro se lê com \`npm run ingest\`.`;
  return `${conferido}, que não tem os textos: leia em ${endereco} ou traga-os com \`npm run ingest\`.`;
}
