import type { Linha } from './estrutura.ts';

/** Acts of unions, other countries, bodies and towns: theirs, or nobody's, and never those of the act named before. */
export const DE_FORA: readonly Linha[] = [
  [
    'Vale a LGPD. GDPR, art. 17, vai além.',
    [['X-GDPR.17', 'GDPR, art. 17']],
    'a regulation by its acronym, with no article',
  ],
  [
    'Vale a LGPD. Aplica-se o RGPD. O art. 17 diz o mesmo.',
    [['X-RGPD.17 ~mencao', 'art. 17']],
    'a regulation mentioned last',
  ],
  [
    'Vale a LGPD. Regulamento (CE) n. 44/2001, art. 7º, diz o mesmo.',
    [['X-R.7', 'Regulamento (CE) n. 44/2001, art. 7º']],
    'a union in brackets before the number',
  ],
  [
    'Vale a LGPD. Aplica-se a Diretiva (UE) 2019/790. O art. 7º diz o mesmo.',
    [['X-D.7 ~mencao', 'art. 7º']],
    'a directive mentioned last',
  ],
  [
    'Vale o CC. O Code civil, art. 1.240, é outro.',
    [['X-CC.1240', 'Code civil, art. 1.240']],
    'a foreign code in small letters',
  ],
  ['Vale o CP. Strafgesetzbuch, art. 34, é outro.', [['X-S.34', 'Strafgesetzbuch, art. 34']], 'a German code'],
  ['Vale o CP. Isso está no StGB (art. 34).', [['X-S.34', 'StGB (art. 34)']], 'its acronym, with small letters in it'],
  [
    'Vale a CF. Constitución Española, art. 24, é outra.',
    [['X-CE.24', 'Constitución Española, art. 24']],
    'a constitution in Spanish',
  ],
  [
    'Vale a LGPD. Ley Orgánica 3/2018, art. 7º, é outra.',
    [['X-LO32018.7', 'Ley Orgánica 3/2018, art. 7º']],
    'a law in Spanish',
  ],
  [
    'Vale a LGPD. Data Protection Act, art. 7º, é outro.',
    [['X-A.7', 'Act, art. 7º']],
    'what is called an Act is none of those before it',
  ],
  [
    'Vale o CC. Código Civil y Comercial, art. 1.717.',
    [['X-CC-COMERCIAL.1717', 'Código Civil y Comercial, art. 1.717']],
    'y for e',
  ],
  [
    'Vale o CDC. ISO/IEC 27001:2013, art. 7º.',
    [['X-ISOIEC.7', 'ISO/IEC 27001:2013, art. 7º']],
    'a technical norm with a colon',
  ],
  [
    'Vale o CDC. Aplica-se a NBR 9050. O art. 7º diz o mesmo.',
    [['X-NBR.7 ~mencao', 'art. 7º']],
    'a technical norm mentioned last',
  ],
  [
    'Vale o CDC. Aplica-se a RDC 67/2007. O art. 7º diz o mesmo.',
    [['X-RDC.7 ~mencao', 'art. 7º']],
    'the rule of an agency mentioned last',
  ],
  [
    'Vale o CDC. Aplica-se a Resolução Normativa nº 414/2010. O art. 7º diz o mesmo.',
    [['X-RN.7 ~mencao', 'art. 7º']],
    'an adjective that begins as a mark of number does',
  ],
  [
    'Vale o CPC. Provimento OAB nº 188/2018, art. 2º.',
    [['X-POAB.2', 'Provimento OAB nº 188/2018, art. 2º']],
    'rules of the bar',
  ],
  ['Vale o CPC. Aplica-se a Circular Bacen 3.978/2020. O art. 10 diz.', [['X-CB.10 ~mencao', 'art. 10']], 'a circular'],
  [
    'Vale o CPC. Instrução CVM 400, art. 3º.',
    [['X-ICVM.3', 'Instrução CVM 400, art. 3º']],
    'rules of a body with its acronym',
  ],
  ['Vale o CTN. LOM, art. 30, e o mais.', [['X-LOM.30', 'LOM, art. 30']], 'the organic law of a town by its acronym'],
  ['Vale o CPC. RI-TST, art. 7º.', [['X-RITST.7', 'RI-TST, art. 7º']], 'internal rules with a hyphen'],
  ['Vale o CPC. Aplica-se o PL 2338/2023. O art. 7º diz o mesmo.', [['?.7', 'art. 7º']], 'a bill mentioned last'],
  [
    'Vale o CPC. Contrato Social, art. 7º.',
    [['?.7', 'art. 7º']],
    'an instrument at the head of a sentence needs no article',
  ],
  ['Vale o CPC. Edital, art. 7º.', [['?.7', 'art. 7º']], 'the same in one word'],
  [
    'Vale a LGPD. O art. 7º da Lei-Modelo UNCITRAL diz.',
    [['?.7', 'art. 7º']],
    'a model of a law is no law named before',
  ],
  [
    'Vale a Lei nº 6.404/76. O art. 7º do CPC 25 diz.',
    [['X-CPC-2025.7', 'art. 7º do CPC 25']],
    'a number behind an acronym that counts nothing',
  ],
  [
    'O prazo do art. 335 do CPC 30 dias depois.',
    [['CPC.335', 'art. 335 do CPC']],
    'a number behind an acronym that counts',
  ],
];
