import { Caracteres } from '../caracteres.ts';
import { compact } from '../compact.ts';
import { toRoman } from '../numerais.ts';
import { endAt, matchAt } from '../sticky.ts';
import { type Contexto, loose } from './contexto.ts';
import { type Elemento, readValor } from './elementos.ts';
import { countsEvento } from './eventos.ts';
import { readLetra, readRomano, skipBranco } from './lexico.ts';
import { looseNumber } from './numero-solto.ts';

/** The value that goes on with a citation under way, its level told by what stands before it; null when none does. */
export function readSolto(text: string, at: number, contexto: Contexto): Elemento | null {
  if (at >= text.length) return null;
  if (contexto.ligacao === 'nenhuma') return readColado(text, at, contexto);
  const code = text.charCodeAt(at);
  if (code >= 0x30 && code <= 0x39) return looseNumber(text, at, contexto);
  if (code === 0x56 && endAt(TRATAMENTO, text, at) >= 0) return null;
  const extenso = contexto.paragrafos === null ? null : looseExtenso(text, at);
  if (extenso) return extenso;
  const sufixo = contexto.sufixo !== null && contexto.folha === 'artigo' ? looseSufixo(text, at, contexto) : null;
  if (sufixo) return sufixo;
  return looseRoman(text, at, contexto) ?? looseUnico(text, at, contexto) ?? looseLetter(text, at, contexto);
}

/** `parágrafos primeiro, segundo e terceiro do art. 14`; not `segundo a doutrina`. */
const EXTENSO = compact(/\p{Ll}{5,10}(?:\s{1,3}(?:d[oa]s?|e|ou)\s|\s?[,;.)]|$)/iuy);

function looseExtenso(text: string, at: number): Elemento | null {
  const valor = endAt(EXTENSO, text, at) < 0 ? null : readValor('paragrafo', text, at);
  if (!valor || valor.valor === 'unico') return null;
  return { nivel: 'paragrafo', valores: [valor.valor], inicio: at, fim: valor.fim, nomeado: false, plural: false };
}

/** `arts. 3º-A, B e C`: a further letter of the same number; not `103-B, I`, `28-A, E O RÉU`. */
const SUFIXO = /[A-DF-HJ-NP-UWYZ](?=\s?[,;.)]|$|\s{1,3}(?:e|ou|d[ao]s?|c\/c)\s)/y;

function looseSufixo(
  text: string,
  at: number,
  { sufixo, artigo, artigosNoPlural, ligacao }: Contexto,
): Elemento | null {
  const fim = artigosNoPlural || ligacao === 'conjuncao' ? endAt(SUFIXO, text, at) : -1;
  const letra = text[at] as string;
  if (fim < 0 || sufixo === null || letra <= sufixo || letra.charCodeAt(0) - sufixo.charCodeAt(0) > 3) return null;
  return { nivel: 'artigo', valores: [`${artigo}-${letra}`], inicio: at, fim, nomeado: false, plural: false };
}

const U = new Caracteres('uú');
/** `art. 18-A, único, alínea a`: a mark or the preposition of what is above comes behind. */
const UNICO = /[úu]nico(?=\s?(?:[,;.)]|$)|\s{1,3}d[aoe])/iy;

function looseUnico(text: string, at: number, { folha }: Contexto): Elemento | null {
  const may = (folha === 'artigo' || folha === 'caput') && U.at(text, at);
  const fim = may ? endAt(UNICO, text, at) : -1;
  return fim < 0 ? null : { nivel: 'paragrafo', valores: ['unico'], inicio: at, fim, nomeado: false, plural: false };
}

/** `CC`, `LC`, `CD` are acts and bodies before they are numerals: no list of incisos is so long. */
const isInciso = (valor: string): boolean => NUMERAIS.has(valor.includes('-') ? valor.replace(/-.*$/, '') : valor);

const NUMERAIS = new Set(
  Array.from({ length: 399 }, (_, i) => toRoman(i + 1))
    .filter((numeral, i) => i < 130 || numeral.length > 2)
    .concat('IIII'),
);

/** `XXX V`, `L IV`: of a numeral that a blank breaks nobody can tell which it was. */
const PARTIDO = / [IVXLC]{1,5}(?=\s?[,;.)]|\s(?:d[aoe]|e)\s)/y;

/** What follows the label of a line of a list: `V - à Defensoria Pública`; `XC – do …`, `XC - CF` go on to the act. */
const ROTULO = compact(/\s*[-–—]\s+(?!d[aoe]s?\s|[A-Z]{2,6}(?![\p{L}\p{N}]))\p{L}/uy);
const TRAVESSOES = new Caracteres('-–—');
const isRotulo = (text: string, fim: number): boolean =>
  TRAVESSOES.at(text, skipBranco(text, fim)) && endAt(ROTULO, text, fim) >= 0;
/** `V. Exa.`, `V. S.ª`. */
const TRATAMENTO = compact(/V\.?\s*(?:E[xX]|S\.|S[aA](?!\p{L})|M\.)/uy);

/** `; V. acórdão`: vide. */
const VIDE = compact(/V\.\s{1,3}["“(]?\p{L}/uy);

const CABECAS =
  'Civil|Penal|Proc|Rel|Desemb|Min|Jui|Juí|Julg|Turma|Câmara|Camara|Trib|Corte|Superior|Supremo|ST[FJM]|TS[TE]|Magist|' +
  'Promotor|Procurador|Defensor|Colegiad|Órg|Org|Pret|Conselh|Advog|Patron|Seção|Secao|Seçao|Acórd|Acord';
/** What stands behind the stop of a word cut short to its letter, on its own line: `L. 10.406/02`, `V. art. 60`, `I. Relator`, `C.F.`. */
const ABREVIADO = compact(
  new RegExp(
    [
      String.raw`(?<=[LDld])\.[^\S\n]{0,3}(?:n[.º°o]{1,3}\s?)?\d`,
      String.raw`(?<=[Vv])\.[^\S\n]{0,3}(?:(?:arts?|artigos?)(?!\p{L})|§|[Aa]c[óo]rd|AC[ÓO]RD|REsp|RESP|ARE?sp|AgR|RHC|HC|ADI|ADPF|RE(?!\p{L})|S[úu]m)`,
      String.raw`(?<=[ACDEIacdei])\.\s?(?:Com|Des(?!\p{Ll}{0,2}\s)|${CABECAS}|${CABECAS.toUpperCase()})`,
      String.raw`\.\p{L}`,
    ].join('|'),
    'uy',
  ),
);

/** `v e |x, da cf`, in a text without capitals: the act of both follows. */
const E_PEQUENO = /[ivxl]{1,7},?\s{1,3}d[ao]s?\s/y;

function looseRoman(text: string, at: number, contexto: Contexto): Elemento | null {
  const { folha, termo, ligacao } = contexto;
  // Before the article only what it may be of: `§ 3º, I e II, do art. 14`.
  const goesOn = termo === 'inciso' || folha === 'inciso' || (ligacao === 'virgula' && folha !== 'artigo');
  if (contexto.artigo === 0 && !goesOn) return null;
  const pequeno =
    termo === 'inciso' || ligacao === 'virgula' || (folha === 'inciso' && endAt(E_PEQUENO, text, at) >= 0);
  const romano = readRomano(text, at, pequeno);
  if (!romano) return null;
  const rotulo = ligacao !== 'virgula' && isRotulo(text, romano.fim);
  if (!isInciso(romano.valor) || rotulo) return null;
  const single = romano.fim - at === 1;
  if (single && endAt(ABREVIADO, text, romano.fim) >= 0) return null;
  // A hundred, five hundred, a thousand incisos no article has: the letter is an alínea.
  if (single && folha === 'artigo' && 'CDM'.includes(romano.valor)) return null;
  if (countsEvento(text, romano.fim)) return null;
  if (ligacao === 'ponto_e_virgula' && endAt(VIDE, text, at) >= 0) return null;
  const resto = matchAt(PARTIDO, text, romano.fim)?.[0];
  if (resto !== undefined) {
    const valores = [text.slice(at, romano.fim) + resto];
    return { nivel: 'inciso', valores, inicio: at, fim: romano.fim + resto.length, nomeado: false, plural: false };
  }
  const first = text[at] as string;
  // `VI, C`: a hundred incisos there are hardly ever, and `I` to `X` are no alíneas.
  if (single && /[CDLM]/.test(first) && folha !== 'artigo' && folha !== 'caput') return null;
  const pequena = single && termo !== 'inciso' && ligacao !== 'conjuncao' && /[ivxl]/.test(first);
  if (pequena && isLetraDeLista(text, romano.fim, folha)) return null;
  // `ART. 102, I, I`, `ART. 61, II, I`: a list goes up, and what does not is the alínea in capitals.
  const again =
    termo !== 'inciso' &&
    ((folha === 'inciso' && (romano.valor === contexto.inciso || romano.valor === 'I')) ||
      (folha === 'alinea' && romano.valor === contexto.inciso && endAt(OUTRA_LETRA, text, romano.fim) < 0));
  if (single && again && ligacao === 'virgula')
    return loose('alinea', text, at, { ...romano, valor: romano.valor.toLowerCase() });
  const inciso = asEscrito(text, loose('inciso', text, at, romano), contexto);
  // `artigos VIII e IX` of a treaty: the article before was in Roman numerals too.
  const artigos = folha === 'artigo' && contexto.artigosNoPlural && !contexto.algarismo;
  return artigos ? { ...inciso, nivel: 'artigo' } : inciso;
}

const OUTRO_NUMERAL = compact(/\s?(?:,|\s(?:e|ou|a))\s[ivxl]{2,7}(?!\p{L})/uy);
const OUTRA_E_LETRA = /(?:,|\se|\sou)\s["“'‘]?[a-hjkm-uwyz]["”'’]?(?=\s?[,;.]|\s(?:e|d[ao])\s)/y;

/** `art. 482, i e j`; below a paragraph all but `i e iv`. */
const isLetraDeLista = (text: string, fim: number, folha: string): boolean =>
  folha === 'artigo'
    ? endAt(OUTRA_E_LETRA, text, fim) >= 0
    : folha !== 'paragrafo' || endAt(OUTRO_NUMERAL, text, fim) < 0;

/** `art. 482, i`: a small letter right below an article is kept so, since only the act tells whether it is a numeral. */
const asEscrito = (text: string, inciso: Elemento, { folha }: Contexto): Elemento =>
  folha === 'artigo' && inciso.fim - inciso.inicio === 1 && /[ivxl]/.test(text[inciso.inicio] as string)
    ? { ...inciso, valores: [text[inciso.inicio] as string] }
    : inciso;

/** After a bare letter comes a mark, another letter, or the preposition of what is above it. */
const DEPOIS_DA_LETRA = compact(
  /["”’»](?!\p{L})|\s*(?:[,;.)\]:/]|-[a-z](?!\p{L})|$|(?:[eE]|ou|OU|[aA])\s+["“'‘]?[a-zA-Z](?!\p{L})|(?:e|c\/c|d[oae]s?|n[oa]s?|todos|ambos|E|C\/C|D[OAE]S?|N[OA]S?|TODOS|AMBOS)(?!\p{L})|[A-Z]{2,}(?=\s?(?:[,;.)/]|$)|\s(?:e|c\/c)\s))/uy,
);

/** `ART. 482, A DESÍDIA AUTORIZA`: in capitals too the article of speech is no alínea. */
const FALA = compact(
  /[AEO]\s{1,3}(?!(?:D[AEO]S?|N[AO]S?|E|OU|C\/C|TODOS|AMBOS|CAPUT|C[FCPE]|CP[CPM]|CLT|CDC|CT[NB]|ECA|LEP)(?!\p{L}))\p{Lu}{2,}/uy,
);
/** `b, e a CF`: another act begins. */
const E_A_SIGLA = compact(/[ao]\s{1,3}\p{Lu}|[AO]\s{1,3}(?!D[AEO]S?\s)\p{Lu}{2}/uy);
const A_SIGLA_E_ARTIGO = compact(
  /[aoAO]\s{1,3}\p{Lu}{2,8}(?:[/⁄]\d{2,4})?\s?[,(]?\s{0,3}(?:(?:n?[oa]|em\s{1,3}seu)s?\s{1,3})?(?:art|ART)/uy,
);
/** `II, z - agravante` */
const TRAVESSAO = /\s[-–—]\s/y;
/** `, f` */
const OUTRA_LETRA = compact(/\s*,\s*[“"'‘]?[a-z](?![\p{L}\p{N}])/iuy);
/** Nothing, or the act, follows. */
const FIM_DE_LETRA = compact(/\s?[,;.)](?:\s{1,3}d[oa]s?\s|\s?$|\s{1,3}\p{Lu})/uy);
const VIRGULA_DE = compact(/,\s{1,3}d[oa]s?\s{1,3}\p{Lu}/iuy);
/** `art. 482, e, da CLT`; not `art. 5º, e, da CF, o art. 7º`. */
const DA_SIGLA = compact(/,?\s{1,3}d[oa]\s{1,3}[A-Z]{2,5}(?![\p{L}/])(?!,?\s{1,3}(?:[oa]s?\s{1,3})?(?:art|\d))/uy);
/** `alíneas a, e e |i` */
const SO_LETRA = compact(/[a-z](?!\p{L})/uy);
/** `alíneas d e e do inciso I` */
const DO_INCISO = /\s{1,3}d[oa]s?\s{1,3}(?=inc|§|par[áa]g|art)/iy;
/** `n. 12.345`, `p. 300`: a number or a page. */
const MARCA_DE_NUMERO = /(?:n\s?[.º°]{1,3}|p\.)\s?\d/iy;

function looseLetter(text: string, at: number, { folha, termo, ligacao }: Contexto): Elemento | null {
  const letra = readLetra(text, at);
  if (!letra) return null;
  if (!letra.citada) {
    const inList = folha === 'alinea';
    // The first of the two is the letter, and the other goes on.
    if (inList && ligacao === 'conjuncao' && text.startsWith(', e e ', at - 4) && endAt(SO_LETRA, text, at + 2) >= 0)
      return loose('alinea', text, at - 2, { valor: 'e', fim: at - 1 });
    const comma = ligacao === 'virgula';
    if (!inList && !comma) return null;
    if (!inList && folha !== 'inciso' && folha !== 'paragrafo' && folha !== 'artigo') return null;
    // `II, e, f e h` has an alínea e; `art. 5º, e, por fim, art. 37` has none.
    // `alíneas c e e`, `I, e, da CF`: a second conjunction, or one before a preposition, joins nothing.
    const outra =
      (inList && (comma || endAt(FIM_DE_LETRA, text, letra.fim) >= 0)) ||
      endAt(OUTRA_LETRA, text, letra.fim) >= 0 ||
      (folha === 'inciso' && endAt(VIRGULA_DE, text, letra.fim) >= 0) ||
      (folha === 'artigo' && endAt(DA_SIGLA, text, letra.fim) >= 0);
    if (/[eoEO]/.test(text[at] as string) && !outra && !(inList && endAt(DO_INCISO, text, letra.fim) >= 0)) return null;
    const explicada = comma && folha === 'inciso' && endAt(TRAVESSAO, text, letra.fim) >= 0;
    if (!explicada && endAt(DEPOIS_DA_LETRA, text, letra.fim) < 0) return null;
    if (endAt(MARCA_DE_NUMERO, text, at) >= 0 || countsEvento(text, letra.fim)) return null;
    if (endAt(ligacao === 'conjuncao' ? E_A_SIGLA : A_SIGLA_E_ARTIGO, text, at) >= 0) return null;
    if (endAt(FALA, text, at) >= 0 || endAt(ABREVIADO, text, letra.fim) >= 0) return null;
    if (
      folha === 'artigo' &&
      /\p{Lu}/u.test(text[at] as string) &&
      !/^(?:[\s,;.)"”’]|$)/.test(text.slice(letra.fim, letra.fim + 1))
    )
      return null;
  } else if (folha === 'item' && termo === 'item') return null;
  return loose('alinea', text, at, letra);
}

/** Where not even a comma stands between, only these follow a level: `art. 37 XXI da CF`, `art. 121 §2º IV do CP`. */
const DEPOIS_DO_COLADO = compact(
  /\s*(?:[,;.)\]–—-]|$|(?:d[aoe]s?|n[oa]s?|e|ou|c\/c|caput)(?!\p{L})|[A-Z]{2}|["“'‘§]|[a-z](?!\p{L})|(?:al[íi]n|Lei|C[óo]d|Const|Estat|Decr)\p{L}*|\p{Ll}{3})/uy,
);
const LETRA_COLADA = compact(/[a-df-np-z](?=\s{1,3}(?:[A-Z]{2,8}(?!\p{L})|d[aoe]\s))/uy);
/** `art. 33 § 2º b; 44`, `art. 6º iii do CDC`: nothing but a mark or the act behind it. */
const LETRA_DE_PARAGRAFO = /[b-df-np-z](?=\s?[;)])/y;
const ROMANO_COLADO = compact(
  /[ivxl]{1,7}(?:\s{1,3}d[ao]\s|\s{1,3}[A-Z]{2,5}(?!\p{L}))|[ivxl]{2,7}(?=\s?(?:[,;.)]|$))/uy,
);

const isLetter = (code: number): boolean => code >= 0x61 && code <= 0x7a;

function readColado(text: string, at: number, contexto: Contexto): Elemento | null {
  const { folha } = contexto;
  if (contexto.artigo === 0 && contexto.termo === 'artigo') return null;
  const code = text.charCodeAt(at);
  const upper = (code >= 0x41 && code <= 0x5a) || (folha === 'artigo' && endAt(ROMANO_COLADO, text, at) >= 0);
  if (upper && (folha === 'artigo' || folha === 'paragrafo' || folha === 'caput')) {
    const romano = readRomano(text, at, true);
    const told = romano && isInciso(romano.valor) && !/^[CDLM]$/.test(romano.valor);
    if (!told || isRotulo(text, romano.fim) || endAt(DEPOIS_DO_COLADO, text, romano.fim) < 0) return null;
    return asEscrito(text, loose('inciso', text, at, romano), contexto);
  }
  if (upper || (folha !== 'inciso' && folha !== 'paragrafo' && folha !== 'artigo')) return null;
  const quoted = !isLetter(code);
  const letraBare = folha === 'inciso' ? LETRA_COLADA : folha === 'paragrafo' ? LETRA_DE_PARAGRAFO : null;
  if (!quoted && (letraBare === null || endAt(letraBare, text, at) < 0)) return null;
  const letra = readLetra(text, at);
  return letra && letra.citada === quoted ? loose('alinea', text, at, letra) : null;
}
