import { avancar } from './gcra.ts';

/** A mark counts for a minute and no longer. */
const GERACAO = 60_000_000;
/** Of a generation: some 10 MiB. Past it the oldest are forgiven: memory is bounded, and nobody is refused for others. */
const MAX_ENDERECOS = 100_000;

export interface PorEndereco {
  /** Counts one request; says whether there was room for it, and the mark since. */
  consumir(endereco: string, agora: number): { permitido: boolean; marca: number };
  /** How many addresses are remembered. */
  size(): number;
}

/** What each client address spent in the last minute, in this process. Addresses not seen for a minute fall away, a generation at a time. */
export function createPorEndereco(porMinuto: number, maxEnderecos = MAX_ENDERECOS): PorEndereco {
  let atual = new Map<string, number>();
  let anterior = new Map<string, number>();
  let desde = 0;

  return {
    consumir(endereco, agora) {
      if (agora - desde >= GERACAO || agora < desde || atual.size >= maxEnderecos) {
        anterior = atual;
        atual = new Map();
        desde = agora;
      }
      const marca = atual.get(endereco) ?? anterior.get(endereco) ?? 0;
      const proxima = avancar(marca, porMinuto, agora);
      atual.set(endereco, proxima ?? marca);
      return { permitido: proxima !== null, marca: proxima ?? marca };
    },
    size: () => atual.size + anterior.size,
  };
}
