import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { composeNames } from '../../pipeline/ingest/names.ts';
import { composeSummary } from '../../pipeline/ingest/summary.ts';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import { openAcervo } from '../../runtime/snapshot/acervo.ts';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { extractAtos } from '../../schemas/citations/extract-acts.ts';
import type { DiplomaDetalhado } from '../../schemas/contract/model/corpus/diploma.ts';
import { parseActCitation } from '../../schemas/law/act-citation.ts';
import { makeSigla } from '../../schemas/law/act-name.ts';
import { snapshotPath, VERIFICACAO } from '../../schemas/storage/artifacts.ts';
import type { Acervo } from '../../schemas/verify/acervo/acervo.ts';
import { openAcervoLocal } from '../../schemas/verify/acervo/acervo-local.ts';
import { nomesOf } from '../../schemas/verify/acervo/nomes-do-acervo.ts';
import { resolveAto } from '../../schemas/verify/resolve-ato.ts';
import { resolveTexto } from '../../schemas/verify/resolve-texto.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

const revogados = catalogo.atos.filter(({ revogado_por }) => revogado_por !== undefined);

/** A page as the source has those of repealed acts: a note under the title, and the text struck or not. */
const page = (epigrafe: string, nota: string, artigos: string, riscada: boolean) => `<html><body>
<p align="center"><b>${epigrafe}</b></p>
${nota === '' ? '' : `<p align="center"><a href="x">(${nota})</a> <a href="x">(Vigência)</a></p>`}
<p>Dispõe sobre o pomar.</p>
<p>O PRESIDENTE DA REPÚBLICA, faço saber que o Congresso Nacional decreta e eu sanciono a seguinte Lei:</p>
${artigos.replace(/^(.*?)( <a.*)?$/gm, (_, text, own = '') => `<p>${riscada ? `<strike>${text}</strike>` : text}${own}</p>`)}
<p>Brasília, 11 de janeiro de ${epigrafe.slice(-4)}.</p>
<p>FULANO DE TAL</p>
<p>Este texto não substitui o publicado no DOU de 17.1.${epigrafe.slice(-4)}</p>
</body></html>`;

const CPC = `Art. 1º O pomar é cercado.
Art. 535. Colhem-se as mangas quando:
I - maduras;
II - caídas.
Art. 748. Falta fruta quando os pedidos passam da colheita.
Art. 749. Se faltar ao vizinho, <a href="x">(Revogado pela Lei nº 9.000, de 1995)</a>
Art. 786-A. Os avisos de falta saem no jornal.
Parágrafo único. E no rádio.
Art. 787. Os avisos sem falta não saem.`;

const DIREITOS = `Art. 17. O autor pode registrar a obra.
§ 1º Em um só registro.
§ 2º O registro pode mudar de casa.
§ 3º Na falta de casa, no Conselho.
Art. 18. As dúvidas vão ao Conselho.`;

let workspace: Workspace;
beforeEach(() => {
  workspace = createWorkspace();
});
afterEach(() => workspace.remove());

function put(endereco: string, html: string): void {
  const path = join(workspace.mirror, endereco.replace('https://', ''));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, html);
}

const ingest = (only: string[] = []) =>
  workspace.ingest({
    ...{ catalogo, names: composeNames(catalogo), parser: { parse: parsePagina, versao: 1 } },
    only,
  });

const enderecoDe = (sigla: string) => revogados.find((ato) => ato.sigla === sigla)?.enderecos[0] as string;

/** What a text comes to, in the service and in a browser, which say the same. */
async function verify(texto: string) {
  const manifest = workspace.manifest();
  const servico = openAcervo(join(workspace.out, manifest.banco.path));
  const path = join(workspace.out, snapshotPath(manifest.versao), VERIFICACAO);
  const local = openAcervoLocal(await Bun.file(path).json());
  const said = (acervo: Acervo) => {
    const nomes = nomesOf(acervo);
    const citacoes = extractCitacoes(texto, nomes);
    return {
      citacoes: [...resolveTexto(texto, citacoes, acervo)].map(({ resolucao }) => resolucao),
      atos: extractAtos(texto, citacoes, nomes).map((ato) => resolveAto(ato, acervo)),
    };
  };
  const found = said(servico);
  const [here, there] = [found, said(local)].map(({ citacoes, atos }) => ({
    citacoes: citacoes.map(({ status, ref_key, mensagem, revogado_por }) => ({
      status,
      ref_key,
      mensagem,
      revogado_por,
    })),
    atos,
  }));
  expect(there).toEqual(here as never);
  servico.close();
  return found;
}

const HOJE = 'Hoje, do mesmo assunto trata o art. 1.022 (CPC).';
const DESDE = 'O diploma foi revogado (Lei nº 13.105, de 2015), desde 18 de março de 2016';
const SALVO = ', salvo arts. 748 a 786-A (art. 1.052 da Lei nº 13.105, de 2015).';

describe.each([
  ['with a note under its title', 'Revogada pela Lei nº 13.105, de 2015', false],
  ['struck from end to end', 'Revogada pela Lei nº 13.105, de 2015', true],
  ['of which the page tells nothing', '', false],
] as const)('a code that was repealed, %s', (_, nota, riscada) => {
  beforeEach(async () => {
    put(enderecoDe('LEI-5869-1973'), page('LEI Nº 5.869, DE 11 DE JANEIRO DE 1973', nota, CPC, riscada));
    await ingest();
  });

  test.each(['CPC/1973', 'CPC/73', 'Código de Processo Civil de 1973', 'Lei 5.869/73', 'Código Buzaid', 'antigo CPC'])(
    'is repealed, with its text and what repealed it: %s',
    async (nome) => {
      const [resolucao] = (await verify(`Vale o art. 535 do ${nome}.`)).citacoes;
      expect(resolucao).toMatchObject({
        ...{ status: 'revogado', ref_key: 'LEI-5869-1973.535', revogado: true },
        revogado_por: 'Lei nº 13.105, de 2015',
        texto: 'Colhem-se as mangas quando:\nI - maduras;\nII - caídas.',
        sucessor: [{ ref_key: 'CPC.1022', base: 'correspondencia' }],
        mensagem: `O art. 535 (Lei 5.869/1973) não vigora: revogado (Lei nº 13.105, de 2015). ${HOJE} ${DESDE}${SALVO}`,
      });
    },
  );

  test('but for what the repeal left, each in its own state', async () => {
    const { citacoes } = await verify(
      'Arts. 748, 749, 786-A e 787 do CPC/1973 e o art. 786-A, parágrafo único, do CPC/1973.',
    );
    expect(citacoes.map(({ ref_key, status, revogado_por }) => [ref_key, status, revogado_por])).toEqual([
      ['LEI-5869-1973.748', 'verificado', null],
      ['LEI-5869-1973.749', 'revogado', 'Lei nº 9.000, de 1995'],
      ['LEI-5869-1973.786-A', 'verificado', null],
      ['LEI-5869-1973.787', 'revogado', 'Lei nº 13.105, de 2015'],
      ['LEI-5869-1973.786-A.unico', 'verificado', null],
    ]);
    expect(citacoes.map(({ mensagem }) => mensagem?.includes(DESDE))).toEqual([true, false, true, true, true]);
    expect(workspace.row('LEI-5869-1973.786-A')?.texto).toBe(
      'Os avisos de falta saem no jornal.\nParágrafo único. E no rádio.',
    );
    expect(workspace.versoes('LEI-5869-1973.748')?.map(({ vigente }) => vigente)).toEqual([true]);
    expect(workspace.versoes('LEI-5869-1973.535')?.map(({ vigente }) => vigente)).toEqual([false]);
  });

  test('and, named alone, is no act that is wholly repealed', async () => {
    const { atos } = await verify('O CPC/1973 vale.');
    expect(atos).toMatchObject([{ sigla: 'LEI-5869-1973', status: 'verificado', mensagem: `${DESDE}${SALVO}` }]);
  });

  test('what it says of its repeal is served', () => {
    const { revogado_por } = workspace.exported('LEI-5869-1973') as DiplomaDetalhado;
    expect(revogado_por).toEqual(revogados[0]?.revogado_por as never);
  });

  test('the name without a year is the living code’s', async () => {
    const { citacoes } = await verify('Vale o art. 535 do CPC.');
    expect(citacoes).toMatchObject([{ status: 'diploma_desconhecido', diploma_citado: { sigla: 'CPC' } }]);
  });
});

describe.each([true, false])('of a law, struck: %p,', (riscada) => {
  test('part of an article may be left', async () => {
    const nota = 'Revogada pela Lei nº 9.610, de 1998, excetuando-se o art. 17 e seus §§ 1º e 2º';
    put(enderecoDe('LEI-5988-1973'), page('LEI Nº 5.988, DE 14 DE DEZEMBRO DE 1973', nota, DIREITOS, riscada));
    await ingest();
    const rows = workspace.exported('LEI-5988-1973').dispositivos;
    expect(rows.map(({ ref_key, revogado_por }) => [ref_key, revogado_por])).toEqual([
      ['LEI-5988-1973.17', null],
      ['LEI-5988-1973.17.1', null],
      ['LEI-5988-1973.17.2', null],
      ['LEI-5988-1973.17.3', 'Lei nº 9.610, de 1998'],
      ['LEI-5988-1973.18', 'Lei nº 9.610, de 1998'],
    ]);
    expect(rows[0]?.texto).toBe(
      'O autor pode registrar a obra.\n§ 1º Em um só registro.\n§ 2º O registro pode mudar de casa.',
    );
    expect(rows.map(({ revogado }) => revogado)).toEqual([false, false, false, true, true]);
  });
});

test('a page without what the repeal left is kept back', async () => {
  const short = CPC.split('\n').slice(0, 6).join('\n');
  put(enderecoDe('LEI-5869-1973'), page('LEI Nº 5.869, DE 11 DE JANEIRO DE 1973', '', short, false));
  const { runs } = await ingest();
  expect(runs).toMatchObject([
    { status: 'erro', erro: 'a página não tem LEI-5869-1973.786-A, que a revogação do ato deixou em vigor' },
  ]);
});

test('an act that the catalogue comes to know as repealed is read anew from the same page', async () => {
  const known = revogados.find(({ sigla }) => sigla === 'LEI-3071-1916') as (typeof revogados)[number];
  put(known.enderecos[0] as string, page('LEI Nº 3.071, DE 1º DE JANEIRO DE 1916', '', 'Art. 1º Um.', false));
  const { revogado_por: _, ...before } = known;
  const read = async (ato: typeof before) => {
    const atos = { ...catalogo, atos: [ato] };
    const { runs } = await workspace.ingest({
      ...{ catalogo: atos, names: composeNames(atos), parser: { parse: parsePagina, versao: 1 } },
    });
    return [runs[0]?.status, workspace.row('LEI-3071-1916.1')?.revogado_por];
  };
  expect(await read(before)).toEqual(['ok', null]);
  expect(await read(known)).toEqual(['ok', 'Lei nº 10.406, de 2002']);
  expect(await read(known)).toEqual(['sem_mudanca', 'Lei nº 10.406, de 2002']);
});

test('where no page of theirs is, they fail nothing, and are unknown as they were', async () => {
  put(
    'https://www.planalto.gov.br/ccivil_03/leis/l7347orig.htm',
    page('LEI Nº 7.347, DE 24 DE JULHO DE 1985', '', 'Art. 1º Um.', false),
  );
  const result = await ingest();
  expect(result.runs.map(({ sigla, status }) => [sigla, status])).toEqual([['LACP', 'ok']]);
  expect(result.revogadosAusentes).toEqual(revogados.map(({ sigla }) => sigla));
  expect(result.ausentes).not.toContain('LEI-5869-1973');
  expect(composeSummary(result)).toContain('Repealed acts without a page:\n  LEI-5869-1973 DL-1608-1939 ');
  const { citacoes, atos } = await verify('Vale o art. 535 do CPC/1973, e o CPC/1973 inteiro.');
  const mensagem =
    'A Lei nº 5.869/1973 foi revogada pela Lei nº 13.105/2015, salvo arts. 748 a 786-A (art. 1.052 da Lei nº 13.105, de 2015). Não está no acervo. O diploma atual é CPC (Código de Processo Civil, Lei nº 13.105/2015).';
  expect(citacoes).toMatchObject([
    {
      status: 'diploma_desconhecido',
      diploma_citado: { sigla: 'LEI-5869-1973', versao: '1973' },
      mensagem: `${mensagem} ${HOJE}`,
    },
  ]);
  expect(atos).toMatchObject([{ status: 'diploma_desconhecido', mensagem }]);
});

describe('the catalogue of repealed acts', () => {
  test.each(revogados.map((ato) => [ato.sigla, ato] as const))('%s', (_, { ano, revogado_por }) => {
    const { ato, sigla, desde, ressalvas } = revogado_por as NonNullable<typeof revogado_por>;
    const by = composeNames(catalogo).resolve(ato);
    expect(by).toBe(sigla);
    const cited = parseActCitation(ato);
    expect(makeSigla(cited as NonNullable<typeof cited>)).toEndWith(`-${cited?.ano}`);
    expect(Number(desde.slice(0, 4))).toBeGreaterThan(ano);
    expect(desde.slice(0, 4) >= `${cited?.ano}`).toBe(true);
    for (const { de, ate } of ressalvas) expect([de, ate]).toEqual([de, ate].map((key) => key.replace(/\s/g, '')));
  });
});

test('from the network too one that is not there is no failure, unless it was asked for, or had been read', async () => {
  const sigla = 'LEI-3071-1916';
  const read = async (only: string[]) => {
    const options = { ...{ catalogo, names: composeNames(catalogo), parser: { parse: parsePagina, versao: 1 } }, only };
    return (await workspace.ingest({ ...options, mirrored: false })).runs.filter((run) => run.sigla === sigla);
  };
  expect(await read([])).toEqual([]);
  expect(await read([sigla])).toMatchObject([{ status: 'erro' }]);
  put(enderecoDe(sigla), page('LEI Nº 3.071, DE 1º DE JANEIRO DE 1916', '', 'Art. 1º Um.', false));
  expect(await read([])).toMatchObject([{ status: 'ok' }]);
  workspace.remove();
  expect(await read([])).toEqual([]);
});
