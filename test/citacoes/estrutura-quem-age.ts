import type { Linha } from './estrutura.ts';

/** What a contract, a statute, a notice says in an article of its own, however the sentence tells it. */
export const QUEM_AGE: readonly Linha[] = [
  [
    'Vale o CDC. O contrato veda a cessão (art. 7º).',
    [['?.7', 'art. 7º']],
    'in a bracket, behind a verb of one who commands',
  ],
  [
    'Vale o CDC. O contrato prevê multa, nos termos do art. 7º.',
    [['?.7', 'art. 7º']],
    'whose terms they are nobody tells',
  ],
  [
    'Vale o CDC. Pelo contrato, é vedada a cessão (art. 7º).',
    [['?.7', 'art. 7º']],
    'a bracket behind what is so by the contract',
  ],
  ['Vale o CDC. Diz o contrato no art. 7º que há multa.', [['?.7', 'art. 7º']], 'the verb before its subject'],
  ['Vale o CDC. Consta do contrato o art. 7º.', [['?.7', 'art. 7º']], 'what it is found in'],
  ['Vale o CDC. Segue o contrato que no art. 7º veda.', [['?.7', 'art. 7º']], 'a relative clause without a comma'],
  ['Vale o CDC. No contrato há o art. 7º.', [['?.7', 'art. 7º']], 'what there is in it'],
  ['Vale o CDC. Conforme o edital no art. 7º, cabe.', [['?.7', 'art. 7º']], 'neither comma nor verb'],
  [
    'Vale o CDC. Leia-se o contrato. Seu art. 7º veda.',
    [['?.7', 'art. 7º']],
    'the possessive alone at the head of the next sentence',
  ],
  [
    'Vale o CDC. O contrato é nulo (art. 51).',
    [['CDC.51 ~mencao', 'art. 51']],
    'what the contract is, it is by the law',
  ],
  [
    'Vale o CDC. O contrato foi lido, e o art. 7º é claro.',
    [['CDC.7 ~mencao', 'art. 7º']],
    'a verb that commands nothing',
  ],
  ['Vale o CDC. A Portaria art. 3º veda.', [['?.3', 'art. 3º']], 'no comma behind an ordinance'],
  ['Vale o CDC. Segundo a Portaria art. 3º, é vedado.', [['?.3', 'art. 3º']], 'nor behind what one follows'],
  ['Vale o CDC. Conforme resolução art. 3º, veda-se.', [['?.3', 'art. 3º']], 'nor without an article of speech'],
  ['Vale o CDC. A lei art. 6º garante.', [['CDC.6 ~mencao', 'art. 6º']], 'the law so told is the one named'],
  ['Vale a CF. A lei art. 6º garante.', [['?.6', 'art. 6º']], 'where a law was named'],
  ['Vale o CC. O estatuto (art. 7º) exclui.', [['?.7', 'art. 7º']], 'no code is the statute alone'],
  ['Vale o ECA. O estatuto (art. 7º) protege.', [['ECA.7 ~mencao', 'art. 7º']], 'that of children is'],
  ['Vale o CC e, no estatuto, o art. 7º.', [['?.7', 'art. 7º']], 'in the statute, behind a comma'],
  ['Vale o CPC e seu regimento (art. 21).', [['?.21', 'art. 21']], 'a possessive before the noun'],
  [
    'Prevê o regulamento do plano, com base na Lei 9.656/98, no art. 12, a carência.',
    [['?.12', 'art. 12']],
    'the verb before what acts by the law',
  ],
  [
    'Estatuto da Associação, art. 7º, c/c art. 57 do Código Civil.',
    [
      ['?.7', 'art. 7º'],
      ['CC.57', 'art. 57 do Código Civil'],
    ],
    'a name at the head of the text',
  ],
  [
    'O PL 1.234/2020, art. 3º, c/c art. 5º da CF.',
    [
      ['?.3', 'art. 3º'],
      ['CF.5', 'art. 5º da CF'],
    ],
    'a bill, and c/c',
  ],
  [
    'CDC art. 14, contrato art. 7º, CC art. 186.',
    [
      ['CDC.14', 'CDC art. 14'],
      ['?.7', 'art. 7º'],
      ['CC.186', 'CC art. 186'],
    ],
    'each before its own, and no comma',
  ],
  [
    'Contrato, art. 7º, CC, art. 186.',
    [
      ['?.7', 'art. 7º'],
      ['CC.186', 'CC, art. 186'],
    ],
    'with commas',
  ],
  [
    '- CDC, art. 14;\n- Contrato, art. 7º;\n- CC, art. 186.',
    [
      ['CDC.14', 'CDC, art. 14'],
      ['?.7', 'art. 7º'],
      ['CC.186', 'CC, art. 186'],
    ],
    'a list, one on a line',
  ],
  ['O CTN foi contrariado pela IN/RFB, art. 5º.', [['?.5', 'art. 5º']], 'an acronym with a bar'],
  ['A CLT e o plano de cargos, art. 3º.', [['?.3', 'art. 3º']], 'a plan of a company'],
  ['Vale o CTN. A taxa consta do código municipal (art. 5º).', [['?.5', 'art. 5º']], 'the code of a town in a bracket'],
  [
    'Vale o CTN. A taxa consta do art. 5º do código municipal.',
    [['X-C.5', 'art. 5º do código']],
    'the code of a town behind its article',
  ],
  ['Vale o CDC. Segundo edital (art. 7º), exige-se.', [['?.7', 'art. 7º']], 'a bracket, and no article of speech'],
  ['Vale o CDC (vide contrato, art. 7º).', [['?.7', 'art. 7º']], 'see the contract'],
  ['Vale o CDC. O art. 7º contratual é nulo.', [['?.7', 'art. 7º']], 'an adjective tells of what it is'],
  ['Vale o CDC. O art. 7º estatutário é nulo.', [['?.7', 'art. 7º']], 'so does that of a statute'],
  ['Vale o CDC. Com base no art. 7º - contrato - pede.', [['?.7', 'art. 7º']], 'between dashes'],
  ['Vale o CDC. Com base no art. 7º, contrato, pede.', [['?.7', 'art. 7º']], 'between commas'],
  ['Vale o CDC. O dispositivo contratual (art. 7º) é nulo.', [['?.7', 'art. 7º']], 'the rule of a contract'],
  [
    'Vale o CDC. A responsabilidade contratual (art. 7º) é clara.',
    [['CDC.7 ~mencao', 'art. 7º']],
    'what a law rules may be contractual',
  ],
  ['Vale o CDC. Transcreve-se o contrato: "Art. 7º - multa".', [['?.7', 'Art. 7º']], 'what is quoted from it'],
  [
    'A PEC 45/2019 altera a CF; no art. 2º, cria o imposto.',
    [['?.2', 'art. 2º']],
    'behind a semicolon the sentence goes on with its subject',
  ],
  [
    'O substitutivo altera o CDC, e seu art. 5º cria a agência.',
    [['?.5', 'art. 5º']],
    'the possessive is of what changes the act',
  ],
  [
    'A CLT foi aplicada; no art. 8º, manda usar o direito comum.',
    [['CLT.8 ~mencao', 'art. 8º']],
    'an act that is no object goes on itself',
  ],
];
