import { type LexiconRow, row } from '../tokens/lexicon.ts';

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
  nouns('contrato contratos', 'heads-name', 'contract'),
  nouns('edital editais', 'heads-name', 'contract'),
  nouns('cláusula cláusulas', 'contract'),
  nouns('termo', 'heads-name'),
  nouns('projeto', 'draft', 'act-start-capital'),
  nouns('projetos anteprojeto', 'draft'),
  nouns('proposta minuta esboço', 'draft'),
  row(
    'of-name',
    'plano programa política manual compromisso condições diretriz diretrizes comitê comissão conselho clube companhia ' +
      'confederação consórcio cooperativa centro colégio condomínio corporação coordenação controladoria corregedoria ' +
      'escola empresa entidade liga laudo agência associação instituição departamento diretoria movimento',
    'heads-name',
  ),
  row(
    'private-body',
    'partido clube companhia empresa entidade associação fundação cooperativa sindicato agremiação gremio ' +
      'pt pp pl psd psdb pmdb mdb pdt psb psol pcb pps pv pr prtb ptb dem',
    'body',
  ),
  /** Words behind `código` when it is a code without provisions: `Código Verificador 213edf70af`. */
  row(
    'checks-paper',
    'verificador verificação autenticidade autenticação validação controle rastreamento rastreio identificador barras crc hash',
    'checks-paper',
  ),
  row(
    'loan',
    'contrato operação operações financiamento financiamentos empréstimo empréstimos crédito créditos modalidade modalidades linha linhas parcela parcelas produto produtos contratos',
  ),
];

/**
 * Words that show whether an article is of an act of the Union: other texts that have articles, their parts and their
 * adjectives, papers, bodies, classes of cases, and nouns that name an act only by its kind.
 */
export const INSTRUMENTS: readonly LexiconRow[] = [
  row(
    'contrato',
    `contrato contratos acordo acordos convenção convenções pacto pactos tratado tratados protocolo protocolos
      ajuste ajustes compromisso convênio convênios convénio avença apólice apólices dissídio declaração declarações`,
    'instrument',
  ),
  row(
    'edital',
    `edital editais manual manuais cartilha minuta instrumento circular circulares deliberação aviso comunicado
      ofício parecer recomendação ata diretiva directiva codice`,
    'instrument',
  ),
  row('projeto', 'projeto projetos anteprojeto proposta propostas substitutivo PL PLS PLC PLP PEC PECs', 'instrument'),
  row(
    'particular',
    `particular legislador coletiva coletivas coletivo interna internas técnica técnicas regulamentadora regulamentadoras social sociais
      condominial privacidade cargos carreira carreiras benefícios recuperação ética conduta uso gerais declaratório
      adesão modelo normativa brasileira internacional`,
  ),

  /** Nouns by which an act named before is called. In the plural they do not refer to one act that was named. */
  row(
    'lei',
    `lei legislação decreto código codex diploma norma normas normativo texto estatuto constituição consolidação
      carta emenda resolução orientação portaria regimento regulamento instrução provimento`,
    'kind',
  ),
  row(
    'leis',
    `leis legislações decretos códigos diplomas textos estatutos constituições cartas emendas resoluções
      portarias regimentos regulamentos instruções provimentos`,
    'kinds',
  ),
  row('normativo', 'normativo normativa normativos normativas regimental conjunto institucional', 'of-act'),

  /** Papers of a case and books. They may cite the provisions of a law, but a list right beside them is their own. */
  row(
    'peca',
    `contestação petição inicial exordial sentença acórdão voto livro obra réplica defesa recurso apelação agravo
      manifestação contrarrazões razões laudo denúncia queixa memoriais escritura monografia tese dissertação relatório`,
    'piece',
  ),
  /** Bodies that have a statute and give orders in it. */
  row(
    'entidade',
    `condomínio clube associação sindicato federação confederação cooperativa fundação companhia empresa sociedade
      partido agremiação entidade instituição banco seguradora operadora concessionária universidade faculdade escola
      igreja município prefeitura conselho autarquia agência`,
    'entity',
  ),
  /** Adjectives for acts that are not the Union's. */
  row('local', `estadual estaduais municipal municipais distrital distritais local locais`, 'local'),
  row(
    'alheio',
    `orgânica orgânico impugnada impugnado impugnadas questionada questionado objurgada objurgado estrangeira
      estrangeiro estrangeiras alemã alemão portuguesa português espanhola espanhol francesa francês italiana italiano
      argentina argentino americana americano inglesa inglês chilena chileno suíça suíço belga uruguaia uruguaio japonesa
      japonês`,
    'alien',
  ),
  row(
    'contratual',
    `contratual contratuais estatutário estatutária estatutários regimental regimentais regulamentar regulamentares
      editalício editalícia convencional convencionais`,
    'of-instrument',
  ),
  /**
   * Nouns for a part of an act or instrument. Behind them (`dispositivo do contrato`), the act or instrument is what is
   * meant.
   */
  row(
    'previsao',
    'previsão previsões dispositivo dispositivos disposição disposições preceito preceitos redação regra regras teor',
    'part',
  ),
  /** Classes of cases. They have numbers but no provisions. */
  row(
    'processo',
    `^RE ^ARE ^HC ^RHC ^MS ^RMS ^AI ^AC ^AP ^MC ^CC ^IP ^RO ^EDcl ^ED ^EI ^ADI ^ADC ^ADO ^ADPF ^ACO Rcl Pet ^SS ^SL ^STA
      RvC ^RR ^AIRR ^ROT AgRg AgInt Inq REsp AREsp ^RESP ^ARESP`,
    'case-class',
  ),
  row('clausula', 'cláusula cláusulas'),
];
