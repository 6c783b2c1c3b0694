/** A stretch of a message: an address of the web, or the words between addresses. */
export interface Pedaco {
  texto: string;
  isEndereco: boolean;
}

/** Matches an address without the sign that ends the sentence: `O texto está em https://….` */
const ENDERECO = /(https?:\/\/[^\s"“”<>]*[^\s"“”<>.,;:!?)])/;

/** Splits a message at the addresses in it. The pieces, joined, are the message. */
export const partirEnderecos = (mensagem: string): Pedaco[] =>
  mensagem
    .split(ENDERECO)
    .map((texto, i) => ({ texto, isEndereco: i % 2 === 1 }))
    .filter(({ texto }) => texto !== '');
