import { expect, test } from 'bun:test';
import { soFatos } from '../../schemas/fatos/so-fatos.ts';

test.each([
  [1, 'Não se reconhece o diploma da citação: um só diploma tem esse dispositivo em vigor.'],
  [3, 'Não se reconhece o diploma da citação: 3 diplomas têm esse dispositivo em vigor.'],
])('of %i candidates their number is said', (total_candidatos, mensagem) => {
  const dita = 'Não se reconhece o diploma da citação: escolha entre os candidatos.';
  const resolucao = { status: 'ambiguo', candidatos: [], total_candidatos, mensagem: dita } as const;
  expect(soFatos({ ...resolucao, candidatos: [] }).mensagem).toBe(mensagem);
});

test('a single candidate is named', () => {
  const mensagem = 'Não se reconhece o diploma da citação: escolha entre os candidatos.';
  const candidatos = [{ ref_key: 'CC.49-A', sigla: 'CC', texto: '', rank: 0 }];
  const dita = soFatos({ status: 'ambiguo', candidatos, total_candidatos: 1, mensagem });
  expect(dita.mensagem).toBe(
    'Não se reconhece o diploma da citação: um só diploma tem esse dispositivo em vigor (CC).',
  );
});
