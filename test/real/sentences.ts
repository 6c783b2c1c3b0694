import type { AtoCatalogado } from '../../schemas/contract/model/corpus/catalogo.ts';
import type { CitacaoDispositivo } from '../../schemas/contract/model/verification/citacao.ts';
import { makeSigla } from '../../schemas/law/act-name.ts';
import { parseMadeSigla } from '../../schemas/law/made-sigla.ts';

type Pick = <T>(among: readonly T[]) => T;

/** Returns the names that a sentence may give an act: its number in some of its forms, its name, its acronym. */
export function namesInSentence(ato: AtoCatalogado): string[] {
  const { forma, numero, ano, nome, sigla } = ato;
  if (forma === 'constituicao') return sigla === 'CF' ? ['CF', 'Constituição Federal', 'CF/88'] : [nome, sigla];
  const FORMAS = {
    lei: 'Lei',
    lei_complementar: 'Lei Complementar',
    decreto_lei: 'Decreto-Lei',
    decreto: 'Decreto',
    medida_provisoria: 'Medida Provisória',
    emenda_constitucional: 'Emenda Constitucional',
  };
  const escrita = FORMAS[forma];
  return [
    `${escrita} nº ${numero}, de ${ano}`,
    `${escrita} ${numero}/${ano}`,
    `${escrita} n. ${numero.replaceAll('.', '')}/${ano}`,
    ...(/^[A-Z]{3,}$/.test(sigla) ? [sigla] : []),
    ...(parseMadeSigla(makeSigla({ forma, numero, ano })) ? [] : [nome]),
  ];
}

const ordinal = (numero: string) => numero.replace(/^([1-9])(?=$|-)/, '$1º');
const dotted = (numero: string) => numero.replace(/^(\d+)(\d{3})(?=$|-)/, '$1.$2');

/** Composes a sentence that cites the provision, in one of the orders and forms that decisions use. */
export function sentenceOf(citacao: Omit<CitacaoDispositivo, 'tipo'>, ato: string, pick: Pick): string {
  const { paragrafo, inciso, alinea, item } = citacao;
  const artigo = ordinal(dotted(citacao.artigo));
  const de = /^(?:Lei|Medida|Emenda|Constituição|CF|CLT|Consolidação)/.test(ato) ? 'da' : 'do';
  const paragraph = paragrafo ? (paragrafo === 'unico' ? 'parágrafo único' : `§ ${ordinal(paragrafo)}`) : null;
  const levels = [
    paragraph,
    inciso && pick([`inciso ${inciso}`, `inc. ${inciso}`, inciso]),
    alinea && pick([`alínea "${alinea}"`, `alínea ${alinea}`]),
    item && `item ${item}`,
  ].filter((level): level is string => typeof level === 'string');
  const direct = `art. ${artigo}${levels.map((level) => `, ${level}`).join('')}`;
  const named = [paragraph, inciso && `inciso ${inciso}`, alinea && `alínea ${alinea}`, item && `item ${item}`];
  const inverted = [...named.filter((level) => typeof level === 'string').reverse(), `art. ${artigo}`].join(' do ');
  return pick([
    `Nos termos do ${direct}, ${de} ${ato}, defere-se o pedido.`,
    `Incide o ${direct} ${de} ${ato}.`,
    `O recurso invoca o ${inverted} ${de} ${ato} sem razão.`,
    `Há precedente (${ato}, ${direct}).`,
  ]);
}
