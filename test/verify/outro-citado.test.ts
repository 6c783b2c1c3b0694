import { expect, test } from 'bun:test';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { nomesOf } from '../../schemas/verify/acervo/nomes-do-acervo.ts';
import { resolveTexto } from '../../schemas/verify/resolve-texto.ts';
import { memoryAcervo } from './memory-acervo.ts';

const acervo = memoryAcervo(
  [
    { sigla: 'CP', nome: 'Código Penal', tipo: 'codigo', numero: '2.848', nomes: ['DL-2848-1940'] },
    { sigla: 'CPP', nome: 'Código de Processo Penal', tipo: 'codigo', numero: '3.689', nomes: ['DL-3689-1941'] },
  ],
  [
    { ref_key: 'CP.59', texto: 'O juiz fixará a pena.' },
    { ref_key: 'CP.61', texto: 'São circunstâncias que sempre agravam a pena:' },
    { ref_key: 'CP.61.II', texto: 'ter o agente cometido o crime:' },
    { ref_key: 'CPP.61', texto: 'O juiz deverá declarar de ofício a extinção da punibilidade.' },
    { ref_key: 'CPP.312', texto: 'A prisão preventiva poderá ser decretada.' },
  ],
);

const last = (texto: string) =>
  [...resolveTexto(texto, extractCitacoes(texto, nomesOf(acervo)), acervo)].map(({ resolucao }) => resolucao).at(-1);

test('what the inferred act lacks and another cited act has is a doubt, with that act suggested', () => {
  const found = last(
    'Fixa-se a pena pelo art. 59 do CP. Pelo art. 312 do CPP, prende-se. Incide a agravante do art. 61, II.',
  );
  expect(found).toMatchObject({
    ...{ status: 'verificado_parcial', motivo: 'sem_diploma', gravidade: 'duvida' },
    sugestao: [{ ref_key: 'CP.61.II' }],
  });
  expect(found?.mensagem).toContain('Outro diploma que o texto cita tem esse dispositivo: CP.');
});

test.each([
  ['the act is named', 'O art. 61 do CP agrava a pena. Incide a agravante do art. 61, II, do CPP.'],
  ['the other act is not cited', 'Pelo art. 312 do CPP, prende-se. Incide a agravante do art. 61, II.'],
  ['the other act lacks it too', 'Diz o art. 59 do CP. Pelo art. 312 do CPP, prende-se. Incide o art. 61, III.'],
])('otherwise it is an error: %s', (_, texto) => {
  expect(last(texto)).toMatchObject({ status: 'verificado_parcial', gravidade: 'erro' });
  expect(last(texto)?.motivo).toBeUndefined();
});
