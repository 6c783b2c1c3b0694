import type { Consulta } from './consultas.ts';

/** Written from knowledge of the law, before any of their results was looked at. */
export const CEGAS: readonly Consulta[] = [
  { q: 'estado de necessidade', relevantes: ['CP.24', 'CP.23.I', 'CPM.43', 'CPM.39', 'CC.188.II'] },
  { q: 'concurso de pessoas participação de menor importância', relevantes: ['CP.29.1'] },
  { q: 'perdão judicial', relevantes: ['CP.107.IX', 'CP.120', 'SUM.STJ.18'] },
  { q: 'falso testemunho', relevantes: ['CP.342', 'CPM.346', 'SUM.STJ.165'] },
  { q: 'exceção da verdade calúnia', relevantes: ['CP.138.3', 'CPP.523'] },
  { q: 'receptação', relevantes: ['CP.180', 'CPM.254', 'CPM.255', 'CP.180-A'] },
  { q: 'sursis', relevantes: ['CP.77', 'CP.78', 'CP.81', 'LEP.156', 'CPM.84', 'CPP.696'] },
  {
    q: 'cheque sem fundos crime',
    relevantes: ['CP.171.2.VI', 'SUM.STF.246', 'SUM.STF.521', 'SUM.STJ.244', 'SUM.STF.554'],
  },
  {
    q: 'falta grave execução penal',
    relevantes: ['LEP.50', 'SUM.STJ.526', 'SUM.STJ.533', 'SUM.STJ.534', 'SUM.STJ.535', 'LEP.118.I', 'LEP.127'],
  },
  { q: 'saída temporária', relevantes: ['LEP.122', 'LEP.123', 'SUM.STJ.40', 'SUM.STJ.520'] },
  { q: 'interrogatório por videoconferência', relevantes: ['CPP.185.2'] },
  {
    q: 'revisão criminal',
    relevantes: ['CPP.621', 'CPP.622', 'CPP.623', 'CPP.624', 'CPP.625', 'CPP.626', 'CPP.630', 'SUM.STF.393'],
  },
  {
    q: 'réu citado por edital suspensão do processo',
    relevantes: ['CPP.366', 'SUM.STJ.415', 'SUM.STJ.455', 'CPP.361'],
  },
  { q: 'suspeição do juiz', relevantes: ['CPC.145', 'CPC.146', 'CPP.254', 'CPP.97', 'CLT.801'] },
  {
    q: 'homologação de sentença estrangeira',
    relevantes: ['CPC.960', 'CPC.961', 'CPC.963', 'CPC.964', 'CF.105.I.i', 'SUM.STF.420', 'LINDB.15'],
  },
  {
    q: 'embargos de terceiro',
    relevantes: ['CPC.674', 'CPC.675', 'CPC.677', 'CPC.678', 'CPC.681', 'SUM.STJ.84', 'SUM.STJ.134', 'SUM.STJ.303'],
  },
  { q: 'produção antecipada de provas', relevantes: ['CPC.381', 'CPC.382', 'CPC.383'] },
  { q: 'fungibilidade das ações possessórias', relevantes: ['CPC.554'] },
  { q: 'constituição em mora do devedor', relevantes: ['CC.394', 'CC.395', 'CC.396', 'CC.397', 'CC.398'] },
  {
    q: 'direitos da personalidade',
    relevantes: ['CC.11', 'CC.12', 'CC.13', 'CC.14', 'CC.15', 'CC.16', 'CC.20', 'CC.21'],
  },
  { q: 'divórcio consensual', relevantes: ['CPC.731', 'CPC.733', 'CF.226.6'] },
  { q: 'direito real de habitação cônjuge sobrevivente', relevantes: ['CC.1831'] },
  { q: 'dívidas do falecido herdeiros respondem', relevantes: ['CC.1792', 'CC.1997', 'CC.1821'] },
  { q: 'construir em terreno alheio', relevantes: ['CC.1255', 'CC.1256', 'CC.1258', 'CC.1259', 'CC.1257'] },
  { q: 'recall de produto perigoso', relevantes: ['CDC.10.1', 'CDC.64'] },
  { q: 'propaganda abusiva criança', relevantes: ['CDC.37.2'] },
  { q: 'dissídio coletivo', relevantes: ['CF.114.2', 'CLT.856', 'CLT.857', 'CLT.858', 'CLT.860', 'CLT.868'] },
  {
    q: 'contribuição sindical',
    relevantes: ['CLT.578', 'CLT.579', 'CLT.580', 'CLT.582', 'CF.8.IV', 'SUM.STJ.222', 'SUM.STF.SV40', 'SUM.STF.666'],
  },
  {
    q: 'icms na importação',
    relevantes: ['CF.155.2.IX.a', 'SUM.STF.SV48', 'SUM.STF.661', 'SUM.STF.660', 'SUM.STJ.155', 'SUM.STJ.198'],
  },
  { q: 'iptu progressivo', relevantes: ['CF.156.1.I', 'CF.182.4.II', 'SUM.STF.668', 'SUM.STF.589'] },
  { q: 'revogação de isenção', relevantes: ['CTN.178', 'SUM.STF.544', 'CTN.104.III'] },
  {
    q: 'responsabilidade tributária dos sucessores',
    relevantes: ['CTN.129', 'CTN.130', 'CTN.131', 'CTN.132', 'CTN.133'],
  },
  { q: 'aposentadoria especial', relevantes: ['LBPS.57', 'LBPS.58', 'CF.201.1', 'SUM.STF.SV33', 'CF.40.4-B'] },
  { q: 'dependentes do segurado', relevantes: ['LBPS.16'] },
  { q: 'imunidade parlamentar', relevantes: ['CF.53', 'SUM.STF.245', 'CF.29.VIII', 'CF.27.1'] },
  { q: 'intervenção federal', relevantes: ['CF.34', 'CF.36', 'CF.60.1', 'CF.21.V'] },
  { q: 'desapropriação para reforma agrária', relevantes: ['CF.184', 'CF.185', 'CF.186', 'SUM.STJ.354'] },
  { q: 'ação popular', relevantes: ['CF.5.LXXIII', 'SUM.STF.365', 'SUM.STF.101'] },
  { q: 'defesa por advogado processo administrativo disciplinar', relevantes: ['SUM.STF.SV5', 'SUM.STJ.343'] },
  { q: 'relatório de impacto à proteção de dados', relevantes: ['LGPD.38', 'LGPD.5.XVII', 'LGPD.10.3'] },
  { q: 'consentimento do titular', relevantes: ['LGPD.8', 'LGPD.7.I', 'LGPD.5.XII'] },
  { q: 'dirigir sem habilitação', relevantes: ['CTB.309', 'CTB.162.I', 'SUM.STF.720', 'LCP.32'] },
  { q: 'soltar balões', relevantes: ['LEI-9605-1998.42', 'LCP.28.unico'] },
  { q: 'convocação de assembleia geral de acionistas', relevantes: ['LSA.123', 'LSA.124'] },
];
