import { describe, expect, test } from 'bun:test';
import { refusePage } from '../../pipeline/fetch/refuse.ts';
import { composeAct, type HeldAct } from '../../pipeline/ingest/compose-act.ts';
import { reasonToKeepBack } from '../../pipeline/ingest/keep-back/keep-back.ts';
import { withoutPieces } from '../../pipeline/ingest/parsed-page.ts';
import { type ActReading, readAct } from '../../pipeline/ingest/read-act.ts';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import type { AtoCatalogado } from '../../schemas/contract/model/corpus/catalogo.ts';
import { hasMirror, pages, parsed, readPage } from './mirror.ts';

const PREFIX = 'https://www.planalto.gov.br/ccivil_03/';

/** Every page of the mirror, with the acts that the catalogue lists there. */
const known = pages.flatMap((page) => {
  const at = (url: string) => url.toLowerCase() === `${PREFIX}${page}`.toLowerCase();
  const atos = catalogo.atos.filter(({ enderecos }) => enderecos.some(at));
  return atos.length === 0 ? [] : [{ page, atos }];
});

const conteudoOf = (html: string) => String(Bun.hash(html));

/** Reads a page for one act as the ingestion does. */
function read(page: string, html: string, ato: AtoCatalogado, atos: AtoCatalogado[], held: HeldAct | null): ActReading {
  const whole = html === readPage(page);
  const pagina = whole ? parsed(page, ato.sigla) : parsePagina(html, ato.sigla);
  const conteudo = conteudoOf(html);
  const found = { ok: true as const, url: `${PREFIX}${page}`, tamanho: html.length, bytes: conteudo, conteudo };
  return readAct(ato.sigla, [{ ...found, html: () => html }], {
    previous: held && { ordem: 0, diploma: held.diploma, fonte: held.fonte },
    mayBeAbsent: false,
    juntos: atos.map(({ sigla }) => sigla),
    versaoParser: 1,
    parse: () => withoutPieces(pagina, html),
  });
}

function reason(reading: ActReading, catalogado: AtoCatalogado, held: HeldAct | null, accepted = false): string | null {
  if (reading.outcome === 'sem_mudanca') return null;
  if (reading.outcome !== 'lido') return reading.outcome === 'erro' ? reading.erro : reading.outcome;
  return reasonToKeepBack({ catalogado, read: reading }, held, accepted);
}

function hold(ato: AtoCatalogado, reading: ActReading): HeldAct {
  if (reading.outcome !== 'lido') throw new Error(`${ato.sigla} was not read`);
  const { act } = composeAct(ato, reading, null, { detectado_em: '2026-07-01T00:00:00.000Z', ingest_run_id: 1 });
  return {
    diploma: act.diploma,
    fonte: act.fonte,
    complemento: act.complemento,
    mencoes: act.mencoes,
    dispositivos: new Map(act.dispositivos.map((dispositivo) => [dispositivo.ref_key, dispositivo])),
    alvos: new Map(),
    versoes: new Map(),
  };
}

describe.skipIf(!hasMirror)('a real page', () => {
  for (const { page, atos } of known) {
    test(`${page} is its act's, whole and sound, and no other act's`, () => {
      for (const ato of atos) {
        const reading = read(page, readPage(page), ato, atos, null);
        expect(reason(reading, ato, null)).toBeNull();
        const others = known.filter(
          (other) => !other.atos.some(({ sigla }) => atos.some((own) => own.sigla === sigla)),
        );
        for (const [other] of others.map((each) => each.atos)) {
          expect(reason(reading, other as AtoCatalogado, null, true)).toStartWith('a página é de outro ato');
        }
      }
    });
  }

  /** The number of letters and digits that the page shows. */
  const shown = (page: string, html: string) =>
    parsePagina(html, page)
      .pecas.map(({ texto }) => texto.replace(/[^\p{L}\p{N}]/gu, ''))
      .join('').length;

  // On these pages `</html>` comes early, or a second document follows, so no tag marks where they end.
  for (const page of ['leis/2002/l10406compilada.htm', 'leis/l8069.htm', '_ato2019-2022/2019/lei/l13869.htm']) {
    const entry = known.find((each) => each.page === page);
    test.skipIf(!entry)(
      `${page}, cut, loses no letter, as an update or at a first reading`,
      () => {
        const { atos } = entry as (typeof known)[number];
        const [ato] = atos as [AtoCatalogado];
        const html = readPage(page);
        const held = hold(ato, read(page, html, ato, atos, null));
        const letters = shown(page, html);
        for (let part = 1; part < 40; part++) {
          const cut = html.slice(0, Math.floor((html.length * part) / 40));
          if (refusePage(cut)) continue;
          for (const before of [held, null]) {
            const why = reason(read(page, cut, ato, atos, before), ato, before);
            if (why === null) expect([part, shown(page, cut)]).toEqual([part, letters]);
          }
        }
      },
      120_000,
    );
  }
});
