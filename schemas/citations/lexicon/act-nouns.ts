import type { LexiconRow } from '../tokens/lexicon.ts';

const nouns = (forms: string, ...classes: string[]): LexiconRow => ({
  lemma: `act-noun-${forms.split(' ')[0]}`,
  forms,
  classes,
});

/**
 * Nouns for texts that have provisions. `law-noun`: an act of public power. `rules`: an act only if further words say
 * so. `contract`: not a law. `heads-name`: the first word in the name of an act, a contract or a body.
 */
export const ACT_NOUNS: readonly LexiconRow[] = [
  nouns('lei leis', 'law-noun', 'heads-name', 'numbered', 'act-start'),
  nouns('decreto decretos', 'law-noun', 'heads-name', 'numbered', 'act-start'),
  nouns('código', 'heads-name', 'rule-noun', 'act-start'),
  nouns('cód.', 'rule-noun', 'act-start'),
  nouns('códex'),
  nouns('estatuto', 'heads-name', 'rule-noun', 'act-start'),
  nouns('constituição const.', 'heads-name', 'act-start'),
  nouns('carta', 'heads-name', 'act-start'),
  nouns('consolidação', 'heads-name', 'rule-noun', 'act-start'),
  nouns('legislação', 'law-noun', 'legal-order'),
  nouns('norma', 'law-noun', 'heads-name', 'act-start-capital'),
  nouns('normas', 'law-noun'),
  nouns('diploma diplomas', 'law-noun'),
  nouns('medida medidas', 'numbered', 'act-start'),
  nouns('emenda', 'numbered', 'act-start'),
  nouns('resolução resoluções', 'rule-noun', 'others-act', 'act-start'),
  nouns('res. port. prov.', 'rule-noun', 'act-start-capital'),
  nouns('portaria', 'others-act', 'act-start'),
  nouns('portarias', 'others-act'),
  nouns('regimento', 'heads-name', 'others-act', 'act-start'),
  nouns('regulamento', 'heads-name', 'act-start'),
  nouns('instrução', 'others-act', 'act-start-capital'),
  nouns('provimento', 'rule-noun', 'others-act', 'act-start-capital'),
  nouns('provimentos', 'rule-noun', 'others-act'),
  nouns('circular', 'others-act', 'act-start-capital'),
  nouns('deliberação', 'rule-noun', 'act-start-capital'),
  nouns('diretiva directiva', 'rule-noun', 'act-start-capital'),
  nouns('declaração', 'act-start-capital'),
  nouns('acordo', 'heads-name', 'others-act', 'act-start-capital'),
  nouns('regras', 'act-start-capital'),
  nouns('convenção', 'heads-name', 'rule-noun', 'act-start'),
  nouns('tratado', 'heads-name', 'rule-noun', 'act-start'),
  nouns('protocolo', 'heads-name', 'rule-noun', 'others-act'),
  nouns('pacto pactos', 'heads-name'),
  nouns('ato', 'act-start'),
  nouns('texto'),
  nouns('normativo'),
  nouns('contrato contratos', 'heads-name', 'contract'),
  nouns('edital editais', 'heads-name', 'contract'),
  nouns('cláusula cláusulas', 'contract'),
  nouns('termo', 'heads-name'),
  nouns('instrumento'),
  nouns('projeto', 'draft', 'act-start-capital'),
  nouns('projetos anteprojeto', 'draft'),
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
  /** Words behind `código` when it is a code without provisions: `Código Verificador 213edf70af`. */
  {
    lemma: 'checks-paper',
    forms:
      'verificador verificação autenticidade autenticação validação controle rastreamento rastreio identificador barras crc hash',
    classes: ['checks-paper'],
  },
  {
    lemma: 'loan',
    forms:
      'contrato operação operações financiamento financiamentos empréstimo empréstimos crédito créditos modalidade modalidades linha linhas parcela parcelas produto produtos contratos',
    classes: [],
  },
];
