import { Caracteres } from '../caracteres.ts';
import { compact } from '../compact.ts';
import { endAt } from '../sticky.ts';
import { anyOf, listOf } from './instrumentos.ts';
import { isBranco } from './lexico.ts';

const EVENTOS = listOf(`
  turma, câmara, seção, congresso, fórum, jornada, seminário, encontro, simpósio, exame, concurso, tribunal, vara, juizado,
  conferência, plano, semana, edição, colóquio, reunião, curso, ciclo, plebiscito, referendo, bienal, festival, mostra, feira,
  marcha, torneio, guerra, região, exército, assembléia, plenário, plenária, prêmio, pacto, volume, tomo, relatório, acórdão, voto,
  FPPC, ENFAM, FONAJE, cúpula, painel, oficina, workshop, império, século, batalhão, distrito
`);
const PARTES = listOf('mérito, fundamentação, fundamentos, relatório, preliminar, fatos, pedidos, conclusão');
const CONTADO = compact(
  new RegExp(
    String.raw`\s{1,3}(?:${anyOf(EVENTOS)})|\s?[-–—]\s{0,3}(?:d[aoe]s?\s{1,3})?(?:${anyOf(PARTES)}|dispositivo(?=\s*[\n:.]))(?!\p{L})`,
    'iuy',
  ),
);
const TRAVESSAO = new Caracteres('-–—');

/** Whether a numeral that ends at an offset counts what is no level: `II| Fórum`, `X| Turma`, `IV| – mérito`. */
export const countsEvento = (text: string, at: number): boolean =>
  (isBranco(text, at) || TRAVESSAO.at(text, at)) && endAt(CONTADO, text, at) >= 0;
