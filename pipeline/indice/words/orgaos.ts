/** Complete names of organs of the State and of entities of the federation. */
const ORGAO = new RegExp(
  `^(?:${[
    '(?:Supremo Tribunal Federal|Superior Tribunal (?:de Justiça|Militar)|Tribunal (?:Superior|Regional|de Contas|de Justiça)\\b.*)',
    '(?:STF|STJ|TST|TRT|MP|MPT|AGU|CNJ|CNMP|ANPD|CVM|CONTRAN|JARI|TCU)',
    'Poder (?:Executivo|Judiciário|Legislativo)|Poderes da União|Congresso Nacional|Senado Federal',
    'Câmara (?:dos Deputados|Municipal)|Assembleia Legislativa',
    'União|Estado federado|Distrito Federal|Município|Território(?: Federal)?',
    'Ministério Público(?: do Trabalho| Federal| Militar)?|Defensoria pública|Advocacia(?:-Geral da União| pública)',
    'Procuradoria(?: .*)?|Secretaria(?: .*)?|Departamento .*|Autoridade [Nn]acional.*|Banco Central(?: do Brasil)?',
    'Comissão (?:Mista|de Valores|Técnica)\\b.*|Comitê Gestor\\b.*|Fazenda Pública|Forças Armadas',
    'Conselho (?:Nacional|nacional|da|de Defesa|de Recursos|Penitenciário|Tutelar|Curador|dos direitos)\\b.*',
    'Corpo de bombeiros militar|Polícia (?:Civil|Federal|Militar)|Guarda municipal|Junta (?:Comercial|de Conciliação|Administrativa)\\b.*',
    'Justiça (?:da Infância e da Juventude|do Trabalho|Eleitoral|[Ee]stadual|Federal|Militar)|Vara do Trabalho',
    'Cartório dos juízos de direito|Turma (?:recursal|de uniformização)|Sistema Nacional de Trânsito',
  ].join('|')})$`,
);
const FEMININO =
  /^(?:União|Forças|Câmara|Assembleia|Defensoria|Advocacia|Procuradoria|Secretaria|Autoridade|Comissão|Fazenda|Polícia|Guarda|Junta|Justiça|Vara|Turma|AGU|ANPD|CVM|JARI)/;
const PLURAL = /^(?:Poderes|Forças|Territórios)/;

/** Whether a name is exactly that of an organ of the State or an entity of the federation. */
export function ehOrgao(nome: string): boolean {
  return ORGAO.test(nome);
}

/** The term for an aspect of an organ: `Competência do Supremo Tribunal Federal`. */
export function doOrgao(assunto: string, nome: string): string {
  const artigo = FEMININO.test(nome) ? 'a' : 'o';
  return `${assunto} d${artigo}${PLURAL.test(nome) ? 's' : ''} ${nome}`;
}

/** Who acts in a provision, according to its first words; the provision is not about them. */
const PAPEIS = new Set(
  (
    'Juiz,Relator,Escrivão,Magistrado,Autoridade policial,Presidente da República,Vice-Presidente da República,Ministro de Estado,Governador,Prefeito,Oficial de justiça,' +
    'Juiz da execução,Empregador,Empregado,Segurado,Testador,Fornecedor,Perito,Devedor,Credor,Autor,Réu,Advogado,Procurador,' +
    'Acusado,Servidor público,Tutor,Curador,Inventariante,Acionista,Sócio,Conselheiro tutelar,Sindicato,Entidade sindical,Jurado,Trabalhador,Usuário,Administração pública,Deputado,Senador,Obrigação,Estrangeiro,Produto,Contrato'
  ).split(','),
);

/** Participants of a procedure. Only a sentence that begins with one is about them. */
const ATORES = new Set(
  'Juiz,Juiz da execução,Relator,Escrivão,Magistrado,Autoridade policial,Oficial de justiça,Perito,Advogado,Procurador,Servidor público,Estrangeiro'.split(
    ',',
  ),
);

/** Whether a headword names a participant who carries out what the provision is about. */
export function ehAtor(termo: string): boolean {
  return ATORES.has(termo);
}

/** Whether a headword names a participant, and so says nothing as a subterm. */
export function ehPapel(termo: string): boolean {
  return PAPEIS.has(termo) || ehOrgao(termo);
}
