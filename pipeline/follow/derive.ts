import type { AtoCatalogado } from '../../schemas/contract/model/corpus/catalogo.ts';
import { type AtoNumerado, makeSigla, printAto, printNumero } from '../../schemas/law/act-name.ts';
import type { EnderecoVisto } from '../../schemas/storage/seguidos.ts';
import { dataDoAto, printData } from '../../schemas/text/data.ts';
import { readIdentidade } from '../ingest/keep-back/epigraph.ts';
import type { AtoLido } from '../parse/types.ts';
import { anoOf } from './frontier.ts';

/** The catalogue entry derived for an act, or why its page cannot be trusted to be the act's. */
export type Derivado = { ato: AtoCatalogado } | { motivo: string };

/** The sigla of an act before its page is read: from its number, and from its year if a link gives it. */
export const provisionalSigla = (visto: EnderecoVisto): string => makeSigla(numbered(visto, anoOf(visto)));

/**
 * Derives the entry of an act from its own page. The address and the words of the links must agree with the epigraph,
 * as a hand-written entry must.
 */
export function deriveAto(lido: AtoLido, visto: EnderecoVisto): Derivado {
  const { url, forma, numero, faixa, anos } = visto;
  const esperado = printAto(numbered(visto, anoOf(visto)));
  const identidade = readIdentidade(lido);
  if (identidade === null) return { motivo: `a página não traz a epígrafe de ${esperado}, com espécie, número e ano` };
  const outro = { motivo: `a página é de ${printAto(identidade)}, e o elo leva a ${esperado}` };
  if (identidade.forma !== forma || identidade.numero !== printNumero(numero)) return outro;
  const { ano } = identidade;
  if (faixa && (ano < faixa[0] || ano > faixa[1])) return outro;
  if (anos.length > 0 && !anos.includes(ano)) return outro;
  return {
    ato: {
      sigla: makeSigla(identidade),
      nome: nameOf(identidade, lido),
      ...{ tipo: identidade.forma, forma: identidade.forma, numero: identidade.numero, ano },
      ...{ areas: [], enderecos: [url], nomes: [], derivado: true },
    },
  };
}

const numbered = ({ forma, numero }: EnderecoVisto, ano: number | null): AtoNumerado => {
  if (forma === 'constituicao') throw new Error('no link leads to a constitution by its number');
  return { forma, numero, ano };
};

const LONGEST = 160;

/** `Lei nº 12.345, de 9 de dezembro de 2010 – Fixa critério para instituição de datas comemorativas`. */
function nameOf(identidade: AtoNumerado & { ano: number }, { epigrafe, ementa }: AtoLido): string {
  const data = dataDoAto(epigrafe);
  const day = data?.startsWith(`${identidade.ano}-`) ? printData(data) : `${identidade.ano}`;
  const about = shorten(ementa.replace(/\s+/gu, ' ').trim().replace(/[.;]$/u, ''));
  return `${printAto({ ...identidade, ano: null })}, de ${day}${about === '' ? '' : ` – ${about}`}`;
}

/** Cuts a name between two words. */
function shorten(text: string): string {
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, LONGEST).replace(/[\s,;:]+\S*$/u, '')}…`;
}
