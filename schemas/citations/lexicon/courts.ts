import type { LexiconRow } from '../tokens/lexicon.ts';
import { UFS } from './places.ts';

const STATE_COURTS = ['TJ', 'TRE', 'TCE'];
const NATIONAL = 'STF STJ TST TSE STM TCU TFR TNU CARF CNJ CSJT AGU CRPS';

/**
 * Courts, and bodies whose statements lawyers cite by number. Their names are in `precedents/courts.ts` and
 * `precedents/bodies.ts`.
 */
export const COURTS: readonly LexiconRow[] = [
  { lemma: 'national-court', forms: NATIONAL, classes: ['court'] },
  /** Courts with a slash before them that a scan read as a letter: `Súmula 24ITSE`. */
  { lemma: 'misread-court', forms: 'ISTF ISTJ ITST ITSE ISTM ITCU', classes: [] },
  { lemma: 'regional-court', forms: 'TRF TRT', classes: ['court'] },
  { lemma: 'state-court', forms: STATE_COURTS.join(' '), classes: [] },
  {
    lemma: 'court-of-state',
    forms: STATE_COURTS.flatMap((court) => [...UFS, 'DFT'].map((uf) => court + uf)).join(' '),
    classes: ['court'],
  },
  { lemma: 'uf', forms: [...UFS, 'DFT'].join(' '), classes: [] },
  {
    lemma: 'courtesy',
    forms: `colendo colenda egrégio egrégia augusto augusta excelso excelsa próprio própria mesmo mesma extinto extinta
      antigo antiga referido referida citado citada insigne`,
    classes: [],
  },
  { lemma: 'courtesy-short', forms: 'eg. egr. col. exc. ex', classes: [] },
  {
    lemma: 'words of courts',
    forms: `supremo superior tribunal federal militar justiça pretório máximo suprema corte maior constitucional
      cidadania cidadã trabalho trabalhista eleitoral contas união recursos turma turmas nacional uniformização conselho
      administrativo fiscais advocacia geral previdência social regional região estado territórios casa sodalício
      colegiado`,
    classes: [],
  },
  { lemma: 'sdi', forms: 'SDI SBDI SDDI SDBDI SBDDI SDBI', classes: [] },
  {
    lemma: 'words of bodies',
    forms: `plena transitória transitórias subseção seção seções especializada dissídios individuais coletivos sdc pleno tp
      execução seex recursal recursais reunidas fórum permanente juizados especiais estaduais federais fonajef fonaje
      processualistas civis fppc cjf escola formação aperfeiçoamento magistrados enfam juízes violência doméstica fonavid
      instituto brasileiro direito família ibdfam fonaref fonajus fonacrim anamatra ceapro fnpp pgfn cgu`,
    classes: [],
  },
  {
    lemma: 'words of meetings',
    forms: `jornada jornadas sobre penal processo material processual civil comercial tributário notarial registral saúde
      consumidor infância prevenção solução extrajudicial litígios`,
    classes: [],
  },
];
