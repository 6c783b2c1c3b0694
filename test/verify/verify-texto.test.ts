import { expect, spyOn, test } from 'bun:test';
import { pelaLei } from '../../runtime/verify/conferencia.ts';
import { verifyTexto } from '../../runtime/verify/verify-texto.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { AtoVerificavel } from '../../schemas/verify/acervo/ato-verificavel.ts';
import { nomesOf } from '../../schemas/verify/acervo/nomes-do-acervo.ts';
import { memoryAcervo } from './memory-acervo.ts';

const LONGO = 'Texto de um artigo que ocupa lugar na resposta. '.repeat(20).trim();
const artigos = [1, 2, 3, 4];
const acervo = memoryAcervo(
  [{ sigla: 'EX', nome: 'Código de Exemplo', tipo: 'codigo', numero: '1', nomes: ['EX-COD'] }],
  artigos.map((artigo) => ({ ref_key: `EX.${artigo}`, texto: LONGO, revogado: artigo === 3 })),
);
const nomes = nomesOf(acervo);
const texto = artigos.map((artigo) => `art. ${artigo}º do EX-COD`).join('; ');

function verify(bytes: number) {
  const body = verifyTexto(texto, { citacoes: extractCitacoes(texto, nomes), atos: [] }, pelaLei(acervo), { bytes });
  const { citacoes } = JSON.parse(body) as { citacoes: { resolucao: Record<string, unknown> }[] };
  return citacoes.map(({ resolucao }) => resolucao);
}

test('with room for all, every text is there', () => {
  expect(verify(1 << 20).map((resolucao) => resolucao.texto)).toEqual(artigos.map(() => LONGO));
});

test('past the room, what was found is said without its text, and where to read it', () => {
  const [first, ...others] = verify(3_000);
  expect(first).toMatchObject({ status: 'verificado', texto: LONGO });
  expect(others.slice(1)).toEqual([
    {
      status: 'revogado',
      gravidade: 'erro',
      ref_key: 'EX.3',
      revogado: true,
      mensagem: expect.stringContaining('O texto não coube na resposta: leia-o em /v1/dispositivos/EX.3 (por MCP'),
    },
    {
      status: 'verificado',
      gravidade: 'ok',
      ref_key: 'EX.4',
      revogado: false,
      mensagem: 'O texto não coube na resposta: leia-o em /v1/dispositivos/EX.4 (por MCP, com `ler_dispositivo`).',
    },
  ]);
});

test('of one provision that is cited again and again, the words are read once', () => {
  const texto = 'art. 1º do EX-COD; '.repeat(500);
  const read = spyOn(AtoVerificavel.prototype, 'texto');
  try {
    verifyTexto(texto, { citacoes: extractCitacoes(texto, nomes), atos: [] }, pelaLei(acervo), { bytes: 1 << 20 });
    expect(read).toHaveBeenCalledTimes(1);
  } finally {
    read.mockRestore();
  }
});
