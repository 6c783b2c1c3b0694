import type { Linha } from './estrutura.ts';

/** A number of the Union's that the text says a town or a state gave a law of its own. */
export const QUEM_EDITOU: readonly Linha[] = [
  [
    'Vale o art. 3º da Lei n. 9.784/99, editada pelo Município de Itu.',
    [['X-LEI-9784-1999-MUN.3', 'art. 3º da Lei n. 9.784/99']],
    'made by a town, told behind the number',
  ],
  [
    'O art. 3º da Lei nº 8.112/90, que foi sancionada em 1990 pelo Governador, cai.',
    [['X-LEI-8112-1990-EST.3', 'art. 3º da Lei nº 8.112/90']],
    'signed by a governor',
  ],
  [
    'O Prefeito baixou o Decreto nº 6.514/2008, art. 3º.',
    [['X-DEC-6514-2008-MUN.3', 'Decreto nº 6.514/2008, art. 3º']],
    'made by a mayor, told before',
  ],
  [
    'O PREFEITO BAIXOU O DECRETO Nº 6.514/2008, ART. 4º.',
    [['X-DEC-6514-2008-MUN.4', 'DECRETO Nº 6.514/2008, ART. 4º']],
    'made by a mayor, in capitals',
  ],
  [
    'A Câmara Municipal aprovou a Lei nº 8.245/91, que em seu art. 5º isenta.',
    [['X-LEI-8245-1991-MUN.5', 'Lei nº 8.245/91, que em seu art. 5º']],
    'passed by a town’s chamber',
  ],
  [
    'O Município de Betim editou a Lei nº 8.112/90. O art. 5º da Lei nº 8.112/90 isenta.',
    [['X-LEI-8112-1990-MUN.5', 'art. 5º da Lei nº 8.112/90']],
    'named again',
  ],
  [
    'O Governador sancionou a Lei 8.078/90; art. 5º da Lei 8.078/90.',
    [['X-LEI-8078-1990-EST.5', 'art. 5º da Lei 8.078/90']],
    'a governor’s, named again',
  ],
  [
    'O Governador do Estado, ouvida a Procuradoria, promulgou a Lei 8.078/90, art. 7º.',
    [['X-LEI-8078-1990-EST.7', 'Lei 8.078/90, art. 7º']],
    'with an aside before the verb',
  ],
  [
    'Em São Paulo vigora a LC 101/2000, art. 5º, do Estado.',
    [['X-LC-101-2000-SP.5', 'LC 101/2000, art. 5º']],
    'where it is in force',
  ],
  [
    'O Município de Betim editou a Lei nº 8.112/90, mas o art. 5º da Lei Federal nº 8.112/90 vale.',
    [['LEI-8112-1990.5', 'art. 5º da Lei Federal nº 8.112/90']],
    'the Union’s of the same number',
  ],
  [
    'O Município descumpriu a Lei 8.666/93, art. 24.',
    [['LEI-8666-1993.24', 'Lei 8.666/93, art. 24']],
    'a town that breaks a law',
  ],
  [
    'O Prefeito aplicou a Lei nº 9.784/99, art. 54.',
    [['LEI-9784-1999.54', 'Lei nº 9.784/99, art. 54']],
    'a mayor who applies it',
  ],
  [
    'O art. 54 da Lei 9.784/99, aplicada pelo Município, basta.',
    [['LEI-9784-1999.54', 'art. 54 da Lei 9.784/99']],
    'applied by a town',
  ],
  ['O Congresso aprovou a Lei 8.078/90, art. 6º.', [['CDC.6', 'Lei 8.078/90, art. 6º']], 'passed by Congress'],
  [
    'A União, e não o Município, editou a Lei 9.784/99, art. 2º.',
    [['LEI-9784-1999.2', 'Lei 9.784/99, art. 2º']],
    'not by the town',
  ],
  [
    'Contra o Município, a União editou a Lei 9.784/99, art. 1º.',
    [['LEI-9784-1999.1', 'Lei 9.784/99, art. 1º']],
    'a town that is no subject',
  ],
  [
    'Vale o art. 5º da Lei n. 9.784/99, daquela municipalidade.',
    [['X-LEI-9784-1999-MUN.5', 'art. 5º da Lei n. 9.784/99, daquela municipalidade']],
    'of that town, in another word',
  ],
];
