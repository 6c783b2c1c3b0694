import type { RegistroDeFatos } from '../contract/model/artifacts/registro-de-fatos.ts';
import { type Fatos, openFatos } from '../fatos/fatos.ts';

/** The facts to verify citations by. Open once, use for any number of texts. */
export type Base = Fatos;

/**
 * Opens a register of facts: the package's (`vigente/registro.json`), or the `fatos.json` of a snapshot. Throws a
 * `TypeError` for anything else.
 */
export function abrir(registro: RegistroDeFatos): Base {
  if (registro?.formato !== 1 || typeof registro.atos !== 'object' || typeof registro.dia !== 'string')
    throw new TypeError(
      'não é um registro de fatos do formato 1: use vigente/registro.json, ou o fatos.json de um acervo',
    );
  return openFatos(registro);
}
