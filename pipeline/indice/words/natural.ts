/** Old spellings that the pages still have, with today's. Whole words, in lower case. */
const GRAFIAS: Record<string, string> = {
  impôsto: 'imposto',
  impôstos: 'impostos',
  sôbre: 'sobre',
  êrro: 'erro',
  fôrça: 'força',
  fôrças: 'forças',
  fôro: 'foro',
  pôsto: 'posto',
  govêrno: 'governo',
  emprêsa: 'empresa',
  emprêgo: 'emprego',
  interêsse: 'interesse',
  acôrdo: 'acordo',
  socôrro: 'socorro',
  juri: 'júri',
  assembléia: 'assembleia',
  assembléias: 'assembleias',
  'assembléia-geral': 'assembleia geral',
  'assembléias-gerais': 'assembleias gerais',
  idéia: 'ideia',
  'co-autoria': 'coautoria',
  'semi-aberto': 'semiaberto',
  'semi-liberdade': 'semiliberdade',
  'sócio-educativas': 'socioeducativas',
  'mão-de-obra': 'mão de obra',
  'auto-acusação': 'autoacusação',
  concêrto: 'concerto',
  dôlo: 'dolo',
  arremêsso: 'arremesso',
  sobrevôo: 'sobrevoo',
  ideológicamente: 'ideologicamente',
  fôrca: 'força',
  têrmo: 'termo',
  têrmos: 'termos',
  prêso: 'preso',
  êste: 'este',
  contrôle: 'controle',
  cêra: 'cera',
  titulo: 'título',
  capitulo: 'capítulo',
};
/** Names within headings in capitals. Their initial stays a capital. */
const NOMES =
  /\b(união|estados?(?= (federados|parte))|municípios?|distrito federal|territórios|república|brasil|nações unidas|(?<=(?:à|a|da|na) )constituição(?! de|,)|congresso nacional|câmara dos deputados|senado federal|ministério público|supremo tribunal federal|superior tribunal de justiça|tribunal penal internacional|tribunal superior|tribunal de contas da união|tribunais regionais federais|advocacia-geral da união|defensoria pública|fazenda pública|forças armadas|poder (legislativo|executivo|judiciário|público)|estado democrático de direito|sistema único de saúde|sistema nacional de trânsito|justiça (federal|militar|eleitoral|do trabalho)|conselho (da república|de defesa nacional|tutelar|nacional de justiça|curador|penitenciário)|mercosul|fgts|cade|redom|simples doméstico|presidente da república|ministros? de estado|internet)\b/g;
const MINUSCULAS = new Set([
  'de',
  'da',
  'do',
  'das',
  'dos',
  'e',
  'a',
  'o',
  'ou',
  'em',
  'no',
  'na',
  'por',
  'para',
  'com',
]);
const SIGLAS = new Set(['FGTS', 'REDOM', 'CTPS', 'PIS', 'INSS', 'ADI', 'ADC', 'ADPF', 'SUS', 'CADE', 'CIPA']);

/**
 * Writes a heading or rubric as in running text: without its initial preposition, not in capitals, in today's spelling,
 * with a capital initial.
 */
export function lerNatural(titulo: string): string {
  const limpo = titulo
    .replace(/^\p{L}{1,4}\) /u, '')
    .replace(/ ?\([^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*(?:\bRegulamento|\(.*?\)|\.)\s*$/g, '')
    .replace(/[“”"]/g, '')
    .trim()
    .replace(/^(?:D[oae]s?|À|Ao|Aos?|Às?|[OA]s?)\s+(?=\S)/iu, '');
  const words = limpo.split(' ').map((word) => {
    if (SIGLAS.has(word)) return word;
    const lower = word.toLowerCase();
    const mended = GRAFIAS[lower.replace(/[,;]$/, '')];
    const tail = /[,;]$/.exec(lower)?.[0] ?? '';
    return (mended === undefined ? lower : mended + tail)
      .replace(/([gq])ü(?=[eiêéí])/g, '$1u')
      .replace(/éia(s?)\b/, 'eia$1');
  });
  const text = words.join(' ').replace(NOMES, capitalize);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Writes a heading as one name: `Da condição, do termo e do encargo` becomes `Condição, termo e encargo`. */
export function semPreposicoes(titulo: string): string {
  const natural = lerNatural(titulo);
  return /^D[oae]s? /i.test(titulo.trim()) ? natural.replace(/(,| e) d[oae]s? (?=\S)/g, '$1 ') : natural;
}

/** Writes a term as a subterm or within a phrase: with a small initial, except for names and abbreviations. */
export function minuscula(termo: string): string {
  if (/^\p{Lu}{2}/u.test(termo) || /^\p{L}+(?: d[aeo]s?| e)? \p{Lu}/u.test(termo)) return termo;
  NOMES.lastIndex = 0;
  if (NOMES.exec(termo.toLowerCase())?.index === 0) return termo;
  return termo.charAt(0).toLowerCase() + termo.slice(1);
}

function capitalize(name: string): string {
  if (name === 'fgts' || name === 'cade' || name === 'redom') return name.toUpperCase();
  if (name === 'internet') return name;
  return name
    .split(' ')
    .map((word) => (MINUSCULAS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

/** Plurals that are names. Nobody looks for their singular. */
const PLURAIS =
  /^(?:alimentos|férias|arras|perdas|custas|direitos|deveres|forças|finanças|aquestos|sonegados|vias|maus|antecedentes|relações|condições|regras|requisitos|efeitos|causas|embargos|memoriais|vendas|honorários|lucros|juros|outr[ao]s|boas|bens|anais|restos|benfeitorias|águas|frutos|víveres|meios|prazos|pais|funções|demonstrações|livros|reservas|garantias|substâncias|fraudes|tribunais|juízes|militares|crimes|juntas|atribuições|várias|diferentes|pessoas|fatos|normas|fontes|sujeitos|vantagens|multas|ações|informações|penas|operações|despesas|receitas|entidades|contas|impugnações|dívidas|preferências)$/iu;

/** Puts the head noun and the adjectives after it into the singular: `Vícios redibitórios` → `Vício redibitório`. */
export function noSingular(termo: string): string {
  const words = termo.split(' ');
  if (/ (?:que|qu[ae]is?) /.test(termo)) return termo;
  if (!/s$/.test(words[0] ?? '') || PLURAIS.test(words[0] ?? '')) return termo;
  const end = words.findIndex((word) => MINUSCULAS.has(word) || /[,;]$/.test(word) || word === 'contra');
  return words.map((word, i) => (end === -1 || i < end ? singularDe(word) : word)).join(' ');
}

function singularDe(word: string): string {
  if (!/s$/.test(word) || word.length < 4 || /(?:[êíúá]s|[aeo]us|pis)$/.test(word)) return word;
  // `árvores`, `debêntures`: if the accent is further back, the e stays.
  if (/[áéíóúâêô].*[rz]es$/i.test(word)) return word.slice(0, -1);
  const [, stem = '', end = ''] =
    /^(.*?)(ões|ães|ais|éis|veis|óis|uis|ns|(?<=[aeioué])res|(?<=[aeiouíú])zes|s)$/.exec(word) ?? [];
  return stem + (FINAIS[end] ?? end.replace(/e?s$/, ''));
}

const FINAIS: Record<string, string> = {
  ões: 'ão',
  ães: 'ão',
  ais: 'al',
  éis: 'el',
  veis: 'vel',
  óis: 'ol',
  uis: 'ul',
  ns: 'm',
};
