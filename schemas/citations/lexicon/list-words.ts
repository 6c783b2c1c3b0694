import { type LexiconRow, row } from '../tokens/lexicon.ts';
import { inflected, POINTING_BACK, prefixed } from './pointing-back.ts';

/** Words that a page sometimes glues to the next word: `noartigo 53`, `daSúmula`. */
export const GLUED_PREPOSITIONS = 'o no do ao os nos dos aos e a na da à as nas das às pela pelas com ou'.split(' ');
const GLUED = GLUED_PREPOSITIONS.flatMap((word) => [`${word}artigo`, `${word}artigos`]);

/** Words for the levels of a provision (LC 95/1998, art. 10). The lemma is the name of the level in the contract. */
export const LEVEL_WORDS: readonly LexiconRow[] = [
  row('artigo', `artigo artigos art. arts. ${GLUED.join(' ')}`, 'level'),
  row('paragrafo', '§ parágrafo parágrafos parág. parágs. par. pars.', 'level'),
  row('inciso', '=inciso =incisos inc. incs.', 'level'),
  row('alinea', 'alínea alíneas al. als. letra letras', 'level'),
  row('item', 'item itens', 'level'),
  row('caput', 'caput cabeça', 'level'),
];

/** Words between the members of a list of provisions, before the list, and behind it. */
export const LIST_WORDS: readonly LexiconRow[] = [
  row('numero', 'n. número ns'),
  row('combinado', inflected('combinad conjugad'), 'participle'),
  row('combinacao', 'combinação conjunto conjugação'),
  row('forma', 'forma termos luz'),
  row('bem', 'bem assim'),
  row('alem', 'além'),
  row('mais', 'mais'),
  row('também', 'também'),
  row('sobretudo', 'sobretudo inclusive'),
  row('especial', 'especial particular'),
  row('todos', `${inflected('tod amb')}`, 'all'),
  row(
    'previsto',
    `${inflected('previst contid inscrit inserid insculpid descrit estabelecid dispost tipificad capitulad')} constante constantes`,
    'placed',
    'participle',
  ),
  row(
    'referido',
    `${POINTING_BACK} ${inflected(`${prefixed('transcrit')} mesm dit comentad própri`)}`,
    'referred',
    'participle',
  ),
  row('supra', 'supra retro super pre sobre', 'reference-prefix'),
  row('parte', 'parte figura hipótese', 'part'),
  row('primeiro', `${inflected('primeir segund terceir últim')}`, 'ordinal-word'),
  row('vez', 'vezes'),
  row('sic', 'sic'),
  row('seguinte', 'seguintes ss. segs. seg. seq. seqq.', 'following'),
  row('respectivo', inflected('respectiv')),
  row('redacao', 'redação', 'new-wording'),
  row('incurso', inflected('incurs denunciad condenad pronunciad indiciad'), 'accused', 'participle'),
  row('pena', 'penas sanções', 'sanction'),
  row('numbered-act', 'lei lc ec emenda decreto dl mp medida', 'numbered-act'),
  row('amended', 'atual antigo renumerado red. redação nova duas três', 'wording'),
  row('unidade', 'ano anos dia dias mês meses hora horas reais salários vezes réus autores', 'unit'),
  row(
    'salario',
    'salário grau lugar dia mês ano andar ofício batalhão tabelião tabelionato juizado turno item capítulo título semestre trimestre bimestre século',
    'ordinal-thing',
  ),
  row(
    'evento',
    'turma turmas câmara câmaras seção congresso fórum jornada jornadas seminário encontro simpósio exame concurso tribunal vara juizado ' +
      'conferência plano semana edição colóquio reunião curso ciclo plebiscito referendo bienal festival mostra feira ' +
      'marcha torneio guerra região exército assembleia plenário plenária prêmio pacto volume tomo relatório acórdão voto ' +
      'fppc enfam fonaje cúpula painel oficina workshop império século batalhão distrito',
    'event',
  ),
  row('merito', 'mérito fundamentação fundamentos relatório preliminar fatos pedidos conclusão', 'document-part'),
  row('dispositivo', 'dispositivo'),
  // Titles that a letter with a stop abbreviates, or that follow it: `I. Relator`, `C. Câmara`.
  row(
    'relator',
    'civil criminal penal processual relator relatora rel. des. desembargador desembargadora min. ministro ministra juiz juíza julgador julgadora ' +
      'turma câmara tribunal corte superior supremo stf stj stm tst tse magistrado magistrada promotor promotora procurador ' +
      'procuradora defensor defensora colegiado órgão pretório conselho advogado advogada patrono patrona seção acórdão com. proc. juízo',
    'bench',
  ),
  row('excelencia', 'exa. ex. excelência sa. senhoria', 'courtesy'),
  row('resp', 'resp aresp agrg rhc hc adi adpf re súm. súmula', 'case-class'),
];
