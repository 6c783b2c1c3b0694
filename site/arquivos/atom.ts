import type { APIContext } from 'astro';
import { printRefKey } from '../../schemas/law/ref-key-por-extenso.ts';
import { caminhoDe } from '../caminhos.ts';
import { alteracoes, manifest } from '../dados/snapshot.ts';
import { ALTERACOES } from '../texto/palavras.ts';
import { xmlResponse, xmlText } from './xml.ts';

const MOSTRADAS = 200;

/** The latest changes as an Atom feed (RFC 4287), newest first. */
export const GET = ({ site }: APIContext) => {
  const at = (path: string) => xmlText(new URL(path, site).href);
  const entries = alteracoes()
    .slice(-MOSTRADAS)
    .reverse()
    .map(({ id, tipo, ref_key, ref_key_anterior, detectado_em, alterado_por, revogado_por }) => {
      const era = ref_key_anterior === undefined ? '' : ` (era ${printRefKey(ref_key_anterior)})`;
      const title = `${printRefKey(ref_key)}: ${ALTERACOES[tipo]}${era}`;
      const por = revogado_por ?? alterado_por ?? '';
      return (
        `<entry><id>${at(`/alteracoes/#${id}`)}</id><title>${xmlText(title)}</title><updated>${detectado_em}</updated>` +
        `<link href="${at(caminhoDe(ref_key))}"/><summary>${xmlText(`${title}. ${por}`)}</summary></entry>`
      );
    });
  return xmlResponse(
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR"><id>${at('/alteracoes.xml')}</id><title>Vigente: alterações</title>` +
      `<updated>${manifest.gerado_em}</updated><author><name>Vigente</name></author>` +
      `<link rel="self" href="${at('/alteracoes.xml')}"/><link href="${at('/alteracoes/')}"/>${entries.join('')}</feed>`,
    'application/atom+xml',
  );
};
