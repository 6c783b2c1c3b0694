import { radicais } from '../../../schemas/text/radicais.ts';
import { trata } from './lastro.ts';
import { chaveDoNome } from './nomes.ts';

/** The subterm of a definition. */
export const CONCEITO = 'conceito';

/**
 * What a provision says about the term that it begins with, recognised by the law's usual phrases. The clearest come
 * first.
 */
const FRASES: readonly (readonly [RegExp, string])[] = [
  [/^(?:Considera(?:m)?-se|Entende(?:m)?-se (?:por|como)|Denomina-se|Reputa(?:m)?-se) (?!que\b)[^,;:]{2,60}/, CONCEITO],
  [
    /^(?:[OA]s? )?[^,;:.]{2,50}? (?:é|são) (?:[oa]s? (?!que\b)|um[a]? |tod[oa]s? |aquel[ea]s? |quem |qualquer )/,
    CONCEITO,
  ],
  [/^Pel[oa] (?:contrato de )?[^,]{3,40}, (?:um|uma|o|a|alguém)\b/, CONCEITO],
  [/^(?:[OA]s? )?[^,;:]{3,80} t[eê]m como fato gerador/, 'fato gerador'],
  [
    /^(?:Cabe(?:m|rá|rão)?(?! (?:aos?|às?) )|Conceder-se-á|Dar-se-á|É cabível|São cabíveis|É admissível|Admite(?:m)?-se)[^;:]{3,90}/,
    'cabimento',
  ],
  [/^[^;:]{3,90} (?:será|serão|é) (?:admitid[oa]|cabíve(?:l|is)|admissíve(?:l|is))/, 'cabimento'],
  [/^(?:Extingue(?:m)?-se|Cessa(?:m|rá|rão)?|Dissolve(?:m)?-se)\b[^;:]{3,60}/, 'extinção'],
  [/^[^;:,]{3,60} (?:extingue(?:m)?-se|se extingue(?:m)?|cessa(?:m)?|termina)\b/, 'extinção'],
  [/^(?:Suspende(?:m)?-se|Fica(?:m)? suspens[oa]s?)\b[^;:]{3,60}/, 'suspensão'],
  [/^[^;:,]{3,60} (?:poderá|poderão|pode|podem) ser revogad/, 'revogação'],
  [/^(?:É|São|Será|Serão) nul[oa]s?\b[^;:]{3,60}/, 'nulidade'],
  [/^(?:É|São) anuláve(?:l|is)\b[^;:]{3,60}/, 'anulabilidade'],
  [/^[^;:,]{3,70} (?:conterá|indicará|deverá conter|mencionará)\b/, 'conteúdo'],
  [/^[^;:,]{3,60} prova(?:m)?-se\b/, 'prova'],
  [
    /^[^;:]{3,70} (?:poderá|poderão|pode|podem|será|serão) (?:concedid|aplicad)[oa]s?,? (?:quando|se|desde que)/,
    'requisitos',
  ],
  [/^[^;:,]{3,60} prescreve(?:m)?\b/, 'prescrição'],
];

const ABERTURA =
  /^(?:[OA]s? |Pel[oa] (?:contrato de )?|(?:Considera|Entende|Denomina|Reputa)(?:m)?-se (?:por |como )?(?:[oa]s? )?(?:em )?)/;

/** Whether the definition is of the term itself: `A base de cálculo do imposto é …` does not define Imposto. */
function comeca(frase: string, termo: string): boolean {
  return `${chaveDoNome(frase.replace(ABERTURA, '').replace(/[,;:]/g, ''))} `.startsWith(`${chaveDoNome(termo)} `);
}

/**
 * What an article says about a term, as a subterm: `A petição inicial indicará …` gives its contents. Null if no phrase
 * is recognised.
 */
export function aspectoDaFrase(termo: string, caput: string): string | null {
  for (const [frase, aspecto] of FRASES) {
    const found = frase.exec(caput)?.[0];
    if (found === undefined) continue;
    if (aspecto === CONCEITO ? comeca(found, termo) : trata(radicais(found), termo)) return aspecto;
  }
  return null;
}
