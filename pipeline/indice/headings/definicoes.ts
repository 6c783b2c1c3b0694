import { noSingular } from '../words/natural.ts';

const DEFINE =
  /^(?:Para (?:os )?(?:fins|efeitos?)[^,]{0,60}, )?(?:[Cc]onsidera(?:m)?-se|[Ee]ntende(?:m)?-se (?:por|como)|[Dd]enomina-se|[Rr]eputa(?:m)?-se|[Dd]iz-se)(?:,[^,]{0,60},)? (?!que\b|como\b|para\b|em\b|ainda\b|também\b)(?:o |a |os |as )?([\p{Ll}\p{Lu}][\p{L} -]{2,48}?)(,| o | a | os | as | aqu[eê]l| quaisquer| quem| tod[oa]| qualquer| para| quando| não| que\b|:)/u;
const LISTA = /(?:considera(?:m)?-se|entende-se por|definições|conceitos|definem-se)[^.]{0,40}:?$/i;
const ITEM = /^([\p{L}][\p{L} -]{2,50}?)(?: \([^)]{1,20}\))?(?: ?[:–]| - )\s*\S/u;
/** Words with which no name begins or ends. */
const FRASE =
  /^(?:(?:se|para|por|em|no|na|nos|nas|de|do|da|dos|das|os|as|quando|com|sem|só) |não|nao|cada|todo|toda|ato|caso|est[ae]s?|seu|sua|ele|ela|nulo|nula|feit|ilícit|realizad|cumprid|válid|inexist|cometid|praticad|como|existente|verificad|efetuad|concluíd|constituíd|celebrad|desert|intimad|publicad|perfeit|ocorrid|excluíd|dispensad|aceit|implícit|extint|incluíd|compreendid|suspens|presente|apenas|somente|igualmente|justificad|legítim|válid|pago|preench|prorrog|vigente|regular|ofensiv|artificial|prejudicial|revogad|previa|coletad|adquirid|autorizad|caracterizad|rescindid|noturn|minoritári|receber|justa caract|município|imóve|móve|um dia)|(?:\b(?:de|do|da|e|ou|em|com|por|não|ser|ter|foi|é|são|se|sobre|contra))$/i;

/** `Considera-se inacessível, para …, o país que …`: a property of the noun that follows, not a definition. */
const ATRIBUI =
  /(?:[Cc]onsidera(?:m)?-se|[Rr]eputa(?:m)?-se)(?:,[^,]{0,60},)? ([\p{Ll}]+(?:v[eé]l|veis|óri[oa]s?|iv[oa]s?|os[oa]s?|ad[oa]s?|id[oa]s?)(?: (?:à|ao|de|da|do)[\p{L} ]{3,30}?)?)(?:,[^,]{0,80},)? ([oa]s?) (?!que\b|que)(\p{Ll}{3,})(?= )/u;
const NOMES = /^(?:dad|estad|medid|mandad|empregad|advogad|segurad|deputad|soldad|jurad|motiv|incentiv|aposentad)/;
const PARTICIPIO = /(?:[ai]d[oa]s?|ente|quele)$/;

/** The term that a provision defines, or null: `Considera-se empresário quem …` defines Empresário. */
export function termoDefinido(texto: string): string | null {
  const [, atributo = '', , substantivo = ''] = ATRIBUI.exec(texto.slice(0, 300)) ?? [];
  if (atributo !== '' && !NOMES.test(atributo))
    return PARTICIPIO.test(substantivo) || FRASE.test(atributo) ? null : nome(`${substantivo} ${atributo}`);
  const [, found = '', after = ''] = DEFINE.exec(texto) ?? [];
  if (/^coligad|(?:vel|óri[oa])$/.test(found)) return null;
  // `Considera-se parcial a regulamentação` says what something is like, not what it is.
  if (!found.includes(' ') && /^ [oa]s? $/.test(after)) return null;
  return nome(found);
}

/** Whether a provision introduces a list of definitions. */
export function abreDefinicoes(caput: string): boolean {
  return LISTA.test(caput.slice(0, 200).split('\n', 1)[0]?.trim() ?? '');
}

/** The term of one item of such a list: `dado pessoal: informação …`. */
export function termoDoItem(texto: string): string | null {
  return nome(ITEM.exec(texto)?.[1]);
}

function nome(found: string | undefined): string | null {
  const termo = found?.split(' ou ', 1)[0]?.trim() ?? '';
  if (termo.length < 3 || FRASE.test(termo) || termo.split(' ').length > 6) return null;
  return noSingular(termo.charAt(0).toUpperCase() + termo.slice(1));
}
