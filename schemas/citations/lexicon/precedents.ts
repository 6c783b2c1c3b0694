import { type LexiconRow, row } from '../tokens/lexicon.ts';
import { GLUED_PREPOSITIONS } from './list-words.ts';
import { UFS } from './places.ts';

/** Statements that courts number, and the words next to the numbers. */
export const PRECEDENTS: readonly LexiconRow[] = [
  row('sumula', 'súmula súmulas súmuia súmuias súm.', 'precedent'),
  /** `súmula` with a preposition glued to it. */
  row(
    'glued-sumula',
    GLUED_PREPOSITIONS.flatMap((before) => [`${before}súmula`, `${before}súmulas`]).join(' '),
    'precedent',
  ),
  row('sv', '^SV', 'precedent'),
  row('svs', 'SVs', 'sv', 'precedent'),
  row('enunciado', 'enunciado enunciados enunc.', 'precedent'),
  row('verbete', 'verbete verbetes', 'precedent'),
  row('orientacao', 'orientação orientações', 'precedent'),
  row('oj', 'oj. ojs.', 'precedent'),
  row('ojt', 'ojt.', 'precedent'),
  row('tema', 'tema temas', 'precedent'),
  row('incidente', 'incidente incidentes', 'precedent'),
  row('irdr', 'irdr', 'precedent'),
  row('iac', 'iac', 'precedent'),
  row('irr', 'irr', 'precedent'),
  row('vinculante', 'vinculante vinculantes vinc.'),
  row('sumular', 'sumular sumulares sumuiar sumuiares'),
  row('administrativo', 'administrativo administrativos'),
  row(
    'kind-of-statement',
    'cível cíveis criminal criminais interpretativo interpretativos orientativo orientativos doutrinário doutrinários',
  ),
  row('list-of-themes', 'sede sistemática tabela lista rol regime rito ementário catálogo gestão'),
  row('repetitivo', 'repetitivo repetitivos'),
  row('all-of-them', 'ambas ambos todas todos'),
  row('numero', 'n. ns.'),
  row('item-of-old', 'antigo antiga antigos antigas atual atuais primeiro primeira primeiros primeiras ex'),
  row('said-of-sumula', 'referida citada mencionada mesma aludida referido citado mencionado mesmo aludido'),
  row('half', 'primeira segunda'),
  row('span-of-time', 'dia dias mês meses ano anos hora horas'),
  row('times', 'vez vezes reais'),
  row(
    'person',
    `vítima menor réu réus ré rés adolescente criança acusado acusada paciente testemunha autor autora genitor
      genitora sr. sra.`,
  ),
];

const STATE_COURTS = ['TJ', 'TRE', 'TCE'];
const NATIONAL = 'STF STJ TST TSE STM TCU TFR TNU CARF CNJ CSJT AGU CRPS';

/**
 * Courts, and bodies whose statements lawyers cite by number. Their names are in `precedents/courts.ts` and
 * `precedents/bodies.ts`.
 */
export const COURTS: readonly LexiconRow[] = [
  row('national-court', NATIONAL, 'court'),
  /** Courts with a slash before them that a scan read as a letter: `Súmula 24ITSE`. */
  row('misread-court', 'ISTF ISTJ ITST ITSE ISTM ITCU'),
  row('regional-court', 'TRF TRT', 'court'),
  row('state-court', STATE_COURTS.join(' ')),
  row('court-of-state', STATE_COURTS.flatMap((court) => [...UFS, 'DFT'].map((uf) => court + uf)).join(' '), 'court'),
  row('uf', [...UFS, 'DFT'].join(' ')),
  row(
    'courtesy',
    `colendo colenda egrégio egrégia augusto augusta excelso excelsa próprio própria mesmo mesma extinto extinta
      antigo antiga referido referida citado citada insigne`,
  ),
  row('courtesy-short', 'eg. egr. col. exc. ex'),
  row('sdi', 'SDI SBDI SDDI SDBDI SBDDI SDBI'),
];
