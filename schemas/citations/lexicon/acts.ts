import { type LexiconRow, row } from '../tokens/lexicon.ts';
import { POINTING_BACK } from './pointing-back.ts';

/** Words that name acts, say which of several is meant, or show that no act is meant. */
export const ACTS: readonly LexiconRow[] = [
  row('numbered-acronym', '^LC ^LCP ^DL ^DEL ^EC ^MP ^MPV lc dl mp ec del mpv lcp', 'numbered', 'act-acronym'),
  row('dec', 'dec.', 'numbered', 'act-start-capital'),
  row('rules-acronym', '^CE ^IN ^RI ^NR ^AI ^RN', 'act-acronym'),
  row('technical-rules', 'rdc ren nbc nbr', 'act-acronym'),
  row('technical-norms', 'abnt iso', 'act-acronym'),
  row('bill-acronym', 'PL PLS PLC PLP PEC', 'act-acronym'),
  row('foreign-code', 'bgb ccf zpo stgb stpo gg'),
  row(
    'outside-acronym',
    '^GDPR ^RGPD ^CCPA ^CPRA ^HIPAA ^DSA ^DMA ^TFUE ^TUE ^TFEU ^CEDH BGB HGB StGB StPO ZPO EGBGB ABGB ^CRP ^CCCN CCyC ^UCC ' +
      '^FRCP ^DUDH ^TRIPS ^ADPIC ^GATT ^RIR ^RIPI ^LOM ^LODF ^LOMAN ^LOMP ^LONMP ^LOTCU ^LOTJ ^CTM ^CODJERJ ^NSCGJ ^CNCGJ ' +
      '^CNGC ^CCT ^ACT',
    'act-start-capital',
  ),
  row(
    'foreign-constitution',
    'constitución constitution costituzione grundgesetz bürgerliches strafgesetzbuch strafprozessordnung ' +
      'zivilprozessordnung handelsgesetzbuch gesetzbuch',
    'act-start-capital',
  ),
  row('foreign-law-noun', 'code codice ley loi legge directive regulation restatement', 'act-start-capital'),
  row('foreign-law-word', 'civil civile civiles pénal pénale pénales penal penale penales procédure commerce'),
  row('foreign-link', 'de del des di du of the la le los las'),
  row('act', 'act', 'act-start-capital'),
  row('estadual', 'estadual estaduais', 'local-adjective', 'others-act'),
  row('municipal', 'municipal municipais', 'local-adjective', 'others-act'),
  row('distrital', 'distrital distritais', 'local-adjective', 'others-act'),
  row('federal-adj', 'federal federais', 'qualifies-act'),
  row('orgânica', 'orgânica orgânico orgânicas', 'qualifies-act', 'others-act'),
  row('complementar', 'complementar complementares', 'qualifies-act', 'said-of-act'),
  row('nacional', 'nacional', 'qualifies-act'),
  row('constitucional', 'constitucional', 'qualifies-act', 'said-of-act'),
  row('normative-adj', 'normativo normativa', 'qualifies-act', 'said-of-act'),
  row('legislativo', 'legislativo legislativa', 'qualifies-act', 'said-of-act'),
  row('legal', 'legal processual consolidado material repressivo adjetivo substantivo federal', 'said-of-act'),
  row(
    'qualifier',
    'social provisória pública público política interno interna internacional particular partidário',
    'qualifies-act',
  ),
  row('local-tax', 'icms icns iss iptu ipva itcd itcmd itbi'),
  row('união', 'união república brasil nação', 'union'),
  row(
    'no-continuation',
    'art arts artigo artigos parágrafo parágrafos inciso incisos alínea alíneas item itens caput título livro capítulo seção parte ' +
      'anexo lei leis lc dl ec mp decreto decretos súmula sumulas tema enunciado código estatuto constituição carta consolidação ' +
      'brasil brasileiro brasileira pátrio pátria vigente atual novo nova velho antigo antiga anterior revogado revogada política ' +
      'anotado comentado interpretado verbis rel relator relatora min ministro ministra des precedente precedentes publique intime ' +
      'não nesse nessa neste nesta nestes nisso assim portanto com para por pelo pela sem desse dessa isso ante diante quanto ainda ' +
      'também além ademais outrossim destarte dispõe vejamos veja que como porém contudo todavia logo sendo este esta esse essa ' +
      'medida recurso agravo embargos sentença pedido prova provas preliminar mérito dano danos juros multa ônus honorários autor autora réu',
  ),
  row(
    'other-law',
    'militar militares tributário tributária bancário bancária penitenciário penitenciária aduaneiro aduaneira desportivo ' +
      'desportiva canônico canônica modelo digital apostólico apostólica castrense',
  ),
  row('regime', 'república reino império confederação federação principado nação província cantão'),
  row('regime-adjective', 'democrática popular oriental islâmica bolivariana federal política plurinacional'),
  row(
    'state-like',
    'república rep. brasil estado estados município municípios união império distrito regime país nação então',
  ),
  row(
    'said-before',
    'citado citada citados citadas mencionado mencionada mencionados mencionadas referido referida referidos referidas',
    'said',
    'participle',
  ),
  row(
    'said',
    `${POINTING_BACK} mesmo mesma mesmos mesmas dito dita ditos ditas epigrafado epigrafada comentado comentada novo nova novos novas novel vigente vigentes atual atuais próprio própria próprios próprias`,
  ),
  row(
    'antigo',
    'antigo antiga anterior velho velha pretérito pretérita primitivo primitiva abrogado abrogada',
    'former',
  ),
  row('repealed-adj', 'revogado revogada', 'repealed', 'participle'),
  row('called', 'denominado denominada designado designada chamado chamada', 'called-so', 'participle'),
  row('called-also', 'referido referida nominado nominada', 'called', 'participle'),
  row(
    'this-or-that',
    'este esta esse essa aquele aquela deste desta desse dessa daquele daquela neste nesta nesse nessa naquele naquela',
  ),
];
