import { amends } from './commands.ts';
import { readAtos, readQuotedAlvos, readRepealAlvos } from './targets.ts';
import { descend, type No, type Serie } from './tree.ts';
import type { Alvo } from './types.ts';
import type { Estado } from './wordings.ts';

export interface Emenda {
  comando: string;
  alvos: Alvo[];
}

const REPEALS = /\brevog(?:a-se|am-se|ad[oa]s?)\b|\bderrogad[oa]s?\b|\bsuprim(?:a|am)-se\b|\bficam? suprimid/iu;
const REPEAL_CLAUSE =
  /^(?:(?:ressalvad|observad|respeitad|a partir|a contar|na data|com a entrada|decorrid|ap[óo]s|sem preju|salvo|em decorr)(?:[^.;:]|\.(?=\s*\d)){0,200}?,\s+)?(?:(?:fica|ficam|são|é|serão|será|estão|consideram-se)\s+(?:expressamente\s+|tamb[ée]m\s+)?|revogam?-se|revogad[oa]s?\b|derrogam?-se)/iu;

/** `Revogam-se os arts. 3º e 4º desta Emenda`: its own. */
const OWN = /\b(?:dest[ea]|nest[ea])\b/iu;

/**
 * The head of a command with no quoted block below it. It speaks of words of the law: `O prazo do art. 40 …`, `As penas
 * fixadas nos arts. 6º …`, `O Fundo instituído pela Lei nº 1 passa a reger-se …` change what a law orders, not what it says.
 */
const OPENS_COMMAND =
  /^(?:[OA]s?|Ao?s?|Às?|N[ao]s?|(?:Ficam?|É|São|Acrescent|Inclu|D[êe]-se|Substitu)(?:(?!\b(?:anos?|meses|dias|prazos?|penas?|al[íi]quotas?|valor(?:es)?)\b)[^.]){0,80}?)\s*(?:\b(?:arts?|lei|decreto|c[óo]digo|consolida[çc]|medida provis|constitui[çc]|emenda|caput|inciso|al[íi]nea|par[áa]grafo|ite[mn]|t[íi]tulo|cap[íi]tulo|se[çc][ãa]o|anexo|tabela|ementa|express[ãaõo]|palavra|denomina[çc]|reda[çc])|§)/iu;

/**
 * The provisions of a series that amend or repeal other acts, each with its command and its targets.
 * @param emendado the act that a repeal means which names none: the Constitution, in one of its amendments
 */
export function readEmendas(serie: Serie, estados: ReadonlyMap<No, Estado>, emendado: Alvo | null): Map<No, Emenda> {
  const emendas = new Map<No, Emenda>();
  for (const artigo of serie.artigos) {
    for (const no of descend(artigo)) {
      const emenda = readEmenda(no, estados, emendas, emendado);
      if (emenda) emendas.set(no, emenda);
    }
    gather(artigo, estados, emendas);
  }
  return emendas;
}

/** `Revogam-se:` and `A Lei … é alterada como segue:` command what the list below them says. */
function gather(no: No, estados: ReadonlyMap<No, Estado>, emendas: Map<No, Emenda>): void {
  for (const filho of no.filhos) gather(filho, estados, emendas);
  const { texto, comando } = estados.get(no) as Estado;
  if (comando !== null || !/:\s*$/.test(texto)) return;
  if (!emendas.has(no) && !amends(texto) && !REPEAL_CLAUSE.test(texto)) return;
  const alvos = no.filhos
    .filter((filho) => filho.nivel !== 'paragrafo')
    .flatMap((filho) => emendas.get(filho)?.alvos ?? []);
  if (alvos.length > 0) emendas.set(no, { comando: texto, alvos });
}

function readEmenda(
  no: No,
  estados: ReadonlyMap<No, Estado>,
  known: ReadonlyMap<No, Emenda>,
  emendado: Alvo | null,
): Emenda | null {
  const estado = estados.get(no) as Estado;
  const quoted = estado.escolhido.caudas.filter((cauda) => cauda.modo === 'citada').map((cauda) => cauda.line);
  if (quoted.length > 0) {
    const comando = estado.comando ?? '';
    const context = contextOf(no, estados);
    return {
      comando,
      alvos: readQuotedAlvos(readAtos(comando).length > 0 ? comando : `${comando} ${context}`, quoted),
    };
  }
  const text = estado.texto;
  if (text === '') return null;
  const above = inheritedRepeal(no, known, estados);
  if (above || (REPEAL_CLAUSE.test(text) && REPEALS.test(text))) {
    // What a reservation before the verb names is not repealed.
    const alvos = readRepealAlvos(
      text.slice(REPEAL_CLAUSE.exec(text)?.[0].length ?? 0),
      above?.alvos[0] ?? amendedAbove(no, estados) ?? (OWN.test(text) ? null : emendado),
    );
    if (alvos.length > 0) return { comando: text, alvos };
    return null;
  }
  if (OPENS_COMMAND.test(text) && amends(text)) {
    const alvos = readRepealAlvos(text, null);
    if (alvos.length > 0 && !text.endsWith(':')) return { comando: text, alvos };
  }
  return null;
}

/** `A Lei nº 1 passa a vigorar com as seguintes alterações: … III - fica revogado o art. 4º` repeals the law named above. */
function amendedAbove(no: No, estados: ReadonlyMap<No, Estado>): Alvo | null {
  if (no.nivel === 'artigo' || no.nivel === 'paragrafo') return null;
  const context = contextOf(no, estados);
  const act = /:\s*$/.test(context) && amends(context) ? readAtos(context)[0] : undefined;
  return act ? { ato: act.ato, citado: act.citado, chave: null } : null;
}

function contextOf(no: No, estados: ReadonlyMap<No, Estado>): string {
  const texts: string[] = [];
  for (let above = no.pai; above; above = above.pai) texts.push((estados.get(above) as Estado).texto);
  return texts.join(' ');
}

/** Below `Ficam revogados:` every inciso is a repealing clause; an alínea below one inherits its act. */
function inheritedRepeal(no: No, known: ReadonlyMap<No, Emenda>, estados: ReadonlyMap<No, Estado>): Emenda | null {
  const { pai } = no;
  if (!pai || no.nivel === 'paragrafo') return null;
  const own = known.get(pai);
  const text = (estados.get(pai) as Estado).texto;
  const clause = REPEAL_CLAUSE.test(text) && REPEALS.test(text) && /:\s*$/.test(text);
  if (clause) return own ?? { comando: text, alvos: [] };
  const above = pai.pai ? inheritedRepeal(pai, known, estados) : null;
  return above ? (own ?? above) : null;
}
