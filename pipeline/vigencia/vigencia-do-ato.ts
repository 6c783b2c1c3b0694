import type { Dia } from '../../schemas/law/calendario.ts';
import { dataDoAto } from '../../schemas/text/data.ts';
import { type Clausula, readClausulas } from './clausula.ts';
import { DESCONHECIDO, emDia, type Inicio, umDe } from './inicio.ts';
import { readPublicacoes } from './publicacao.ts';
import { contar } from './termo.ts';

/** What is needed of a provision to read when its act is in force. */
export interface Linha {
  ref_key: string;
  /** Its own words, without those that it quotes for another act. */
  proprio: string;
  revogado: boolean;
  /** The wordings that provisional measures gave it and that are no longer current. */
  deMedidas: readonly string[];
}

/** What an act's own page says about when the act began. */
export interface PaginaDoAto {
  sigla: string;
  epigrafe: string;
  assinatura: string;
  linhas: readonly Linha[];
}

/** When an act came into force, according to its own page. */
export interface VigenciaDoAto {
  /** Its date, by which it is cited. */
  data: Dia | null;
  publicacao: Dia | null;
  /** The day of publication of what was promulgated after the act, when a veto fell. */
  promulgacao: Dia | null;
  geral: Inicio;
  /** Set if it only dates what a note marks as deferred. */
  soDiferido?: true;
  /**
   * The parts with a day of their own, by the numbers of the articles named. `inteiro` if the words name no level below
   * the article.
   */
  partes: readonly { artigos: ReadonlySet<string>; inteiro: boolean; inicio: Inicio }[];
}

/**
 * The day from which LINDB, art. 1º, says when a law without a clause is in force: forty-five days after its
 * publication.
 */
const LINDB = '1942-10-24';
const VACANCIA = 45;

/** Reads when an act came into force, from its clause of force, its DOU line and its epigraph. */
export function readVigenciaDoAto({ sigla, epigrafe, assinatura, linhas }: PaginaDoAto): VigenciaDoAto {
  const [publicacao = null, promulgacao = null] = readPublicacoes(assinatura);
  const data = dataDoAto(epigrafe) ?? dataDoAto(`de ${FECHO.exec(assinatura)?.[1] ?? ''}`);
  const clausulas = (entre: readonly Linha[]) => {
    const abaixo = byParent(entre);
    return entre.flatMap((linha) => clausulasDe(linha, abaixo.get(linha.ref_key) ?? [], { data, publicacao }));
  };
  const hoje = clausulas(linhas.filter(({ revogado }) => !revogado));
  const achadas = hoje.length > 0 ? hoje : clausulas(linhas);
  const vigor = achadas.filter(({ efeitos }) => !efeitos);
  const efeitos = achadas.filter(({ efeitos }) => efeitos);
  const partes = achadas.flatMap(({ parte, inicio }) => {
    const artigos = parte === null ? [] : artigosDe(parte);
    return artigos.length === 0 ? [] : [{ artigos: new Set(artigos), inteiro: !NIVEL.test(parte as string), inicio }];
  });
  const geral =
    vigor.find(({ parte }) => parte === null)?.inicio ?? semClausula(sigla, { data, publicacao }, efeitos.length > 0);
  // `Entra em vigor na data de sua publicação, produzindo efeitos a partir de …`: what has no effect yet is not applied.
  const adiante = efeitos.find(({ parte }) => parte === null)?.inicio;
  const depois = adiante && geral.quando.ate !== null && (adiante.quando.de ?? '') > geral.quando.ate;
  return { data, publicacao, promulgacao, geral: depois ? adiante : geral, partes };
}

/** The place and date that close an act: `Brasília, 5 de outubro de 1988.` */
const FECHO = /^[^\n]{3,40}?,?\s(?:em\s)?(\d{1,2}\s?[º°o]?\sde\s\p{L}+\sde\s\d{4})/u;

type Dias = Pick<VigenciaDoAto, 'data' | 'publicacao'>;

/**
 * Returns when an act without a clause came into force: the Constitution with its promulgation, other acts by LINDB.
 */
function semClausula(sigla: string, { data, publicacao }: Dias, efeitos: boolean): Inicio {
  if (publicacao === null) return data === null ? DESCONHECIDO : { quando: { de: data, ate: null }, base: null };
  if (sigla === 'CF' || sigla === 'ADCT') return emDia(publicacao, 'ato');
  const porLei = contar({ tipo: 'prazo', quantidade: VACANCIA, unidade: 'dia', decorrido: false }, publicacao) as Dia;
  if (porLei >= LINDB && !efeitos) return emDia(porLei, 'clausula');
  // Effects may be counted from before the act, but not from before its year (Lei nº 4.320, de 1964, art. 114).
  const de = efeitos && data !== null ? `${data.slice(0, 4)}-01-01` : data;
  return { quando: { de, ate: porLei }, base: null };
}

interface Achada extends Pick<Clausula, 'parte' | 'efeitos'> {
  inicio: Inicio;
}

/** @param membros the provisions directly below it */
function clausulasDe(linha: Linha, membros: readonly Linha[], { data, publicacao }: Dias): Achada[] {
  if (!VIGENCIA.test(linha.proprio)) return [];
  return readClausulas(
    linha.proprio,
    membros.map(({ proprio }) => proprio),
  ).map(({ termo, parte, efeitos }, index, all) => {
    const dia = contar(termo, publicacao);
    // A page without the DOU line gives only the day of the act, which nothing defers.
    const semLinha = publicacao === null && termo.tipo === 'publicacao' && data !== null;
    const desde = { quando: { de: publicacao ?? data, ate: null }, base: 'clausula' as const };
    const inicio = semLinha ? emDia(data, 'ato') : dia === null ? desde : emDia(dia, 'clausula');
    const owner = all.length > 1 && all.length === membros.length ? membros[index] : linha;
    return { parte, efeitos, inicio: owner ? comCaducas(owner, inicio, publicacao) : inicio };
  });
}

const VIGENCIA = /vig[oeê]|efeito/i;

/**
 * Adds the days of provisional measures that deferred a clause and lapsed: they leave open on which day the act began.
 */
function comCaducas({ deMedidas }: Linha, inicio: Inicio, publicacao: Dia | null): Inicio {
  const outros = deMedidas
    .flatMap((texto) => readClausulas(`Esta Lei entra em vigor ${texto}`))
    .flatMap(({ termo }) => contar(termo, publicacao) ?? [])
    .map((dia) => emDia(dia, 'clausula'));
  return umDe([inicio, ...outros]);
}

/** Groups provisions by the key of the one directly above. */
function byParent(linhas: readonly Linha[]): Map<string, Linha[]> {
  const found = new Map<string, Linha[]>();
  for (const linha of linhas) {
    const parent = linha.ref_key.slice(0, linha.ref_key.lastIndexOf('.'));
    const known = found.get(parent);
    if (known) known.push(linha);
    else found.set(parent, [linha]);
  }
  return found;
}

const NIVEL = /§|paragrafo|caput|inciso|alinea/u;
const ARTIGOS =
  /(?<!\p{L})art(?:s|igos?)?\.? ([\d.]+[º°o]?(?:-[a-z]+)?(?:(?:, | e | a )(?:o |os |ao )?(?:art(?:s|igos?)?\.? )?[\d.]+[º°o]?(?:-[a-z]+)?)*)/gu;

/**
 * Returns the numbers of the articles that a folded text names (`arts. 52, 53 e 54`). A range gives its ends and what
 * is between.
 */
function artigosDe(parte: string): string[] {
  // `o art. 29 acrescido à Lei nº 1 pelo art. 1º desta Lei`: the article that writes it does not belong to the part.
  const alheio = parte.replace(/pel[oa]s? art[^,;]*? dest[ae] \p{L}+/gu, '');
  return Array.from(alheio.matchAll(ARTIGOS)).flatMap(([, lista = '']) =>
    lista.split(/, | e /u).flatMap((membro) => {
      const [de = '', ate] = membro.split(' a ').map(artigoOf);
      if (ate === undefined) return de === '' ? [] : [de];
      const [first, last] = [Number(de), Number(ate)];
      return last >= first && last - first < 500
        ? Array.from({ length: last - first + 1 }, (_, i) => String(first + i))
        : [de, ate];
    }),
  );
}

const artigoOf = (dito: string): string =>
  (/\d[\d.]*[º°o]?(?:-[a-z]+)?/u.exec(dito)?.[0] ?? '').replace(/[.º°]|(?<=\d)o/gu, '').toUpperCase();

/**
 * Returns when what an act says about an article came into force, be it an article of its own or one that it writes in
 * another act.
 */
export function inicioNoAto({ geral, partes }: VigenciaDoAto, artigo: string): Inicio {
  const proprias = partes.filter(({ artigos }) => artigos.has(artigo));
  const inteira = proprias.find(({ inteiro }) => inteiro);
  if (inteira) return inteira.inicio;
  return proprias.length === 0 ? geral : umDe([geral, ...proprias.map(({ inicio }) => inicio)]);
}
