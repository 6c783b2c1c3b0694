import { type Pattern, pattern } from '../../tokens/pattern.ts';
import { ALONE, ATTRIBUTE, CLAUSE, DETERMINER, INSTRUMENT, KINDS, LEADS, OPENS, QUALIFIER, WORD } from '../phrases.ts';

/**
 * A rule showing, by the words right before or behind a list, that no act named in the text owns it: it belongs to a
 * contract, to a law that is not ours, or to an act that is only pointed at. The rules are ordered, and the first that
 * matches is recorded as the reason.
 */
export interface NobodyRule {
  id: string;
  /** A pattern that must end where the list begins. */
  before?: Pattern;
  /** A pattern that must begin where the list begins. */
  list?: Pattern;
  /** A pattern that must begin where the list ends. */
  behind?: Pattern;
  /** A text to which the rule applies, with the list in braces. */
  example: string;
}

const OWN_NOUN = `( ${INSTRUMENT} | ${KINDS} )`;
const ATTRIBUTES = `( ${ATTRIBUTE} :comma? e? ){0,3}`;
/** A place where a noun may stand without a word leading to it. */
const BARE = '( ^ | :stop|:semicolon|:colon|:line|:paragraph :dash|:number|:sign? )';
/** `social`, `da licitação`: the rest of a name, too short to be a clause. */
const NAME = '( social|coletivo|coletiva|particular|inicial | :de :word ){0,2}';
/** Leads to the place where something is provided for: `no`, `em seu`, `conforme o`, `nos termos da`. */
const WHERE = `( no|na|nos|nas | em :seu | :according o|a | acordo com o|a | pelo|pela | nos|na|à termos|forma|luz do|da|dos|das ) :word?`;
const LOCAL_LAW = '( portaria | lei|decreto :local )';

const ONE_OF_SEVERAL = `de :seu :word | do|da|dos|das primeiro|primeira|segundo|segunda|terceiro|terceira|ultimo|ultima (! :parte )
  | do|da :word anterior|revogado|revogada|antigo|antiga | deste|desta|desse|dessa|daquele|daquela|destes|desses (! :vez )`;

/**
 * Words behind a list showing that the act right before it does not simply own it: `respectivamente`, `do primeiro`,
 * `daquele`.
 */
export const OF_OTHER: Pattern = pattern(`:comma|:open? ( respectivamente | ${ONE_OF_SEVERAL} )`);

/** `o antigo | art. 273 do CPC`, `o então | art. 557`, `o ex-| art. 12`: what the article was before. */
export const ONCE: Pattern = pattern(
  '( antigo|antiga|antigos|antigas|velho|velha|velhos|velhas|vetusto|vetusta | :o entao | ex :dash )',
);

/** `art. 3º | viola o art. 5º`, `| é incompatível com o art. 6º`: the article conflicts with another. */
export const SET_AGAINST: Pattern = pattern(
  `:comma? ( não|é|são|foi|seria|ora|impugnado|impugnada|questionado|questionada ){0,3} :opposes|:against ( !:stop|:colon|:semicolon|:paragrafo|:number|:ordinal ){0,8} :artigo`,
);

/** `do Código | anterior`, `art. 3º | da lei revogada`, `| de 1916`. */
export const SUPERSEDED = ':comma? ( do|da lei|diploma|norma|legislacao )? ( :superseded | de :number )';

/** Rules that show who owns the list instead. The text that owns it also replaces the act named before. */
export const OWNED_BY_OTHERS: readonly NobodyRule[] = [
  {
    id: 'instrument-leads',
    before: pattern(`( ${DETERMINER} | ${BARE} ) ${ATTRIBUTES} ${OWN_NOUN} ${QUALIFIER} ${LEADS}`),
    example: 'Vale o CDC. O contrato de adesão, em seu {art. 12}, exige.',
  },
  {
    id: 'instrument-opens',
    before: pattern(
      `( ${ALONE} | ${BARE} | :part|norma|normas do|da|dos|das ) ${ATTRIBUTES} ${OWN_NOUN} ${QUALIFIER} ${OPENS}`,
    ),
    example: 'Vale a CLT. Na convenção coletiva ({art. 12}), há piso.',
  },
  {
    id: 'clause-of-notice',
    before: pattern(
      `:clausula :ordinal|:number? do|da edital|manual|estatuto|regimento|regulamento|politica|norma|codigo ${QUALIFIER} ${OPENS}`,
    ),
    example: 'Vale o CC. A cláusula 5ª do edital ({art. 9º}) veda.',
  },
  {
    id: 'instrument-right-before',
    before: pattern(INSTRUMENT),
    example: 'Vale o CDC. Segundo o contrato {art. 5º}, cabe multa.',
  },
  {
    id: 'instrument-acts',
    before: pattern(
      `:o ${INSTRUMENT} ( ${CLAUSE}{0,12} :comma no|na|nos|nas
        | ${WORD}{0,8} :provides ${CLAUSE}{0,10} ( :open | :comma ( nos termos do|da|dos|das | na forma do|da|dos|das | :according o|a ) )
        | ${WORD}{0,8} :comma? que ( em :seu | no|na|nos|nas ) )`,
    ),
    example: 'Vale o CDC. O contrato veda a cessão ({art. 7º}).',
  },
  {
    id: 'by-instrument',
    before: pattern(
      `( pelo|pela|pelos|pelas | :according|com o|a ) ${INSTRUMENT} ( ${CLAUSE}{0,12} :open | ${WORD}{0,8} no|na|nos|nas )`,
    ),
    example: 'Vale o CDC. Pelo contrato, é vedada a cessão ({art. 7º}).',
  },
  {
    id: 'in-instrument-stands',
    before: pattern(`no|na|nos|nas ${INSTRUMENT} ${CLAUSE}{0,5} :exists ${WORD}{0,3} ( :o | no|na|do|da|nos|nas )`),
    example: 'Vale o CDC. No contrato há o {art. 7º}.',
  },
  {
    id: 'says-instrument',
    before: pattern(`:provides|:exists ${DETERMINER} ${INSTRUMENT} ${WORD}{0,8} ( :o | no|na|nos|nas | em :seu )`),
    example: 'Vale o CDC. Diz o contrato no {art. 7º}.',
  },
  {
    id: 'entity-rules',
    before: pattern(
      `o|a :entity ${WORD}{0,8} :rules ( !:comma|:stop|:colon|:semicolon|:open|:close|:paragraph|:participle ){0,8} :comma? ( em :seu | no|na|nos|nas )`,
    ),
    example: 'Vale o CC. O condomínio veda, no {art. 7º}, animais.',
  },
  {
    id: 'acronym-leads',
    before: pattern(
      `( :capitals~:case-class|:roman ( :slash|:dash :capitals | :n? :number ( :slash :number )? ) | :capitals :n? :number :slash :number ) ${QUALIFIER} ( ${LEADS} | ${OPENS} )`,
    ),
    example: 'O CDC foi contrariado pela IN/RFB, {art. 5º}.',
  },
  {
    id: 'bare-number-leads',
    before: pattern(':number ( :slash :number | :comma? de :number ) :comma|:open ( em :seu )?'),
    example: 'Leis 9.099/95, art. 3º, 10.259/01, {art. 5º}.',
  },
  {
    id: 'numbered-name-leads',
    before: pattern(
      `:cap :stop? n? :number :slash :number ( do|da :capitals ( :slash|:dash :capitals )? )? :comma|:open ( em :seu )?`,
    ),
    example: 'A CF é clara. Veja-se o Ato 88/2019 do CNJ, {art. 9º}.',
  },
  {
    id: 'name-alone',
    before: pattern(
      `( :semicolon :cap ( :de? :cap ){0,4} :comma|:open | ( :stop|:semicolon|:dash|no|na ) :upper|:case-class :comma )`,
    ),
    example: 'CF, art. 93; PIDESC, {art. 11}.',
  },
];

/** Rules for the cell of a table, in which no sentence continues. The heading above may still name the act. */
export const CELLS: ReadonlySet<string> = new Set(['cell', 'cell-behind']);

/** The rule for an act that is named but cannot be read. It owns the list all the same. */
export const UNREAD_ACT = 'of-unread-act';

/** Rules that leave open which act owns a list, without showing who else does. */
export const OF_NOBODY: readonly NobodyRule[] = [
  // This rule comes first: the act is named, although it cannot be read, so nothing is inferred from earlier acts,
  // whatever is before the list.
  {
    id: UNREAD_ACT,
    behind: pattern(
      `:comma? do|da|dos|das lei|leis|decreto|decretos|medida|resolucao|portaria|norma ( federal|complementar|provisoria )? ( :number-mark | :number | :capitals~:roman | sob | lei|decreto )`,
    ),
    example: 'Vale o CDC. Os {arts. 1º e 3º} da Lei nº XX/20XX são claros.',
  },
  {
    id: 'working-party',
    before: pattern('grupo ( de trabalho ( de :word de :word )? )? do'),
    list: pattern(':artigo'),
    example: 'Vale a LGPD. O parecer do Grupo de Trabalho do {artigo 29} trata disso.',
  },
  {
    id: 'in-instrument',
    before: pattern(
      `${WHERE} ( ( ${INSTRUMENT} | edital ${WORD}{1,10} ) :comma ( :o | no|na|nos|nas|em ) | ${INSTRUMENT} ${WORD}{0,10} ( :comma | :open ) )`,
    ),
    example: 'Vale o CDC. No edital, o {art. 10} exige caução.',
  },
  {
    id: 'instrument-alone',
    before: pattern(
      `( ( ( ${BARE} | :comma|:open|e | cf :stop? | vide|ver|:according ) ( ${INSTRUMENT} | ${LOCAL_LAW} )
        | do|da|pelo|pela|no|na lei|decreto|codigo|estatuto :local
        | :part|norma :of-instrument ) ${WORD}{0,8} ( :open ${WORD}{1,6} :close )? ( :comma | :open )? )`,
    ),
    example: 'Vale o CC. Conforme a regra contratual, {art. 5º}, cabe multa.',
  },
  {
    id: 'in-piece',
    before: pattern(`${WHERE} :piece ${WORD}{0,6} ( :comma | :open )`),
    example: 'Vale o CPC. Em sua contestação, {art. 5º}, disse o réu.',
  },
  {
    id: 'beside-noun',
    before: pattern(
      `${BARE} :o? ( ( ${INSTRUMENT} | :piece ) ${NAME} ( :semicolon :o? | :comma :o ) | ${INSTRUMENT} ${NAME} :stop :o? )`,
    ),
    example: 'O CC rege o dano. O contrato social; {art. 5º}.',
  },
  {
    id: 'shown',
    before: pattern(
      `:shows ( :dash se )? ( :o? :shown ( no|na|do|da|nos|nas )? | no|na|nos|nas|do|da|dos|das|:a-prep|:o )? :attribute? ${INSTRUMENT} ${NAME} :stop|:colon :closeQuote? :openQuote? ( :o | no|na|nos|nas )?`,
    ),
    example: 'O CC rege o dano. Veja o contrato. O {art. 7º} veda.',
  },
  {
    id: 'own-possessive',
    before: pattern(`( ${INSTRUMENT} | termo | regulamento ) ${CLAUSE}{0,12} ( :stop|:semicolon em? )? :seu`),
    example: 'Vale o CDC. O edital exige caução. Em seu {art. 7º}, veda.',
  },
  {
    id: 'subject-possessive',
    before: pattern(
      `( ${BARE} | :comma | e|mas|que|pois ) :o ( (! :word? :kind|texto|legislador ) ${WORD} ){1,10} :comma ( ${WORD}{1,6} )? ( em|no|na|nos|nas ) :seu`,
    ),
    example: 'Vale o CC. A escritura, em seu {art. 7º}, veda.',
  },
  {
    id: 'whose',
    before: pattern(':word :comma? :cujo'),
    example: 'Vale o CDC. A loja fechou, cujo {art. 5º} é claro.',
  },
  {
    id: 'unread-acronym',
    before: pattern(':upper ( :slash|:dash :capitals )?'),
    list: pattern(':level_'),
    example: 'Veja a CF, art. 6º; RPS {art. 8º}.',
  },
  {
    id: 'once',
    before: ONCE,
    example: 'Vale o CPC. O antigo {art. 273} cuidava disso.',
  },
  { id: 'cell', before: pattern(':bar'), example: 'Vale o CDC.\n\n| prazo | {art. 5º} |' },

  {
    id: 'of-something',
    behind: pattern(
      `:comma? ( de ( ambos|ambas | :outro | cada? um|uma do|da|dos|das|deles|delas )
        | ( :acima :word~:conjunction? :comma? )? ( do|da|dos|das | de :seu ) :openQuote|:open? ( :word~:of-named|:artigo
          | norma :particular|:local|:alien|:of-instrument|brasileira|internacional
          | lei|leis ( :local|:alien | que :institutes | :dash :word ) ) )`,
    ),
    example: 'Vale o CDC. O {art. 3º} do manual é claro.',
  },
  {
    id: 'of-superseded',
    behind: pattern(SUPERSEDED),
    example: 'Vale o CC. O {art. 3º} da lei revogada dizia.',
  },
  {
    id: 'one-of-several',
    behind: pattern(`:comma|:open? ( ${ONE_OF_SEVERAL} )`),
    example: 'Vale o CPC, e vale a CLT. O {art. 300} daquele é claro.',
  },
  {
    id: 'changed-by',
    behind: pattern(
      ':comma? pelo|pela|pelos|pelas lei|leis|lc|ec|emenda|emendas|dec|decreto|decretos|dl|mp|medida|medidas|reforma|constituicao|codigo|cf|cpc|ncpc|clt|cp|cpp|cc|cdc|ctn',
    ),
    example: 'Vale a CLT. A revogação do {art. 384} pela Lei 13.467.',
  },
  {
    id: 'set-against',
    behind: SET_AGAINST,
    example: 'Vale o CDC. O {art. 3º} viola o art. 5º da CF.',
  },
  { id: 'cell-behind', behind: pattern(':bar'), example: 'Vale o CDC.\n\n{art. 5º} | prazo' },
  {
    id: 'of-instrument',
    behind: pattern(
      `( :of-instrument | :comma|:open|:dash? ( ${INSTRUMENT} | estatuto | regimento ) ( social | coletivo|coletiva )? ( :comma|:stop|:semicolon|:close|:dash | (! :any ) ) | :comma p|pp|pag|pags :number )`,
    ),
    example: 'Vale o CDC. O {art. 7º} contratual é claro.',
  },
];
