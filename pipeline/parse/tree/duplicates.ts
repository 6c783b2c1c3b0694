import type { TipoNota } from '../../../schemas/law/note-kinds.ts';
import type { Rotulo } from '../../../schemas/law/rotulos.ts';
import type { Line } from '../lines/lines.ts';
import type { Nota } from '../lines/notes.ts';
import { hasBody } from '../lines/shape.ts';
import type { Achado, Motivo } from '../types.ts';
import { descend, type No, type Serie } from './tree.ts';

const REWRITES: readonly TipoNota[] = [
  'redacao',
  'renumeracao',
  'revogacao',
  'encerramento',
  'veto',
  'suspensao',
  'inconstitucional',
];

const GIVERS: readonly TipoNota[] = ['redacao', 'inclusao', 'renumeracao'];

/**
 * Returns the provision that already has the label, if the line is another wording of it. Returns null if there is
 * none, or if the line is a second live provision under the same label, which is a mistake of the source and is
 * reported.
 * @param below the notes on lines of their own below the line
 */
export function findWording(
  container: No | Serie,
  rotulo: Rotulo,
  line: Line,
  below: readonly Nota[],
  pai: No | null,
  current: No | null,
  achados: Achado[],
): No | null {
  const last = container.porRotulo.get(`${rotulo.nivel} ${rotulo.valor}`);
  if (!last) return null;
  if (line.riscada || reopened(pai, last) || isWording(last, line, below, current)) return last;
  achados.push({
    tipo: 'rotulo_repetido',
    ref_key: [...chainOf(pai), rotulo.valor].join('.'),
    mensagem: `${rotulo.nivel} ${rotulo.valor} aparece duas vezes em vigor`,
  });
  return null;
}

function chainOf(no: No | null): string[] {
  return no ? [...chainOf(no.pai), no.valor] : [];
}

const REPEATED = ['-bis', '-ter', '-quater', '-quinquies', '-sexies', '-septies', '-octies', '-nonies'];

/**
 * Returns the value of a new provision: the label's own, with `-bis`, `-ter` and so on for a second live provision
 * under one label.
 */
export function freshValue(container: No | Serie, { nivel, valor }: Rotulo): string {
  const last = container.porRotulo.get(`${nivel} ${valor}`);
  if (!last) return valor;
  const suffix = last.valor.slice(valor.length);
  const latin = REPEATED.indexOf(suffix);
  // The Latin ends with the ninth: `-10`, `-11` …
  const used = suffix === '' || latin >= 0 ? latin + 2 : Number(suffix.slice(1));
  return valor + (REPEATED[used - 1] ?? `-${used + 1}`);
}

/**
 * Whether a new wording of the article, or of the paragraph above, has begun since: what is below it is then new too.
 */
function reopened(pai: No | null, existing: No): boolean {
  const since = existing.grupos.at(-1)?.posicao ?? 0;
  for (let above = pai; above; above = above.pai) if ((above.grupos.at(-1)?.posicao ?? 0) > since) return true;
  return false;
}

function isWording(existing: No, line: Line, below: readonly Nota[], current: No | null): boolean {
  const last = existing.grupos.findLast((grupo) => !grupo.principal.riscada);
  if (!last) return true;
  const notas = [...line.notas, ...below].filter((nota) => !nota.struck);
  const before = last.notas.filter((nota) => !nota.struck);
  // `X - <del>(Vetado)</del>`: a label without words is not a provision that could appear twice.
  if (last.caudas.length === 0 && !hasBody(last.principal) && !has(before, GIVERS)) return true;
  if (
    has(notas, REWRITES) ||
    has(before, ['encerramento', 'veto', 'revogacao', 'eficacia', 'suspensao', 'inconstitucional'])
  )
    return true;
  if (notas.some((nota) => /^promulga|^parte promulgada|^veto rejeitado/i.test(nota.texto))) return true;
  if (struckFromStart(last.principal)) return true;
  if (sameText(last.principal.corpo, line.corpo)) return true;
  const included = notas.find((nota) => nota.tipo === 'inclusao');
  const earlier = before.find((nota) => nota.tipo === 'inclusao' || nota.tipo === 'redacao');
  if (included && earlier) return isMedida(earlier) && !isMedida(included);
  if (included && notas.some((nota) => nota.tipo === 'eficacia')) return existing === current;
  return false;
}

/**
 * Whether a line is struck from its beginning but not to its end. If a new wording replaces it, the strike was meant
 * for the whole.
 */
function struckFromStart(line: Line): boolean {
  const first = line.trechos.find((trecho) => /[\p{L}\d]/u.test(line.block.text.slice(trecho.start, trecho.end)));
  return line.parcial && first?.struck === true;
}

/**
 * Strikes the whole of a wording that a new one replaces, and of those below it, where a strike from the beginning
 * stops early.
 */
export function strikeWhole(no: No): void {
  for (const old of descend(no)) {
    const before = old.grupos.at(-1)?.principal;
    if (!before || !struckFromStart(before)) continue;
    strike(before, 'risco_incompleto');
  }
}

/**
 * Strikes a parágrafo único that the page left unstruck: a § 1º that a law includes takes its place (LC 95/1998, art.
 * 10, III). One that the page prints again after a § 1º is restored, and stays in force.
 */
export function strikeUnico(container: No | Serie, { nivel, valor }: Rotulo, line: Line, below: readonly Nota[]): void {
  const unico = container.porRotulo.get('paragrafo unico');
  if (!unico || line.riscada || nivel !== 'paragrafo' || valor !== '1') return;
  if (!has([...line.notas, ...below], ['inclusao', 'renumeracao']) || isRestored(unico, container)) return;
  for (const { principal } of descend(unico).flatMap((no) => no.grupos)) {
    if (!principal.riscada) strike(principal, 'paragrafo_unico');
  }
}

function strike(line: Line, motivo: Motivo): void {
  line.riscada = true;
  line.parcial = false;
  line.motivo = motivo;
}

/** Whether the last wording of the parágrafo único comes after the first one of the § 1º. */
function isRestored(unico: No, container: No | Serie): boolean {
  const first = container.porRotulo.get('paragrafo 1')?.grupos[0];
  return first !== undefined && first.posicao < (unico.grupos.at(-1)?.posicao ?? 0);
}

const isMedida = (nota: Nota): boolean => /medida provis/i.test(nota.ato ?? '');
const has = (notas: readonly Nota[], tipos: readonly Nota['tipo'][]): boolean =>
  notas.some((nota) => tipos.includes(nota.tipo));
const sameText = (a: string, b: string): boolean => fold(a) !== '' && fold(a) === fold(b);
const fold = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
