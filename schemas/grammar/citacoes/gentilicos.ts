import { adjetivosDeEstado, plainNome } from './estados.ts';
import { PalavrasNoTexto } from './palavras-no-texto.ts';

const list = (words: string) => words.trim().split(/\s*,\s*/);

/** Countries, and cities and people that foreign law is called after. */
const LUGARES = list(`
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

/** Masculine adjectives: the feminine is made of them. */
const ADJETIVOS = list(`
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

/** People of towns that have laws of their own; most others end in `-ense`. */
const DE_CIDADES = list(`
  paulistano, soteropolitano, curitibano, florianopolitano, santista, campineiro, sorocabano, cuiabano, aracajuano, goianapolitano,
  belo-horizontino, petropolitano, itabirano, pelotense, ludovicense, portalegrense, porto-alegrense, recifense
`);
/** Ends like one, and is not. */
const NAO_E_CIDADE = new Set(['forense', 'castrense', 'pense', 'dispense', 'compense', 'recompense', 'condense']);

function feminine(adjetivo: string): string {
  if (/(?:a|e|i|ol)$/.test(adjetivo)) return /ol$/.test(adjetivo) ? `${adjetivo}a` : adjetivo;
  if (/ao$/.test(adjetivo)) return adjetivo.replace(/ao$/, 'a');
  if (/eu$/.test(adjetivo)) return adjetivo.replace(/eu$/, 'eia');
  return /s$/.test(adjetivo) ? `${adjetivo}a` : adjetivo.replace(/o$/, 'a');
}

const daCidade = new Set(DE_CIDADES.flatMap((adjetivo) => [adjetivo, feminine(adjetivo)]));
const lugares = new Set(LUGARES);
const adjetivos = new Set(ADJETIVOS.flatMap((adjetivo) => [adjetivo, feminine(adjetivo)]));

const primeiras = new Set(LUGARES.map((lugar) => lugar.split(' ')[0]));

let deLugar: PalavrasNoTexto<true> | null = null;

/** Whether a word of a text says of whose law it speaks: `estadual`, `paulista`, `português`. */
export function isDeLugar(text: string, from: number, to: number): boolean {
  deLugar ??= new PalavrasNoTexto(
    new Map([...GOVERNOS, ...adjetivosDeEstado(), ...adjetivos, ...daCidade].map((word) => [word, true])),
  );
  return deLugar.find(text, from, to) !== undefined;
}

const GOVERNOS = ['estadual', 'local', 'distrital', 'municipal'];

/** `colombiano`, `Suíça`: what belongs to another country, or comes from one. */
export const isEstrangeiro = (palavra: string): boolean => adjetivos.has(plainNome(palavra));

/** Of what tells of another country, the one word that is rarest: the longest. */
export const palavrasEstrangeiras = (): string[] =>
  [...lugares, ...adjetivos].map((nome) => nome.split(/[ -]/).sort((a, b) => b.length - a.length)[0] as string);

/** `santista`, `recifense`: of a town. */
export function isDeCidade(palavra: string): boolean {
  const plain = plainNome(palavra);
  return daCidade.has(plain) || (/ense$/.test(plain) && !NAO_E_CIDADE.has(plain));
}

/** `Itália`, `Estados Unidos`, `Weimar`: a place that has laws of its own. */
export const isLugarEstrangeiro = (nome: string): boolean => lugares.has(plainNome(nome));

/** Whether one begins with that word. */
export const beginsLugarEstrangeiro = (palavra: string): boolean => primeiras.has(plainNome(palavra));
