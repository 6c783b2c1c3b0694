import type { AtoSuperado } from '../grammar/citacoes/nomes.ts';

/** Codes of another year under the name of today's. */
export const superados: readonly AtoSuperado[] = [
  { sigla: 'CPC', ano: 1939, feita: 'DL-1608-1939' },
  { sigla: 'CPC', ano: 1973, feita: 'LEI-5869-1973' },
  { sigla: 'CC', ano: 1916, feita: 'LEI-3071-1916' },
  { sigla: 'CP', ano: 1890, feita: 'DEC-847-1890' },
  { sigla: 'CE', ano: 1950, feita: 'LEI-1164-1950' },
  { sigla: 'CTB', ano: 1966, feita: 'LEI-5108-1966' },
  { sigla: 'CF', ano: 1824, feita: 'X-CF-1824' },
  { sigla: 'CF', ano: 1891, feita: 'X-CF-1891' },
  { sigla: 'CF', ano: 1934, feita: 'X-CF-1934' },
  { sigla: 'CF', ano: 1937, feita: 'X-CF-1937' },
  { sigla: 'CF', ano: 1946, feita: 'X-CF-1946' },
  { sigla: 'CF', ano: 1967, feita: 'X-CF-1967' },
  { sigla: 'CF', ano: 1969, feita: 'X-CF-1969' },
];
