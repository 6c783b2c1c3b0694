/**
 * Parts of patterns that several rules share, each with examples. In the examples of this folder, `|` marks the token
 * from which a pattern is matched: forwards from the end of a list or act, or backwards from its beginning.
 */

/**
 * `contrato`, `norma coletiva`, `termo de adesão`, `código de ética`: texts that have articles and are not acts of the
 * Union.
 */
export const INSTRUMENT = `( norma|normas coletiva|coletivas|interna|internas|tecnica|tecnicas|regulamentadora
  | termo :de | termos de uso | estatuto social | condicoes gerais | nota tecnica | lei :dash modelo
  | decisao|sumula|sentenca normativa | ato declaratorio
  | plano de cargos|carreira|carreiras|recuperacao | codigo de etica|conduta | politica :de | :instrument )`;

/** `lei`, `medida provisória`, `ato normativo`: nouns that may refer to an act named before. */
export const KIND = '( medida provisoria | ordem de servico | ato :of-act | :kind )';
/** `leis`, `medidas provisórias`: plurals do not refer to one act named before. */
export const KINDS = '( medidas provisorias | ordens de servico | atos :of-act | :kinds )';

/** Any token except a mark and the end of a paragraph. */
export const WORD = '!:comma|:stop|:colon|:semicolon|:open|:close|:paragraph';
/** The same, and commas too. */
export const CLAUSE = '!:stop|:colon|:semicolon|:open|:close|:paragraph';
/** `o`, `na`, `pelos`, `deste`, `seu`, `conforme`: words before a noun. */
export const DETERMINER = ':o|no|na|nos|nas|do|da|dos|das|pelo|pela|pelos|pelas|:seu|:meu|:according|:demonstrative';
/** `atual`, `referido`, `novo`. */
export const ATTRIBUTE = ':attribute|:other';
/** The beginning of a clause: the first token looked at, or the place behind a mark, `que` or `mas`. */
export const HEAD = '( ^ | :stop|:semicolon|:colon|:line|:paragraph|que|:clause )';
/**
 * `de adesão`, `sobre os Direitos da Criança`, `(UE) 2016/679`: words that qualify a noun. Verbs are not recognized
 * here, but `não`, `que` and the words that lead to the list end it.
 */
export const QUALIFIER = `( ( ( de|do|da|dos|das|para|sobre|entre|com|contra|e|em :o? )? | n )
  ( :word~:o|que|nao|se|foi|é|sao|em|no|na|nos|nas|de|do|da|dos|das|ao|aos|para|sobre|entre|com|contra|e|:seu|:cujo|:provides
    | :number|:ordinal ( :slash :number )? | :open :upper|:word :close ) ( :slash|:dash :upper|:number|:word )? ){0,8}`;
/** Leads from the noun that owns a list to the list: `, em seu |`, ` cujo |`, ` prevê, no |`. */
export const LEADS = `( :comma? :cujo | :comma|:colon :openQuote? ( ex vi | em|no|na|nos|nas )? :seu? | em :seu
  | ( :comma ${WORD}{1,8} :comma? )? :provides ( :comma? ${WORD}{0,6} )? :comma? em|no|na|nos|nas :seu? )`;
/**
 * Leads to the list through a bracket or a dash. Only a noun that stands by itself, or after a part (`dispositivo do`),
 * owns a list in brackets.
 */
export const OPENS = '( :open|:dash :openQuote? ( ex vi | em|no|na|nos|nas )? :seu? )';
/** `o`, `pela`, `seu`, `conforme`: before a noun that stands by itself. */
export const ALONE = 'o|a|no|na|pelo|pela|:seu|:demonstrative|:according';
