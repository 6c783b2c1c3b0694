import type { LexiconRow } from '../tokens/lexicon.ts';

/** Returns every form of the stems with these endings, separated by blanks. */
const conjugate = (stems: string, endings: string): string =>
  stems
    .trim()
    .split(/\s+/)
    .flatMap((stem) => endings.split(' ').map((ending) => stem + ending))
    .join(' ');

/** Endings of the past, present, future, infinitive and gerund, for what one act does to another. */
const FINITE = 'ou ar aram arem ará a am ando e em iu i eu ir iram irem irá er eram erem erá indo endo';
const PARTICIPLE = 'o a os as';

/** Verbs for what acts do, in their own provisions and to other acts. */
export const VERBS: readonly LexiconRow[] = [
  {
    lemma: 'dispor',
    forms: `prevê preveem prevêem previu dispõe estabelece estipula veda proíbe autoriza permite regula disciplina estatui
      preceitua prescreve`,
    classes: ['provides', 'rules'],
  },
  {
    lemma: 'dizer',
    forms: `exclui excluem determina fixa diz reza define assegura garante exige impõe trata consagra traz contém afirma
      ordena manda dita`,
    classes: ['provides'],
  },
  { lemma: 'constar', forms: 'consta constam constava há existe existem está', classes: ['exists'] },
  {
    lemma: 'acrescentar',
    forms: conjugate('acrescent acresc inclu introduz inser insir adicion incorpor agreg', FINITE),
    classes: ['changes', 'adds'],
  },
  {
    lemma: 'alterar',
    forms: conjugate(
      `alter modific reform reformul atualiz emend cri mud renumer reescrev corrig ampli restring aperfeiço aprimor
       flexibiliz prorrog revigor repristin`,
      FINITE,
    ),
    classes: ['changes'],
  },
  {
    lemma: 'revogar',
    forms: conjugate('revog derrog abrog substitu suprim elimin extingu retir exclu abol', FINITE),
    classes: ['changes'],
  },
  { lemma: 'regulamentar', forms: conjugate('regulament disciplin', FINITE), classes: ['regulates'] },
  {
    lemma: 'contrariar',
    forms: conjugate(
      'viol contrari ofend afront infring desrespeit recepcion reproduz repet remet interpret excepcion suspend',
      FINITE,
    ),
    classes: ['opposes'],
  },
  {
    lemma: 'acrescido',
    forms: conjugate('acrescentad acrescid incluíd introduzid inserid adicionad', PARTICIPLE),
    classes: ['changed', 'added'],
  },
  {
    lemma: 'alterado',
    forms: conjugate('alterad modificad reformad reformulad atualizad emendad renumerad', PARTICIPLE),
    classes: ['changed'],
  },
  { lemma: 'revogado', forms: conjugate('revogad derrogad abrogad substituíd', PARTICIPLE), classes: ['undone'] },
  {
    lemma: 'alteracao',
    forms: `redação alteração alterações modificação modificações mudança mudanças reforma reformas atualização
      atualizações`,
    classes: ['change'],
  },
  {
    lemma: 'promover',
    forms: `promove promoveu promoveram promovendo fez fizeram faz fazendo trouxe trouxeram traz trazendo introduz introduziu
      introduzindo operou realizou efetuou implementou determinou`,
    classes: ['makes'],
  },
  {
    lemma: 'dar',
    forms: 'deu deram =dá dar dando confere conferiu conferir conferindo atribuiu',
    classes: ['gives', 'makes'],
  },
  {
    lemma: 'editar',
    forms: conjugate(
      'edit public sancion aprov baix exped elabor institu promulg homolog registr alter modific reform',
      'ou aram iu iram ado ada ados adas ido ida idos idas uído uída',
    ),
    classes: ['issued'],
  },
  { lemma: 'firmar', forms: conjugate('firm celebr assin pactu', 'ou aram ado ada ados adas'), classes: ['signed'] },
  {
    lemma: 'divergir',
    forms: conjugate(
      'viol contrari ofend afront diverg conflit infring desrespeit vulner colid destoa',
      `${FINITE} ado ada ido ida`,
    ),
    classes: ['against'],
  },
  {
    lemma: 'afastar',
    forms: 'fere ferem feriu afasta afastam incompatível incompatíveis inconstitucional',
    classes: ['against'],
  },
  {
    lemma: 'decidir',
    forms: conjugate(
      `conden absolv decid julg fix aplic reconhec afirm entend conclu indefer defer neg acolh rejeit determin consign aleg
       sustent pleite requer`,
      'ou eu iu aram eram iram',
    ),
    classes: ['did'],
  },
  { lemma: 'impugnado', forms: 'impugnado impugnada impugnados questionado questionada', classes: [] },
  {
    lemma: 'previsto',
    forms: `${conjugate('previst dispost descrit inscrit inserid contid impress expost post', PARTICIPLE)} ${conjugate('permitid autorizad exigid vedad proibid garantid', PARTICIPLE)}`,
    classes: ['participle'],
  },
  { lemma: 'instituir', forms: conjugate('institu cri disp estabelec', 'i iu a ou õe e eu'), classes: ['institutes'] },
  {
    lemma: 'ver',
    forms: `vê veja vejam vejamos vide ver lê leia leiam observe observem note notem confira confiram consulte consultem eis
      segue seguem transcrevo transcreve atente atentem examine examinem analise analisem cito cita cite`,
    classes: ['shows'],
  },
];
