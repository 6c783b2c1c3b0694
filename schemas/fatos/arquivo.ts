/** The path of the register of facts in the repository. */
export const REGISTRO_DE_FATOS = 'schemas/fatos/registro.json';
