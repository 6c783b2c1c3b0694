/** What derivation puts behind a root, as the stemmer leaves it: `extradição` and `extraditado` are of one family. */
const SUFIXO =
  /(?:izaca|aca|ica|uca|(?<=[cpt])ca|amento?|imento?|ment|ador|edor|idor|atori|itori|ori|ante?|ente?|anc|enc|avel|ivel|idad|edad|ativ|itiv|iv|uos|os|ad|id|it|at|ari|ar|er|ir|i|u)$/;
/** Shorter roots are of many families. */
const MIN_RAIZ = 5;
/** What is left of words that have nothing to do with each other: `contrato` and `contrário`, `comodato` and `cômodo`. */
const AMBIGUAS = new Set(
  (
    'contr contra trans extra const quant distr instr constr equip pecul comod numer contag corre incid presid mobil ' +
    'fundi restr retro import resid habil conven adult comit pertin temer portu preter imper refin confi coment transf'
  ).split(' '),
);
/** What has a matter of its own, whatever it is derived of. */
const PROPRIAS = new Set(
  (
    'autor public nacional ativ penal segur final intim local ident ent comun soci propri un legitim oportun produt ' +
    'univers facil period especial qual'
  )
    .split(' ')
    .flatMap((root) => [`${root}idad`, `${root}edad`]),
);
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
  [/^penhoravel$/, 'penhora'],
];

/** The root of a stem; itself where nothing tells it. */
export function raiz(radical: string): string {
  if (PROPRIAS.has(radical)) return radical;
  const said = radical.replace(NEGACAO, '');
  const [noun, verb] = ALTERNANCIAS.find(([noun]) => noun.test(said)) ?? [];
  const root = noun ? said.replace(noun, verb as string) : said.replace(SUFIXO, '');
  return root.length >= MIN_RAIZ && !AMBIGUAS.has(root) ? root : radical;
}
