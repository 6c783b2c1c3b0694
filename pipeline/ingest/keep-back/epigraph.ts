import type { AtoCatalogado } from '../../../schemas/contract/model/corpus/catalogo.ts';
import { type AtoCitado, parseActCitation } from '../../../schemas/law/act-citation.ts';
import { type AtoNumerado, type FormaNumerada, printAto, printNumero } from '../../../schemas/law/act-name.ts';
import { readData } from '../../../schemas/text/data.ts';
import type { AtoLido } from '../../parse/types.ts';

/** Which act the head of a page names: the expected act, another act, or none that can be identified. */
export type DeQuem = 'do ato' | 'de outro' | 'nao diz';

/** `LEI ESTADUAL Nº 8.078`, `DECRETO LEGISLATIVO Nº 226`: forms that no act of the catalogue has. */
const OUTRA_FORMA =
  /^(?:(?:lei|decreto|emenda|constitui[çc][ãa]o)\s+(?:\p{L}+\s+)?(?:estadual|distrital|municipal|org[âa]nica|delegada|legislativo)|resolu[çc][ãa]o|ato\s)/iu;
/**
 * The authorities that make the law of a State or a municipality: `O GOVERNADOR DO ESTADO`, `Fulana de Tal, Prefeita do
 * Município, faz saber que a Câmara Municipal …`.
 */
const OUTRO_ENTE =
  /^(?:[oa]s?\s+)?(?:governador|prefeit|assembl[ée]ia\s+legislativa|mesa\s+da\s+assembl|c[âa]mara\s+(?:municipal|legislativa))|\bfa(?:[çc]o|z)\s+saber\s+que\s+a\s+(?:assembl[ée]ia\s+legislativa|c[âa]mara\s+(?:municipal|legislativa))/imu;
const CONSTITUICAO = /^constitui[çc][ãa]o\b/iu;
const DA_REPUBLICA = /^constitui[çc][ãa]o\s+(?:d[ao]\s+(?:rep[úu]blica|brasil)|federal|pol[íi]tica)/iu;
const DO_ESTADO = /\bdo\s+estado\b|\bestadual\b/iu;

/**
 * Determines whether the head of a page names the catalogue's act. Type, number and year must all agree (the
 * constitution has no number). If the epigraph leaves the year out, the year of the date counts.
 */
export function readDeQuem(catalogado: AtoCatalogado, ato: AtoLido): DeQuem {
  const { epigrafe, ementa, preambulo } = ato;
  if (epigrafe === '') return 'nao diz';
  if (OUTRA_FORMA.test(epigrafe) || OUTRO_ENTE.test(`${ementa}\n${preambulo}`)) return 'de outro';
  if (CONSTITUICAO.test(epigrafe)) {
    if (catalogado.forma !== 'constituicao' || DO_ESTADO.test(epigrafe) || !DA_REPUBLICA.test(epigrafe))
      return 'de outro';
    return agree(catalogado.ano, yearIn(epigrafe) ?? yearOfDate(ato));
  }
  const lido = readEpigrafe(epigrafe);
  if (lido === null) return 'nao diz';
  if (lido.forma !== catalogado.forma || printNumero(lido.numero) !== printNumero(catalogado.numero)) return 'de outro';
  return agree(catalogado.ano, lido.ano ?? yearIn(epigrafe.slice(lido.fim)) ?? yearOfDate(ato));
}

/** Returns the act that the head of a page names, or null if it does not give form, number and year. */
export function readIdentidade(ato: AtoLido): (AtoNumerado & { ano: number }) | null {
  const lido = readEpigrafe(ato.epigrafe);
  if (lido === null) return null;
  const { forma, numero } = lido;
  const ano = lido.ano ?? yearIn(ato.epigrafe.slice(lido.fim)) ?? yearOfDate(ato);
  return ano === null ? null : { forma, numero: printNumero(numero), ano };
}

const agree = (ano: number, lido: number | null): DeQuem =>
  lido === null ? 'nao diz' : lido === ano ? 'do ato' : 'de outro';

/** Names the catalogue's act for a sentence. */
export const printCatalogado = ({ forma, numero, ano }: AtoCatalogado): string =>
  forma === 'constituicao' ? `Constituição de ${ano}` : printAto({ forma: forma as FormaNumerada, numero, ano });

/**
 * Returns null if the epigraph cannot be read, for example if a letter replaces a digit (`LEI Nº 8.O78`). Such an
 * epigraph does not name another act.
 */
function readEpigrafe(epigrafe: string): AtoCitado | null {
  const ato = parseActCitation(epigrafe);
  if (ato?.inicio !== 0) return null;
  return ato.ano === null && /^[.,]?[\p{L}\d]/u.test(epigrafe.slice(ato.fim)) ? null : ato;
}

const yearIn = (text: string): number | null => {
  const year = /\b([12]\.?[089]\d\d)\b/u.exec(text)?.[1];
  return year === undefined ? null : Number(year.replace('.', ''));
};

/** Returns the year in the first line that dates the act. The date of a treaty comes further down. */
function yearOfDate({ assinatura }: AtoLido): number | null {
  return yearIn(assinatura.split('\n').find((line) => yearIn(line) !== null) ?? '');
}

/**
 * Returns the lines at the head of the page that are epigraphs of other acts, as in a list of acts or a page of search
 * results.
 */
export const otherEpigraphs = ({ epigrafe, ementa }: AtoLido): string[] => namesOther(epigrafe, ementa.split('\n'));

/** Returns the lines that are the epigraph of another act than the page's, with type, number and year. */
export function namesOther(epigrafe: string, lines: readonly string[]): string[] {
  const own = readEpigrafe(epigrafe);
  return lines.filter((line) => {
    const ato = readEpigrafe(line);
    const whole = ato !== null && ato.ano !== null && !/[\p{L}\p{N}]/u.test(line.slice(ato.fim));
    return whole && (ato.numero !== own?.numero || ato.forma !== own.forma);
  });
}

const PLACE = /^\p{L}[\p{L}\s,.()/-]*?,\s*(?:em\s+)?(?=\d)/u;

/**
 * Returns the closing formula if its year is not that of the epigraph, as on a page whose second half is another act's.
 * Null if they agree, or if one of them has no date.
 */
export function closingOfAnother({ epigrafe, assinatura }: AtoLido): string | null {
  const own = readData(epigrafe)?.ano;
  const line = assinatura.split('\n').find((each) => PLACE.test(each)) ?? '';
  const ano = readData(line.replace(PLACE, 'de '))?.ano;
  return own === undefined || ano === undefined || own === ano ? null : line;
}
