import type { Linha } from './estrutura.ts';

/** A sentence with nothing to cite, longer than what may stand between an act and its own provisions. */
const LONGE =
  ' O recurso foi conhecido e provido, por maioria, nos moldes do voto condutor, com o que concordaram os demais julgadores presentes naquela ocasião.'.repeat(
    3,
  );

/** Acts named far from any provision, which are read only when a later list asks for them. */
export const LONGE_DO_ATO: readonly Linha[] = [
  [
    `A CLT rege o contrato.${LONGE} O art. 482 fixa a justa causa.`,
    [['CLT.482 ~mencao', 'art. 482']],
    'the last act that was named',
  ],
  [
    `A Lei nº 8.112/90 e o CPC regem a matéria.${LONGE} Vale o art. 20 da referida lei.`,
    [['LEI-8112-1990.20 ~anafora', 'art. 20 da referida lei']],
    'the last that was called a law, not the code named behind it',
  ],
  [
    `A Lei de Introdução ao Código Civil rege o conflito.${LONGE} O art. 4º trata da analogia.`,
    [['LINDB.4 ~mencao', 'art. 4º']],
    'a name within a name is no act of its own',
  ],
  [
    `Vale o art. 10 do CPC. A CLT é outra.${LONGE} O art. 9º veda a fraude.${LONGE} A CF manda. Vale o art. 8º da CLT.`,
    [
      ['CPC.10', 'art. 10 do CPC'],
      ['CLT.9 ~mencao', 'art. 9º'],
      ['CLT.8', 'art. 8º da CLT'],
    ],
    'what is read late stands where it stood',
  ],
  [
    `A CLT rege o contrato.${LONGE} Reformou-se o estatuto social da companhia.${LONGE} Vale o art. 8º.`,
    [['?.8', 'art. 8º']],
    'what is no law of the country, far before a list, hides the act before it',
  ],
];
