import type { LexiconRow } from '../tokens/lexicon.ts';

const words = (lemma: string, forms: string, ...classes: readonly string[]): LexiconRow => ({ lemma, forms, classes });

/** Words that join clauses, refer back, or say by what something is governed. */
export const CONNECTIVES: readonly LexiconRow[] = [
  words('segundo', 'segundo conforme consoante', 'according'),
  words('que', 'que'),
  words('qual', 'qual quais'),
  words('mas', 'mas pois porque porém todavia contudo embora logo', 'clause'),
  words('nao', 'não nem'),
  words('se', 'se'),
  words('foi', 'foi foram fica ficou ficam ficaram restou restaram encontra =é são seria ora'),
  words(
    'ja',
    'já ainda também igualmente ademais inclusive sobretudo mais agora depois antes enfim aliás assim além hoje',
  ),
  words('termos', 'nos termos forma luz acordo força virtude meio'),
  words('atual', 'atual próprio própria próprios próprias presente dito dita', 'attribute'),
  words(
    'referido',
    'referido referida referidos referidas mencionado mencionada citado citada citados citadas supracitado supracitada aludido aludida indigitado indigitada mesmo mesma',
    'attribute',
    'referred',
  ),
  words(
    'novo',
    'novo nova novos novas novel antigo antiga antigos antigas respectivo respectiva respectivos respectivas último última primeiro primeira segunda terceiro terceira',
    'other',
  ),
  words('vigente', 'vigente vigor'),
  words(
    'anterior',
    'anterior pretérito pretérita passado passada velho velha velhos velhas superado superada vetusto vetusta',
  ),
  words('acima', 'acima supra retro abaixo infra'),
  words('todos', 'todos todas ambos ambas tudo', 'all'),
  words('respectivamente', 'respectivamente'),
  words('meu', 'meu minha nosso nossa'),
  words('dentre', 'dentre'),
  words('sobre', 'sobre para entre contra sob até após desde'),
  words('quanto', 'quanto tocante relação passo'),
  words('tal', 'tal cada nenhum nenhuma'),
  words('federal', 'federal legal constitucional consolidado complementar magna maior fundamental'),
  words('comento', 'comento questão tela foco apreço regência'),
  words('vi', 'vi via'),
  words('doc', 'doc. docs. fl. fls. p. pp. pág. págs.'),
  words('n', 'n. nr. número', 'number-mark'),
  words('dr', 'dr. dra. sr. sra. prof. exmo. exma. min. des. proc. ltda. cia. inc. rel.'),
  words('deles', 'deles delas dele dela'),
  words('como', 'como bem caso quando ante c mpv mediante através graças partir'),
  words('dado', 'dado dada dados dadas conferido conferida conferidos conferidas determinado determinada'),
  words('comparado', 'contrário diferença sucessor sucessora substituto substituta aditivo regulamentação'),
  words('vigencia', 'vigência edição promulgação publicação sanção advento superveniência surgimento chegada entrada'),
  words('recente', 'recente posterior ocorre sucede entretanto entanto'),
  words('recentemente', 'recentemente atualmente anteriormente posteriormente diversamente diferentemente', 'adverb'),
  words('razao', 'razão decorrência face função conta obra versão'),
  words(
    'sofrer',
    'estão teve tiveram tem sofreu sofreram ganhou ganharam recebeu receberam passou passaram passa passam',
  ),
  words('profundo', 'profunda relevante relevantes'),
  words('unico', 'único eles elas sem efeito dois'),
  words('emenda', 'legislativa legislativo parlamentar aditiva modificativa supressiva substitutiva aprovado'),
  words('autoridade', 'prefeito governador ministério ministro secretaria diretoria câmara', 'no-articles'),
  words('tocar', 'relativamente tange toca concerne respeita refere respeito passemos passa'),
  words('exame', 'exame análise leitura estudo'),
  words('sobrevir', 'sobreveio sobrevieram tramita veio surgiu'),
  words('regular', 'regulou regulamentou normatizou disciplinou tema assunto matéria'),
  words(
    'autor',
    `par partir despeito fim propósito autor autora réu ré réus recorrente recorrido apelante apelado agravante agravado
     embargante juiz juíza juízo magistrado magistrada relator relatora tribunal tribunais corte turma ^STF ^STJ ^STM ^TST ^TSE ^TJ
     jurisprudência doutrina legislador constituinte demanda demandante demandado demandada requerente requerido requerida acusado acusada paciente vítima
     consumidor fornecedor advogado advogada partes decisão acórdão sentença`,
    'no-articles',
  ),
  words(
    'junto',
    'junto juntamente combinado combinada cumulado cumulada conjugado conjugada lado somado somada aliado aliada',
  ),
  words('aplicar', 'aplica aplicam considera consideram entra entram quem todo toda cabe compete'),
  words('decretar', 'decreta decretam resolve resolvem adota promulga promulgam sanciono eu seguinte seguintes ementa'),
  words(
    'congresso',
    'ordinária congresso nacional assembleia deputados presidente presidenta república prefeita governadora',
  ),
  words('outro', 'outro outra outros outras'),
  words('ex', 'ex então'),
  words('vez', 'forma modo maneira sorte feita vez jeito'),
  words('parte', 'parte figura turma seção grau'),
  words('etc', 'etc.'),
  words(
    'revogado',
    'anterior antigo antiga revogado revogada derrogado derrogada pretérito pretérita passado passada velho velha superado superada',
    'superseded',
  ),
  words('disposto', 'disposto disposta previsto prevista teor texto termos', 'shown'),
  words('so', 'lc ec dec dl mp cf cpc ncpc clt cp cpp cc cdc ctn'),
  /** Words with which a sentence may begin before the provision it is about: `Já, nos termos do § 3º`. */
  words(
    'opener',
    `tanto isso verdade já mas e nem ou porém contudo todavia entretanto assim também tampouco ainda aliás ademais outrossim igualmente logo
     portanto pois então além disso por sua seu vez outro lado fim do da de mesmo mesma modo forma no na entanto não obstante
     com efeito fato nesse nessa neste nesta sentido segundo conforme consoante nos termos =à a luz força acordo que como
     quando se só apenas inclusive =é são foi há vale valem incide incidem aplica aplicam veja vede vide ver confira cf
     basta note observe diz dispõe prevê reza estabelece determina preceitua consta ele o`,
  ),
  /** Nouns that, behind an article or a preposition, do not mean a thing that could have levels: `no caso`, `o que`. */
  words(
    'no-thing',
    `caso espécie hipótese forma termos moldes limites parte que qual quais entanto mais medida sentido verdade ponto
     particular tocante fim partir saber teor seu seus sua suas disposto dispositivo preceito preceptivo norma regra redação
     legislador`,
  ),
  words('quadro', 'tabela quadro anexo correspondentes cabem preceptivo'),
  /** Nouns that refer to an act named before, or to a provision of it: `o art. 3º do diploma`. */
  words('nomeado', 'qual quais que artigo dispositivo preceito diploma lei leis legislação norma', 'of-named'),
];
