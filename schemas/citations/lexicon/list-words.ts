import type { LexiconRow } from '../tokens/lexicon.ts';

const words = (lemma: string, forms: string, ...classes: string[]): LexiconRow => ({ lemma, forms, classes });

/** Returns the stems with each of the endings `o a os as`. */
const inflected = (stems: string): string =>
  stems
    .split(' ')
    .flatMap((stem) => ['o', 'a', 'os', 'as'].map((ending) => stem + ending))
    .join(' ');

const REFERRED = 'citad mencionad referid transcrit'.split(' ');
const PREFIXES = ['', 'supra', 'retro', 'super', 'pre', 'sobre'];

/** Words between the members of a list of provisions, before the list, and behind it. */
export const LIST_WORDS: readonly LexiconRow[] = [
  words('numero', 'n. número ns'),
  words('unico', `${inflected('únic')} ún.`),
  words('cc', 'cc'),
  words('ad', 'ad.'),
  words('combinado', inflected('combinad conjugad'), 'participle'),
  words('combinacao', 'combinação conjunto conjugação'),
  words('forma', 'forma termos luz'),
  words('bem', 'bem assim'),
  words('como', 'como'),
  words('alem', 'além'),
  words('mais', 'mais'),
  words('também', 'também'),
  words('sobretudo', 'sobretudo inclusive'),
  words('especial', 'especial particular'),
  words('todos', `${inflected('tod amb')}`, 'all'),
  words(
    'previsto',
    `${inflected('previst contid inscrit inserid insculpid descrit estabelecid dispost tipificad capitulad')} constante constantes`,
    'placed',
    'participle',
  ),
  words(
    'referido',
    inflected(
      [
        ...PREFIXES.flatMap((prefix) => REFERRED.map((stem) => prefix + stem)),
        ...'mesm aludid indigitad apontad invocad dit predit sobredit comentad própri'.split(' '),
      ].join(' '),
    ),
    'referred',
    'participle',
  ),
  words('supra', 'supra retro super pre sobre', 'reference-prefix'),
  words('parte', 'parte figura hipótese', 'part'),
  words('primeiro', `${inflected('primeir segund terceir últim')}`, 'ordinal-word'),
  words('final', 'final'),
  words('fine', 'fine'),
  words('in', 'in'),
  words('et', 'et'),
  words('vez', 'vezes'),
  words('sic', 'sic'),
  words('seguinte', 'seguintes ss. segs. seg. seq. seqq.', 'following'),
  words('respectivo', inflected('respectiv')),
  words('redacao', 'redação', 'new-wording'),
  words('dado', 'dada'),
  words('nova', 'nova'),
  words('por', 'por'),
  words('até', 'até'),
  words('usque', 'usque'),
  words('incurso', inflected('incurs denunciad condenad pronunciad indiciad'), 'accused', 'participle'),
  words('pena', 'penas sanções', 'sanction'),
  words('lei', 'lei'),
  words('código', 'código'),
  words('constituição', 'constituição'),
  words('estatuto', 'estatuto'),
  words('decreto', 'decreto'),
  words('numbered-act', 'lei lc ec emenda decreto dl mp medida', 'numbered-act'),
  words('amended', 'atual antigo renumerado red. redação nova duas três', 'wording'),
  words('unidade', 'ano anos dia dias mês meses hora horas reais salários vezes réus autores', 'unit'),
  words('cento', 'cento'),
  words('janeiro', 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro', 'month'),
  words(
    'salario',
    'salário grau lugar dia mês ano andar ofício batalhão tabelião tabelionato juizado turno item capítulo título semestre trimestre bimestre século',
    'ordinal-thing',
  ),
  words(
    'evento',
    'turma turmas câmara câmaras seção congresso fórum jornada jornadas seminário encontro simpósio exame concurso tribunal vara juizado ' +
      'conferência plano semana edição colóquio reunião curso ciclo plebiscito referendo bienal festival mostra feira ' +
      'marcha torneio guerra região exército assembleia plenário plenária prêmio pacto volume tomo relatório acórdão voto ' +
      'fppc enfam fonaje cúpula painel oficina workshop império século batalhão distrito',
    'event',
  ),
  words('merito', 'mérito fundamentação fundamentos relatório preliminar fatos pedidos conclusão', 'document-part'),
  words('dispositivo', 'dispositivo'),
  // Titles that a letter with a stop abbreviates, or that follow it: `I. Relator`, `C. Câmara`.
  words(
    'relator',
    'civil criminal penal processual relator relatora rel. des. desembargador desembargadora min. ministro ministra juiz juíza julgador julgadora ' +
      'turma câmara tribunal corte superior supremo stf stj stm tst tse magistrado magistrada promotor promotora procurador ' +
      'procuradora defensor defensora colegiado órgão pretório conselho advogado advogada patrono patrona seção acórdão com. proc. juízo',
    'bench',
  ),
  words('excelencia', 'exa. ex. excelência sa. senhoria', 'courtesy'),
  words('resp', 'resp aresp agrg rhc hc adi adpf re súm. súmula', 'case-class'),
];
