import { beforeAll, describe, expect, test } from 'bun:test';
import { dirname, join, relative } from 'node:path';
import type { Node, SourceFile } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isRegularExpressionLiteral,
  isStringLiteral,
} from 'typescript/unstable/ast/is';
import { API } from 'typescript/unstable/async';
import manifest from '../package.json' with { type: 'json' };
import { catalogo } from '../schemas/catalog/catalog.ts';
import { files, ROOT } from './project-files.ts';

/**
 * Who may import whom, read from the compiler's own trees: an import of a type alone is an import too, which a bundler
 * would have dropped.
 */
const FOLDERS: Record<string, readonly string[]> = {
  schemas: ['schemas'],
  pipeline: ['pipeline', 'schemas'],
  site: ['site', 'schemas'],
  runtime: ['runtime', 'schemas', 'package.json'],
  test: ['test', 'pipeline', 'site', 'runtime', 'schemas', 'package.json', 'package-lock.json'],
};

/** The rooms of `schemas`, and which each may import: from what everything is to what verification makes of it. */
const ROOMS: Record<string, readonly string[]> = {
  contract: ['contract'],
  text: ['text'],
  law: ['law', 'contract', 'text'],
  tempo: ['tempo', 'law', 'contract', 'text'],
  storage: ['storage', 'contract'],
  documents: ['documents', 'text'],
  start: ['start'],
  citations: ['citations', 'law', 'contract', 'text'],
  catalog: ['catalog', 'citations', 'law', 'contract', 'text'],
  epoca: ['epoca', 'catalog', 'citations', 'law', 'contract', 'text'],
  referencias: ['referencias', 'citations', 'law', 'contract', 'text'],
  quotations: ['quotations', 'citations', 'law', 'contract', 'text'],
  verify: ['verify', 'quotations', 'epoca', 'tempo', 'catalog', 'citations', 'law', 'storage', 'contract', 'text'],
  report: ['report', 'documents', 'verify', 'epoca', 'citations', 'law', 'contract', 'text'],
  search: ['search', 'verify', 'citations', 'law', 'contract', 'text'],
  fatos: ['fatos', 'verify', 'tempo', 'catalog', 'storage', 'law', 'contract', 'text'],
  library: ['library', 'fatos', 'epoca', 'documents', 'verify', 'catalog', 'citations', 'law', 'contract', 'text'],
};

/** Folders whose folders are stages: each imports only what stands before it. What lies beside them joins or types them. */
const STAGES: Record<string, readonly string[]> = {
  'pipeline/parse': ['blocks', 'lines', 'tree', 'wordings', 'amendments', 'rows'],
  'pipeline/bake': ['draft', 'artifacts', 'check'],
  'schemas/contract/model': ['corpus', 'verification', 'service', 'artifacts'],
  'schemas/citations': [
    ...['normalize', 'tokens', 'lexicon', 'provisions', 'mentions'],
    ...['attribution', 'precedents', 'query'],
  ],
  'schemas/search': ['index', 'query', 'rank'],
  'pipeline/indice': ['words', 'headings', 'entries'],
  'schemas/verify': ['acervo', 'locate', 'identify', 'suggest', 'sumulas', 'time', 'claims', 'quotations'],
};

/** What `schemas` may use of others: shapes, the description of tables, and what reads the formats of documents. */
const PURE_PACKAGES = [
  ...['@orama/stemmers', '@sinclair/typebox', 'drizzle-orm/sqlite-core'],
  ...['diff', 'fflate', 'htmlparser2', 'unpdf'],
];
/** What the parser reads HTML with. */
const PARSE_PACKAGES = ['parse5'];
/** Names through which a program reaches the world without importing anything. */
const WORLD = [
  'Bun',
  'process',
  'fetch',
  'console',
  'Date',
  'setTimeout',
  'setInterval',
  'require',
  'globalThis',
  'Worker',
];

interface Module {
  path: string;
  /** Project paths, relative to the root. */
  own: string[];
  /** `node:fs`, `bun:test`, `elysia` … */
  foreign: string[];
  identifiers: Set<string>;
  strings: string[];
  /** Patterns that ignore case by Unicode's rules as they stand. */
  unicode: string[];
}

const modules: Module[] = [];

beforeAll(async () => {
  const api = new API({ cwd: ROOT });
  try {
    // What runs in a browser is a program of its own: it has a page and no Bun.
    const openProjects = ['tsconfig.json', 'site/cliente/tsconfig.json'].map((path) => join(ROOT, path));
    const programs = (await api.updateSnapshot({ openProjects })).getProjects().map(({ program }) => program);
    for (const path of files.filter((file) => file.endsWith('.ts'))) {
      const found = await Promise.all(programs.map((program) => program.getSourceFile(join(ROOT, path))));
      const source = found.find((file) => file !== undefined);
      if (!source) throw new Error(`${path} is not part of the programs that the two tsconfig.json describe`);
      modules.push(readModule(path, source));
    }
  } finally {
    await api.close();
  }
}, 60_000);

function readModule(path: string, source: SourceFile): Module {
  const module: Module = { path, own: [], foreign: [], identifiers: new Set(), strings: [], unicode: [] };
  for (const specifier of source.imports) {
    const name = textOf(specifier);
    if (name.startsWith('.')) module.own.push(relative(ROOT, join(ROOT, dirname(path), name)));
    else module.foreign.push(name);
  }
  const visit = (node: Node): void => {
    if (isIdentifier(node)) module.identifiers.add(node.text);
    if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) module.strings.push(node.text);
    if (isUnicode(node)) module.unicode.push(node.getText());
    node.forEachChild(visit);
  };
  visit(source);
  return module;
}

function isUnicode(node: Node): boolean {
  if (!isRegularExpressionLiteral(node)) return false;
  const flags = node.text.slice(node.text.lastIndexOf('/'));
  const { parent } = node;
  const compacted = isCallExpression(parent) && isIdentifier(parent.expression) && parent.expression.text === 'compact';
  return flags.includes('i') && flags.includes('u') && !compacted;
}

function textOf(node: Node): string {
  if (!isStringLiteral(node)) throw new Error('an import that is not named by a string');
  return node.text;
}

const topOf = (path: string) => path.split('/')[0] as string;
const inside = (folder: string) => modules.filter(({ path }) => path.startsWith(`${folder}/`));
const isPackage = (name: string, packages: readonly string[]) =>
  packages.some((allowed) => name === allowed || name.startsWith(`${allowed}/`));

describe('import directions', () => {
  test('every module was read', () => {
    expect(new Set(modules.map(({ path }) => topOf(path)))).toContain('schemas');
    expect(modules.flatMap(({ own }) => own).length).toBeGreaterThan(modules.length);
  });

  test.each(Object.entries(FOLDERS))('%s imports only from %p', (folder, allowed) => {
    const strays = inside(folder).flatMap(({ path, own }) =>
      own.filter((target) => !allowed.includes(topOf(target))).map((target) => `${path} imports ${target}`),
    );
    expect(strays).toEqual([]);
  });

  test('the rooms of schemas are all named', () => {
    expect([...new Set(inside('schemas').map(({ path }) => path.split('/')[1]))].sort()).toEqual(
      Object.keys(ROOMS).sort(),
    );
  });

  test('the command, which Node runs without Bun, asks Bun for nothing', () => {
    const strays = inside('runtime/comando').filter(
      ({ identifiers, foreign }) => identifiers.has('Bun') || foreign.some((name) => name.startsWith('bun')),
    );
    expect(strays.map(({ path }) => path)).toEqual([]);
  });

  test.each(Object.entries(ROOMS))('schemas/%s imports only from %p', (room, allowed) => {
    const strays = inside(`schemas/${room}`).flatMap(({ path, own }) =>
      own.filter((target) => !allowed.includes(target.split('/')[1] as string)).map((to) => `${path} imports ${to}`),
    );
    expect(strays).toEqual([]);
  });

  test.each(Object.entries(STAGES))('the stages of %s import only earlier ones: %p', (folder, stages) => {
    const stageOf = (path: string) => {
      const [stage, deeper] = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/') : [];
      return deeper === undefined ? null : (stage as string);
    };
    const found = new Set(inside(folder).flatMap(({ path }) => stageOf(path) ?? []));
    expect([...found].sort()).toEqual([...stages].sort());
    const strays = inside(folder).flatMap(({ path, own }) => {
      const stage = stageOf(path);
      return own.flatMap((target) => {
        const other = stageOf(target);
        const allowed = stage === null || other === null || stages.indexOf(other) <= stages.indexOf(stage);
        return allowed ? [] : [`${path} imports ${target}`];
      });
    });
    expect(strays).toEqual([]);
  });

  test('pipeline, site and runtime do not reach each other by a path either', () => {
    const rooms = ['pipeline', 'site', 'runtime'];
    const strays = rooms.flatMap((room) => {
      const others = new RegExp(`^(?:\\.\\.?/)*(?:${rooms.filter((other) => other !== room).join('|')})/`);
      return inside(room).flatMap(({ path, strings }) =>
        strings.filter((text) => others.test(text)).map((text) => `${path} names ${text}`),
      );
    });
    expect(strays).toEqual([]);
  });

  test('code outside test/ imports only packages that are for running', () => {
    expect(RUNNING.filter((name) => !(name in manifest.devDependencies))).toEqual([]);
    const running = [...RUNNING, 'node', 'hast'];
    const strays = modules
      .filter(({ path }) => topOf(path) !== 'test')
      .flatMap(({ path, foreign }) =>
        foreign.filter((name) => !isPackage(name.replace(':', '/'), running)).map((name) => `${path} imports ${name}`),
      );
    expect(strays).toEqual([]);
  });
});

/** What the pipeline, the site and the service are run with; `package.json` calls it as it calls what tests use. */
const RUNNING = [
  '@modelcontextprotocol/sdk',
  '@modelcontextprotocol/server',
  '@orama/stemmers',
  '@sinclair/typebox',
  'astro',
  'better-sqlite3',
  'bun',
  'cheerio',
  'cli-progress',
  'commander',
  'diff',
  'drizzle-orm',
  'elysia',
  'exact-mirror',
  'fflate',
  'file-type',
  'htmlparser2',
  'openapi-types',
  'pagefind',
  'parse5',
  'robots-parser',
  'tinyglobby',
  'unpdf',
];

/** Modules that import a path for which the test holds. */
const importersOf = (test: RegExp) =>
  modules.filter(({ own, foreign }) => [...own, ...foreign].some((t) => test.test(t)));

/** The acts that the grammar of citations may name, and why it must. */
const NAMED: readonly (readonly [siglas: string, reason: string])[] = [
  ['CF ADCT CE', 'states have a constitution, its transitory provisions and an acronym of their own'],
  ['CC CDC EI LRF', 'the same letters are `c/c`, a loan, a motion, another law'],
  ['CP CPM', 'crimes are told with the rule that extends them: `art. 121, na forma do art. 14, II, do CP`'],
  ['CLT', 'its articles have letters where others have incisos'],
  [
    'CPC CPP CPPM LEP LD LMP LCP CTN LEI-5869-1973 LEI-3071-1916',
    'words tell the field of an act that is meant: `a lei processual`',
  ],
];

describe('narrow doors', () => {
  test('the grammar does not know the corpus: no catalogue, no operation', () => {
    const knowing = importersOf(/^schemas\/(?:catalog|contract\/operations)\//).map(({ path }) => path);
    expect(knowing.filter((path) => /^schemas\/(?:citations|law|text|contract\/model)\//.test(path))).toEqual([]);
  });

  test('the grammar names no act of the catalogue, but for what the law itself says of one', () => {
    const siglas = new Set(catalogo.atos.map(({ sigla }) => sigla));
    const room = /^schemas\/(?:citations|grammar)\/(?!lexicon\/)/;
    const named = modules.flatMap(({ path, strings }) =>
      room.test(path) ? strings.filter((text) => siglas.has(text)).map((sigla) => [sigla, path] as const) : [],
    );
    const excepted = new Set(NAMED.flatMap(([acts]) => acts.split(' ')));
    expect(named.filter(([sigla]) => !excepted.has(sigla))).toEqual([]);
    expect([...excepted].filter((sigla) => !named.some(([one]) => one === sigla))).toEqual([]);
  });

  test('handlers are reached through the door that runtime/call.ts makes, and named where it is made', () => {
    const naming = importersOf(/^runtime\/handlers\//).map(({ path }) => path);
    const outside = naming.filter((path) => !path.startsWith('runtime/handlers/') && topOf(path) !== 'test');
    // A worker answers what was let in at the door, by threads that only the pool begins.
    expect(outside).toEqual(['runtime/pool/worker.ts', 'runtime/serve.ts']);
  });

  test('the runtime parses no HTML and has nothing to write a snapshot with', () => {
    const able = importersOf(
      /^(?:unified|rehype-parse|hast|hast-util-from-parse5|cheerio|parse5|better-sqlite3)(?:\/|$)/,
    );
    expect(able.filter(({ path }) => topOf(path) === 'runtime').map(({ path }) => path)).toEqual([]);
  });
});

describe('pure folders', () => {
  test.each([
    ['schemas', PURE_PACKAGES, ['schemas']],
    ['pipeline/parse', PARSE_PACKAGES, ['schemas', 'pipeline/parse']],
  ] as const)('%s has no I/O', (folder, packages, own) => {
    const strays = inside(folder).flatMap((module) => [
      ...module.foreign.filter((name) => !isPackage(name, packages)).map((name) => `${module.path} imports ${name}`),
      ...module.own
        .filter((target) => !own.some((allowed) => target.startsWith(`${allowed}/`)))
        .map((target) => `${module.path} imports ${target}`),
      ...WORLD.filter((name) => module.identifiers.has(name)).map((name) => `${module.path} uses ${name}`),
    ]);
    expect(strays).toEqual([]);
  });

  test('the lists of packages hold nothing unused', () => {
    const used = (folder: string) => inside(folder).flatMap(({ foreign }) => foreign);
    const unused = (folder: string, packages: readonly string[]) =>
      packages.filter((allowed) => !used(folder).some((name) => isPackage(name, [allowed])));
    expect([unused('schemas', PURE_PACKAGES), unused('pipeline/parse', PARSE_PACKAGES)]).toEqual([[], []]);
  });
});

describe('patterns', () => {
  test('of the grammar ignore case without the flag u: see compact.ts for the cost', () => {
    const strays = ['citations', 'law'].flatMap((room) =>
      inside(`schemas/${room}`).flatMap(({ path, unicode }) => unicode.map((text) => `${path}: ${text}`)),
    );
    expect(strays).toEqual([]);
  });
});
