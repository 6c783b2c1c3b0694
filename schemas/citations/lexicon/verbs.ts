import { type LexiconRow, row } from '../tokens/lexicon.ts';

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
  row(
    'dispor',
    `prevê preveem prevêem previu dispõe estabelece estipula veda proíbe autoriza permite regula disciplina estatui
      preceitua prescreve`,
    'provides',
    'rules',
  ),
  row(
    'dizer',
    `exclui excluem determina fixa diz reza define assegura garante exige impõe trata consagra traz contém afirma
      ordena manda dita`,
    'provides',
  ),
  row('constar', 'consta constam constava há existe existem está', 'exists'),
  row(
    'acrescentar',
    conjugate('acrescent acresc inclu introduz inser insir adicion incorpor agreg', FINITE),
    'changes',
    'adds',
  ),
  row(
    'alterar',
    conjugate(
      `alter modific reform reformul atualiz emend cri mud renumer reescrev corrig ampli restring aperfeiço aprimor
       flexibiliz prorrog revigor repristin`,
      FINITE,
    ),
    'changes',
  ),
  row('revogar', conjugate('revog derrog abrog substitu suprim elimin extingu retir exclu abol', FINITE), 'changes'),
  row('regulamentar', conjugate('regulament disciplin', FINITE), 'regulates'),
  row(
    'contrariar',
    conjugate(
      'viol contrari ofend afront infring desrespeit recepcion reproduz repet remet interpret excepcion suspend',
      FINITE,
    ),
    'opposes',
  ),
  row(
    'acrescido',
    conjugate('acrescentad acrescid incluíd introduzid inserid adicionad', PARTICIPLE),
    'changed',
    'added',
  ),
  row(
    'alterado',
    conjugate('alterad modificad reformad reformulad atualizad emendad renumerad', PARTICIPLE),
    'changed',
  ),
  row('revogado', conjugate('revogad derrogad abrogad substituíd', PARTICIPLE), 'undone'),
  row(
    'alteracao',
    `redação alteração alterações modificação modificações mudança mudanças reforma reformas atualização
      atualizações`,
    'change',
  ),
  row(
    'promover',
    `promove promoveu promoveram promovendo fez fizeram faz fazendo trouxe trouxeram traz trazendo introduz introduziu
      introduzindo operou realizou efetuou implementou determinou`,
    'makes',
  ),
  row('dar', 'deu deram =dá dar dando confere conferiu conferir conferindo atribuiu', 'gives', 'makes'),
  row(
    'editar',
    conjugate(
      'edit public sancion aprov baix exped elabor institu promulg homolog registr alter modific reform',
      'ou aram iu iram ado ada ados adas ido ida idos idas uído uída',
    ),
    'issued',
  ),
  row('firmar', conjugate('firm celebr assin pactu', 'ou aram ado ada ados adas'), 'signed'),
  row(
    'divergir',
    conjugate(
      'viol contrari ofend afront diverg conflit infring desrespeit vulner colid destoa',
      `${FINITE} ado ada ido ida`,
    ),
    'against',
  ),
  row('afastar', 'fere ferem feriu afasta afastam incompatível incompatíveis inconstitucional', 'against'),
  row(
    'decidir',
    conjugate(
      `conden absolv decid julg fix aplic reconhec afirm entend conclu indefer defer neg acolh rejeit determin consign aleg
       sustent pleite requer`,
      'ou eu iu aram eram iram',
    ),
    'did',
  ),
  row(
    'previsto',
    `${conjugate('previst dispost descrit inscrit inserid contid impress expost post', PARTICIPLE)} ${conjugate('permitid autorizad exigid vedad proibid garantid', PARTICIPLE)}`,
    'participle',
  ),
  row('instituir', conjugate('institu cri disp estabelec', 'i iu a ou õe e eu'), 'institutes'),
  row(
    'ver',
    `vê veja vejam vejamos vide ver lê leia leiam observe observem note notem confira confiram consulte consultem eis
      segue seguem transcrevo transcreve atente atentem examine examinem analise analisem cito cita cite`,
    'shows',
  ),
];
