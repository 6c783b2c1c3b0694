import type { LexiconRow } from '../tokens/lexicon.ts';

const nouns = (forms: string, ...classes: string[]): LexiconRow => ({
  lemma: forms.split(' ')[0] as string,
  forms,
  classes,
});

/**
 * Nouns for what has provisions. `law-noun`: an act of public power; `rules`: one that only further words tell; `contract`: no
 * law; `heads-name`: what the name of an act, a contract, a body begins with.
 */
export const INSTRUMENTS: readonly LexiconRow[] = [
  nouns('lei leis', 'law-noun', 'heads-name', 'numbered', 'act-start'),
  nouns('decreto decretos', 'law-noun', 'heads-name', 'numbered', 'act-start'),
  nouns('código códigos', 'heads-name', 'rules', 'act-start'),
  nouns('cód.', 'act-start'),
  nouns('códex'),
  nouns('estatuto estatutos', 'heads-name', 'rules', 'act-start'),
  nouns('constituição constituições const.', 'heads-name', 'act-start'),
  nouns('carta cartas', 'heads-name', 'act-start'),
  nouns('consolidação consolidações', 'heads-name', 'rules', 'act-start'),
  nouns('legislação', 'law-noun', 'legal-order'),
  nouns('norma normas', 'law-noun', 'heads-name', 'act-start-capital'),
  nouns('diploma diplomas', 'law-noun'),
  nouns('medida medidas', 'numbered', 'act-start'),
  nouns('emenda emendas', 'numbered', 'act-start'),
  nouns('resolução resoluções res.', 'rules', 'others-act', 'act-start'),
  nouns('portaria portarias', 'others-act', 'act-start'),
  nouns('regimento regimentos', 'heads-name', 'others-act', 'act-start'),
  nouns('regulamento regulamentos', 'heads-name', 'act-start'),
  nouns('instrução instruções', 'others-act', 'act-start-capital'),
  nouns('provimento provimentos', 'rules', 'others-act', 'act-start-capital'),
  nouns('circular circulares', 'others-act', 'act-start-capital'),
  nouns('deliberação deliberações', 'rules', 'act-start-capital'),
  nouns('diretiva directiva', 'rules', 'act-start-capital'),
  nouns('declaração', 'act-start-capital'),
  nouns('acordo acordos', 'heads-name', 'others-act', 'act-start-capital'),
  nouns('regras', 'act-start-capital'),
  nouns('convenção convenções', 'heads-name', 'rules', 'act-start'),
  nouns('tratado tratados', 'heads-name', 'rules', 'act-start'),
  nouns('protocolo protocolos', 'heads-name', 'rules', 'others-act'),
  nouns('pacto pactos', 'heads-name'),
  nouns('ato atos', 'act-start'),
  nouns('texto textos'),
  nouns('normativo'),
  nouns('contrato contratos', 'heads-name', 'contract'),
  nouns('edital editais', 'heads-name', 'contract'),
  nouns('cláusula cláusulas', 'contract'),
  nouns('termo termos', 'heads-name'),
  nouns('instrumento instrumentos'),
  nouns('projeto projetos anteprojeto', 'draft', 'act-start-capital'),
  nouns('proposta minuta esboço', 'draft'),
  {
    lemma: 'of-name',
    forms:
      'plano programa política manual compromisso condições diretriz diretrizes comitê comissão conselho clube companhia ' +
      'confederação consórcio cooperativa centro colégio condomínio corporação coordenação controladoria corregedoria ' +
      'escola empresa entidade liga laudo agência associação instituição departamento diretoria movimento',
    classes: ['heads-name'],
  },
  {
    lemma: 'private-body',
    forms:
      'partido clube companhia empresa entidade associação fundação cooperativa sindicato agremiação gremio ' +
      'pt pp pl psd psdb pmdb mdb pdt psb psol pcb pps pv pr prtb ptb dem',
    classes: ['body'],
  },
  { lemma: 'loan', forms: 'contrato operação operações financiamento financiamentos empréstimo empréstimos crédito créditos modalidade modalidades linha linhas parcela parcelas produto produtos contratos', classes: [] },
];
