import type { LexiconRow } from '../tokens/lexicon.ts';
import { GLUED_PREPOSITIONS } from './levels.ts';

/** Statements that courts number, and the words next to the numbers. */
export const PRECEDENTS: readonly LexiconRow[] = [
  { lemma: 'sumula', forms: 'súmula súmulas súmuia súmuias súm.', classes: ['precedent'] },
  /** `súmula` with a preposition glued to it. */
  {
    lemma: 'glued-sumula',
    forms: GLUED_PREPOSITIONS.flatMap((before) => [`${before}súmula`, `${before}súmulas`]).join(' '),
    classes: ['precedent'],
  },
  { lemma: 'sv', forms: '^SV', classes: ['precedent'] },
  { lemma: 'svs', forms: 'SVs', classes: ['sv', 'precedent'] },
  { lemma: 'enunciado', forms: 'enunciado enunciados enunc.', classes: ['precedent'] },
  { lemma: 'verbete', forms: 'verbete verbetes', classes: ['precedent'] },
  { lemma: 'orientacao', forms: 'orientação orientações', classes: ['precedent'] },
  { lemma: 'oj', forms: 'oj. ojs.', classes: ['precedent'] },
  { lemma: 'ojt', forms: 'ojt.', classes: ['precedent'] },
  { lemma: 'tema', forms: 'tema temas', classes: ['precedent'] },
  { lemma: 'incidente', forms: 'incidente incidentes', classes: ['precedent'] },
  { lemma: 'irdr', forms: 'irdr', classes: ['precedent'] },
  { lemma: 'iac', forms: 'iac', classes: ['precedent'] },
  { lemma: 'irr', forms: 'irr', classes: ['precedent'] },
  { lemma: 'vinculante', forms: 'vinculante vinculantes vinc.', classes: [] },
  { lemma: 'sumular', forms: 'sumular sumulares sumuiar sumuiares', classes: [] },
  { lemma: 'administrativo', forms: 'administrativo administrativos', classes: [] },
  {
    lemma: 'kind-of-statement',
    forms:
      'cível cíveis criminal criminais interpretativo interpretativos orientativo orientativos doutrinário doutrinários',
    classes: [],
  },
  {
    lemma: 'list-of-themes',
    forms: 'sede sistemática tabela lista rol regime rito ementário catálogo gestão',
    classes: [],
  },
  { lemma: 'repetitivo', forms: 'repetitivo repetitivos', classes: [] },
  {
    lemma: 'words of precedents',
    forms: `jurisprudencial jurisprudenciais jurisprudência predominante dominante pre uniforme consolidada efeito efeitos
      regionais resolução demandas repetitivas assunção competência repercussão rg recurso especial revista temático
      reconhecida aprovado aprovada aprovados aprovadas bem assim como respectivamente até ao número números parte final
      in fine sob`,
    classes: [],
  },
  {
    lemma: 'classes of appeals',
    forms: 'resp aresp eresp earesp re are recurso especial extraordinário agravo',
    classes: [],
  },
  { lemma: 'all-of-them', forms: 'ambas ambos todas todos', classes: [] },
  { lemma: 'numero', forms: 'n. ns.', classes: [] },
  {
    lemma: 'item-of-old',
    forms: 'antigo antiga antigos antigas atual atuais primeiro primeira primeiros primeiras ex',
    classes: [],
  },
  {
    lemma: 'said-of-sumula',
    forms: 'referida citada mencionada mesma aludida referido citado mencionado mesmo aludido',
    classes: [],
  },
  { lemma: 'half', forms: 'primeira segunda', classes: [] },
  { lemma: 'span-of-time', forms: 'dia dias mês meses ano anos hora horas', classes: [] },
  { lemma: 'times', forms: 'vez vezes reais', classes: [] },
  {
    lemma: 'person',
    forms: `vítima menor réu réus ré rés adolescente criança acusado acusada paciente testemunha autor autora genitor
      genitora sr. sra.`,
    classes: [],
  },
];
