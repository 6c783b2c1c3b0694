import type { ItemCitacao } from '../../schemas/model/item-citacao.ts';
import type { Achado } from '../../schemas/verificacao/achado.ts';
import type { Acervo } from '../../schemas/verificacao/acervo.ts';
import { findCitacao } from '../../schemas/verificacao/resolve-citacao.ts';
import { JsonEmPartes } from './json-em-partes.ts';

/**
 * The body of `/v1/resolver`, in UTF-8: what each citation comes to. What a provision shows is copied as it was baked,
 * neither read nor written anew.
 */
export function resolveAsJson(citacoes: readonly ItemCitacao[], acervo: Acervo): Uint8Array<ArrayBuffer> {
  const json = new JsonEmPartes();
  json.write('{"resultados":[');
  citacoes.forEach((citacao, index) => {
    if (index > 0) json.write(',');
    const found = findCitacao(citacao, acervo);
    if ('ato' in found) writeAchado(found, json);
    else json.write(JSON.stringify(found));
  });
  json.write(']}');
  return json.whole();
}

/** `showAchado` as JSON. */
function writeAchado({ ato, cadeia, so, status, dito }: Achado, json: JsonEmPartes): void {
  const posicao = cadeia.at(-1) as number;
  json.write(`{"status":"${status}","ref_key":"${ato.chaves[posicao]}","texto":"`);
  json.copy(so ? ato.proprioJson(posicao) : ato.textoJson(posicao));
  json.write('",');
  json.copy(ato.mostraJson(posicao));
  if (cadeia.length > 1) writeContexto({ ato, cadeia }, json);
  const said = JSON.stringify(dito).slice(1);
  json.write(said === '}' ? said : `,${said}`);
}

function writeContexto({ ato, cadeia }: Pick<Achado, 'ato' | 'cadeia'>, json: JsonEmPartes): void {
  let between = ',"contexto":"';
  for (const acima of cadeia.slice(0, -1)) {
    const proprio = ato.proprioJson(acima);
    if (proprio.length === 0) continue;
    json.write(between);
    json.copy(proprio);
    between = '\\n';
  }
  json.write(between === '\\n' ? '"' : `${between}"`);
}
