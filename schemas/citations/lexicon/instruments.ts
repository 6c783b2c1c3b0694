import type { LexiconRow } from '../tokens/lexicon.ts';

/** Texts that have articles and are not acts of the Union, and nouns that name an act only by its kind. */
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
  /** Words of names that have two words: `norma coletiva`, `termo de adesão`, `plano de cargos`. */
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

  /** Nouns by which an act named before is called. In the plural they do not refer to one act that was named. */
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

  /** Papers of a case and books. They may cite the provisions of a law, but a list right beside them is their own. */
  {
    lemma: 'peca',
    forms: `contestação petição inicial exordial sentença acórdão voto livro obra réplica defesa recurso apelação agravo
      manifestação contrarrazões razões laudo denúncia queixa memoriais escritura monografia tese dissertação relatório`,
    classes: ['piece'],
  },
  /** Bodies that have a statute and give orders in it. */
  {
    lemma: 'entidade',
    forms: `condomínio clube associação sindicato federação confederação cooperativa fundação companhia empresa sociedade
      partido agremiação entidade instituição banco seguradora operadora concessionária universidade faculdade escola
      igreja município prefeitura conselho autarquia agência`,
    classes: ['entity'],
  },
  /** Adjectives for acts that are not the Union's. */
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
  /**
   * Nouns for a part of an act or instrument. Behind them (`dispositivo do contrato`), the act or instrument is what is
   * meant.
   */
  {
    lemma: 'previsao',
    forms:
      'previsão previsões dispositivo dispositivos disposição disposições preceito preceitos redação regra regras teor',
    classes: ['part'],
  },
  { lemma: 'decisao', forms: 'decisão súmula', classes: [] },
  /** Classes of cases. They have numbers but no provisions. */
  {
    lemma: 'processo',
    forms: `^RE ^ARE ^HC ^RHC ^MS ^RMS ^AI ^AC ^AP ^MC ^CC ^IP ^RO ^EDcl ^ED ^EI ^ADI ^ADC ^ADO ^ADPF ^ACO Rcl Pet ^SS ^SL ^STA
      RvC ^RR ^AIRR ^ROT AgRg AgInt Inq REsp AREsp ^RESP ^ARESP`,
    classes: ['case-class'],
  },
  { lemma: 'clausula', forms: 'cláusula cláusulas', classes: [] },
];
