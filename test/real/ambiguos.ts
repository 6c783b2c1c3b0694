/** Sentences that name no act: the article cited, the text of the sentence, and the act that any lawyer would open. */
export const AMBIGUOS: readonly [artigo: string, contexto: string, sigla: string][] = [
  ['5', 'O direito fundamental à isonomia é garantia fundamental.', 'CF'],
  ['7', 'O tratamento de dados pessoais exige o consentimento do titular dos dados.', 'LGPD'],
  ['11', 'É ato de improbidade o que atenta contra os princípios da administração pública.', 'LIA'],
  ['14', 'O fornecedor de serviços responde pela falha na prestação do serviço ao consumidor.', 'CDC'],
  ['22', 'A violência doméstica autoriza medidas protetivas de urgência.', 'LMP'],
  ['42', 'A aposentadoria por invalidez é devida ao segurado incapaz.', 'LBPS'],
  ['59', 'A dosimetria da pena-base considerou a culpabilidade e os maus antecedentes.', 'CP'],
  ['89', 'Cabe a suspensão condicional do processo no crime de menor potencial ofensivo.', 'LJE'],
  ['112', 'O apenado pleiteia a progressão de regime.', 'LEP'],
  ['121', 'Ao adolescente foi aplicada a medida socioeducativa de internação.', 'ECA'],
  ['135', 'O sócio responde pelo crédito tributário, com redirecionamento da execução fiscal.', 'CTN'],
  ['300', 'Defere-se a tutela de urgência quando houver probabilidade do direito e perigo de dano.', 'CPC'],
  ['306', 'O condutor dirigia em embriaguez ao volante o veículo automotor.', 'CTB'],
  ['312', 'A prisão preventiva foi decretada para garantia da ordem pública.', 'CPP'],
  ['482', 'A reclamada dispensou o empregado por justa causa.', 'CLT'],
  ['927', 'Quem causa dano moral por ato ilícito fica obrigado à indenização.', 'CC'],
];
