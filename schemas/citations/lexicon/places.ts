import { type LexiconRow, row } from '../tokens/lexicon.ts';

const list = (words: string) => words.trim().split(/\s*,\s*/);

/** By state, its name, then the adjectives for it. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  AC: ['acre', 'acreano', 'acriano'],
  AL: ['alagoas', 'alagoano'],
  AM: ['amazonas', 'amazonense'],
  AP: ['amapa', 'amapaense'],
  BA: ['bahia', 'baiano'],
  CE: ['ceara', 'cearense'],
  DF: ['distrito federal', 'brasiliense', 'candango'],
  ES: ['espirito santo', 'capixaba', 'espirito-santense'],
  GO: ['goias', 'goiano'],
  MA: ['maranhao', 'maranhense'],
  MG: ['minas gerais', 'mineiro'],
  MS: ['mato grosso do sul', 'sul-mato-grossense', 'sul-matogrossense'],
  MT: ['mato grosso', 'mato-grossense', 'matogrossense'],
  PA: ['para', 'paraense'],
  PB: ['paraiba', 'paraibano'],
  PE: ['pernambuco', 'pernambucano'],
  PI: ['piaui', 'piauiense'],
  PR: ['parana', 'paranaense'],
  RJ: ['rio de janeiro', 'fluminense', 'carioca'],
  RN: ['rio grande do norte', 'potiguar', 'norte-rio-grandense', 'norte-riograndense'],
  RO: ['rondonia', 'rondoniense', 'rondoniano'],
  RR: ['roraima', 'roraimense'],
  RS: ['rio grande do sul', 'gaucho', 'sul-rio-grandense', 'sul-riograndense', 'rio-grandense', 'riograndense'],
  SC: ['santa catarina', 'catarinense', 'barriga-verde'],
  SE: ['sergipe', 'sergipano'],
  SP: ['sao paulo', 'paulista', 'bandeirante', 'paulistano'],
  TO: ['tocantins', 'tocantinense'],
};

/** Countries, and cities and peoples by which foreign law is called. */
const FOREIGN_PLACES = list(`
  afeganistao, africa do sul, albania, alemanha, andorra, angola, arabia saudita, argelia, argentina, armenia, australia, austria,
  belgica, bolivia, bosnia, botsuana, bulgaria, cabo verde, camaroes, canada, catalunha, chile, china, chipre, cingapura, colombia, congo, coreia,
  coreia do sul, coreia do norte, costa rica, croacia, cuba, dinamarca, egito, el salvador, equador, escocia, eslovaquia,
  eslovenia, espanha, estados unidos, eua, usa, estonia, etiopia, europa, filipinas, finlandia, franca, gana, georgia, gra-bretanha,
  grecia, guatemala, guiana, guine, guine-bissau, haiti, holanda, honduras, hungria, india, indonesia, inglaterra, ira,
  iraque, irlanda, islandia, israel, italia, jamaica, japao, jordania, letonia, libano, libia, lituania, luxemburgo, macau,
  madagascar, malasia, mali, malta, marrocos, mexico, mocambique, moldavia, monaco, namibia, nicaragua, nigeria, noruega,
  nova zelandia, paises baixos, palestina, panama, paquistao, paraguai, peru, polonia, porto rico, portugal, quebec, quenia,
  reino unido, republica dominicana, republica tcheca, romenia, russia, sao tome e principe, senegal, servia, singapura,
  siria, sudao, suecia, suica, suriname, tailandia, taiwan, tchecoslovaquia, timor-leste, timor, tunisia, turquia, ucrania, uniao europeia,
  uniao sovietica, urss, uruguai, vaticano, venezuela, vietna, weimar, cadiz, bonn, bolonha, napoleao, justiniano, hamurabi, prussia,
  baviera, california, filadelfia, louisiana, luisiana, nova iorque, nova york, texas, buenos aires
`);

/** Countries in a bracket behind the name of an act: `CC (PT)`. */
export const COUNTRY_CODES: ReadonlySet<string> = new Set(
  'PT FR IT DE AR UY PY CL CO CH BE NL AT US USA EUA UK EU UE JP MX AO MZ CV'.split(' '),
);

/** Masculine adjectives, from which the feminine is derived. */
const FOREIGN_DEMONYMS = list(`
  afegao, africano, albanes, alemao, germanico, tedesco, gaules, gaditano, anglo-saxao, andorrano, angolano, arabe, argelino, argentino, armenio, australiano, austriaco, austro-hungaro,
  barbadiano, bavaro, belga, boliviano, bosnio, britanico, bulgaro, cabo-verdiano, camaronense, canadense, catalao, cazaque, chileno, chines, cipriota,
  colombiano, congoles, coreano, norte-coreano, sul-coreano, costa-riquenho, costarriquenho, croata, cubano, dinamarques,
  dominicano, egipcio, equatoriano, escoces, eslovaco, esloveno, espanhol, estadunidense, estoniano, etiope, europeu, filipino,
  finlandes, frances, galego, ganense, georgiano, grego, guatemalteco, guianense, guineense, haitiano, helenico, helvetico, hispanico, holandes, hondurenho,
  hungaro, indiano, indonesio, ingles, iraniano, iraquiano, irlandes, islandes, israelense, israelita, italiano, iugoslavo, jamaicano, japones,
  jordaniano, letao, libanes, libio, lituano, luso, luxemburgues, macaense, malaio, maltes, marroquino, mexicano, mocambicano,
  moldavo, monegasco, namibiano, napoleonico, neerlandes, neozelandes, nicaraguense, nigeriano, norte-americano, americano, noruegues, otomano, palestino, panamenho,
  paquistanes, paraguaio, persa, peruano, polaco, polones, porto-riquenho, portugues, prussiano, queniano, quebequense, romeno, russo, salvadorenho,
  saudita, senegales, servio, sirio, somali, sovietico, sueco, suico, sul-africano, sul-vietnamita, surinames, tailandes, taiwanes, tcheco, checo, timorense,
  tunisiano, turco, ucraniano, uruguaio, vaticano, venezuelano, vietnamita, weimariano, zairense, luisiano, iberico, lusitano, estrangeiro, romano
`);

/** Adjectives for towns that have laws of their own. Most others end in `-ense`. */
const TOWN_DEMONYMS = list(`
  paulistano, soteropolitano, curitibano, florianopolitano, santista, campineiro, sorocabano, cuiabano, aracajuano, goianapolitano,
  belo-horizontino, petropolitano, itabirano, pelotense, ludovicense, portalegrense, porto-alegrense, recifense
`);

/** Words that end like the adjective of a town but are not one. */
export const NO_TOWN: ReadonlySet<string> = new Set([
  'forense',
  'castrense',
  'pense',
  'dispense',
  'compense',
  'recompense',
  'condense',
]);

export const UFS: readonly string[] = Object.keys(STATES);

/** The names of the states with their acronyms. `Minas` alone is also one. */
export const STATE_NAMES: readonly (readonly [name: string, uf: string])[] = [
  ...Object.entries(STATES).map(([uf, [name = '']]) => [name, uf] as const),
  ['minas', 'MG'],
];

/** Whose law an adjective refers to: a state's (`uf` is null if it does not say which), a town's, or another country's. */
export type Whose = { of: 'state'; uf: string | null } | { of: 'town' } | { of: 'abroad' };

export const ADJECTIVES: readonly (readonly [adjective: string, whose: Whose])[] = [
  ['estadual', { of: 'state', uf: null }],
  ['local', { of: 'state', uf: null }],
  ['distrital', { of: 'state', uf: 'DF' }],
  ['municipal', { of: 'town' }],
  ...Object.entries(STATES).flatMap(([uf, [, ...adjectives]]) =>
    adjectives.flatMap((each) =>
      [each, each.replace(/o$/, 'a')].map((gender) => [gender, { of: 'state', uf } as const] as const),
    ),
  ),
  ...FOREIGN_DEMONYMS.flatMap((each) =>
    [each, feminine(each)].map((gender) => [gender, { of: 'abroad' } as const] as const),
  ),
  ...TOWN_DEMONYMS.flatMap((each) =>
    [each, feminine(each)].map((gender) => [gender, { of: 'town' } as const] as const),
  ),
];

/** `FOREIGN_PLACES` as rows of a table of phrases. */
export const ABROAD: readonly (readonly [place: string, true])[] = FOREIGN_PLACES.map((place) => [place, true]);

function feminine(adjective: string): string {
  if (/(?:a|e|i|ol)$/.test(adjective)) return /ol$/.test(adjective) ? `${adjective}a` : adjective;
  if (/ao$/.test(adjective)) return adjective.replace(/ao$/, 'a');
  if (/eu$/.test(adjective)) return adjective.replace(/eu$/, 'eia');
  return /s$/.test(adjective) ? `${adjective}a` : adjective.replace(/o$/, 'a');
}

/**
 * Returns the longest word of a name, taken as its rarest. If a text has none of these words, it mentions no other
 * country.
 */
const rarestOf = (name: string): string => name.split(/[ -]/).sort((a, b) => b.length - a.length)[0] as string;

export const PLACES: readonly LexiconRow[] = [
  row(
    'abroad',
    [...FOREIGN_PLACES, ...FOREIGN_DEMONYMS.flatMap((each) => [each, feminine(each)])].map(rarestOf).join(' '),
  ),
  row('municipio', 'município municipalidade cidade comarca prefeitura', 'town'),
  row('nosso', 'nosso nossa nossos nossas', 'ours'),
  row('aqui', 'aqui pátrio pátria pátrios pátrias brasil brasileiro brasileira brasileiros brasileiras', 'ours'),
];
