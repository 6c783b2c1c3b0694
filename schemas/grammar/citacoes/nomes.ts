export {
  type Alias,
  type AtoAnterior,
  type AtoNomeado,
  buildNomes,
  type Nomes,
} from '../../citations/mentions/names.ts';
