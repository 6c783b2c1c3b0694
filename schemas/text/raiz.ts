/** What derivation puts behind a root, as the stemmer leaves it: `extradição` and `extraditado` are of one family. */
const SUFIXO =
  /(?:izaca|aca|ica|uca|(?<=[cpt])ca|amento?|imento?|ment|ador|edor|idor|atori|itori|ori|ante?|ente?|anc|enc|avel|ivel|ativ|itiv|iv|uos|os|ad|id|it|at|ari|ar|er|ir|i|u)$/;
/** Shorter roots are of many families. */
const MIN_RAIZ = 5;

/** The root of a stem; itself where nothing tells it. */
export function raiz(radical: string): string {
  const root = radical.replace(SUFIXO, '');
  return root.length >= MIN_RAIZ ? root : radical;
}
