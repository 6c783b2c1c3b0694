import { type Static, Type } from '@sinclair/typebox';
import { NumeroArtigo, nullable, RefKey, Sigla } from '../primitives.ts';
import { pagina } from './pagina.ts';

const termo = Type.String({ minLength: 1, description: 'O termo, como se lê num índice impresso.' });
const chave = Type.String({
  minLength: 1,
  description: 'O termo em minúsculas e sem acentos: agrupa, ordena e identifica.',
});
const subtermo = nullable(Type.String({ description: 'O aspecto do termo de que o dispositivo trata.' }));

/** A row of `/v1/indice/termos`. */
export const IndiceTermo = Type.Object({
  termo,
  chave,
  entradas: Type.Integer({ minimum: 1, description: 'Quantidade de entradas.' }),
});
export type IndiceTermo = Static<typeof IndiceTermo>;

export const IndiceEntrada = Type.Object({ subtermo, ref_key: RefKey, sigla: Sigla, artigo: NumeroArtigo });
export type IndiceEntrada = Static<typeof IndiceEntrada>;

/** The body of `/v1/indice/termos/{chave}`. */
export const IndiceTermoDetalhado = Type.Object({ termo, chave, entradas: Type.Array(IndiceEntrada) });
export type IndiceTermoDetalhado = Static<typeof IndiceTermoDetalhado>;

export const TermoExportado = Type.Object({
  termo,
  chave,
  entradas: Type.Array(Type.Object({ subtermo, ref_key: RefKey })),
});
export type TermoExportado = Static<typeof TermoExportado>;

/** The body of `/v1/indice/export` and the content of `indice.json`. */
export const IndiceExport = Type.Object({
  versao: Type.String({
    pattern: '^[0-9a-f]{32}$',
    description: 'Impressão digital do índice, igual ao `ETag`: quando muda, baixe de novo.',
  }),
  total_termos: Type.Integer({ minimum: 0 }),
  total_entradas: Type.Integer({ minimum: 0 }),
  termos: Type.Array(TermoExportado, { description: 'Todos os termos, ordenados pela chave.' }),
});
export type IndiceExport = Static<typeof IndiceExport>;

export const ListaIndiceTermos = pagina(IndiceTermo);
export type ListaIndiceTermos = Static<typeof ListaIndiceTermos>;
