import type { Random } from './random.ts';

/** The actors, in the singular and with their article. */
const QUEM = [
  ...['a autoridade portuária', 'o órgão gestor', 'o conselho deliberativo', 'a junta comercial', 'o concessionário'],
  ...['a entidade mantenedora', 'o beneficiário', 'o permissionário', 'a cooperativa', 'o condutor', 'o armador'],
  ...['a instituição de ensino', 'o estabelecimento hospitalar', 'o produtor rural', 'a empresa transportadora'],
  ...['o fabricante', 'o importador', 'a distribuidora', 'o arrendatário', 'o síndico', 'o tabelião', 'o perito'],
  ...['a comissão de avaliação', 'o ministério competente', 'a agência reguladora', 'o fiscal de rendas', 'o segurado'],
  ...['o empregador', 'a federação sindical', 'o museu', 'a biblioteca pública', 'o aeroclube', 'o laboratório'],
  ...['a comunidade ribeirinha', 'o garimpeiro', 'o apicultor', 'a usina', 'o estaleiro', 'o radiodifusor'],
];

const FARA = [
  ...['manterá', 'publicará', 'renovará', 'encaminhará', 'arquivará', 'custeará', 'fiscalizará', 'disciplinará'],
  ...['restituirá', 'comunicará', 'aprovará', 'homologará', 'divulgará', 'recolherá', 'assegurará', 'apresentará'],
  ...['conservará', 'entregará', 'revisará', 'organizará', 'vistoriará', 'registrará', 'transportará', 'indenizará'],
];

const O_QUE = [
  ...['o cadastro', 'o inventário', 'o plano anual', 'o laudo', 'a licença', 'a tarifa', 'o fundo', 'a escritura'],
  ...['o certificado', 'a garantia', 'o prontuário', 'a reserva técnica', 'o estoque', 'a apólice', 'o itinerário'],
  ...['a outorga', 'o contrato', 'a matrícula', 'o armazém', 'o benefício', 'a contribuição', 'o diário de bordo'],
  ...['o relatório', 'a quitação', 'o regimento', 'a tabela de preços', 'o depósito', 'o zoneamento', 'a planta'],
];

const DE_QUE = [
  ...['dos pescadores artesanais', 'da navegação fluvial', 'das sementes certificadas', 'do ensino noturno'],
  ...[
    'dos hospitais universitários',
    'da borracha nativa',
    'das águas minerais',
    'dos seringais',
    'da aviação agrícola',
  ],
  ...['dos armazéns gerais', 'da marinha mercante', 'das bibliotecas escolares', 'do crédito rural', 'dos teatros'],
  ...['da radiodifusão comunitária', 'das estradas vicinais', 'do gado leiteiro', 'dos trabalhadores avulsos'],
  ...['da vacinação obrigatória', 'dos arquivos públicos', 'do turismo ecológico', 'das salinas', 'do carvão vegetal'],
  ...['dos faróis e balizas', 'das cooperativas de consumo', 'do transporte escolar', 'da energia das marés'],
  ...[
    'dos jogos esportivos',
    'do vinho de mesa',
    'das próteses auditivas',
    'da meteorologia',
    'dos cartórios de notas',
  ],
];

const COMO = [
  ...['no prazo de trinta dias', 'em cada exercício financeiro', 'mediante requerimento do interessado'],
  ...['vedada a cobrança de qualquer taxa', 'observado o limite da dotação', 'sem prejuízo da multa cabível'],
  ...['antes do início da safra', 'com a assistência de profissional habilitado', 'por meio eletrônico'],
  ...['até o último dia útil do trimestre', 'independentemente de autorização', 'na presença de duas testemunhas'],
  ...['conforme o regulamento', 'em idioma nacional', 'segundo a ordem de inscrição', 'com antecedência de dez dias'],
];

/** Words of headings, after `DAS` or `DOS`. */
const ASSUNTOS = [
  ...['DAS DISPOSIÇÕES GERAIS', 'DO CADASTRO', 'DAS LICENÇAS', 'DA FISCALIZAÇÃO', 'DAS PENALIDADES', 'DO FUNDO'],
  ...['DOS CONTRATOS', 'DAS TARIFAS', 'DO CONSELHO', 'DOS BENEFICIÁRIOS', 'DA VISTORIA', 'DO REGISTRO'],
  ...['DOS ARMAZÉNS', 'DA NAVEGAÇÃO', 'DO ENSINO', 'DAS SEMENTES', 'DOS RECURSOS', 'DA QUITAÇÃO', 'DO TRANSPORTE'],
];

const SILABAS = ['ara', 'bu', 'ca', 'pira', 'ita', 'ju', 'mirim', 'guá', 'tinga', 'pe', 'ru', 'ná', 'su', 'ipo', 'ta'];

/** Returns an invented place name: every law has words of its own, and a corpus of many laws has many of them. */
export function lugar(random: Random): string {
  const silabas = Array.from({ length: random.between(2, 4) }, () => random.pick(SILABAS)).join('');
  return silabas.charAt(0).toUpperCase() + silabas.slice(1);
}

export const assunto = (random: Random): string => random.pick(ASSUNTOS);

/**
 * Returns the matter of an act for its ementa and its name, such as `do cadastro dos pescadores artesanais de Itajupe`.
 */
export function materia(random: Random): string {
  const [artigo, ...resto] = random.pick(O_QUE).split(' ');
  return `d${artigo} ${resto.join(' ')} ${random.pick(DE_QUE)} de ${lugar(random)}`;
}

/** Returns an object such as `o laudo das salinas, por meio eletrônico, e a planta dos teatros`. */
export function objeto(random: Random): string {
  const um = `${random.pick(O_QUE)} ${random.pick(DE_QUE)}`;
  const como = random.chance(0.5) ? `, ${random.pick(COMO)}` : '';
  return random.chance(0.5) ? `${um}${como}` : `${um}${como}, e ${random.pick(O_QUE)} ${random.pick(DE_QUE)}`;
}

/** Returns a sentence without its full stop. Half of the sentences add what another actor does meanwhile. */
export function oracao(random: Random): string {
  const [first = '', ...rest] = acao(random);
  const segunda = random.chance(0.5) ? `, enquanto ${acao(random)}` : '';
  return `${first.toUpperCase()}${rest.join('')}${segunda}`;
}

function acao(random: Random): string {
  const onde = random.chance(0.06) ? `, no Município de ${lugar(random)}` : '';
  const como = random.chance(0.7) ? `, ${random.pick(COMO)}` : '';
  return `${random.pick(QUEM)} ${random.pick(FARA)} ${objeto(random)}${onde}${como}`;
}
