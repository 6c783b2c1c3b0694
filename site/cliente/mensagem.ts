import { partirEnderecos } from '../texto/enderecos.ts';
import { elemento } from './elemento.ts';

/**
 * Shows a message, with its addresses as links.
 * @param target `_blank` on a page that readers must not lose
 */
export const mensagemDe = (mensagem: string, target = ''): (Node | string)[] =>
  partirEnderecos(mensagem).map(({ texto, isEndereco }) =>
    isEndereco ? elemento('a', { href: texto, target, rel: 'noopener' }, texto) : texto,
  );
