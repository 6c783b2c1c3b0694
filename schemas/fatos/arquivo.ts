/** Where the register of facts lies in the repository. */
export const REGISTRO_DE_FATOS = 'schemas/fatos/registro.json';
