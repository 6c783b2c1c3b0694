import type { LexiconRow } from '../tokens/lexicon.ts';

/** What has articles and is no act of the Union, and what calls an act by its kind alone. */
export const INSTRUMENTS: readonly LexiconRow[] = [
  {
    lemma: 'contrato',
    forms: `contrato contratos acordo acordos convenção convenções pacto pactos tratado tratados protocolo protocolos
      ajuste ajustes compromisso convênio convênios convénio avença apólice apólices dissídio declaração declarações`,
    classes: ['instrument'],
  },
  {
    lemma: 'edital',
    forms: `edital editais manual manuais cartilha minuta instrumento circular circulares deliberação aviso comunicado
      ofício parecer recomendação ata diretiva directiva codice`,
    classes: ['instrument'],
  },
  {
    lemma: 'projeto',
    forms: 'projeto projetos anteprojeto proposta propostas substitutivo PL PLS PLC PLP PEC PECs',
    classes: ['instrument', 'bill'],
  },
  /** Parts of names of two words: `norma coletiva`, `termo de adesão`, `plano de cargos`. */
  { lemma: 'termo', forms: 'termo termos', classes: [] },
  { lemma: 'plano', forms: 'plano planos', classes: [] },
  { lemma: 'politica', forms: 'política', classes: [] },
  { lemma: 'nota', forms: 'nota notas', classes: [] },
  { lemma: 'condicao', forms: 'condições', classes: [] },
  {
    lemma: 'particular',
    forms: `particular legislador coletiva coletivas coletivo interna internas técnica técnicas regulamentadora regulamentadoras social sociais
      condominial privacidade cargos carreira carreiras benefícios recuperação ética conduta uso gerais declaratório
      adesão modelo normativa brasileira internacional`,
    classes: [],
  },

  /** What an act is called by its kind; more than one is none that was named. */
  {
    lemma: 'lei',
    forms: `lei legislação decreto código codex diploma norma normas normativo texto estatuto constituição consolidação
      carta emenda resolução orientação portaria regimento regulamento instrução provimento`,
    classes: ['kind'],
  },
  {
    lemma: 'leis',
    forms: `leis legislações decretos códigos diplomas textos estatutos constituições cartas emendas resoluções
      portarias regimentos regulamentos instruções provimentos`,
    classes: ['kinds'],
  },
  { lemma: 'medida', forms: 'medida medidas', classes: [] },
  { lemma: 'provisoria', forms: 'provisória provisórias', classes: [] },
  { lemma: 'ato', forms: 'ato atos', classes: [] },
  { lemma: 'ordem', forms: 'ordem ordens', classes: [] },
  { lemma: 'servico', forms: 'serviço', classes: [] },
  {
    lemma: 'normativo',
    forms: 'normativo normativa normativos normativas regimental conjunto institucional',
    classes: ['of-act'],
  },

  /** Of the papers of a case, of a book: what they tell may be a law's, but what stands right beside them is their own. */
  {
    lemma: 'peca',
    forms: `contestação petição inicial exordial sentença acórdão voto livro obra réplica defesa recurso apelação agravo
      manifestação contrarrazões razões laudo denúncia queixa memoriais escritura monografia tese dissertação relatório`,
    classes: ['piece'],
  },
  /** Who has a statute, and commands in it. */
  {
    lemma: 'entidade',
    forms: `condomínio clube associação sindicato federação confederação cooperativa fundação companhia empresa sociedade
      partido agremiação entidade instituição banco seguradora operadora concessionária universidade faculdade escola
      igreja município prefeitura conselho autarquia agência`,
    classes: ['entity'],
  },
  /** Whose act it is that is none of the Union's. */
  {
    lemma: 'local',
    forms: `estadual estaduais municipal municipais distrital distritais local locais`,
    classes: ['local'],
  },
  {
    lemma: 'alheio',
    forms: `orgânica orgânico impugnada impugnado impugnadas questionada questionado objurgada objurgado estrangeira
      estrangeiro estrangeiras alemã alemão portuguesa português espanhola espanhol francesa francês italiana italiano
      argentina argentino americana americano inglesa inglês chilena chileno suíça suíço belga uruguaia uruguaio japonesa
      japonês`,
    classes: ['alien'],
  },
  {
    lemma: 'contratual',
    forms: `contratual contratuais estatutário estatutária estatutários regimental regimentais regulamentar regulamentares
      editalício editalícia convencional convencionais`,
    classes: ['of-instrument'],
  },
  /** A part of an act or instrument, which then is what is meant. */
  {
    lemma: 'previsao',
    forms:
      'previsão previsões dispositivo dispositivos disposição disposições preceito preceitos redação regra regras teor',
    classes: ['part'],
  },
  { lemma: 'decisao', forms: 'decisão súmula', classes: [] },
  /** Classes of cases: they have numbers and own no provisions. */
  {
    lemma: 'processo',
    forms: `^RE ^ARE ^HC ^RHC ^MS ^RMS ^AI ^AC ^AP ^MC ^CC ^IP ^RO ^EDcl ^ED ^EI ^ADI ^ADC ^ADO ^ADPF ^ACO Rcl Pet ^SS ^SL ^STA
      RvC ^RR ^AIRR ^ROT AgRg AgInt Inq REsp AREsp ^RESP ^ARESP`,
    classes: ['case-class'],
  },
  { lemma: 'clausula', forms: 'cláusula cláusulas', classes: [] },
];
