import { type LexiconRow, row } from '../tokens/lexicon.ts';
import { POINTING_BACK } from './pointing-back.ts';

/**
 * Prepositions, articles, conjunctions and pronouns. They tie the members of a list to each other, and a list to its
 * act.
 */
export const FUNCTION_WORDS: readonly LexiconRow[] = [
  row('de', 'de do da dos das', 'preposition'),
  row('em', 'em no na nos nas', 'preposition'),
  row('a-prep', '=à =às ao aos', 'preposition'),
  row('por', 'por pelo pela pelos pelas', 'preposition'),
  row('com', 'com', 'preposition'),
  row('o', 'o os a as', 'article'),
  row('um', 'um uma uns umas', 'article'),
  row('e', 'e ou', 'conjunction'),
  row('ser', '=é'),
  row('seu', 'seu seus sua suas'),
  row('cujo', 'cujo cujos cuja cujas'),
  row('este', 'este esta estes estas deste desta destes destas neste nesta nestes nestas', 'demonstrative'),
  row('esse', 'esse essa esses essas desse dessa desses dessas nesse nessa nesses nessas', 'demonstrative'),
  row('aquele', 'aquele aquela aqueles aquelas daquele daquela naquele naquela àquele àquela', 'demonstrative'),
];

/** Words that join clauses, refer back, or say by what something is governed. */
export const CONNECTIVES: readonly LexiconRow[] = [
  row('segundo', 'segundo conforme consoante', 'according'),
  row('atual', 'atual próprio própria próprios próprias presente dito dita', 'attribute'),
  row('referido', `${POINTING_BACK} mesmo mesma`, 'attribute', 'referred'),
  row(
    'novo',
    'novo nova novos novas novel antigo antiga antigos antigas respectivo respectiva respectivos respectivas último última primeiro primeira segunda terceiro terceira',
    'other',
  ),
  row('acima', 'acima supra retro abaixo infra'),
  row('todos', 'todos todas ambos ambas tudo', 'all'),
  row('meu', 'meu minha nosso nossa'),
  row('comento', 'comento questão tela foco apreço regência'),
  row('n', 'n. nr. número', 'number-mark'),
  row('deles', 'deles delas dele dela'),
  row('recentemente', 'recentemente atualmente anteriormente posteriormente diversamente diferentemente', 'adverb'),
  row('autoridade', 'prefeito governador ministério ministro secretaria diretoria câmara', 'no-articles'),
  row(
    'autor',
    `par partir despeito fim propósito autor autora réu ré réus recorrente recorrido apelante apelado agravante agravado
     embargante juiz juíza juízo magistrado magistrada relator relatora tribunal tribunais corte turma ^STF ^STJ ^STM ^TST ^TSE ^TJ
     jurisprudência doutrina legislador constituinte demanda demandante demandado demandada requerente requerido requerida acusado acusada paciente vítima
     consumidor fornecedor advogado advogada partes decisão acórdão sentença`,
    'no-articles',
  ),
  row('outro', 'outro outra outros outras'),
  row('vez', 'forma modo maneira sorte feita vez jeito'),
  row('parte', 'parte figura turma seção grau'),
  row(
    'revogado',
    'anterior antigo antiga revogado revogada derrogado derrogada pretérito pretérita passado passada velho velha superado superada',
    'superseded',
  ),
  row('disposto', 'disposto disposta previsto prevista teor texto termos', 'shown'),
  /** Words with which a sentence may begin before the provision it is about: `Já, nos termos do § 3º`. */
  row(
    'opener',
    `tanto isso verdade já mas e nem ou porém contudo todavia entretanto assim também tampouco ainda aliás ademais outrossim igualmente logo
     portanto pois então além disso por sua seu vez outro lado fim do da de mesmo mesma modo forma no na entanto não obstante
     com efeito fato nesse nessa neste nesta sentido segundo conforme consoante nos termos =à a luz força acordo que como
     quando se só apenas inclusive =é são foi há vale valem incide incidem aplica aplicam veja vede vide ver confira cf
     basta note observe diz dispõe prevê reza estabelece determina preceitua consta ele o`,
  ),
  /** Nouns that, behind an article or a preposition, do not mean a thing that could have levels: `no caso`, `o que`. */
  row(
    'no-thing',
    `caso espécie hipótese forma termos moldes limites parte que qual quais entanto mais medida sentido verdade ponto
     particular tocante fim partir saber teor seu seus sua suas disposto dispositivo preceito preceptivo norma regra redação
     legislador`,
  ),
  /** Nouns that refer to an act named before, or to a provision of it: `o art. 3º do diploma`. */
  row('nomeado', 'qual quais que artigo dispositivo preceito diploma lei leis legislação norma', 'of-named'),
];
