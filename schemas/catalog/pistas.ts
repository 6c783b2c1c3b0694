/** Expressions that tell which area of the law a text is about, with the acts of that area. Compared folded. */
export interface PistaArea {
  expressoes: readonly string[];
  siglas: readonly string[];
}

export const pistas: readonly PistaArea[] = [
  {
    expressoes: [
      'reclamante',
      'reclamada',
      'empregador',
      'empregado',
      'vínculo empregatício',
      'horas extras',
      'trabalhista',
    ],
    siglas: ['CLT', 'LEI-5584-1970', 'LC-150-2015'],
  },
  {
    expressoes: ['consumidor', 'fornecedor', 'relação de consumo', 'vício do produto', 'consumerista'],
    siglas: ['CDC', 'DEC-7962-2013', 'DEC-2181-1997'],
  },
  {
    expressoes: ['denúncia', 'réu', 'dosimetria', 'pena-base', 'tipicidade', 'crime', 'delito'],
    siglas: ['CP', 'CPP', 'LEP', 'LD', 'LCP'],
  },
  {
    expressoes: ['prisão preventiva', 'inquérito policial', 'habeas corpus', 'ação penal'],
    siglas: ['CPP', 'CP'],
  },
  {
    expressoes: [
      'tutela de urgência',
      'petição inicial',
      'honorários advocatícios',
      'agravo de instrumento',
      'embargos de declaração',
    ],
    siglas: ['CPC'],
  },
  {
    expressoes: ['responsabilidade civil', 'ato ilícito', 'dano moral', 'usucapião', 'sucessões', 'obrigação civil'],
    siglas: ['CC'],
  },
  {
    expressoes: ['crédito tributário', 'fato gerador', 'contribuinte', 'lançamento tributário', 'execução fiscal'],
    siglas: ['CTN', 'LEF'],
  },
  { expressoes: ['criança', 'adolescente', 'ato infracional', 'conselho tutelar'], siglas: ['ECA'] },
  { expressoes: ['improbidade administrativa', 'ato de improbidade'], siglas: ['LIA'] },
  { expressoes: ['licitação', 'contrato administrativo', 'pregão'], siglas: ['LLC'] },
  { expressoes: ['direito fundamental', 'direitos fundamentais', 'controle de constitucionalidade'], siglas: ['CF'] },
  {
    expressoes: ['auxílio-doença', 'aposentadoria', 'segurado', 'benefício previdenciário'],
    siglas: ['LBPS', 'LEI-8212-1991'],
  },
  { expressoes: ['veículo automotor', 'infração de trânsito', 'habilitação para dirigir'], siglas: ['CTB'] },
  { expressoes: ['crime eleitoral', 'justiça eleitoral', 'propaganda eleitoral'], siglas: ['CE', 'LEI-9504-1997'] },
  { expressoes: ['violência doméstica', 'medida protetiva'], siglas: ['LMP'] },
  { expressoes: ['dados pessoais', 'titular dos dados'], siglas: ['LGPD'] },
];
