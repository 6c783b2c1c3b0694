import { describe, expect, test } from 'bun:test';
import type { AtoLido, Linha } from '../../pipeline/parse/types.ts';
import { aliasIndex, findAto } from '../../schemas/catalog/aliases.ts';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { type Fato, fatos, type Trecho } from './facts.ts';
import { hasMirror, parsed } from './mirror.ts';

const index = aliasIndex(catalogo);
/** Maps every name of an act to one, so that it does not matter which name the command uses. */
const canonical = (name: string | null): string | null => (name === null ? null : (findAto(index, name) ?? name));

const folded = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** Returns the differences from an expected text. Empty if there are none. */
function textMisses(name: string, actual: string | null, expected: string | Trecho): string[] {
  const text = folded(actual ?? '');
  if (typeof expected === 'string') return text === folded(expected) ? [] : [`${name} is "${text.slice(0, 200)}"`];
  const misses: string[] = [];
  const { startsWith, endsWith, includes = [], excludes = [] } = expected;
  if (startsWith !== undefined && !text.startsWith(folded(startsWith)))
    misses.push(`${name} begins "${text.slice(0, 80)}"`);
  if (endsWith !== undefined && !text.endsWith(folded(endsWith))) misses.push(`${name} ends "${text.slice(-80)}"`);
  for (const part of includes)
    if (!text.includes(folded(part))) misses.push(`${name} lacks "${part}": "${text.slice(0, 200)}"`);
  for (const part of excludes) if (text.includes(folded(part))) misses.push(`${name} holds "${part}"`);
  return misses;
}

function misses(ato: AtoLido, fato: Fato): string[] {
  const linha = ato.linhas.find((candidate) => candidate.ref_key === fato.ref_key);
  if (fato.existe === false) return linha ? ['exists'] : [];
  if (!linha) return ['does not exist'];
  const found: string[] = [];
  if (fato.texto !== undefined) found.push(...textMisses('texto', linha.texto, fato.texto));
  if (fato.caput !== undefined) found.push(...textMisses('caput', linha.caput_texto, fato.caput));
  if (fato.hierarquia !== undefined) found.push(...textMisses('hierarquia', linha.hierarquia, fato.hierarquia));
  for (const field of ['revogado', 'revogado_por', 'alterado_por', 'alterador'] as const) {
    if (fato[field] !== undefined && fato[field] !== linha[field])
      found.push(`${field} is ${JSON.stringify(linha[field])}`);
  }
  found.push(...noteMisses(linha, fato));
  if (fato.vetado && !(linha.texto === '' && !linha.revogado && linha.anotacoes.some((nota) => /vetad/i.test(nota)))) {
    found.push(`not vetoed: texto "${linha.texto.slice(0, 80)}", notes ${JSON.stringify(linha.anotacoes)}`);
  }
  for (const { ato: act, chave } of fato.altera ?? []) {
    const below = ato.linhas.filter(
      (row) => row.ref_key === linha.ref_key || row.ref_key.startsWith(`${linha.ref_key}.`),
    );
    const alvos = below.flatMap((row) => row.alvos);
    const met = alvos.some(
      (alvo) =>
        canonical(alvo.ato) === canonical(act) &&
        (chave === null || alvo.chave === chave || alvo.chave?.startsWith(`${chave}.`)),
    );
    if (!met) found.push(`no target ${act} ${chave}: ${alvos.map((alvo) => `${alvo.ato} ${alvo.chave}`).join(', ')}`);
  }
  const { versoes } = fato;
  if (versoes?.count !== undefined && versoes.count !== linha.versoes.length) {
    found.push(
      `${linha.versoes.length} wordings: ${linha.versoes.map((versao) => versao.texto.slice(0, 40)).join(' | ')}`,
    );
  }
  if (versoes?.first !== undefined && !folded(linha.versoes[0]?.texto ?? '').startsWith(folded(versoes.first))) {
    found.push(`oldest wording begins "${linha.versoes[0]?.texto.slice(0, 80)}"`);
  }
  return found;
}

function noteMisses(linha: Linha, { anotacoes }: Fato): string[] {
  if (anotacoes === undefined) return [];
  const notes = linha.anotacoes.map(folded);
  if ('length' in anotacoes) {
    const same = notes.length === anotacoes.length && anotacoes.every((nota, i) => folded(nota) === notes[i]);
    return same ? [] : [`notes are ${JSON.stringify(notes)}`];
  }
  const { includes = [], excludes = [] } = anotacoes;
  return [
    ...includes
      .filter((nota) => !notes.some((note) => note.includes(folded(nota))))
      .map((nota) => `no note "${nota}": ${JSON.stringify(notes)}`),
    ...excludes.filter((nota) => notes.some((note) => note.includes(folded(nota)))).map((nota) => `note "${nota}"`),
  ];
}

describe.skipIf(!hasMirror)('hand-checked facts on real pages', () => {
  for (const fato of fatos) {
    test(`${fato.page} ${fato.ref_key}: ${fato.proves}`, () => {
      const ato = parsed(fato.page, fato.sigla).atos.find((candidate) => candidate.sigla === fato.sigla) as AtoLido;
      expect(misses(ato, fato)).toEqual([]);
    });
  }
});
