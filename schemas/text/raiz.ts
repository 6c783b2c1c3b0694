/** What derivation puts behind a root, as the stemmer leaves it: `extradição` and `extraditado` are of one family. */
const SUFIXO =
  /(?:izaca|aca|ica|uca|(?<=[cpt])ca|amento?|imento?|ment|ador|edor|idor|atori|itori|ori|ante?|ente?|anc|enc|avel|ivel|ativ|itiv|iv|uos|os|ad|id|it|at|ari|ar|er|ir|i|u)$/;
/** Shorter roots are of many families. */
const MIN_RAIZ = 5;
/** `impenhorável` is told of what is `penhorável` too; other words with such a beginning are no denials. */
const NEGACAO = /^(?:in|im(?=[bp])|ir(?=r))(?=.{4,}[ai]vel$|retroat$)/;
/** Verbs whose noun has another root, in which Portuguese has kept the Latin one: `conceder`, `concessão`. */
const ALTERNANCIAS: readonly (readonly [RegExp, string])[] = [
  [/cessa$/, 'ced'],
  [/gressa$/, 'gred'],
  [/missa$/, 'mit'],
  [/duca$/, 'duz'],
  [/rup(?:ca|t)$/, 'romp'],
  [/((?:ex|dis)t)in(?:ca|t)$/, '$1ing'],
  [/scri(?:ca|t|tiv|tivel)$|screv$/, 'scr'],
  [/sol(?:v|u|vica|uca)$/, 'sol'],
  [/clu(?:sa|siv|dent)$/, 'clu'],
  [/versa$/, 'vert'],
  [/pens(?:a|iv)$/, 'pend'],
  [/preensa$/, 'preend'],
  [/vas(?:a|or)$/, 'vad'],
  [/decisa$/, 'decid'],
  [/divisa$/, 'divid'],
  [/rescisa$/, 'rescind'],
  [/tec(?:a|iv)$|tej$/, 'teg'],
  [/((?:cor|di)r)eca$/, '$1ig'],
  [/fens(?:iv)?$/, 'fend'],
  [/defes$/, 'defend'],
  [/traca$/, 'tra'],
  [/roa[gt]$/, 'ro'],
];

/** The root of a stem; itself where nothing tells it. */
export function raiz(radical: string): string {
  const said = radical.replace(NEGACAO, '');
  const [noun, verb] = ALTERNANCIAS.find(([noun]) => noun.test(said)) ?? [];
  const root = noun ? said.replace(noun, verb as string) : said.replace(SUFIXO, '');
  return root.length >= MIN_RAIZ ? root : radical;
}
