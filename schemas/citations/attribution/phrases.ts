/** Parts of patterns that several rules share. Each is told by an example. */

/** `contrato`, `norma coletiva`, `termo de adesão`, `código de ética`: what has articles and is no act of the Union. */
export const INSTRUMENT = `( norma|normas coletiva|coletivas|interna|internas|tecnica|tecnicas|regulamentadora
  | termo :de | termos de uso | estatuto social | condicoes gerais | nota tecnica | lei :dash modelo
  | decisao|sumula|sentenca normativa | ato declaratorio
  | plano de cargos|carreira|carreiras|recuperacao | codigo de etica|conduta | politica :de | :instrument )`;

/** `lei`, `medida provisória`, `ato normativo`: what may call an act that was named. */
export const KIND = '( medida provisoria | ordem de servico | ato :of-act | :kind )';
/** `leis`, `medidas provisórias`: several are none that was named. */
export const KINDS = '( medidas provisorias | ordens de servico | atos :of-act | :kinds )';

/** Neither a mark nor the end of a line's paragraph. */
export const WORD = '!:comma|:stop|:colon|:semicolon|:open|:close|:paragraph';
/** The same with commas. */
export const CLAUSE = '!:stop|:colon|:semicolon|:open|:close|:paragraph';
/** `o`, `na`, `pelos`, `deste`, `seu`, `conforme`: what leads to a noun. */
export const DETERMINER = ':o|no|na|nos|nas|do|da|dos|das|pelo|pela|pelos|pelas|:seu|:meu|:according|:demonstrative';
/** `atual`, `referido`, `novo`. */
export const ATTRIBUTE = ':attribute|:other';
/** Where a clause begins: at what is looked at first, behind a mark, behind `que`, `mas`. */
export const HEAD = '( ^ | :stop|:semicolon|:colon|:line|:paragraph|que|:clause )';
/**
 * `de adesão`, `sobre os Direitos da Criança`, `(UE) 2016/679`: what is said of a noun. No verb is told from these, but
 * `não`, `que` and what leads to the list end it.
 */
export const QUALIFIER = `( ( ( de|do|da|dos|das|para|sobre|entre|com|contra|e|em :o? )? | n )
  ( :word~:o|que|nao|se|foi|é|sao|em|no|na|nos|nas|de|do|da|dos|das|ao|aos|para|sobre|entre|com|contra|e|:seu|:cujo|:provides
    | :number|:ordinal ( :slash :number )? | :open :upper|:word :close ) ( :slash|:dash :upper|:number|:word )? ){0,8}`;
