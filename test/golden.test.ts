import { describe, expect, test } from 'bun:test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { decodePage } from '../pipeline/fetch/decode.ts';
import { parsePagina } from '../pipeline/parse/parse-pagina.ts';
import type { AtoLido, Destino, Linha, Motivo, PaginaLida, TipoAchado } from '../pipeline/parse/types.ts';

/**
 * One folder per case in `test/golden`: `page.htm` (raw bytes, hand-written in the source's markup) and
 * `expected.json`, written from the rules and never from the parser's output. A new case is a new folder; a folder
 * without its `expected.json` fails. Nothing here writes a golden.
 */
interface LinhaEsperada {
  ref_key: string;
  texto?: string;
  /** Instead of `texto`, where no rule says how its lines break: compared with all white space folded. */
  texto_corrido?: string;
  /** `[texto, vigente]`, oldest first. */
  versoes?: [string, boolean][];
  /** Each must be among the row's targets, and no other act may be. */
  alvos?: { ato: string | null; chave: string | null; citado?: string }[];
  /** All of the row's targets in order, `LEI-90001-2091 5.2.I.a`; of an act as a whole its name alone. */
  todos_os_alvos?: string[];
  [campo: string]: unknown;
}

interface Esperado {
  sigla: string;
  /** What the case proves. */
  about: string;
  /** Every row of the act, in order; a field is compared only when it is here. */
  linhas: LinhaEsperada[];
  /** The page's other acts. */
  outros?: { sigla: string; linhas: LinhaEsperada[] }[];
  /** The kinds found, among those that accuse a wording: repeated label, strike without note, unclosed quotation. */
  achados?: TipoAchado[];
  /** Why words left unstruck are not in force, by ref_key; whole. */
  motivos?: Record<string, Motivo>;
  classificacao?: AtoLido['classificacao'];
  epigrafe?: string;
  ementa?: string;
  preambulo?: string;
  /** Texts, without white space, that must lie whole in the concatenation of a destination's pieces. */
  destinos?: Partial<Record<Destino, string[]>>;
}

const GOLDEN = join(import.meta.dir, 'golden');
const PAGINAS = ['page.htm', 'page.html'];
const ACUSAM: TipoAchado[] = [
  'rotulo_repetido',
  'riscado_sem_nota',
  'vivo_sob_revogado',
  'sem_risco',
  'citacao_sem_fim',
  'nao_classificado',
];
/** What a provision begins with; a numbered rubric (`I) Das Subvenções`) begins none. */
const ROTULO =
  /^(?![IVX]+\)\sD[aeo]s?\s\p{Lu})(art(igo)?s?\b[\s.]*\d|§|par[áa]grafo [úu]nico|[IVXLCDM]+\s*[-–—]\s|[a-z]\)\s)/iu;

/** Runs of white space become one space; the lines of a wording stay. */
const folded = (texto: string) =>
  texto
    .split('\n')
    .map((linha) => linha.replace(/\s+/gu, ' ').trim())
    .join('\n');

/** What the conservation law compares. */
const squeezed = (texto: string) => texto.normalize('NFC').replace(/[\p{White_Space}\u00AD\u200B-\u200D\uFEFF]/gu, '');

/** The page's text by another road than the parser's: cheerio's tree, text nodes only. */
function pageText(html: string): string {
  const parts: string[] = [];
  const walk = (nodes: readonly { type: string; name?: string; data?: string; children?: readonly never[] }[]) => {
    for (const node of nodes) {
      if (node.type === 'text') parts.push(node.data ?? '');
      else if (node.name !== 'head' && node.name !== 'script' && node.name !== 'style') walk(node.children ?? []);
    }
  };
  walk(load(html).root().toArray() as never);
  return parts.join('');
}

function expectLinhas(lidas: Linha[], esperadas: LinhaEsperada[]) {
  expect(lidas.map((linha) => linha.ref_key)).toEqual(esperadas.map((linha) => linha.ref_key));
  for (const [i, esperada] of esperadas.entries()) {
    const lida = lidas[i] as Linha;
    const { texto, texto_corrido, versoes, alvos, todos_os_alvos, ...campos } = esperada;
    const visto: Record<string, unknown> = {};
    for (const campo of Object.keys(campos)) {
      const valor = lida[campo as keyof Linha];
      visto[campo] = typeof valor === 'string' ? folded(valor) : valor;
    }
    expect(visto).toEqual(campos);
    if (texto_corrido === undefined) {
      if (texto === undefined) throw new Error(`${esperada.ref_key}: neither texto nor texto_corrido in expected.json`);
      expect({ ref_key: lida.ref_key, texto: folded(lida.texto) }).toEqual({ ref_key: lida.ref_key, texto });
    } else {
      expect(lida.texto.replace(/\s+/gu, ' ').trim()).toBe(texto_corrido);
    }
    if (versoes) {
      const lidasVersoes = lida.versoes.map((versao) => [folded(versao.texto), versao.vigente]);
      expect({ ref_key: lida.ref_key, versoes: lidasVersoes }).toEqual({ ref_key: lida.ref_key, versoes });
    }
    if (alvos) {
      for (const alvo of alvos) expect(lida.alvos).toContainEqual(expect.objectContaining(alvo));
      expect(new Set(lida.alvos.map((alvo) => alvo.ato))).toEqual(new Set(alvos.map((alvo) => alvo.ato)));
    }
    if (todos_os_alvos) {
      const lidos = lida.alvos.map(({ ato, chave }) => [ato, chave].filter((part) => part !== null).join(' '));
      expect({ ref_key: lida.ref_key, alvos: lidos }).toEqual({ ref_key: lida.ref_key, alvos: todos_os_alvos });
    }
  }
}

function expectConservation(html: string, pagina: PaginaLida) {
  expect(squeezed(pagina.pecas.map((peca) => peca.texto).join(''))).toBe(squeezed(pageText(html)));
  expect(pagina.pecas.filter((peca) => peca.destino === 'nao_classificado')).toEqual([]);
  const escondidas = pagina.pecas.filter(
    (peca) => ['titulos', 'frente', 'assinatura'].includes(peca.destino) && ROTULO.test(peca.texto.trim()),
  );
  expect(escondidas).toEqual([]);
}

describe('golden pages', () => {
  const casos = readdirSync(GOLDEN, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  test('there are cases', () => expect(casos.length).toBeGreaterThan(0));

  for (const { name } of casos) {
    test(name, () => {
      const pagina = PAGINAS.map((file) => join(GOLDEN, name, file)).find((file) => existsSync(file));
      if (!pagina) throw new Error(`${name}: no ${PAGINAS.join(' or ')}`);
      const golden = join(GOLDEN, name, 'expected.json');
      if (!existsSync(golden)) throw new Error(`${name}: expected.json is missing; write it from the rules`);
      const esperado: Esperado = JSON.parse(readFileSync(golden, 'utf8'));
      expect(esperado.about.length).toBeGreaterThan(0);

      const { html } = decodePage(readFileSync(pagina));
      const lida = parsePagina(html, esperado.sigla);
      const ato = lida.atos[0] as AtoLido;

      expectConservation(html, lida);
      expect(lida.atos.map((outro) => outro.sigla)).toEqual([
        esperado.sigla,
        ...(esperado.outros ?? []).map((outro) => outro.sigla),
      ]);
      expectLinhas(ato.linhas, esperado.linhas);
      for (const [i, outro] of (esperado.outros ?? []).entries()) {
        expectLinhas((lida.atos[i + 1] as AtoLido).linhas, outro.linhas);
        expect(parsePagina(html, outro.sigla).atos[0]?.sigla).toBe(outro.sigla);
      }
      for (const campo of ['classificacao', 'epigrafe', 'ementa', 'preambulo'] as const) {
        if (esperado[campo] !== undefined) expect(folded(ato[campo])).toBe(esperado[campo]);
      }
      if (esperado.achados) {
        const tipos = lida.achados.map((achado) => achado.tipo).filter((tipo) => ACUSAM.includes(tipo));
        expect(new Set(tipos)).toEqual(new Set(esperado.achados));
      }
      if (esperado.motivos) {
        const ditos = lida.achados.filter(({ tipo }) => tipo === 'sem_risco');
        expect(Object.fromEntries(ditos.map(({ ref_key, motivo }) => [ref_key, motivo]))).toEqual(esperado.motivos);
      }
      for (const [destino, textos] of Object.entries(esperado.destinos ?? {})) {
        const juntas = squeezed(
          lida.pecas
            .filter((peca) => peca.destino === destino)
            .map((peca) => peca.texto)
            .join(''),
        );
        for (const texto of textos) expect(juntas).toContain(texto);
      }
    });
  }
});
