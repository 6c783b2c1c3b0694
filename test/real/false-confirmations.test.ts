import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { type Acervo, openAcervo } from '../../runtime/snapshot/acervo.ts';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { nomesDe } from '../../schemas/catalog/nomes.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import type { CitacaoDispositivo, DispositivoCitado } from '../../schemas/contract/model/verification/citacao.ts';
import { resolveCitacao } from '../../schemas/verify/resolve-citacao.ts';
import { readDispositivos } from '../baked-rows.ts';
import { AMBIGUOS } from './ambiguos.ts';
import { createPick, existing, type Feita, inexistent, sortRows, wrongActs } from './citations.ts';
import { hasMirror } from './mirror.ts';
import { namesInSentence, sentenceOf } from './sentences.ts';
import { realBanco } from './snapshot.ts';

const LEAST = 20_000;

describe.skipIf(!hasMirror)('the promise, on a snapshot of every real page', () => {
  let acervo: Acervo;
  let rows: ReturnType<typeof sortRows>;

  beforeAll(async () => {
    const banco = await realBanco();
    acervo = openAcervo(banco);
    rows = sortRows(readDispositivos(banco));
  }, 300_000);
  afterAll(() => acervo?.close());

  test('what exists and is in force is verified under its own key, however written', () => {
    const feitas = existing(acervo, rows.vivas);
    expect(feitas.length).toBeGreaterThan(LEAST);
    const missed = feitas.flatMap(({ item, de }) => {
      const { status, ref_key } = resolveCitacao(item, acervo);
      return status === 'verificado' && ref_key === de
        ? []
        : [`${de} as ${JSON.stringify(item)}: ${status} ${ref_key}`];
    });
    expect(missed).toEqual([]);
  });

  test('verification says of every provision what its own state does', () => {
    const other = [...rows.vivas, ...rows.mortas].flatMap(
      ({ sigla, artigo, paragrafo, inciso, alinea, item, ref_key, revogado, texto, anotacoes }) => {
        const citacao = {
          tipo: 'dispositivo' as const,
          sigla,
          artigo,
          paragrafo,
          inciso,
          alinea,
          item,
          rotulo: ref_key,
        };
        const found = resolveCitacao(citacao, acervo);
        // A vetoed provision is reported as vetoed, even if the provision above it was repealed since.
        const vetado = texto === '' && anotacoes.some((nota) => /^vetad/i.test(nota));
        const morto = found.status === (vetado ? 'nao_encontrado' : 'revogado');
        const same = found.ref_key === ref_key && morto === (revogado || vetado) && found.revogado === revogado;
        return same ? [] : [`${ref_key}: ${found.status} ${found.ref_key}`];
      },
    );
    expect(other).toEqual([]);
  });

  test.each(AMBIGUOS)('art. %s in %p is a guess, and the first is of the %s', (artigo, contexto, sigla) => {
    const levels = { paragrafo: null, inciso: null, alinea: null, item: null, caput: false };
    const citacao: DispositivoCitado = {
      ...{ tipo: 'dispositivo', sigla: null, artigo, ...levels, diploma_inferido: false },
      ...{ rotulo: `art. ${artigo}`, offset: 0, fim: 5 + artigo.length },
    };
    const { status, candidatos } = resolveCitacao(citacao, acervo, { contexto });
    expect(status).toBe('ambiguo');
    expect(candidatos?.[0]).toMatchObject({ sigla, pista_area: expect.any(String) });
  });

  test('what does not exist is never verified', () => {
    const slips = inexistent(acervo, rows.vivas, rows.byKey);
    const feitas = [...slips, ...wrongActs(acervo, rows.vivas)];
    expect(slips.length).toBeGreaterThan(LEAST);
    expect(new Set(slips.map(({ de }) => de.split(':')[0])).size).toBe(10);
    expect(confirmed(feitas)).toEqual([]);
  });

  test('what is repealed or vetoed is never verified, and neither is what is below it', () => {
    const feitas = rows.mortas.map(({ ref_key, sigla, artigo, paragrafo, inciso, alinea, item }) => {
      const plain = item?.replace(/^item-/, '') ?? null;
      return { item: { sigla, artigo, paragrafo, inciso, alinea, item: plain }, de: ref_key };
    });
    expect(feitas.length).toBeGreaterThan(3_000);
    expect(confirmed(feitas)).toEqual([]);
    const lost = feitas.filter(({ item, de }) => resolveCitacao(item, acervo).ref_key !== de);
    expect(lost.map(({ de }) => de)).toEqual([]);
  });

  describe('in sentences', () => {
    const nomes = nomesDe(catalogo);
    const atos = new Map(catalogo.atos.map((ato) => [ato.sigla, namesInSentence(ato)]));
    const pick = createPick(1824);

    function verify(item: Feita['item'], ato: string) {
      const texto = sentenceOf(item, ato, pick);
      const resolved = extractCitacoes(texto, nomes).map((citacao) =>
        resolveCitacao(citacao, acervo, { contexto: texto }),
      );
      return { texto, resolved };
    }

    test('what exists and is in force is verified under its own key', () => {
      // Our keys mark second sequences and repeated labels with suffixes, which no sentence contains.
      const citable = rows.vivas.filter(
        ({ ref_key }) => !/-(?:DL|DEC|LEI|LC|MP|EC|[a-z]{3,}|\d)(?:\.|$)/.test(ref_key),
      );
      const missed = citable.flatMap(({ ref_key, sigla, artigo, paragrafo, inciso, alinea, item }) => {
        const plain = item?.replace(/^item-/, '') ?? null;
        const { texto, resolved } = verify(
          { sigla, artigo, paragrafo, inciso, alinea, item: plain },
          pick(atos.get(sigla) ?? [sigla]),
        );
        const [only] = resolved;
        return resolved.length === 1 && only?.status === 'verificado' && only.ref_key === ref_key
          ? []
          : [
              `${ref_key} in ${texto}: ${resolved.map(({ status, ref_key: found }) => `${status} ${found}`).join(', ')}`,
            ];
      });
      expect(missed).toEqual([]);
    });

    test('what does not exist, or is repealed or vetoed, is never verified', () => {
      const dead = rows.mortas.map(({ ref_key, sigla, artigo, paragrafo, inciso, alinea, item }) => ({
        item: { sigla, artigo, paragrafo, inciso, alinea, item: item?.replace(/^item-/, '') ?? null },
        de: ref_key,
      }));
      const slips = inexistent(acervo, rows.vivas, rows.byKey);
      expect(slips.length).toBeGreaterThan(LEAST);
      const wrong = [...slips, ...dead, ...wrongActs(acervo, rows.vivas)].flatMap(({ item, de }) => {
        const { texto, resolved } = verify(item, pick(atos.get(item.sigla as string) ?? [item.sigla as string]));
        const confirmed = resolved.filter(({ status }) => status === 'verificado' || status === 'verificado_inferido');
        return confirmed.map(({ status, ref_key }) => `${de} in ${texto}: ${status} ${ref_key}`);
      });
      expect(wrong).toEqual([]);
    });
  });

  /**
   * Returns the citations that are confirmed, either as items of a request or as citations of a text whose act was
   * inferred.
   */
  function confirmed(feitas: readonly Feita[]): string[] {
    return feitas.flatMap(({ item, de }) => {
      const seen = [resolveCitacao(item, acervo), resolveCitacao(extracted(item), acervo)];
      const wrong = seen.filter(({ status }) => status === 'verificado' || status === 'verificado_inferido');
      return wrong.map(({ status, ref_key }) => `${de} as ${JSON.stringify(item)}: ${status} ${ref_key}`);
    });
  }
});

function extracted({ sigla, artigo, paragrafo, inciso, alinea, item }: CitacaoDispositivo): DispositivoCitado {
  const below = { paragrafo: paragrafo ?? null, inciso: inciso ?? null, alinea: alinea ?? null, item: item ?? null };
  const rotulo = `art. ${artigo}`;
  const span = { rotulo, offset: 0, fim: rotulo.length };
  return { tipo: 'dispositivo', ...span, sigla, artigo, ...below, caput: false, diploma_inferido: true };
}
