import { aliasIndex } from '../../schemas/catalog/aliases.ts';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { type AtoSuperado, superados } from '../../schemas/catalog/superados.ts';
import { type AtoNumerado, makeSigla, needsAno } from '../../schemas/grammar/act-name.ts';
import { makeOtherSigla } from '../../schemas/grammar/made-sigla.ts';
import type { AtoCatalogado } from '../../schemas/model/catalogo.ts';
import type { DiplomaCitado, Resolucao } from '../../schemas/model/resolucao.ts';
import { fold } from '../../schemas/text/fold.ts';
import { type AtoConhecido, printAto, printConhecido } from './atos.ts';
import type { Identidade } from './identify-ato.ts';

type Desconhecida = Exclude<Identidade, { sigla: string }>;

/** The verification of a citation whose act is not in the corpus: what was cited, and what the real act is. */
export function resolveDesconhecido(identidade: Desconhecida, rotulo: string): Resolucao {
  const { diploma, mensagem } = describe(identidade, rotulo);
  return { status: 'diploma_desconhecido', diploma_citado: { ...diploma, rotulo }, mensagem };
}

interface Descrito {
  diploma: Omit<DiplomaCitado, 'rotulo'>;
  mensagem: string;
}

function describe(identidade: Desconhecida, rotulo: string): Descrito {
  if ('parecidos' in identidade) return describeNumbered(identidade.numerado, identidade.parecidos);
  if ('numerado' in identidade) {
    const { numerado, ato } = identidade;
    const diploma = numbered(numerado);
    const mensagem = `“${rotulo}” junta um nome e um número que não são do mesmo diploma: ${printConhecido(ato)}.`;
    return { diploma, mensagem };
  }
  if ('ano' in identidade) return describeDated(identidade, rotulo);
  const superado = findSuperado(identidade.nome, null);
  if (superado) return describeSuperado(superado);
  return describeNamed(identidade.nome, rotulo);
}

const numbered = (ato: AtoNumerado): Omit<DiplomaCitado, 'rotulo'> => ({
  tipo: ato.forma,
  sigla: makeSigla(ato),
  numero: ato.numero,
  ...(ato.ano === null ? {} : { ano: ato.ano }),
});

function describeNumbered(ato: AtoNumerado, parecidos: readonly AtoConhecido[]): Descrito {
  const superado = superados.find(({ sigla }) => sigla === makeSigla(ato));
  if (superado) return describeSuperado(superado);
  const diploma = numbered(ato);
  const nome = printAto(ato);
  const real = parecidos.map(printConhecido).join('; ');
  if (ato.ano === null && needsAno({ ...ato, ano: 0 })) {
    const known = real === '' ? '' : ` Com esse número há no acervo: ${real}.`;
    return { diploma, mensagem: `“${nome}” não identifica um ato sem o ano, porque a numeração recomeçou.${known}` };
  }
  const listed = catalogued().get(fold(makeSigla(ato)));
  if (real !== '') return { diploma, mensagem: `Não há no acervo “${nome}”; com esse número há ${real}.` };
  if (listed) return describeListed(listed);
  return { diploma, mensagem: `O diploma “${nome}” não está no acervo.` };
}

function describeDated({ nome, ano, ato }: Extract<Desconhecida, { ano: number }>, rotulo: string): Descrito {
  const superado = findSuperado(nome, ano) ?? (ato && findSuperado(ato.sigla, ano));
  if (superado) return describeSuperado(superado, ato ? printConhecido(ato) : undefined);
  const century = ano >= 100 ? ano : ano < 50 ? 2000 + ano : 1900 + ano;
  if (!ato) return describeNamed(rotulo, rotulo);
  return {
    diploma: { tipo: ato.tipo, ano: century, versao: `${century}` },
    mensagem: `Não há no acervo “${rotulo}”; o que há é ${printConhecido(ato)}.`,
  };
}

function describeSuperado({ tipo, sigla, numero, ano, fim }: AtoSuperado, hoje?: string): Descrito {
  const [, prefixo = ''] = /^([A-Z]+)-/.exec(sigla ?? '') ?? [];
  const nome = { LEI: `A Lei nº ${numero}/${ano}`, DL: `O Decreto-Lei nº ${numero}/${ano}` }[prefixo];
  const diploma = { tipo, ...(sigla === undefined ? {} : { sigla }), numero, ano, versao: `${ano}` };
  const today = hoje === undefined ? '' : ` O diploma atual é ${hoje}.`;
  return { diploma, mensagem: `${nome ?? `A Constituição de ${ano}`} ${fim} e não está no acervo.${today}` };
}

const foldedSuperados = superados.map((superado) => ({ superado, nomes: new Set(superado.nomes.map(fold)) }));

/** The superseded act of that name and year; without year only a name that no act of today has. */
function findSuperado(nome: string, ano: number | null): AtoSuperado | undefined {
  const name = fold(nome);
  const found = foldedSuperados.filter(({ nomes }) => nomes.has(name)).map(({ superado }) => superado);
  if (ano === null) return found.length === 1 && !catalogued().has(name) ? found[0] : undefined;
  return found.find((superado) => (ano >= 100 ? superado.ano === ano : superado.ano % 100 === ano));
}

const OUTROS: readonly (readonly [DiplomaCitado['tipo'], RegExp])[] = [
  ['constituicao_estadual', /^(?:x-)?(?:ce-[a-z]{2}|constituicao (?:estadual|do estado))/],
  ['regimento', /^(?:x-)?(?:regimento|ri[a-z]{2,})/],
  ['resolucao', /^(?:x-)?res(?:ol|\b|-)/],
];

function describeNamed(nome: string, rotulo: string): Descrito {
  const name = fold(nome);
  const listed = catalogued().get(name);
  if (listed) return describeListed(listed);
  const tipo = OUTROS.find(([, pattern]) => pattern.test(name))?.[0] ?? 'outro';
  const mensagem = `Não há no acervo diploma conhecido por “${rotulo}”.`;
  return { diploma: { tipo, sigla: makeOtherSigla(nome) }, mensagem };
}

/** An act that the catalogue knows and that this snapshot was baked without. */
function describeListed({ sigla, nome, tipo, forma, numero, ano }: AtoCatalogado): Descrito {
  const known = { sigla, nome, tipo, numero, ano, forma: forma === 'constituicao' ? null : forma };
  return {
    diploma: { tipo, sigla, numero, ano },
    mensagem: `O diploma ${printConhecido(known)} não foi incluído neste acervo.`,
  };
}

let names: Map<string, AtoCatalogado> | null = null;

/** What acts of the catalogue are called, whether or not this snapshot has them; for messages alone. */
function catalogued(): ReadonlyMap<string, AtoCatalogado> {
  if (names) return names;
  const acts = new Map(catalogo.atos.map((ato) => [ato.sigla, ato]));
  names = new Map([...aliasIndex(catalogo)].map(([alias, sigla]) => [alias, acts.get(sigla) as AtoCatalogado]));
  return names;
}
