/** A query as a person types it, and the provisions and súmulas that answer it, the weightiest first. */
export interface Consulta {
  q: string;
  relevantes: readonly string[];
}

/** Written from knowledge of the law, before any result was looked at. */
export const CONSULTAS: readonly Consulta[] = [
  // --- civil
  { q: 'prescrição reparação civil', relevantes: ['CC.206.3.V', 'CDC.27'] },
  { q: 'usucapião extraordinária', relevantes: ['CC.1238'] },
  { q: 'usucapiao familiar abandono do lar', relevantes: ['CC.1240-A'] },
  { q: '"boa-fé objetiva"', relevantes: ['CC.422', 'CC.113', 'CC.187', 'CDC.51.IV', 'CDC.4.III'] },
  { q: 'vício redibitório', relevantes: ['CC.441', 'CC.445', 'CC.442', 'CC.443', 'CC.444', 'CC.446'] },
  { q: 'evicção parcial', relevantes: ['CC.455', 'CC.450.unico'] },
  { q: 'responsabilidade dos pais pelos filhos menores', relevantes: ['CC.932.I', 'CC.933', 'CC.928'] },
  { q: 'responsabilidade objetiva atividade de risco', relevantes: ['CC.927.unico'] },
  { q: 'dano moral pessoa jurídica', relevantes: ['SUM.STJ.227', 'CC.52'] },
  {
    q: 'dano moral cadastro inadimplente',
    relevantes: ['SUM.STJ.385', 'SUM.STJ.359', 'SUM.STJ.548', 'CDC.43', 'SUM.STJ.323', 'SUM.STJ.404', 'SUM.STJ.572'],
  },
  { q: 'dano estético cumulação dano moral', relevantes: ['SUM.STJ.387', 'SUM.STJ.37'] },
  { q: 'onerosidade excessiva', relevantes: ['CC.478', 'CC.479', 'CC.480', 'CDC.6.V', 'CC.317'] },
  {
    q: 'clausula penal -trabalho',
    relevantes: ['CC.408', 'CC.412', 'CC.413', 'CC.409', 'CC.410', 'CC.411', 'CC.416', 'CC.415'],
  },
  { q: 'juros de mora termo inicial responsabilidade extracontratual', relevantes: ['SUM.STJ.54', 'CC.398', 'CC.405'] },
  { q: 'bens que não entram na comunhão parcial', relevantes: ['CC.1659', 'CC.1661'] },
  { q: 'separação obrigatória de bens', relevantes: ['CC.1641', 'SUM.STF.377', 'SUM.STJ.655'] },
  { q: 'uniao estavel requisitos', relevantes: ['CC.1723', 'CF.226.3', 'SUM.STF.382'] },
  { q: 'alimentos entre parentes', relevantes: ['CC.1694', 'CC.1696', 'CC.1697', 'CC.1698', 'SUM.STJ.596', 'CC.1695'] },
  {
    q: 'pensão alimentícia atrasada prisão',
    relevantes: ['CPC.528.3', 'CF.5.LXVII', 'SUM.STJ.309', 'CPC.528.7', 'CPC.911', 'CADH.7.7'],
  },
  {
    q: 'herdeiros necessários legítima',
    relevantes: ['CC.1845', 'CC.1846', 'CC.1847', 'CC.1789', 'CC.1848', 'CC.1849', 'CC.1857.1'],
  },
  {
    q: 'penhora bem de família súmula',
    relevantes: ['SUM.STJ.364', 'SUM.STJ.549', 'SUM.STJ.449', 'SUM.STJ.486', 'SUM.STJ.205'],
  },
  { q: 'fiança sem autorização do cônjuge', relevantes: ['CC.1647.III', 'SUM.STJ.332', 'CC.1649', 'CC.1650'] },
  { q: 'enriquecimento sem causa', relevantes: ['CC.884', 'CC.885', 'CC.886', 'CC.206.3.IV'] },
  { q: 'emancipação menor de idade', relevantes: ['CC.5.unico'] },
  {
    q: 'desconsideração da personalidade jurídica',
    relevantes: [
      'CC.50',
      'CPC.133',
      'CDC.28',
      'CPC.134',
      'CPC.137',
      'CLT.855-A',
      'LEI-9605-1998.4',
      'LEI-12846-2013.14',
    ],
  },
  { q: 'multa atraso condomínio', relevantes: ['CC.1336.1'] },
  { q: 'adjudicação compulsória promessa de compra e venda', relevantes: ['CC.1418', 'SUM.STJ.239', 'CC.1417'] },
  { q: 'suicídio seguro de vida', relevantes: ['SUM.STJ.610', 'SUM.STF.105'] },
  {
    q: 'guarda compartilhada',
    relevantes: ['CC.1584.2', 'CC.1583.1', 'CC.1583.2', 'CC.1584.1', 'CC.1584.3', 'CC.1583.3'],
  },
  { q: '"ato jurídico perfeito"', relevantes: ['LINDB.6.1', 'CF.5.XXXVI', 'SUM.STF.SV1'] },
  { q: 'vacatio legis quando a lei entra em vigor', relevantes: ['LINDB.1', 'LC-95-1998.8'] },
  { q: 'recusa exame de DNA paternidade', relevantes: ['SUM.STJ.301', 'CC.231', 'CC.232'] },

  // --- processo civil
  { q: 'tutela de urgência requisitos', relevantes: ['CPC.300'] },
  {
    q: 'gratuidade da justiça',
    relevantes: ['CPC.98', 'CPC.99', 'CPC.100', 'CPC.101', 'CPC.102', 'CF.5.LXXIV', 'SUM.STJ.481', 'CLT.790.3'],
  },
  { q: 'embargos de declaração cpc', relevantes: ['CPC.1022', 'CPC.1023', 'CPC.1024', 'CPC.1026', 'CPC.1025'] },
  { q: 'agravo de instrumento cabimento', relevantes: ['CPC.1015'] },
  { q: 'ônus da prova cpc', relevantes: ['CPC.373', 'CPC.429'] },
  { q: 'salário é penhorável', relevantes: ['CPC.833.IV', 'CPC.833.2'] },
  {
    q: 'honorarios sucumbencia reciproca',
    relevantes: ['CPC.86', 'CPC.85.14', 'SUM.STJ.306', 'CLT.791-A.3', 'SUM.STJ.326'],
  },
  { q: 'prazo ação rescisória', relevantes: ['CPC.975', 'SUM.STJ.401'] },
  { q: 'ação monitória cheque prescrito', relevantes: ['SUM.STJ.299', 'SUM.STJ.503', 'SUM.STJ.531', 'CPC.700'] },
  { q: 'mandado de segurança prazo decadencial', relevantes: ['LMS.23', 'SUM.STF.632', 'SUM.STF.430'] },
  { q: 'mandado de segurança coletivo', relevantes: ['CF.5.LXX', 'LMS.21', 'LMS.22', 'SUM.STF.629', 'SUM.STF.630'] },
  { q: 'cumprimento de sentença multa 10%', relevantes: ['CPC.523.1', 'SUM.STJ.517'] },
  { q: 'reexame de prova recurso', relevantes: ['SUM.STJ.7', 'SUM.STF.279'] },
  {
    q: 'prequestionamento',
    relevantes: ['SUM.STF.282', 'SUM.STF.356', 'SUM.STJ.211', 'CPC.1025', 'SUM.STJ.98', 'SUM.STJ.320', 'CPC.941.3'],
  },
  {
    q: 'fraude à execução',
    relevantes: ['CPC.792', 'SUM.STJ.375', 'CPC.790.V', 'CPC.828.4', 'CTN.185', 'CPC.137', 'CP.179', 'CPC.774.I'],
  },
  {
    q: 'instauração do incidente de resolução de demandas repetitivas',
    relevantes: ['CPC.976', 'CPC.977', 'CPC.981', 'CPC.979'],
  },
  { q: 'juizado especial cível competência valor', relevantes: ['LJE.3.I', 'LEI-10259-2001.3'] },
  {
    q: 'reintegração de posse liminar',
    relevantes: ['CPC.562', 'CPC.560', 'CPC.561', 'CPC.558', 'CPC.563', 'CC.1210', 'CPC.565'],
  },
  { q: '"litigante de má-fé"', relevantes: ['CPC.80', 'CPC.81', 'CLT.793-B', 'CLT.793-C', 'CPC.96'] },
  { q: 'efeitos da revelia', relevantes: ['CPC.344', 'CPC.345', 'CPC.346', 'CPC.348', 'CPC.349', 'CLT.844'] },
  { q: 'deserção recurso preparo -militar', relevantes: ['CPC.1007', 'LJE.42.1', 'SUM.STJ.484', 'SUM.STJ.187'] },
  {
    q: 'confissão -penal',
    relevantes: ['CPC.389', 'CPC.393', 'CC.213', 'CPC.392', 'CC.214', 'CPC.391', 'CPC.390', 'CPC.395'],
  },

  // --- penal
  { q: 'legítima defesa', relevantes: ['CP.25', 'CP.23.II', 'CPM.44', 'CPM.42.II', 'CC.188.I'] },
  { q: 'CP.121', relevantes: ['CP.121'] },
  { q: 'feminicídio', relevantes: ['CP.121-A', 'LEI-8072-1990.1.I-B'] },
  { q: 'vicaricídio', relevantes: ['CP.121-B', 'LMP.7.VI', 'LEI-8072-1990.1.I-C'] },
  {
    q: 'furto qualificado',
    relevantes: [
      'CP.155.4',
      'CP.155.4-A',
      'CP.155.4-B',
      'SUM.STJ.511',
      'SUM.STJ.442',
      'CP.155.5',
      'CP.155.6',
      'CPM.240.6',
    ],
  },
  { q: 'roubo com arma de fogo', relevantes: ['CP.157.2-A.I', 'CP.157.2-B', 'LEI-8072-1990.1.II.b', 'SUM.STJ.443'] },
  { q: 'golpe pela internet estelionato', relevantes: ['CP.171.2-A', 'CP.171.2-B'] },
  { q: 'peculato', relevantes: ['CP.312', 'CPM.303', 'CP.313', 'CPM.304'] },
  { q: 'corrupcao passiva -militar', relevantes: ['CP.317'] },
  {
    q: 'crime continuado',
    relevantes: ['CP.71', 'SUM.STJ.659', 'SUM.STF.711', 'SUM.STF.497', 'SUM.STF.723', 'CPM.80'],
  },
  { q: 'arrependimento posterior', relevantes: ['CP.16'] },
  {
    q: 'prescrição da pretensão punitiva',
    relevantes: ['CP.109', 'CP.110', 'CP.111', 'CP.117', 'SUM.STJ.438', 'CP.114', 'SUM.STJ.220', 'CP.116'],
  },
  {
    q: 'regime inicial cumprimento de pena',
    relevantes: [
      'CP.33',
      'SUM.STF.719',
      'SUM.STF.718',
      'SUM.STJ.440',
      'SUM.STJ.269',
      'LEP.110',
      'LEI-8072-1990.2.1',
      'CP.59.III',
    ],
  },
  {
    q: 'progressao de regime',
    relevantes: [
      'LEP.112',
      'CP.33.2',
      'SUM.STF.SV26',
      'SUM.STJ.471',
      'SUM.STJ.491',
      'SUM.STJ.534',
      'SUM.STF.716',
      'SUM.STF.717',
    ],
  },
  { q: 'remição da pena por estudo', relevantes: ['LEP.126', 'SUM.STJ.341'] },
  { q: 'duração da medida de segurança', relevantes: ['SUM.STJ.527', 'CP.97.1', 'CPM.112.1'] },
  { q: 'stalking perseguição', relevantes: ['CP.147-A'] },
  { q: 'estupro de vulnerável', relevantes: ['CP.217-A', 'SUM.STJ.593', 'LEI-8072-1990.1.VI'] },
  { q: 'crimes hediondos', relevantes: ['LEI-8072-1990.1', 'LEI-8072-1990.2', 'CF.5.XLIII'] },
  { q: 'princípio da insignificância', relevantes: ['SUM.STJ.599', 'SUM.STJ.589', 'SUM.STJ.606'] },
  { q: 'crime impossível', relevantes: ['CP.17', 'SUM.STF.145', 'SUM.STJ.567', 'CPM.32'] },
  { q: 'perturbação do sossego barulho vizinho', relevantes: ['LCP.42', 'CC.1277'] },
  { q: 'jogo do bicho', relevantes: ['LCP.58'] },
  {
    q: 'crime ambiental pessoa jurídica',
    relevantes: ['LEI-9605-1998.3', 'CF.225.3', 'LEI-9605-1998.21', 'LEI-9605-1998.22', 'LEI-9605-1998.24'],
  },
  { q: 'gestão fraudulenta instituição financeira', relevantes: ['LEI-7492-1986.4'] },
  { q: 'aborto permitido estupro', relevantes: ['CP.128.II'] },
  { q: 'latrocínio', relevantes: ['CP.157.3.II', 'SUM.STF.610', 'SUM.STF.603', 'LEI-8072-1990.1.II.c', 'CPM.242.3'] },
  {
    q: 'deserção militar',
    relevantes: ['CPM.187', 'CPM.190', 'CPM.188', 'CPM.192', 'CPM.191', 'CPM.189', 'CPM.392', 'CPM.391'],
  },

  // --- processo penal
  { q: 'prisão preventiva requisitos', relevantes: ['CPP.312', 'CPP.313'] },
  {
    q: 'prisão em flagrante',
    relevantes: ['CPP.302', 'CPP.301', 'CPP.303', 'CPP.304', 'CPP.306', 'CPP.310', 'CF.5.LXI'],
  },
  { q: 'audiencia de custodia', relevantes: ['CPP.310', 'CPP.3-B.1', 'CPP.287', 'CADH.7.5'] },
  { q: 'prisão temporária prazo', relevantes: ['LEI-7960-1989.2', 'LEI-8072-1990.2.4'] },
  {
    q: 'cadeia de custódia da prova',
    relevantes: ['CPP.158-A', 'CPP.158-B', 'CPP.158-C', 'CPP.158-D', 'CPP.158-E', 'CPP.158-F'],
  },
  { q: 'acordo de não persecução penal', relevantes: ['CPP.28-A'] },
  {
    q: 'habeas corpus cabimento',
    relevantes: [
      'CPP.647',
      'CPP.648',
      'CF.5.LXVIII',
      'SUM.STF.691',
      'SUM.STF.693',
      'SUM.STF.694',
      'SUM.STF.695',
      'SUM.STF.606',
    ],
  },
  { q: 'provas ilícitas', relevantes: ['CF.5.LVI', 'CPP.157', 'LEI-13869-2019.25'] },
  { q: 'inquérito policial prazo', relevantes: ['CPP.10', 'CPP.3-B.2'] },
  { q: 'advogado acesso autos inquérito', relevantes: ['SUM.STF.SV14', 'LEI-13869-2019.32'] },
  {
    q: 'competencia tribunal do juri',
    relevantes: ['CF.5.XXXVIII.d', 'CPP.74.1', 'SUM.STF.SV45', 'SUM.STF.721', 'SUM.STF.603', 'CPP.78.I'],
  },
  { q: 'medidas cautelares diversas da prisão', relevantes: ['CPP.319', 'CPP.282', 'CPP.320', 'CPP.321'] },
  { q: 'transação penal', relevantes: ['LJE.76', 'SUM.STF.SV35', 'SUM.STJ.536', 'LEI-9605-1998.27', 'CF.98.I'] },
  {
    q: 'suspensão condicional do processo',
    relevantes: [
      'LJE.89',
      'SUM.STJ.243',
      'SUM.STJ.337',
      'SUM.STJ.536',
      'SUM.STF.723',
      'SUM.STF.696',
      'LEI-9605-1998.28',
      'SUM.STJ.667',
    ],
  },
  { q: 'uso de algemas', relevantes: ['SUM.STF.SV11', 'CPP.292.unico', 'CPP.474.3', 'LEP.199'] },
  { q: 'busca e apreensão domiciliar', relevantes: ['CPP.240', 'CPP.245', 'CPP.243', 'CPP.241', 'CF.5.XI', 'CPP.242'] },

  // --- constitucional e administrativo
  { q: 'art. 5 cf', relevantes: ['CF.5'] },
  { q: 'CF art. 37 § 6º', relevantes: ['CF.37.6'] },
  { q: 'responsabilidade civil do estado', relevantes: ['CF.37.6', 'CC.43', 'CF.5.LXXV'] },
  { q: 'liberdade de expressão', relevantes: ['CF.5.IX', 'CF.5.IV', 'CF.220', 'CADH.13', 'MCI.2', 'MCI.3.I', 'MCI.8'] },
  { q: '"dignidade da pessoa humana"', relevantes: ['CF.1.III', 'CPC.8', 'CF.226.7'] },
  { q: 'medida provisória prazo vigência', relevantes: ['CF.62.3', 'CF.62.7', 'SUM.STF.SV54', 'SUM.STF.651'] },
  {
    q: 'mandado de injunção',
    relevantes: [
      'CF.5.LXXI',
      'LEI-13300-2016.2',
      'LEI-13300-2016.3',
      'LEI-13300-2016.8',
      'LEI-13300-2016.9',
      'LEI-13300-2016.12',
      'LEI-13300-2016.1',
    ],
  },
  {
    q: 'habeas data',
    relevantes: ['CF.5.LXXII', 'LEI-9507-1997.7', 'SUM.STJ.2', 'LEI-9507-1997.8', 'LEI-9507-1997.20'],
  },
  { q: 'legitimados ação direta de inconstitucionalidade', relevantes: ['CF.103', 'LEI-9868-1999.2'] },
  {
    q: 'cancelamento de súmula vinculante',
    relevantes: ['CF.103-A', 'LEI-11417-2006.3', 'LEI-11417-2006.2', 'LEI-11417-2006.5'],
  },
  { q: 'nepotismo', relevantes: ['SUM.STF.SV13', 'LIA.11.XI'] },
  { q: 'limite de idade concurso público', relevantes: ['SUM.STF.683', 'EI.27', 'SUM.STF.14'] },
  { q: 'exame psicotecnico cargo publico', relevantes: ['SUM.STF.SV44', 'SUM.STF.686'] },
  { q: 'acumulação de cargos públicos', relevantes: ['CF.37.XVI', 'CF.37.XVII', 'CF.37.10'] },
  { q: 'estabilidade servidor publico', relevantes: ['CF.41', 'ADCT.19'] },
  { q: 'município horário de funcionamento comércio', relevantes: ['SUM.STF.SV38', 'SUM.STF.645', 'CF.30.I'] },
  { q: 'cláusulas pétreas', relevantes: ['CF.60.4'] },
  {
    q: 'impeachment presidente crime de responsabilidade',
    relevantes: ['CF.85', 'CF.86', 'CF.52.I', 'CF.51.I', 'SUM.STF.SV46', 'CF.52.unico'],
  },
  { q: 'direito à saúde dever do estado', relevantes: ['CF.196', 'CF.198', 'CF.6', 'CF.197'] },
  {
    q: 'juros compensatórios desapropriação',
    relevantes: [
      'SUM.STJ.69',
      'SUM.STF.618',
      'SUM.STJ.12',
      'SUM.STF.164',
      'SUM.STJ.113',
      'SUM.STJ.114',
      'SUM.STJ.56',
      'SUM.STF.345',
    ],
  },
  {
    q: 'prisão civil depositário infiel',
    relevantes: ['SUM.STF.SV25', 'CF.5.LXVII', 'SUM.STJ.419', 'CADH.7.7', 'SUM.STJ.304', 'SUM.STJ.305', 'CC.652'],
  },
  { q: 'administração anular seus próprios atos', relevantes: ['SUM.STF.473', 'SUM.STF.346'] },
  { q: 'prazo resposta pedido de informação lai', relevantes: ['LAI.11.1', 'LAI.11.2'] },
  { q: 'improbidade administrativa prescrição', relevantes: ['LIA.23', 'SUM.STJ.634'] },
  { q: 'limite de despesa com pessoal', relevantes: ['LRF.19', 'LRF.20', 'CF.169', 'LRF.22', 'LRF.23', 'LRF.18'] },
  { q: 'acordo de leniência', relevantes: ['LEI-12846-2013.16', 'LEI-12846-2013.17'] },
  { q: 'dispensa de licitação empresa pública', relevantes: ['LEI-13303-2016.29'] },
  {
    q: 'caducidade da concessão de serviço público',
    relevantes: ['LEI-8987-1995.38', 'LEI-8987-1995.27', 'LEI-8987-1995.35.III'],
  },
  {
    q: 'restos a pagar',
    relevantes: [
      'LEI-4320-1964.36',
      'LRF.42',
      'CP.359-B',
      'CP.359-F',
      'LEI-4320-1964.92.I',
      'LEI-4320-1964.92.unico',
      'LEI-4320-1964.103.unico',
    ],
  },

  // --- trabalho
  {
    q: 'adicional noturno',
    relevantes: [
      'CLT.73',
      'CF.7.IX',
      'LC-150-2015.14.2',
      'SUM.STF.213',
      'SUM.STF.313',
      'SUM.STF.402',
      'SUM.STF.214',
      'CLT.381',
    ],
  },
  { q: 'aviso prévio proporcional', relevantes: ['CF.7.XXI', 'LC-150-2015.23.2', 'CLT.487'] },
  {
    q: 'férias clt',
    relevantes: ['CLT.129', 'CLT.130', 'CLT.134', 'CLT.136', 'CLT.137', 'CLT.142', 'CLT.143', 'CLT.145'],
  },
  { q: 'rescisão indireta', relevantes: ['CLT.483', 'LC-150-2015.27.unico'] },
  { q: 'intervalo para almoço trabalho', relevantes: ['CLT.71', 'LC-150-2015.13'] },
  { q: 'estabilidade gestante', relevantes: ['ADCT.10.II.b', 'CLT.391-A', 'LC-150-2015.25.unico'] },
  { q: 'trabalho intermitente', relevantes: ['CLT.452-A', 'CLT.443.3'] },
  {
    q: 'teletrabalho home office',
    relevantes: ['CLT.75-B', 'CLT.75-C', 'CLT.75-A', 'CLT.75-D', 'CLT.75-E', 'CLT.75-F', 'CLT.62.III', 'CLT.6'],
  },
  { q: 'adicional de insalubridade base de cálculo', relevantes: ['CLT.192', 'SUM.STF.SV4', 'SUM.STF.307'] },
  { q: 'vale transporte desconto 6%', relevantes: ['LEI-7418-1985.4.unico'] },
  { q: 'saque fgts', relevantes: ['FGTS.20', 'FGTS.20-A', 'FGTS.20-D', 'SUM.STJ.466', 'SUM.STJ.161'] },
  { q: 'equiparação salarial', relevantes: ['CLT.461', 'SUM.STF.202', 'CF.7.XXX'] },
  {
    q: 'participação nos lucros e resultados',
    relevantes: ['LEI-10101-2000.2', 'CF.7.XI', 'LEI-10101-2000.3', 'LEI-10101-2000.1', 'LEI-10101-2000.4'],
  },
  { q: 'prescricao trabalhista', relevantes: ['CF.7.XXIX', 'CLT.11', 'CLT.11-A', 'SUM.STF.327'] },
  { q: 'multa atraso pagamento rescisão', relevantes: ['CLT.477.8'] },
  { q: 'jornada empregada doméstica', relevantes: ['LC-150-2015.2', 'CF.7.unico'] },
  { q: 'trabalho temporário prazo máximo', relevantes: ['LEI-6019-1974.10.1', 'LEI-6019-1974.10.2'] },

  // --- consumidor
  { q: 'prescrição cdc', relevantes: ['CDC.27'] },
  { q: 'vício do produto prazo para reclamar', relevantes: ['CDC.26', 'CDC.18'] },
  { q: 'direito de arrependimento compra internet', relevantes: ['CDC.49', 'DEC-7962-2013.5'] },
  { q: 'inversão do ônus da prova consumidor', relevantes: ['CDC.6.VIII', 'CDC.38'] },
  { q: 'clausulas abusivas cdc', relevantes: ['CDC.51', 'CDC.53', 'CDC.6.IV'] },
  { q: 'propaganda enganosa', relevantes: ['CDC.37.1', 'CDC.67', 'CDC.66', 'CDC.6.IV'] },
  { q: 'cobrança indevida devolução em dobro', relevantes: ['CDC.42.unico', 'CC.940', 'SUM.STF.159'] },
  { q: 'plano de saúde cláusula abusiva', relevantes: ['SUM.STJ.302', 'SUM.STJ.597', 'SUM.STJ.608'] },
  {
    q: 'superendividamento',
    relevantes: ['CDC.54-A', 'CDC.104-A', 'CDC.104-B', 'CDC.104-C', 'CDC.6.XI', 'CDC.54-D', 'CDC.5.VI', 'CDC.4.X'],
  },
  { q: 'banco responsabilidade fraude de terceiros', relevantes: ['SUM.STJ.479', 'SUM.STF.28', 'CDC.14'] },
  { q: 'furto de carro em estacionamento', relevantes: ['SUM.STJ.130'] },
  { q: 'sumula 297 stj', relevantes: ['SUM.STJ.297'] },

  // --- tributário
  {
    q: 'prescrição crédito tributário',
    relevantes: ['CTN.174', 'CTN.156.V', 'SUM.STJ.314', 'SUM.STJ.409', 'SUM.STJ.622', 'SUM.STF.SV8'],
  },
  {
    q: 'decadência lançamento tributo',
    relevantes: ['CTN.173', 'CTN.150.4', 'SUM.STJ.555', 'SUM.STJ.622', 'CTN.156.V'],
  },
  {
    q: 'imunidade tributária livros e templos',
    relevantes: ['CF.150.VI.b', 'CF.150.VI.d', 'SUM.STF.SV57', 'SUM.STF.657', 'CF.156.1-A', 'CTN.9.IV.b', 'CTN.9.IV.d'],
  },
  { q: 'denúncia espontânea', relevantes: ['CTN.138', 'SUM.STJ.360'] },
  {
    q: 'redirecionamento execução fiscal sócio gerente',
    relevantes: ['CTN.135', 'SUM.STJ.435', 'SUM.STJ.430', 'CTN.134.VII'],
  },
  { q: 'suspensão da exigibilidade do crédito tributário', relevantes: ['CTN.151', 'SUM.STJ.112', 'SUM.STJ.437'] },
  {
    q: 'restituição de tributo pago indevidamente',
    relevantes: ['CTN.165', 'CTN.168', 'CTN.166', 'CTN.167', 'CTN.169', 'SUM.STJ.625', 'SUM.STJ.188'],
  },
  { q: 'princípio da anterioridade prazo de recolhimento', relevantes: ['SUM.STF.SV50', 'SUM.STF.669'] },

  // --- previdenciário
  { q: 'auxílio-doença requisitos carência', relevantes: ['LBPS.59', 'LBPS.25.I', 'LBPS.26.II'] },
  {
    q: 'aposentadoria por invalidez',
    relevantes: ['LBPS.42', 'LBPS.43', 'LBPS.45', 'LBPS.44', 'LBPS.47', 'LBPS.46', 'SUM.STJ.576', 'SUM.STJ.557'],
  },
  {
    q: 'pensão por morte inss',
    relevantes: ['LBPS.74', 'LBPS.77', 'LBPS.76', 'LBPS.16', 'SUM.STJ.340', 'SUM.STJ.416', 'LBPS.75', 'CF.201.V'],
  },
  { q: 'perda da qualidade de segurado', relevantes: ['LBPS.15', 'LBPS.102', 'LBPS.27-A', 'SUM.STJ.416'] },
  { q: 'prova testemunhal trabalhador rural', relevantes: ['SUM.STJ.149', 'LBPS.55.3', 'SUM.STJ.577'] },
  { q: 'decadência revisão de benefício previdenciário', relevantes: ['LBPS.103', 'LBPS.103-A'] },

  // --- criança, idoso, mulher
  {
    q: 'medidas protetivas de urgência',
    relevantes: ['LMP.22', 'LMP.23', 'LMP.19', 'LMP.18', 'LMP.24', 'CPP.350-A', 'LMP.24-A', 'CP.338-A'],
  },
  { q: 'lei maria da penha violência psicológica', relevantes: ['LMP.7.II', 'CP.147-B'] },
  { q: 'descumprir medida protetiva', relevantes: ['LMP.24-A', 'CP.338-A', 'CPP.313.III'] },
  {
    q: 'ato infracional internação',
    relevantes: ['ECA.121', 'ECA.122', 'ECA.123', 'ECA.124', 'SUM.STJ.492', 'ECA.108', 'ECA.112.VI', 'ECA.125'],
  },
  { q: 'quem pode adotar criança idade', relevantes: ['ECA.42', 'ECA.40'] },
  { q: 'corrupção de menores', relevantes: ['ECA.244-B', 'SUM.STJ.500', 'CP.218'] },
  { q: 'idoso transporte coletivo gratuito', relevantes: ['EI.39', 'CF.230.2', 'EI.40'] },
  { q: 'viagem de criança desacompanhada', relevantes: ['ECA.83', 'ECA.84', 'ECA.85', 'ECA.251'] },
  { q: 'abandono de idoso em hospital', relevantes: ['EI.98'] },

  // --- empresarial
  { q: 'dissolução da sociedade limitada', relevantes: ['CC.1087', 'CC.1033', 'CC.1044', 'CC.1034'] },
  { q: 'acordo de acionistas', relevantes: ['LSA.118'] },
  { q: 'direito de retirada acionista dissidente', relevantes: ['LSA.137', 'LSA.136', 'LSA.45', 'LSA.109.V'] },
  { q: 'dever de lealdade administrador companhia', relevantes: ['LSA.155'] },
  { q: 'dividendo obrigatório', relevantes: ['LSA.202', 'LSA.203'] },

  // --- trânsito
  { q: 'recusar bafômetro', relevantes: ['CTB.165-A', 'CTB.277.3'] },
  { q: 'embriaguez ao volante', relevantes: ['CTB.306', 'CTB.165', 'CTB.276', 'CTB.277', 'CTB.302.3', 'SUM.STJ.664'] },
  {
    q: 'notificação multa de trânsito',
    relevantes: ['CTB.282', 'SUM.STJ.312', 'CTB.281.1.II', 'CTB.281-A', 'SUM.STJ.127'],
  },
  { q: 'suspensão do direito de dirigir pontos', relevantes: ['CTB.261.I'] },

  // --- dados, internet, autoral
  {
    q: 'responsabilidade do provedor conteúdo de terceiros',
    relevantes: ['MCI.19', 'MCI.18', 'MCI.21', 'MCI.31', 'MCI.20'],
  },
  { q: 'guarda de registros de conexão', relevantes: ['MCI.13', 'MCI.10', 'MCI.14'] },
  { q: 'dados pessoais sensíveis lgpd', relevantes: ['LGPD.11', 'LGPD.5.II', 'LGPD.13'] },
  { q: 'vazamento de dados comunicação anpd', relevantes: ['LGPD.48'] },
  { q: 'direitos do titular dos dados', relevantes: ['LGPD.18', 'LGPD.17', 'LGPD.19', 'LGPD.20', 'LGPD.9', 'LGPD.22'] },
  {
    q: 'prazo de proteção direitos autorais',
    relevantes: [
      'LEI-9610-1998.41',
      'LEI-9610-1998.43',
      'LEI-9610-1998.44',
      'LEI-9610-1998.42',
      'LEI-9610-1998.96',
      'LEI-9609-1998.2.2',
      'LEI-9610-1998.45',
    ],
  },
  { q: 'sumula 7 stj', relevantes: ['SUM.STJ.7'] },
  { q: 'súmula vinculante 11', relevantes: ['SUM.STF.SV11'] },
];
