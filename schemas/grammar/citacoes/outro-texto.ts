import { compact } from '../compact.ts';
import { lookFor } from './automato.ts';
import { especieOf, especiesOf } from './especies.ts';
import { anyOf, listOf } from './instrumentos.ts';
import type { Mencao } from './mencoes.ts';
import { MUDAR } from './mudanca.ts';
import type { Nomes } from './nomes.ts';
import { SUJEITO } from './sujeito.ts';

/** How far behind the act named last it may stand, or the list behind it. */
const ALCANCE = 150;
/** How far before the act its sentence may begin. */
const ALCANCE_DA_FRASE = 220;

/** Whose law it is that is none of the Union's, or what is said of one that is judged. */
const DE_OUTREM = String.raw`(?:estadua|municipa|distrita|loca(?:l|is)(?!\p{L})|org[âa]nic|impugnad|questionad|objurgad|estrangeir|alem[ãa]|portugu|espanho|franc[eê]s|italian|argentin|american|ingl[eê]s|chilen|su[íi][çc]|belg|uruguai|japon)`;
/** What has articles whatever is said of it. */
const TEXTOS = listOf(`
  edital, editais, convenção coletiva, convenção condominial, convenção de condomínio, convenção do condomínio, acordo coletivo,
  norma coletiva, norma interna, norma técnica, regimento, regulamento, estatuto, portaria, circular, instrução normativa,
  projeto de lei, anteprojeto de lei, proposta legislativa, proposta de emenda, minuta, política interna, política de privacidade,
  cartilha, substitutivo, plano de cargos, plano de benefícios, contrato social, texto aprovado, emenda parlamentar,
  emenda aditiva, emenda modificativa, emenda supressiva, emenda substitutiva, PL, PLS, PLC, PLP, PEC, resolução normativa,
  decreto regulamentar, decreto legislativo, decreto do prefeito, decreto do governador
`);
const LEI_DE_OUTREM = String.raw`(?:leis?|legisla[çc][ãa]o|decretos?|c[óo]digo|diploma|normas?|atos?\s+normativos?|constitui[çc][ãa]o)\s{1,3}${DE_OUTREM}`;
const TEXTO = String.raw`(?:(?:${anyOf(TEXTOS)})(?!\p{L})|${LEI_DE_OUTREM}|resolu[çc][ãa]o\s{1,3}(?:n[º.°]|d[oa]\s{1,3}(?:conselho|minist|ag[êe]ncia|secretari|diretori|c[âa]mara)))`;
/** What is made by one; and by both sides, whose contracts are spoken of more than they are cited. */
const FEITO = String.raw`(?:leis?|decretos?|portarias?|resolu[çc](?:[ãa]o|[õo]es)|normas?|regulamentos?|estatutos?|edita(?:l|is)|regimentos?|conven[çc][ãa]o|c[óo]digo|provimento|circular|instru[çc][ãa]o\s{1,3}normativa|${TEXTO})`;
const PACTUADO = '(?:contrato|acordo|conv[êe]nio|termo|pacto|ajuste|protocolo|ap[óo]lice)';

/** At the head of a clause. */
const CABECA = String.raw`(?:^["“‘(]?|[.;:!?]["”]?\s{1,3}["“‘(]?|\n|(?<!\p{L})(?:mas|que|pois)\s{1,3})`;
/** `. A portaria municipal`, ` que o edital`: what a clause speaks of. */
const DE_SI = String.raw`${CABECA}(?:(?:[oa]s?|est[ea]s?|ess[ea]s?|tal)\s{1,3})?${TEXTO}`;
const QUANTO_A = String.raw`(?<!\p{L})(?:quanto|relativamente|no\s{1,3}tocante|(?:em|com)\s{1,3}rela[çc][ãa]o|no\s{1,3}que\s{1,3}(?:tange|toca|concerne|respeita|se\s{1,3}refere|diz\s{1,3}respeito)|passo|passemos|passa-se)\s{1,3}(?:ao?s?|[àa]s?)`;
/** `Segundo o`, `por força da`: by what something is ruled. */
const SEGUNDO = String.raw`(?<!\p{L})(?:(?:segundo|conforme|consoante|sobre)\s{1,3}[oa]s?|pel[oa]s?|(?:nos\s{1,3}termos|na\s{1,3}forma|por\s{1,3}for[çc]a|de\s{1,3}acordo\s{1,3}com|consta(?:m|va)?|diz|prev[êe])\s{1,3}(?:d?[oa]s?))`;
const EXAME = String.raw`(?<!\p{L})(?:exame|an[áa]lise|leitura|estudo)\s{1,3}d[oa]s?`;
/** `editou o`, `foi publicado`, `alterou seu`. */
const FEZ = String.raw`(?<!\p{L})(?:edit|public|sancion|aprov|baix|exped|elabor|institu|promulg|homolog|registr|alter|modific|reform)(?:ou|aram|iu|iram|ad[oa]s?|id[oa]s?|u[íi]d[oa]s?)(?:\s{1,3}(?:[oa]s?|seus?|suas?|uma?|nov[oa]s?))?`;
const PACTUOU = String.raw`(?<!\p{L})(?:firm|celebr|assin|pactu)(?:ou|aram|ad[oa]s?)`;

/** Between an act and a list: what is introduced there may be what the list is of. */
const INTRODUZIDO = compact(
  new RegExp(
    [
      DE_SI,
      String.raw`(?<!\p{L})${LEI_DE_OUTREM}`,
      String.raw`(?:${QUANTO_A}|${EXAME}|${SEGUNDO})\s{1,3}(?:nov[oa]\s{1,3})?${TEXTO}`,
      String.raw`${QUANTO_A}\s{1,3}${PACTUADO}(?:\s{1,3}\p{L}{4,12})?[,.:]\s{1,3}n?[oa]s?\s{1,3}$`,
      String.raw`${EXAME}\s{1,3}${PACTUADO}(?:\s{1,3}\p{L}{4,12})?[.:]\s{1,3}[oa]s?\s{1,3}$`,
      String.raw`${FEZ}\s{1,3}${FEITO}(?!\p{L})`,
      String.raw`(?<!\p{L})(?:sobreveio|sobrevieram|tramita|veio|surgiu)\s{1,3}(?:[oa]s?\s{1,3})?${FEITO}(?!\p{L})`,
      String.raw`${PACTUOU}\s{1,3}(?:[oa]s?\s{1,3})?(?:${TEXTO}|${PACTUADO}\s{1,3}n[º.°])`,
      // `Já na lei alemã, o |`
      String.raw`(?:^|[.;,]\s{1,3})(?:j[áa]\s{1,3})?n[oa]s?\s{1,3}${TEXTO}[^.;:]{0,40},\s{1,3}(?:n?[oa]s?\s{1,3})?$`,
      // `A ANS, por resolução, limitou`, `A ANS regulou o tema`
      String.raw`,\s{1,3}por\s{1,3}(?:meio\s{1,3}de\s{1,3})?(?:resolu[çc][ãa]o|portaria|decreto|circular|instru[çc][ãa]o\s{1,3}normativa|edital),`,
      String.raw`[^\s.;]\s{1,3}(?:regul(?:ou|amentou)|normatizou|disciplinou)\s{1,3}(?:o\s{1,3}(?:tema|assunto)|a\s{1,3}mat[ée]ria)(?!\p{L})`,
    ].join('|'),
    'iu',
  ),
);
/** In the sentence of an act: what is judged by it, or changes it, goes on to speak in the next. */
const DE_QUE_SE_FALA = compact(new RegExp(DE_SI, 'iu'));
const FIM_DE_FRASE = compact(/^[\s\S]*(?:[.!?;]\s{1,8}(?=\p{Lu})|\n)/u);
/** ` da CF|. O `, `|; no `: in another clause, which does not go on about the act. */
const OUTRA_ORACAO = compact(/[.;]\s{1,3}(?:[Nn]?[OAoa]s?|NO?S?|NA?S?|J[áa]\s{1,3}[oa]s?)\s{1,3}$/u);
/** `, e o `: what changes an act may go on so. */
const TAMBEM = /,\s{1,3}e\s{1,3}n?[oa]s?\s{1,3}$/i;
const MUDA = compact(new RegExp(String.raw`(?<!\p{L})${MUDAR}(?!\p{L})`, 'iu'));
const OUTREM = compact(new RegExp(DE_OUTREM, 'iu'));

const mayIntroduce = lookFor([
  ...TEXTOS,
  ...listOf('lei, leis, legislação, decreto, decretos, código, diploma, norma, normas, ato, atos, constituição'),
  ...listOf('resolução, resoluções, portarias, regulamentos, estatutos, regimentos, provimento, instrução, convenção'),
  ...listOf('contrato, acordo, convênio, termo, pacto, ajuste, protocolo, apólice, tema, assunto, matéria'),
]);

/**
 * Whether something that has articles of its own was spoken of between the act named last and a list at `inicio`, or is
 * what the sentence of that act speaks of: nobody can tell then of which of the two the list is.
 */
export function isDeOutroTexto(text: string, inicio: number, ultima: Mencao, nomes: Nomes): boolean {
  if (inicio - ultima.fim > ALCANCE) return false;
  const between = text.slice(ultima.fim, inicio);
  if (between.includes('\n\n')) return false;
  const introduzido = mayIntroduce(between) ? INTRODUZIDO.exec(between)?.[0] : undefined;
  if (introduzido !== undefined && !isDaEspecie(introduzido, text, ultima, nomes)) return true;
  const tambem = TAMBEM.test(between);
  if (!tambem && !OUTRA_ORACAO.test(between)) return false;
  const near = text.slice(Math.max(0, ultima.inicio - ALCANCE_DA_FRASE), ultima.inicio);
  const frase = near.replace(FIM_DE_FRASE, '');
  if (!mayIntroduce(frase) || SUJEITO.test(frase)) return false;
  return DE_QUE_SE_FALA.test(frase) && (!tambem || MUDA.test(frase));
}

/** `O Estatuto` may be what the act itself is called. */
function isDaEspecie(dito: string, text: string, { sigla, inicio, fim }: Mencao, nomes: Nomes): boolean {
  const especie = OUTREM.test(dito) ? null : especieOf(dito);
  return especie !== null && [...especiesOf(sigla, text.slice(inicio, fim), nomes)].includes(especie);
}
