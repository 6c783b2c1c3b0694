import { aliasIndex } from '../../catalog/aliases.ts';
import { catalogo } from '../../catalog/catalog.ts';
import { type AtoSuperado, dobrados, dobradosSoComAno, superados } from '../../catalog/superados.ts';
import type { AtoCatalogado } from '../../contract/model/corpus/catalogo.ts';
import type { Motivo } from '../../contract/model/verification/gravidade.ts';
import type { DiplomaCitado, Resolucao } from '../../contract/model/verification/resolucao.ts';
import { type AtoNumerado, makeSigla, needsAno, printAto } from '../../law/act-name.ts';
import { makeOtherSigla, parseMadeSigla } from '../../law/made-sigla.ts';
import { fold } from '../../text/fold.ts';
import type { Acervo } from '../acervo/acervo.ts';
import { type AtoConhecido, type AtosConhecidos, lookUpConhecidos, printConhecido } from '../acervo/ato-conhecido.ts';
import type { Identidade } from './identify-ato.ts';

type Registro = Pick<Acervo, 'registrado'>;

export type Desconhecida = Exclude<Identidade, { sigla: string }>;

/**
 * Returns the result for a citation of an act that is not in the corpus: what was cited, and which act exists instead.
 */
export function resolveDesconhecido(identidade: Desconhecida, rotulo: string, acervo: Registro): Resolucao {
  const { diploma, motivo, mensagem } = describe(identidade, rotulo);
  return { status: 'diploma_desconhecido', motivo, diploma_citado: withRegistrado(diploma, rotulo, acervo), mensagem };
}

/**
 * An act, an act named beside it that did not change the cited article, and whether that act changed other articles.
 */
export interface NaoAlterado {
  sigla: string;
  ao_lado: string;
  artigo: string;
  outros: boolean;
}

/** Returns the result for a citation that puts beside an act's name another act that did not change what is cited. */
export function resolveNaoAlterado(
  { sigla, ao_lado, artigo, outros }: NaoAlterado,
  rotulo: string,
  acervo: Registro,
): Resolucao {
  const ato = parseMadeSigla(ao_lado);
  // Not every generated sigla can be split into its parts: `LEI-14994-2-2024` has an issue number, which no law has.
  const diploma: Descrito['diploma'] = ato ? numbered(ato) : { tipo: 'outro', sigla: ao_lado };
  const mensagem = outros
    ? `“${rotulo}” põe ao lado do nome um ato que, segundo a fonte, alterou ${printOf(sigla)}, mas não o que se cita do art. ${artigo}.`
    : describeConflict(diploma, sigla, rotulo).mensagem;
  const motivo = 'contradiz';
  return { status: 'diploma_desconhecido', motivo, diploma_citado: withRegistrado(diploma, rotulo, acervo), mensagem };
}

/** Adds what the register knows of an act whose text is not available: its date and where it can be read. */
function withRegistrado(diploma: Descrito['diploma'], rotulo: string, acervo: Registro): DiplomaCitado {
  const ato = diploma.sigla === undefined ? null : acervo.registrado(diploma.sigla);
  return { ...diploma, rotulo, ...(ato && { ato }) };
}

/**
 * Returns the act, of the corpus or only of the catalogue, that was meant if only the year in the citation is wrong.
 * Returns null if more is wrong, or if several acts would fit.
 */
export function atoDeOutroAno(identidade: Desconhecida, acervo: Acervo): AtoConhecido | null {
  const { bySigla } = acervo.atos;
  if ('parecidos' in identidade) return numeradoDeOutroAno(identidade.numerado, identidade.parecidos);
  if ('ano' in identidade) return superadoDe(identidade) ? null : bySigla(identidade.homonimo);
  const homonimo = 'numerado' in identidade ? bySigla(identidade.homonimo) : null;
  if (!homonimo || !('numerado' in identidade)) return null;
  const { numero, forma } = identidade.numerado;
  return homonimo.numero === numero && homonimo.forma === forma ? homonimo : null;
}

interface Descrito {
  motivo: Motivo;
  diploma: Omit<DiplomaCitado, 'rotulo'>;
  mensagem: string;
}

function describe(identidade: Desconhecida, rotulo: string): Descrito {
  if ('parecidos' in identidade) return describeNumbered(identidade.numerado, identidade.parecidos);
  if ('numerado' in identidade) return describeConflict(numbered(identidade.numerado), identidade.homonimo, rotulo);
  if ('ano' in identidade) return describeDated(identidade, rotulo);
  const superado = findSuperado(identidade.nome);
  return superado ? describeSuperado(superado) : describeNamed(identidade.nome, identidade.feita, rotulo);
}

function describeConflict(diploma: Descrito['diploma'], homonimo: string, rotulo: string): Descrito {
  const named = printOf(homonimo);
  const own = catalogued().get(fold(homonimo));
  if (own?.numero === diploma.numero && diploma.ano !== undefined && own?.ano !== diploma.ano)
    return { motivo: 'contradiz', diploma, mensagem: `“${rotulo}” traz um ano que não é o do diploma: ${named}.` };
  const owner = catalogued().get(fold(diploma.sigla ?? ''));
  const other = owner ? `; o número é de ${printCatalogado(owner)}` : '';
  const mensagem = `“${rotulo}” junta um nome e um número que não são do mesmo diploma: o nome é de ${named}${other}.`;
  return { motivo: 'contradiz', diploma, mensagem };
}

const numbered = (ato: AtoNumerado): Omit<DiplomaCitado, 'rotulo'> => ({
  tipo: ato.forma,
  sigla: makeSigla(ato),
  numero: ato.numero,
  ...(ato.ano === null ? {} : { ano: ato.ano }),
});

function describeNumbered(ato: AtoNumerado, parecidos: readonly AtoConhecido[]): Descrito {
  const made = makeSigla(ato);
  const superado = superados.find(({ sigla }) => sigla === made || (ato.ano === null && sigla?.startsWith(`${made}-`)));
  if (superado) return describeSuperado(superado);
  const diploma = numbered(ato);
  const nome = printAto(ato);
  const real = parecidos.map(printConhecido).join('; ');
  if (ato.ano === null && needsAno(ato)) {
    const known = real === '' ? '' : ` Com esse número há no acervo: ${real}.`;
    return {
      motivo: 'nao_lido',
      diploma,
      mensagem: `“${nome}” não identifica um ato sem o ano, porque a numeração recomeçou.${known}`,
    };
  }
  const listado = catalogued().get(fold(makeSigla(ato)));
  if (real !== '') {
    const motivo = parecidos.some((outro) => contradiz(ato, outro)) ? 'contradiz' : 'nao_lido';
    return { motivo, diploma, mensagem: `Não há no acervo “${nome}”; com esse número há ${real}.` };
  }
  if (listado) return describeListed(listado);
  const deOutroAno = numeradoDeOutroAno(ato, parecidos);
  if (deOutroAno) {
    const mensagem = `“${nome}” traz um ano que não é o do diploma: ${printConhecido(deOutroAno)}.`;
    return { motivo: 'contradiz', diploma, mensagem };
  }
  return { motivo: 'nao_lido', diploma, mensagem: `O diploma “${nome}” não está no acervo.` };
}

/**
 * Returns the only act that has the cited number in a series that uses each number once. The catalogue is asked too,
 * because a law that is not in the corpus has a year all the same.
 */
function numeradoDeOutroAno(ato: AtoNumerado, parecidos: readonly AtoConhecido[]): AtoConhecido | null {
  const outros = listed()
    .byNumero(ato.numero)
    .filter(({ sigla }) => !parecidos.some((lido) => lido.sigla === sigla));
  const [only, other] = [...parecidos, ...outros].filter((parecido) => contradiz(ato, parecido));
  return only && !other && only.forma === ato.forma && only.ano !== ato.ano ? only : null;
}

/**
 * Whether an existing act with the same number shows that the cited act cannot exist. A series that never restarted
 * uses each number once, and `Lei Complementar nº 8.078/1990` has the year of the Lei nº 8.078.
 */
export const contradiz = (ato: AtoNumerado, { forma, ano }: AtoConhecido): boolean =>
  forma === ato.forma ? !needsAno(ato) && !needsAno({ ...ato, ano }) : ano === ato.ano;

/** Two digits behind nothing but a blank: `CDC 14`, and not `CDC/95`, `CDC de 95`. */
const SOLTO = /(?<!\bd[eo])\s[([]?\d\d[)\]]?$/i;

function describeDated({ homonimo, ano }: { homonimo: string; ano: number }, rotulo: string): Descrito {
  const today = catalogued().get(fold(homonimo));
  const superado = superadoDe({ homonimo, ano });
  if (superado) return describeSuperado(superado);
  if (SOLTO.test(rotulo))
    return {
      motivo: 'sem_diploma',
      diploma: { tipo: today?.tipo ?? 'outro' },
      mensagem: `“${rotulo}” não diz se o número é o de um artigo ou o ano; o que há no acervo é ${printOf(homonimo)}.`,
    };
  const diploma: Descrito['diploma'] = { tipo: today?.tipo ?? 'outro', ano, versao: `${ano}` };
  if (ENTRADA_EM_VIGOR[homonimo] === ano) {
    const mensagem = `“${rotulo}” traz o ano em que o diploma entrou em vigor, e não o dele: ${printOf(homonimo)}.`;
    return { motivo: 'data_diversa', diploma, mensagem };
  }
  return { motivo: 'contradiz', diploma, mensagem: `Não há no acervo “${rotulo}”; o que há é ${printOf(homonimo)}.` };
}

/** The year in which a code came into force, if it is not its own: texts name codes by it too, as in `CC/2003`. */
const ENTRADA_EM_VIGOR: Readonly<Record<string, number>> = {
  ...{ CC: 2003, CPC: 2016, CDC: 1991, CTN: 1967 },
  ...{ CP: 1942, CPP: 1942, CPM: 1970, CPPM: 1970 },
};

/** Returns the former act of that year whose name an act of today has. */
const superadoDe = ({ homonimo, ano }: { homonimo: string; ano: number }): AtoSuperado | undefined =>
  [...dobrados, ...dobradosSoComAno].find(
    ({ ato, nomes }) => ato.ano === ano && nomes.some((nome) => catalogued().get(nome)?.sigla === homonimo),
  )?.ato;

function describeSuperado({ tipo, sigla, numero, ano, fim, sucessor }: AtoSuperado): Descrito {
  const [, prefixo = ''] = /^([A-Z]+)-/.exec(sigla ?? '') ?? [];
  const nome = {
    LEI: `A Lei nº ${numero}/${ano}`,
    DL: `O Decreto-Lei nº ${numero}/${ano}`,
    DEC: `O Decreto nº ${numero}/${ano}`,
  }[prefixo];
  const diploma = { tipo, ...(sigla === undefined ? {} : { sigla }), numero, ano, versao: `${ano}` };
  const hoje = findAtual(sucessor);
  const today = hoje === undefined ? '' : ` O diploma atual é ${printCatalogado(hoje)}.`;
  return {
    motivo: 'superado',
    diploma,
    mensagem: `${nome ?? `A Constituição de ${ano}`} ${fim}. Não está no acervo.${today}`,
  };
}

/** Returns the successor of an act, or the successor's own successor; undefined if the catalogue does not have it. */
function findAtual(sucessor: string | undefined): AtoCatalogado | undefined {
  if (sucessor === undefined) return undefined;
  const next = superados.find(({ sigla }) => sigla === sucessor);
  return next ? findAtual(next.sucessor) : catalogued().get(fold(sucessor));
}

/** Returns the superseded act by a name that no act of today has. */
function findSuperado(nome: string): AtoSuperado | undefined {
  const name = fold(nome);
  const owner = catalogued().get(name);
  return owner
    ? superados.find(({ sigla }) => sigla === owner.sigla)
    : dobrados.find(({ nomes }) => nomes.includes(name))?.ato;
}

const OUTROS: readonly (readonly [DiplomaCitado['tipo'], RegExp])[] = [
  ['constituicao_estadual', /^(?:x-)?ce(?:[-/ ][a-z]{2})?$|^(?:a )?(?:constituicao|carta|cf|ce)(?![a-z])/],
  ['regimento', /^(?:x-)?(?:regimento|ri[-/]?[a-z]{2,})/],
  ['resolucao', /^(?:x-)?res(?:ol|\b|-|\.)/],
];
const NUMERO =
  /(?:^|[^\d.])(\d[\d.]*)(?:\s?[/⁄]\s?(\d{4}|\d{2})|,?\s+de\s+(?:\d{1,2}[º°]?\s+de\s+\p{L}+\s+de\s+)?(\d{4}))?(?!\d)/u;

function describeNamed(nome: string, feita: string | null, rotulo: string): Descrito {
  const listado = catalogued().get(fold(nome)) ?? catalogued().get(fold(feita ?? ''));
  if (listado) return describeListed(listado);
  const sigla = feita ?? makeOtherSigla(nome);
  // A law of a state that has the number of a federal law matches none of these patterns.
  const told = OUTROS.find(([, pattern]) => pattern.test(fold(nome)) || pattern.test(fold(sigla)))?.[0] ?? 'outro';
  // `X-CF-EXT`, `X-CF-OMS`: the constitution of another country, or of an organization.
  const tipo = told === 'constituicao_estadual' && sigla.startsWith('X-CF-') ? 'outro' : told;
  const [, numero, curto, ano = curto] = (tipo === 'constituicao_estadual' ? null : NUMERO.exec(nome)) ?? [];
  const numerado = {
    ...(numero !== undefined && { numero: numero.replace(/\.$/, '') }),
    ...(ano !== undefined && { ano: fullYear(Number(ano)) }),
  };
  const mensagem = FORA[tipo]?.(rotulo) ?? `Não há no acervo diploma conhecido por “${rotulo}”.`;
  return { motivo: 'nao_lido', diploma: { tipo, sigla, ...numerado }, mensagem };
}

/** The kinds of act that the corpus never has. */
const FORA: Partial<Record<DiplomaCitado['tipo'], (rotulo: string) => string>> = {
  constituicao_estadual: (rotulo) => `“${rotulo}” não está no acervo, que só tem legislação federal.`,
  regimento: (rotulo) => `“${rotulo}” não está no acervo, que não tem regimentos.`,
  resolucao: (rotulo) => `“${rotulo}” não está no acervo, que não tem resoluções.`,
};

const fullYear = (ano: number): number => (ano >= 100 ? ano : ano < 50 ? 2000 + ano : 1900 + ano);

const conhecidoDe = ({ sigla, nome, tipo, numero, ano, forma }: AtoCatalogado): AtoConhecido => ({
  ...{ sigla, nome, tipo, numero, ano, forma: forma === 'constituicao' ? null : forma },
});

const printCatalogado = (ato: AtoCatalogado): string => printConhecido(conhecidoDe(ato));

/** Returns an act as a sentence names it, or its sigla if the catalogue does not have it. */
function printOf(sigla: string): string {
  const ato = catalogued().get(fold(sigla));
  return ato ? printCatalogado(ato) : sigla;
}

/** Describes an act that the catalogue knows but that this snapshot was built without. */
function describeListed(ato: AtoCatalogado): Descrito {
  const { sigla, tipo, numero, ano } = ato;
  return {
    motivo: 'nao_lido',
    diploma: { tipo, sigla, numero, ano },
    mensagem: `O diploma ${printCatalogado(ato)} não foi incluído neste acervo.`,
  };
}

let names: Map<string, AtoCatalogado> | null = null;

/**
 * Returns the acts of the catalogue by their names, whether or not this snapshot has them. It is used only for
 * messages.
 */
function catalogued(): ReadonlyMap<string, AtoCatalogado> {
  if (names) return names;
  const acts = new Map(catalogo.atos.map((ato) => [ato.sigla, ato]));
  names = new Map([...aliasIndex(catalogo)].map(([alias, sigla]) => [alias, acts.get(sigla) as AtoCatalogado]));
  return names;
}

let listados: AtosConhecidos | null = null;

/** Returns the look-ups of the acts of the catalogue, whether or not this snapshot has them. */
function listed(): AtosConhecidos {
  listados ??= lookUpConhecidos(catalogo.atos.map(conhecidoDe));
  return listados;
}
