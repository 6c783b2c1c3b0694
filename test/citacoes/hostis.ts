import fc from 'fast-check';

/** Fragments of which a text may be made to have a reader lose its way; each is repeated to the longest text allowed. */
const FRAGMENTOS = [
  'art. ',
  '1, 2, 3, ',
  'art. 1, 2, 3, ',
  '§',
  'c/c ',
  '"“‘ ',
  'art. 5º “',
  'art. 5º, I, a, ',
  'incisos I e ',
  'I do § 1º do ',
  'do art. ',
  'arts. 1 a 2 a ',
  `art.${' '.repeat(60)}`,
  'art.\n\n5\n\n',
  'art. 5º\n- ',
  '\u0301\u0327',
  '**_> ',
  'art. 5º da referida ',
  'CF, ',
  'Lei nº 1.234, de 1º de maio de 1990, e ',
  'Leis nºs 1.234, de 1990, e 5.678, de 1991, ',
  'Código de Processo ',
  'Constituição do Estado de ',
  'Regimento Interno do ',
  'Código de Posturas (CP), ',
  'doravante CP ',
  'CP (',
  'Constituição do Estado de Goiás, CE, art. 5º, ',
  'Na Itália e na França, o Código Penal ',
  'o Município editou a Lei 8.078/90, ',
  'a-\n',
  '( ',
  'Súmula ',
  `Súmula${' '.repeat(70)}`,
  'Súmula nº ',
  'Súmula 1, ',
  'Súmulas 1, 2, 3, ',
  '1, 2, 3, ',
  'Súmula 7, ambas deste Tribunal e ',
  'Súmula 7, ambas da jurisprudência e ',
  'Súmula 7 ( ',
  'Súmula 7, I, V, X, ',
  'item I, I, I, I, II da Súmula ',
  'Tema 5 da sistemática da tabela da ',
  'repercussão geral – Tema ',
  'OJ 5 da Subseção I da Seção ',
  'Enunciado 5 da I Jornada de ',
  'STJ - Súmula ',
  'Súmulas 1 a 9999, ',
  'SV ',
  `Súmula 7${'\n'.repeat(60)},`,
  'art. 1 a 50 ',
  'incisos I a L do § 1º, ',
  'incisos I a L do § 1º do art. 5º, ',
  'arts. 1 a 50, incisos I a L, ',
  'alínea a do inciso I, ',
  'alínea a, inciso I, § 1º, ',
  'art. 5º (I, (X, [',
  'art. 5º da CF, X, em seu § 2º, ',
  'art. 5.2.a.',
  'art. 1/2/3/',
  'arts. 158-A a 158-Z, ',
  'noventa e nove ',
  'artigo cento e vinte e um, ',
  'A-\nB',
  'ABC-\nDEF-\n',
  'O contrato, em seu ',
  'CE, art. 1. ',
  'art. 1º da mesma Lei e do mesmo Código ',
  `arts. 1${'\n'.repeat(980)} a ${'\n'.repeat(980)}50 da CF. `,
];

/** One long blank after each of these. */
const ANTES_DO_BRANCO = [
  '',
  'art.',
  'art. 1',
  'art. 1,',
  'art. 1, I,',
  'art. 1 da',
  'art. 1 da Resolução',
  'art. 1 da CF',
  'arts. 1 a',
  'Constituição',
  'Constituição Federal',
  'Lei 8.078/90',
  'Lei nº',
  'Código de',
  'Súmula 7',
  'com-',
];

/** What is told once, what is told over and over behind it, and what then asks for all that was told. */
export const ENTRE: readonly (readonly [antes: string, fragmento: string, depois: string])[] = [
  ['art. 5º do CC', ', alterada pela Lei 1.234/2000', ' conforme § 2º do mesmo artigo, art. 9º da referida lei'],
  ['art. 5º do CC', ', pela Lei 1.234/2000, revogada pela Lei 1.235/2000', ', art. 9º da referida lei'],
  ['alterada pela Lei 1.234/2000', ' e pela Lei 1.234/2000', ', art. 9º da referida lei'],
  ['O CDC', ' e o CC', ', arts. 9º e 10'],
  ['altera o código civil\n', 'altera a lei\nart. 2º fica ', 'art. 1º fica o art. 9º desta lei'],
];

/** Pieces of citations, which put together at random make sense seldom. */
export const GRAMATICA: readonly string[] = (
  'art. |arts. |Art. 5º|artigo |§ 1º|§§ 2º e 3º|parágrafo único|inciso |II|XI-A|alínea "a"|a|b) |item 1|caput|1.003|5º-A|' +
  '927|, |; | e | c/c | a | do | da | dos |todos do |ambos da |CF|CPC/73|Código Civil|Lei nº 8.078/90|Lei 8.666|' +
  'mesmo diploma|referida lei|desta Lei|contrato|Constituição do Estado de São Paulo|RISTJ|in fine|e seguintes|(|)|"|\n|' +
  '-\n|Súmula |Súmula 7/STJ|Tema 1.046|OJ 111 da SDI-1|item IV da |. |V. Exa. |º|é'
).split('|');

/** The longest text that a request may bring. */
const TAMANHO = 200_000;

export const HOSTIS: readonly (readonly [fragmento: string, texto: string])[] = [
  ...FRAGMENTOS.map((fragmento) => [fragmento, fragmento.repeat(Math.ceil(TAMANHO / fragmento.length))] as const),
  ...ANTES_DO_BRANCO.flatMap((antes) =>
    [' ', '\n', ' \n\t'].map((branco) => [`${antes}${branco} …`, antes + branco.repeat(TAMANHO)] as const),
  ),
].map(([nome, texto]) => [nome, texto.slice(0, TAMANHO)]);

/** Such pieces to the length of the longest text, the same every time. */
export const AO_ACASO = fc
  .sample(fc.constantFrom(...GRAMATICA), { seed: 1988, numRuns: TAMANHO })
  .join('')
  .slice(0, TAMANHO);
