import type { AtoCatalogado } from '../../schemas/contract/model/corpus/catalogo.ts';
import { makeSigla, needsAno } from '../../schemas/law/act-name.ts';
import type { EnderecoVisto } from '../../schemas/storage/seguidos.ts';
import { anoOf, keyOf } from './frontier.ts';

/**
 * Acts that are already known: by their own or generated sigla, by address and, if that is unambiguous, by type and
 * number.
 */
export class Conhecidos {
  private readonly siglas = new Set<string>();
  private readonly enderecos = new Set<string>();
  private readonly numeros = new Set<string>();

  constructor(atos: readonly AtoCatalogado[]) {
    for (const ato of atos) this.add(ato);
  }

  add({ sigla, forma, numero, ano, enderecos }: AtoCatalogado): void {
    this.siglas.add(sigla);
    if (forma !== 'constituicao') this.siglas.add(makeSigla({ forma, numero, ano }));
    for (const url of enderecos) this.enderecos.add(keyOf(url));
    if (forma !== 'constituicao' && !needsAno({ forma, numero, ano })) this.numeros.add(`${forma} ${numero}`);
    else this.numeros.add(`${forma} ${numero} ${ano}`);
  }

  hasSigla(made: string): boolean {
    return this.siglas.has(made);
  }

  has(visto: EnderecoVisto): boolean {
    const { url, forma, numero } = visto;
    const ano = anoOf(visto);
    return (
      this.enderecos.has(url) ||
      this.numeros.has(`${forma} ${numero}`) ||
      (ano !== null && this.numeros.has(`${forma} ${numero} ${ano}`))
    );
  }
}
