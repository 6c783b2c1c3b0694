/** Suffixes of derivation, as the stemmer leaves them: `extradição` and `extraditado` are of one family. */
const SUFIXO =
  /(?:izaca|aca|ica|uca|(?<=[cpt])ca|amento?|imento?|ment|ador|edor|idor|atori|itori|ori|ante?|ente?|anc|enc|avel|ivel|idad|edad|ativ|itiv|iv|uos|os|ad|id|it|at|ari|ar|er|ir|i|u)$/;
/** Shorter roots belong to many families. */
const MIN_RAIZ = 5;
/** Roots shared by unrelated words: `contrato` and `contrário`, `comodato` and `cômodo`. */
const AMBIGUAS = new Set(
  (
    'contr contra trans extra const quant distr instr constr equip pecul comod numer contag corre incid presid mobil ' +
    'fundi restr retro import resid habil conven adult comit pertin temer portu preter imper refin confi coment transf'
  ).split(' '),
);
/** Words with a subject of their own, whatever they derive from. */
const PROPRIAS = new Set(
  (
    'autor public nacional ativ penal segur final intim local ident ent comun soci propri un legitim oportun produt ' +
    'univers facil period especial qual'
  )
    .split(' ')
    .flatMap((root) => [`${root}idad`, `${root}edad`]),
);
/** `impenhorável` also concerns what is `penhorável`. In other words such a prefix is not a negation. */
const NEGACAO = /^(?:in|im(?=[bp])|ir(?=r))(?=.{4,}[ai]vel$|retroat$)/;
/** Verbs whose noun keeps another, Latin root: `conceder`, `concessão`. */
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

/** The root of a stem, or the stem itself if no rule applies. */
export function raiz(radical: string): string {
  if (PROPRIAS.has(radical)) return radical;
  const said = radical.replace(NEGACAO, '');
  const [noun, verb] = ALTERNANCIAS.find(([noun]) => noun.test(said)) ?? [];
  const root = noun ? said.replace(noun, verb as string) : said.replace(SUFIXO, '');
  return root.length >= MIN_RAIZ && !AMBIGUAS.has(root) ? root : radical;
}
