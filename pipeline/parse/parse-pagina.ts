import type { RevogacaoDoAto } from '../../schemas/contract/model/corpus/revogacao.ts';
import { dataDoAto } from '../../schemas/text/data.ts';
import { joinOrdinais } from '../../schemas/text/ordinais.ts';
import { type AtoQueEmenda, type Emenda, readEmendas } from './amendments/amendments.ts';
import { classify } from './amendments/classify.ts';
import { readBlocks } from './blocks/blocks.ts';
import { readTree } from './blocks/html.ts';
import { type Frente, readFrente, suffixOf } from './lines/front.ts';
import { type Line, readLines } from './lines/lines.ts';
import { readMencoes } from './lines/mentions.ts';
import { isUpper, wordsOf } from './lines/shape.ts';
import { readZonas, type TipoZona, type Zona } from './lines/zones.ts';
import { cutPieces, type Destinacao, measure } from './rows/pieces.ts';
import { IN_FORCE, readVigencias, toLinhas, type Vigencia } from './rows/rows.ts';
import { readSurvivors } from './rows/survivors.ts';
import { Builder, type Lugar } from './tree/builder.ts';
import { type Chave, type Nomes, readChave } from './tree/keys.ts';
import { sortSerie } from './tree/order.ts';
import { mergeRenumbered } from './tree/renumbered.ts';
import { descend, type No, type Serie } from './tree/tree.ts';
import type { Achado, Alvo, AtoLido, PaginaLida, Peca } from './types.ts';
import { quotedNotas } from './wordings/group-notes.ts';
import { adoptPromulgated } from './wordings/promulgated.ts';
import { settleTails } from './wordings/tails.ts';
import { type Estado, readEstado } from './wordings/wordings.ts';

/** One series of the page, with what was read from it. */
interface SerieLida {
  nomes: Nomes;
  serie: Serie;
  lugares: ReadonlyMap<Line, Lugar>;
  /** The keys of every provision, in reading order. */
  chaves: Map<No, Chave>;
  estados: Map<No, Estado>;
  emendas: Map<No, Emenda>;
  vigencias: Map<No, Vigencia>;
  /** The provisions whose wordings became another provision's earlier wordings. */
  movidos: Map<No, No>;
}

/**
 * Reads a decoded page of the official site into provisions. It is pure and never throws on a page. Every character of
 * the page is in exactly one piece (the conservation law).
 * @param sigla the act asked for; the Constitution's page also gives the `ADCT`
 * @param revogacao what is known about the repeal of the act as a whole; it overrides what the page notes under the
 * title
 */
export function parsePagina(page: string, sigla: string, revogacao: RevogacaoDoAto | null = null): PaginaLida {
  const lines = readLines(readBlocks(readTree(page)));
  const zonas = readZonas(lines);
  const achados: Achado[] = [];
  const frente = readFrente(zonas[0]?.tipo === 'frente' ? zonas[0].lines : []);
  const annexed = zonas.some((zona) => zona.tipo === 'anexa');
  const hasAdct = zonas.some((zona) => zona.tipo === 'adct');
  const mainSigla = hasAdct && sigla === 'ADCT' ? 'CF' : sigla;

  const lidas = new Map<Zona, SerieLida>();
  for (const zona of zonas) {
    if (zona.tipo !== 'corpo' && zona.tipo !== 'adct' && zona.tipo !== 'anexa') continue;
    const nomes: Nomes = {
      sigla: zona.tipo === 'adct' ? 'ADCT' : mainSigla,
      sufixo: zona.tipo === 'corpo' && annexed ? suffixOf(frente.epigrafe) : '',
    };
    lidas.set(zona, readSerie(zona, nomes, achados));
  }
  adoptPromulgated(zonas, lidas, achados);
  const emendante = {
    emendado: /^emenda/iu.test(frente.epigrafe) ? CONSTITUICAO : null,
    data: dataDoAto(frente.epigrafe),
  };
  const inteira = revogacao ? { revogado: true, revogado_por: revogacao.ato } : frente;
  for (const [zona, lida] of lidas) {
    finishSerie(lida, emendante, zona.tipo === 'adct' ? IN_FORCE : inteira, achados);
    if (revogacao)
      for (const [no, vivo] of readSurvivors(lida, lida.nomes.sigla, revogacao)) lida.vigencias.set(no, vivo);
  }

  const acts = hasAdct ? [mainSigla, 'ADCT'] : [sigla];
  if (sigla === 'ADCT') acts.reverse();
  const atos = acts.map((act) => composeAto(act, zonas, lidas, frente, hasAdct && act === 'ADCT', achados));
  const destine = destinador(zonas, lidas);
  const pecas = cutPieces(lines, destine);
  const mencoes = readMencoes(lines, frente.epigrafe, (line) => destine(line).ref_key);
  reportUnplaced(pecas, achados);
  for (const zona of zonas) reportSerieEmAnexo(zona, achados);
  return {
    atos,
    pecas,
    achados,
    mencoes,
    conservacao: measure(pecas),
    fechada: isFechada(zonas),
    tratadoFechado: isTratadoFechado(zonas),
  };
}

/** Whether a closing formula, a signature or the DOU line follows every body of the act itself that the page has. */
function isFechada(zonas: readonly Zona[]): boolean {
  const closed = zonas.findLastIndex(({ tipo }) => tipo === 'assinatura');
  return closed > zonas.findLastIndex(({ tipo }) => tipo === 'corpo' || tipo === 'adct');
}

/**
 * The last clause of a treaty, on its authentic texts: `cujos textos em inglês e francês são igualmente autênticos`,
 * `fazem igualmente fé`.
 */
const AUTENTICOS =
  /igualmente\s+(?:aut[êe]ntic|oficia|v[áa]lid)|faz(?:em|endo)\s+(?:todos\s+)?(?:igualmente\s+)?f[ée]/iu;

function isTratadoFechado(zonas: readonly Zona[]): boolean {
  const last = zonas.at(-1);
  // Whatever follows a treaty, such as its formula or its own annex, shows that it has ended.
  return !last || !isTratado(last) || last.lines.slice(-10).some(({ corpo }) => AUTENTICOS.test(corpo));
}

function readSerie(zona: Zona, nomes: Nomes, achados: Achado[]): SerieLida {
  const builder = new Builder(zona.lines, isTratado(zona)).read();
  for (const achado of builder.achados) {
    achados.push({ ...achado, ref_key: [nomes.sigla, achado.ref_key].filter((part) => part !== null).join('.') });
  }
  return {
    nomes,
    serie: builder.serie,
    lugares: builder.lugares,
    chaves: new Map(),
    estados: new Map(),
    emendas: new Map(),
    vigencias: new Map(),
    movidos: new Map(),
  };
}

/** Whether an annexed document is a treaty: treaties write an article's number alone on its line. */
function isTratado(zona: Zona): boolean {
  if (zona.tipo !== 'anexa') return false;
  const labels = zona.lines.filter((line) => line.rotulo?.nivel === 'artigo');
  return labels.filter((line) => !/[\p{L}\d]/u.test(line.corpo)).length * 2 > labels.length;
}

/** What an amendment to the Constitution amends if it names nothing. */
const CONSTITUICAO: Alvo = { ato: 'Constituição Federal', citado: 'Constituição Federal', chave: null };

function finishSerie(
  lida: SerieLida,
  emendante: AtoQueEmenda,
  ato: Pick<Frente, 'revogado' | 'revogado_por'>,
  achados: Achado[],
): void {
  const { serie, nomes, chaves, estados, vigencias } = lida;
  settleTails(serie);
  lida.movidos = mergeRenumbered(serie);
  sortSerie(serie);
  for (const no of serie.artigos.flatMap((artigo) => descend(artigo))) {
    chaves.set(no, readChave(no, nomes));
    estados.set(no, readEstado(no));
  }
  for (const artigo of serie.artigos) {
    for (const [no, vigencia] of readVigencias(artigo, estados, ato)) vigencias.set(no, vigencia);
  }
  for (const [no, emenda] of readEmendas(serie, estados, emendante)) lida.emendas.set(no, emenda);
  reportGaps(lida, achados);
}

function composeAto(
  sigla: string,
  zonas: readonly Zona[],
  lidas: ReadonlyMap<Zona, SerieLida>,
  frente: Frente,
  isAdct: boolean,
  achados: Achado[],
): AtoLido {
  const own = [...lidas].filter(([zona]) => (zona.tipo === 'adct') === isAdct).map(([, lida]) => lida);
  const linhas = own.flatMap((lida) => toLinhas(lida.serie, lida, achados));
  const main = own.at(-1);
  const textOf = (...tipos: TipoZona[]) => zonas.filter((zona) => tipos.includes(zona.tipo)).map(printZona);
  return {
    sigla,
    linhas,
    classificacao: main ? classify(main.serie, main.estados, main.emendas) : 'autonoma',
    epigrafe: frente.epigrafe,
    ementa: frente.ementa,
    preambulo: frente.preambulo,
    anexos: isAdct ? [] : textOf('anexos', 'vetos'),
    assinatura: textOf('assinatura').join('\n'),
  };
}

function printZona(zona: Zona): string {
  return zona.lines
    .map((line) => joinOrdinais(wordsOf(line).normalize('NFC')))
    .filter((words) => words !== '')
    .join('\n');
}

const UNPLACED: Destinacao = { destino: 'nao_classificado', riscado: 'nao_classificado', ref_key: null, notas: [] };

function destinador(zonas: readonly Zona[], lidas: ReadonlyMap<Zona, SerieLida>): (line: Line) => Destinacao {
  const keys = new Map<No, string>();
  const owners = new Map<No, SerieLida>();
  for (const lida of lidas.values()) {
    for (const [no, { ref_key }] of lida.chaves) {
      keys.set(no, ref_key);
      owners.set(no, lida);
    }
  }
  const quoted = new Set<Line>();
  const nodes = new Map<Line, No>();
  for (const no of keys.keys()) {
    for (const grupo of no.grupos) {
      // A label for a range of provisions goes to the first of them.
      if (!nodes.has(grupo.principal)) nodes.set(grupo.principal, no);
      for (const { line, modo } of grupo.caudas) {
        nodes.set(line, no);
        if (modo === 'citada') quoted.add(line);
      }
    }
  }
  const zonaOf = new Map<Line, Zona>();
  for (const zona of zonas) for (const line of zona.lines) zonaOf.set(line, zona);
  return (line) => {
    const zona = zonaOf.get(line) as Zona;
    const lida = lidas.get(zona);
    const lugar = lida?.lugares.get(line);
    let no = nodes.get(line) ?? (lugar && lugar !== 'titulo' ? lugar.no : null);
    while (no && lida?.movidos.has(no)) no = lida.movidos.get(no) as No;
    if (no) {
      const owner = owners.get(no);
      const standing = owner?.estados.get(no)?.emVigor.has(line) && !owner.vigencias.get(no)?.revogado;
      const destino = standing ? 'vigente' : 'anteriores';
      const notas = quoted.has(line) ? quotedNotas(line) : line.notas;
      const ref_key = keys.get(no);
      // A provision without a row would hide its text.
      if (ref_key === undefined) return UNPLACED;
      return { destino, riscado: 'anteriores', ref_key, notas };
    }
    if (lugar === 'titulo') return { destino: 'titulos', riscado: 'titulos', ref_key: null, notas: line.notas };
    if (zona.tipo === 'frente' && zona !== zonas[0] && isTitleLine(line)) {
      return { destino: 'titulos', riscado: 'titulos', ref_key: null, notas: line.notas };
    }
    const destino = lida
      ? 'nao_classificado'
      : zona.tipo === 'vetos'
        ? 'anexos'
        : (zona.tipo as 'frente' | 'assinatura' | 'anexos');
    return { destino, riscado: destino, ref_key: null, notas: [] };
  };
}

/** Whether the line is the title of an annexed code or treaty: capitals, with no sentence in them. */
function isTitleLine(line: Line): boolean {
  const words = wordsOf(line);
  return words.length > 3 && words.length < 250 && isUpper(words);
}

function reportUnplaced(pecas: readonly Peca[], achados: Achado[]): void {
  pecas.forEach((peca, position) => {
    if (peca.destino !== 'nao_classificado' || peca.texto.trim() === '') return;
    achados.push({
      tipo: 'nao_classificado',
      ref_key: peca.ref_key,
      mensagem: `peça ${position}: ${peca.texto.trim().slice(0, 120)}`,
    });
  });
}

/** Reports, as one series, annexed articles, paragraphs, incisos and alíneas that are not read as provisions. */
function reportSerieEmAnexo(zona: Zona, achados: Achado[]): void {
  if (zona.tipo !== 'anexos' && zona.tipo !== 'vetos') return;
  const labelled = zona.lines.filter((line) => line.rotulo && line.rotulo.nivel !== 'item');
  if (labelled.length === 0) return;
  const title = zona.lines.map(wordsOf).find((words) => words !== '') ?? '';
  achados.push({
    tipo: 'serie_em_anexo',
    ref_key: null,
    mensagem: `${title.slice(0, 80)}: ${labelled.length} linhas com rótulo, lidas como texto`,
  });
}

function reportGaps({ serie, nomes }: SerieLida, achados: Achado[]): void {
  let last = 0;
  for (const { ordem } of serie.artigos) {
    if (ordem > last + 1) {
      achados.push({
        tipo: 'salto_de_numeracao',
        ref_key: `${nomes.sigla}.${ordem}`,
        mensagem: `do artigo ${last} ao ${ordem}`,
      });
    }
    last = Math.max(last, ordem);
  }
}
