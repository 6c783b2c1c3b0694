/** A call of a tool, and the HTTP request that it stands for. */
export interface Chamada {
  tool: string;
  args: Record<string, unknown>;
  path: string;
  body?: unknown;
}

const get = (tool: string, args: Record<string, unknown>, path: string): Chamada => ({ tool, args, path });
const post = (tool: string, args: Record<string, unknown>, path: string): Chamada => ({ tool, args, path, body: args });

/** Every tool, on the acts of the fixture. */
export const CHAMADAS: readonly Chamada[] = [
  post(
    'verificar_citacoes',
    {
      citacoes: [
        { sigla: 'EX-COD', artigo: '2' },
        { sigla: 'EX-COD', artigo: '7' },
        { tipo: 'tema', numero: 1 },
      ],
    },
    '/v1/resolver',
  ),
  post('extrair_citacoes', { texto: 'Conforme o art. 2º do EX-COD.' }, '/v1/parse'),
  post('verificar_texto', { texto: 'Conforme o art. 5º, § 1º, do Código de Exemplo.' }, '/v1/resolver-texto'),
  get('consultar', { q: 'EX-COD 1004' }, '/v1/consulta?q=EX-COD+1004'),
  get('ler_artigo', { sigla: 'EX-COD', artigo: '5' }, '/v1/diplomas/EX-COD/artigos/5'),
  get('ler_dispositivo', { ref_key: 'EX-COD.5.1.I.a.1' }, '/v1/dispositivos/EX-COD.5.1.I.a.1'),
  get('versoes_dispositivo', { ref_key: 'EX-COD.2' }, '/v1/dispositivos/EX-COD.2/versoes'),
  get('listar_diplomas', {}, '/v1/diplomas'),
  get('sumario_diploma', { sigla: 'Código de Exemplo' }, '/v1/diplomas/EX-COD'),
  get('ler_sumula', { tribunal: 'STF', numero: 1 }, '/v1/sumulas/STF/1'),
  get('buscar', { q: 'exemplos', siglas: 'EX-COD', limit: 3 }, '/v1/busca?q=exemplos&siglas=EX-COD&limit=3'),
  get('indice_remissivo', { page_size: 2 }, '/v1/indice/termos?page_size=2'),
  get('alteracoes', { desde: '2020-01-01' }, '/v1/alteracoes?desde=2020-01-01'),
];
