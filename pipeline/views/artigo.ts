import { Type } from '@sinclair/typebox';
import { Artigo } from '../../schemas/contract/model/corpus/artigo.ts';
import type { DiplomaDetalhado } from '../../schemas/contract/model/corpus/diploma.ts';
import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { packArtigo } from '../../schemas/verify/acervo/artigo-empacotado.ts';
import { vigora } from '../../schemas/verify/acervo/ato-verificavel.ts';
import { articleOf } from './dispositivo.ts';
import { createGate } from './gate.ts';
import { estadoOf, nivelDe } from './verificacao.ts';

/** The provisions have already passed their own gate, and are not parsed again to be put into a view. */
const checkView = createGate(Type.Omit(Artigo, ['dispositivos']), 'Artigo');

/**
 * A baked provision: its key, its document as serialised once for every place that shows it, and the parsed document.
 */
export interface BakedRow {
  ref_key: string;
  doc: string;
  dispositivo: Dispositivo;
}

export interface ArticleView {
  artigo: string;
  /** `packArtigo` */
  lugares: string;
  /** `Artigo` as JSON. */
  doc: string;
}

/**
 * Composes the article views of one act, in reading order, from its rows in reading order. A row belongs to the article
 * that its ref_key names, wherever the row occurs.
 */
export function composeArtigos({ sigla, nome }: DiplomaDetalhado, rows: readonly BakedRow[]): ArticleView[] {
  const groups = new Map<string, BakedRow[]>();
  const numbers: string[] = [];
  for (const row of rows) {
    const { ref_key } = row;
    const artigo = ref_key.split('.')[1] ?? '';
    if (articleOf(ref_key) !== null) numbers.push(artigo);
    const group = groups.get(artigo);
    if (!group) groups.set(artigo, [row]);
    else if (articleOf(ref_key) !== null) group.unshift(row);
    else group.push(row);
  }
  return numbers.map((artigo, index) => {
    const group = groups.get(artigo) as [BakedRow, ...BakedRow[]];
    const row = group[0].dispositivo;
    const head = {
      diploma: { sigla, nome },
      ref_key: row.ref_key,
      artigo: row.artigo,
      hierarquia: row.hierarquia,
      revogado: row.revogado,
      caput: row.caput_texto,
      texto: row.texto,
      anotacoes: row.anotacoes,
      alterado_por: row.alterado_por,
      revogado_por: row.revogado_por,
      ...(row.alterado_por_ato && { alterado_por_ato: row.alterado_por_ato }),
      ...(row.revogado_por_ato && { revogado_por_ato: row.revogado_por_ato }),
      ordem: row.ordem,
      ...(row.em_vigor_desde !== undefined && { em_vigor_desde: row.em_vigor_desde }),
    };
    const tail = { anterior: numbers[index - 1] ?? null, proximo: numbers[index + 1] ?? null };
    checkView({ ...head, ...tail }, row.ref_key);
    const dispositivos = `"dispositivos":[${group.map(({ doc }) => doc).join(',')}]`;
    const lugares = composeLugares(group.map(({ dispositivo }) => dispositivo));
    return {
      artigo,
      lugares,
      doc: `${JSON.stringify(head).slice(0, -1)},${dispositivos},${JSON.stringify(tail).slice(1)}`,
    };
  });
}

/** Packs the provisions of an article, the article first, as `packArtigo` does. */
export const composeLugares = (dispositivos: readonly Dispositivo[]): string =>
  packArtigo(
    dispositivos.map((dispositivo) => ({
      abaixo: dispositivo.ref_key.split('.').slice(2).join('.'),
      nivel: nivelDe(dispositivo),
      vigora: vigora(estadoOf(dispositivo)),
    })),
  );
