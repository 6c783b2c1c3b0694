import type { Linha } from './estrutura.ts';

/** What is shown, named alone, or acts beside a list, and has articles itself: in any spelling, and what only looks so. */
export const COM_ARTIGOS_SEUS: readonly Linha[] = [
  [
    'O CC, art. 186, trata do dano. Na convencao há o art. 9º.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.9', 'art. 9º'],
    ],
    'a convention without its accents',
  ],
  [
    'O CC, art. 186, trata do dano. Na apolice há o art. 9º.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.9', 'art. 9º'],
    ],
    'a policy without its accent',
  ],
  [
    'O CC, art. 186, trata do dano. Na apolice (art. 9º) há multa.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.9', 'art. 9º'],
    ],
    'the same before a bracket',
  ],
  [
    'O CC, art. 186, trata do dano. Diz a convencao no art. 9º que cabe.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.9', 'art. 9º'],
    ],
    'the verb before it',
  ],
  [
    'O CC, art. 186, trata do dano. Consta da declaracao o art. 9º.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.9', 'art. 9º'],
    ],
    'what a declaration has',
  ],
  [
    'O CC, art. 186, trata do dano. A resolucao art. 9º veda.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.9', 'art. 9º'],
    ],
    'an act of another body, and no comma',
  ],
  [
    'O CC, art. 186, trata do dano. No codigo de etica ha o art. 9º.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.9', 'art. 9º'],
    ],
    'a code of ethics, without any accent',
  ],
  [
    'O CC, art. 186, trata do dano. NA CONVENCAO HÁ O ART. 9º.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.9', 'ART. 9º'],
    ],
    'a convention in capitals',
  ],
  [
    'O CC, art. 186, trata do dano. Este contrato, art. 5º, veda.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.5', 'art. 5º'],
    ],
    'the contract at hand',
  ],
  [
    'O CC, art. 186, trata do dano. Neste contrato, art. 5º, há multa.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.5', 'art. 5º'],
    ],
    'the same with a preposition',
  ],
  [
    'O CC, art. 186, trata do dano. O presente contrato, art. 5º, veda.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.5', 'art. 5º'],
    ],
    'the present one',
  ],
  [
    'O CC, art. 186, trata do dano. Os termos de uso, em seu art. 5º, vedam.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.5', 'art. 5º'],
    ],
    'terms, in the plural',
  ],
  [
    'O CC, art. 186, trata do dano. O contrato, o art. 9º, veda.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.9', 'art. 9º'],
    ],
    'the article beside its contract, with an article of speech',
  ],
  [
    'O CC, art. 186, trata do dano. O contrato social, o art. 5º, veda.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.5', 'art. 5º'],
    ],
    'a contract and an adjective beside the article',
  ],
  [
    'O CC, art. 186, trata do dano. O contrato social; o art. 5º.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.5', 'art. 5º'],
    ],
    'a semicolon between them',
  ],
  [
    'O CC, art. 186, trata do dano. O contrato social; art. 5º.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.5', 'art. 5º'],
    ],
    'its name before a semicolon, and nothing else',
  ],
  [
    'O CC, art. 186, trata do dano. Contrato social; art. 5º.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.5', 'art. 5º'],
    ],
    'and none before the noun',
  ],
  [
    'O CC, art. 186, trata do dano. O edital da licitação; art. 5º.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.5', 'art. 5º'],
    ],
    'a notice and what it is for',
  ],
  [
    'O CC, art. 186, trata do dano. A petição, o art. 9º.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.9', 'art. 9º'],
    ],
    'a pleading told alone',
  ],
  [
    'O CC, art. 186, trata do dano. A petição inicial, o art. 9º.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.9', 'art. 9º'],
    ],
    'a pleading and an adjective',
  ],
  [
    'O CC, art. 186, trata do dano. Juntou o contrato; o art. 927 impõe a reparação.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.927 ~mencao', 'art. 927'],
    ],
    'what was filed is no heading',
  ],
  [
    'O CC, art. 186, trata do dano. Assinado o contrato, o art. 927 impõe a reparação.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.927 ~mencao', 'art. 927'],
    ],
    'since when, and not where',
  ],
  [
    'O CC, art. 186, trata do dano. Findo o contrato, o art. 927 impõe a reparação.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.927 ~mencao', 'art. 927'],
    ],
    'the same with another participle',
  ],
  [
    'O CC, art. 186, trata do dano. Quanto ao contrato, o art. 421 é claro.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.421 ~mencao', 'art. 421'],
    ],
    'of what the law speaks',
  ],
  [
    'O CC, art. 186, trata do dano. O contrato é nulo, o art. 166 o diz.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.166 ~mencao', 'art. 166'],
    ],
    'a clause with a verb',
  ],
  [
    'O CC, art. 186, trata do dano. O contrato é nulo; o art. 166 o diz.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.166 ~mencao', 'art. 166'],
    ],
    'the same before a semicolon',
  ],
  [
    'O CC, art. 186, trata do dano. O contrato prevê multa; o art. 412 a limita.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.412 ~mencao', 'art. 412'],
    ],
    'what the contract has is limited by the law',
  ],
  [
    'O CC, art. 186, trata do dano. Com a petição, o art. 927 foi invocado.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.927 ~mencao', 'art. 927'],
    ],
    'what came with a pleading',
  ],
  [
    'O CC, art. 186, trata do dano. Na petição, o art. 927 foi invocado.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.927 ~mencao', 'art. 927'],
    ],
    'what was invoked in it',
  ],
  [
    'O CC, art. 186, trata do dano. Veja o contrato. O art. 7º veda.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.7', 'art. 7º'],
    ],
    'what is to be looked at may be what is told next',
  ],
  [
    'O CC, art. 186, trata do dano. Veja-se o contrato. O art. 7º veda.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.7', 'art. 7º'],
    ],
    'the same with a pronoun',
  ],
  [
    'O CC, art. 186, trata do dano. Leia-se o contrato. O art. 7º veda.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.7', 'art. 7º'],
    ],
    'what is to be read',
  ],
  [
    'O CC, art. 186, trata do dano. Vide contrato. O art. 7º veda.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.7', 'art. 7º'],
    ],
    'with no article of speech',
  ],
  [
    'O CC, art. 186, trata do dano. Veja o contrato: o art. 7º veda.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.7', 'art. 7º'],
    ],
    'a colon behind what is shown',
  ],
  [
    'O CC, art. 186, trata do dano. VEJA O CONTRATO. O ART. 7º VEDA.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.7', 'ART. 7º'],
    ],
    'what is to be looked at, in capitals',
  ],
  [
    'O CC, art. 186, trata do dano. Transcreve-se o edital. O art. 7º veda.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.7', 'art. 7º'],
    ],
    'what is copied',
  ],
  [
    'O CC, art. 186, trata do dano. Confira-se a convenção coletiva. No art. 7º, há piso.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.7', 'art. 7º'],
    ],
    'what is to be checked',
  ],
  [
    'O CC, art. 186, trata do dano. Observe o disposto no contrato. O art. 7º veda.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.7', 'art. 7º'],
    ],
    'what is disposed there',
  ],
  [
    'O CC, art. 186, trata do dano. Atente-se ao edital. O art. 7º veda.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.7', 'art. 7º'],
    ],
    'what is to be heeded',
  ],
  [
    'O CC, art. 186, trata do dano. Consulte o manual do usuário. O art. 7º explica.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.7', 'art. 7º'],
    ],
    'a manual',
  ],
  [
    'O CC, art. 186, trata do dano. As partes assinaram o contrato. O art. 927 impõe reparar.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.927 ~mencao', 'art. 927'],
    ],
    'what the parties did is no such thing',
  ],
  [
    'O CC, art. 186, trata do dano. O autor leu o contrato. O art. 927 impõe reparar.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.927 ~mencao', 'art. 927'],
    ],
    'nor that somebody read it',
  ],
  [
    'O CC, art. 186, trata do dano. O contrato foi visto. O art. 927 impõe reparar.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.927 ~mencao', 'art. 927'],
    ],
    'nor that it was seen',
  ],
  [
    'O CC, art. 186, trata do dano. Observe-se a função social do contrato. O art. 421 a impõe.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.421 ~mencao', 'art. 421'],
    ],
    'what is to be heeded is not the contract',
  ],
  [
    'O CC, art. 186, trata do dano. O condomínio veda, no art. 5º, animais.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.5', 'art. 5º'],
    ],
    'who has a statute commands there',
  ],
  [
    'O CC, art. 186, trata do dano. O condominio veda no art. 5º animais.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.5', 'art. 5º'],
    ],
    'the same without accent and comma',
  ],
  [
    'O CC, art. 186, trata do dano. O CONDOMÍNIO VEDA, NO ART. 5º, ANIMAIS.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.5', 'ART. 5º'],
    ],
    'who has a statute, in capitals',
  ],
  [
    'O CC, art. 186, trata do dano. O clube não permite, em seu art. 5º, a entrada.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.5', 'art. 5º'],
    ],
    'a club, with a possessive',
  ],
  [
    'O CC, art. 186, trata do dano. A associação prevê no art. 5º a exclusão.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.5', 'art. 5º'],
    ],
    'an association',
  ],
  [
    'O CC, art. 186, trata do dano. O município veda, no art. 5º, a venda.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.5', 'art. 5º'],
    ],
    'a town',
  ],
  [
    'O CC, art. 186, trata do dano. O clube exige a quitação (art. 319).',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.319 ~mencao', 'art. 319'],
    ],
    'in a bracket stands the law by which it does',
  ],
  [
    'O CC, art. 186, trata do dano. A empresa agiu com dolo, no art. 927.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.927 ~mencao', 'art. 927'],
    ],
    'no verb that commands',
  ],
  [
    'O CC, art. 186, trata do dano. A empresa responde (art. 927).',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.927 ~mencao', 'art. 927'],
    ],
    'what a company answers for',
  ],
  [
    'O CC, art. 186, trata do dano. O banco exige juros e, no art. 406, o CC os limita.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.406 ~mencao', 'art. 406'],
    ],
    'behind a conjunction another clause begins',
  ],
  [
    'O CC, art. 186, trata do dano. O legislador veda, no art. 187, o abuso.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.187 ~mencao', 'art. 187'],
    ],
    'who makes the law commands in the law',
  ],
  [
    'O CC, art. 186, trata do dano. O condomínio, no art. 1.336, tem deveres.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.1336 ~mencao', 'art. 1.336'],
    ],
    'of what the law speaks, and no verb before it',
  ],
  [
    'O CC, art. 186, trata do dano. A cláusula do código de ética (art. 9º) veda.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.9', 'art. 9º'],
    ],
    'a part of it, and a bracket',
  ],
  [
    'O CC, art. 186, trata do dano. As normas do código de ética (art. 9º) vedam.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.9', 'art. 9º'],
    ],
    'the rules of it, in the plural',
  ],
  [
    'O CC, art. 186, trata do dano. A cláusula 5ª do edital (art. 9º) veda.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.9', 'art. 9º'],
    ],
    'a clause with its number',
  ],
  [
    'O CC, art. 186, trata do dano. A regra do contrato (art. 9º) veda.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.9', 'art. 9º'],
    ],
    'a rule of a contract',
  ],
  [
    'O CC, art. 186, trata do dano. A nulidade do contrato (art. 166) é certa.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.166 ~mencao', 'art. 166'],
    ],
    'what befalls a contract is by the law',
  ],
  [
    'O CC, art. 186, trata do dano. A cláusula do contrato (art. 424) é nula.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.424 ~mencao', 'art. 424'],
    ],
    'a clause that the law forbids',
  ],
  [
    'O CC, art. 186, trata do dano. A formação do contrato (art. 427) exige proposta.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.427 ~mencao', 'art. 427'],
    ],
    'what the law tells of contracts',
  ],
  [
    'O CC, art. 186, trata do dano. RO, art. 71.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.71', 'art. 71'],
    ],
    'an appeal is no act',
  ],
  [
    'O CC, art. 186, trata do dano. No REsp, art. 71, pediu.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.71', 'art. 71'],
    ],
    'what is in its papers',
  ],
  [
    'O CC, art. 186, trata do dano. AgInt, art. 71.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.71', 'art. 71'],
    ],
    'another one',
  ],
  [
    'O CC, art. 186, trata do dano. O STF, art. 402, decide.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.402 ~mencao', 'art. 402'],
    ],
    'a court owns nothing',
  ],
  [
    'O CC, art. 186, trata do dano. Assim, art. 927.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.927 ~mencao', 'art. 927'],
    ],
    'a word that begins a sentence',
  ],
  ['O art. 5º da CF, seu 3º.', [['?.5', 'art. 5º da CF']], 'a level without its word, of the possessive'],
  ['O art. 5º da CF, SEU 3º.', [['?.5', 'art. 5º da CF']], 'a level behind a possessive in capitals'],
  ['O art. 5º da CF, seus 3º e 4º, garante.', [['?.5', 'art. 5º da CF']], 'two of them'],
  ['O art. 5º da CF, nos seus 3º e 4º, garante.', [['?.5', 'art. 5º da CF']], 'with a preposition'],
  ['O art. 5º da CF garante\nem seu LXXXV, a paz.', [['?.5', 'art. 5º da CF']], 'a line ends before it'],
  ['O art. 7º da CF, seu 13º salário.', [['CF.7', 'art. 7º da CF']], 'what is counted with a word is no level'],
  ['O art. 5º da CF garante seu direito.', [['CF.5', 'art. 5º da CF']], "nor is what is somebody's"],
  [
    'Art. 3º da CEF. Art. 10 do CE.',
    [
      ['X-CEF.3', 'Art. 3º da CEF'],
      ['CE.10', 'Art. 10 do CE'],
    ],
    'a bank is no constitution of a state',
  ],
  [
    'Art. 3º da CEDM. Art. 10 do CE.',
    [
      ['X-CEDM.3', 'Art. 3º da CEDM'],
      ['CE.10', 'Art. 10 do CE'],
    ],
    'nor is a convention',
  ],
  [
    'Art. 3º da CE/SP. Art. 10 da CE.',
    [
      ['X-CE-SP.3', 'Art. 3º da CE/SP'],
      ['X-CE-SP.10', 'Art. 10 da CE'],
    ],
    'that of São Paulo is',
  ],
  [
    'O contrato cita o CDC várias vezes e prevê em seu art. 7º a multa.',
    [['?.7', 'art. 7º']],
    'behind a conjunction the sentence goes back to the contract',
  ],
  ['O manual remete ao CDC, mas em seu art. 7º veda.', [['?.7', 'art. 7º']], 'the same with but'],
  [
    'O regulamento do plano aplica o CDC com reservas, pois em seu art. 7º veda.',
    [['?.7', 'art. 7º']],
    'the same with for',
  ],
  [
    'O manual remete ao CDC, que em seu art. 7º veda.',
    [['CDC.7', 'CDC, que em seu art. 7º']],
    'a relative clause is of the act',
  ],
  [
    'O contrato é regido pelo CDC que prevê em seu art. 6º a informação.',
    [['CDC.6', 'CDC que prevê em seu art. 6º']],
    'the same without a comma',
  ],
  [
    'Conforme o CDC prevê e garante em seu art. 6º.',
    [['CDC.6', 'CDC prevê e garante em seu art. 6º']],
    'two verbs of the act',
  ],
  [
    'A lei é clara, e o CDC garante e prevê em seu art. 6º a informação.',
    [['CDC.6', 'CDC garante e prevê em seu art. 6º']],
    'two verbs of the act as subject',
  ],
  [
    'A Declaração Universal dos Direitos Humanos é clara. Em seu art. 8º, garante.',
    [['X-DUDH.8 ~mencao', 'art. 8º']],
    'the word is part of the name of the act',
  ],
  [
    'O Pacto de São José da Costa Rica é claro. Em seu art. 8º, garante.',
    [['CADH.8 ~mencao', 'art. 8º']],
    'the same of a treaty',
  ],
  [
    'O CC rege o pacto. Em seu art. 421, dá liberdade.',
    [['?.421', 'art. 421']],
    'which of the two it is of nobody tells',
  ],
  [
    'O CC, art. 186, trata do dano. Aquele contrato, art. 9º, veda.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.9', 'art. 9º'],
    ],
    'a contract farther off',
  ],
  [
    'O CC, art. 186, trata do dano. Daquele edital, art. 9º.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.9', 'art. 9º'],
    ],
    'a notice farther off',
  ],
  [
    'O CC, art. 186, trata do dano. O mesmo contrato, art. 9º, veda.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.9', 'art. 9º'],
    ],
    'the same contract again',
  ],
  [
    'O CC, art. 186, trata do dano. O respectivo contrato, art. 9º, veda.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.9', 'art. 9º'],
    ],
    'the contract of each',
  ],
  [
    'O CC, art. 186, trata do dano. O último contrato, art. 9º, veda.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.9', 'art. 9º'],
    ],
    'the last of several contracts',
  ],
  [
    'O CC, art. 186, trata do dano. O primeiro acordo, art. 9º, veda.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.9', 'art. 9º'],
    ],
    'the first of several agreements',
  ],
  [
    'O CC, art. 186, trata do dano. Meu contrato, art. 9º, veda.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.9', 'art. 9º'],
    ],
    'a contract of mine',
  ],
  [
    'O CC, art. 186, trata do dano. O contrato — art. 9º — veda.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.9', 'art. 9º'],
    ],
    'dashes behind a contract',
  ],
  [
    'O CC, art. 186, trata do dano. O contrato - art. 9º - veda.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.9', 'art. 9º'],
    ],
    'hyphens behind a contract',
  ],
  [
    'O CC, art. 186, trata do dano. O contrato. Art. 9º.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.9', 'Art. 9º'],
    ],
    'a contract is a sentence by itself',
  ],
  [
    'O CC, art. 186, trata do dano. À luz da apólice, o art. 9º.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.9', 'art. 9º'],
    ],
    'in the light of a policy',
  ],
  [
    'O CC, art. 186, trata do dano. Nos termos do contrato, o art. 9º veda.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.9', 'art. 9º'],
    ],
    'by the terms of a contract',
  ],
  [
    'O CC, art. 186, trata do dano. A última lei, art. 9º.',
    [
      ['CC.186', 'CC, art. 186'],
      ['?.9', 'art. 9º'],
    ],
    'the last of several laws',
  ],
  [
    'O CC, art. 186, trata do dano. A nulidade do contrato - art. 166 - é certa.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.166 ~mencao', 'art. 166'],
    ],
    'between hyphens the law by which it is so',
  ],
  [
    'O CC, art. 186, trata do dano. O contrato é nulo - art. 166.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.166 ~mencao', 'art. 166'],
    ],
    'a verb before a hyphen',
  ],
  [
    'O CC, art. 186, trata do dano. O contrato foi rescindido – art. 475.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.475 ~mencao', 'art. 475'],
    ],
    'a verb before a dash',
  ],
  [
    'O CC, art. 186, trata do dano. A lei – art. 186 – é clara.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.186 ~mencao', 'art. 186'],
    ],
    'dashes behind the law that was named',
  ],
  [
    'O CC, art. 186, trata do dano. O mesmo código, art. 186, é claro.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.186 ~mencao', 'art. 186'],
    ],
    'the same code is the one that was named',
  ],
  [
    'O CC, art. 186, trata do dano. Na forma da lei, o art. 186 é claro.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.186 ~mencao', 'art. 186'],
    ],
    'by the law that was named',
  ],
  [
    'O CC, art. 186, trata do dano. Assinou o contrato. O art. 421 vale.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.421 ~mencao', 'art. 421'],
    ],
    'who signed it',
  ],
  [
    'O CC, art. 186, trata do dano. Ouviu o voto. O art. 421 vale.',
    [
      ['CC.186', 'CC, art. 186'],
      ['CC.421 ~mencao', 'art. 421'],
    ],
    'who heard an opinion',
  ],
  [
    'O CDC, art. 6º, é claro. O banco diz que não cabe a inversão prevista no art. 14.',
    [
      ['CDC.6', 'CDC, art. 6º'],
      ['CDC.14 ~mencao', 'art. 14'],
    ],
    'who only says what is in the law',
  ],
  [
    'O CDC, art. 6º, é claro. O banco permite o estorno previsto no art. 14.',
    [
      ['CDC.6', 'CDC, art. 6º'],
      ['CDC.14 ~mencao', 'art. 14'],
    ],
    'what is told in the law is not told by who allows it',
  ],
  [
    'O CPC, art. 10, rege o caso. Os contratos, nos arts. 5º e 6º, vedam.',
    [
      ['CPC.10', 'CPC, art. 10'],
      ['?.5', 'arts. 5º'],
      ['?.6', '6º'],
    ],
    'several instruments',
  ],
  [
    'O CPC, art. 10, rege o caso. As leis municipais, nos arts. 5º e 6º, vedam.',
    [
      ['CPC.10', 'CPC, art. 10'],
      ['?.5', 'arts. 5º'],
      ['?.6', '6º'],
    ],
    'several local laws',
  ],
  [
    'O CPC, art. 10, rege o caso. Neste contrato (art. 5º) há multa.',
    [
      ['CPC.10', 'CPC, art. 10'],
      ['?.5', 'art. 5º'],
    ],
    'a demonstrative before what is alone in a bracket',
  ],
  [
    'O CPC, art. 10, rege o caso. Pelo regulamento (art. 5º), não cabe.',
    [
      ['CPC.10', 'CPC, art. 10'],
      ['?.5', 'art. 5º'],
    ],
    'by a regulation, in a bracket',
  ],
  [
    'O CPC, art. 10, rege o caso. O contrato nº. 10, no art. 5º, veda a cessão.',
    [
      ['CPC.10', 'CPC, art. 10'],
      ['?.5', 'art. 5º'],
    ],
    'a stop behind nº',
  ],
  [
    'O CPC, art. 10, rege o caso. O contrato com a Alfa S.A. prevê no art. 5º a multa.',
    [
      ['CPC.10', 'CPC, art. 10'],
      ['?.5', 'art. 5º'],
    ],
    'the stops of a company',
  ],
  [
    'O CPC, art. 10, rege o caso. O contrato com o Dr. Fulano, no art. 5º, veda.',
    [
      ['CPC.10', 'CPC, art. 10'],
      ['?.5', 'art. 5º'],
    ],
    'the stop of a title',
  ],
  [
    'O CPC, art. 10, rege o caso. O aludido e citado edital, no art. 5º, veda.',
    [
      ['CPC.10', 'CPC, art. 10'],
      ['?.5', 'art. 5º'],
    ],
    'two adjectives',
  ],
];
