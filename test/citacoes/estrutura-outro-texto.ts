import type { Linha } from './estrutura.ts';

/** What has articles of its own, and is spoken of between an act and a list or in the sentence of the act. */
export const OUTRO_TEXTO: readonly Linha[] = [
  [
    'O art. 37 da CF rege a matéria. Quanto ao edital, o art. 9º é nulo.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['?.9', 'art. 9º'],
    ],
    'a call for bids as the topic',
  ],
  [
    'O art. 37 da CF rege a matéria. Em relação à apólice, o art. 9º é nulo.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['?.9', 'art. 9º'],
    ],
    'a policy',
  ],
  [
    'O art. 37 da CF rege a matéria. No que tange ao regulamento, lê-se no art. 9º a multa.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['?.9', 'art. 9º'],
    ],
    'with words before the list',
  ],
  [
    'O art. 37 da CF rege a matéria. Na convenção coletiva, o art. 9º dá o abono.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['?.9', 'art. 9º'],
    ],
    'where it is said',
  ],
  [
    'O art. 37 da CF rege a matéria. Já no regimento interno, o art. 9º dá o abono.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['?.9', 'art. 9º'],
    ],
    'and with já',
  ],
  [
    'O art. 37 da CF rege a matéria. Na lei alemã, o art. 9º cria o cargo.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['?.9', 'art. 9º'],
    ],
    'a law of another country',
  ],
  [
    'O art. 37 da CF rege a matéria. O Município editou decreto. O art. 9º é nulo.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['?.9', 'art. 9º'],
    ],
    'what a town made',
  ],
  [
    'O art. 37 da CF rege a matéria. Foi publicada a portaria. O art. 9º é nulo.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['?.9', 'art. 9º'],
    ],
    'and what was made by nobody in particular',
  ],
  [
    'O art. 37 da CF rege a matéria. O TRIBUNAL EXPEDIU PORTARIA. O ART. 9º É NULO.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['?.9', 'ART. 9º'],
    ],
    'what a court made, in capitals',
  ],
  [
    'O art. 37 da CF rege a matéria. A empresa firmou o contrato nº 10/2020. O art. 9º é nulo.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['?.9', 'art. 9º'],
    ],
    'a contract told by its number',
  ],
  [
    'O art. 37 da CF rege a matéria. As partes celebraram o acordo coletivo de 2020. O art. 9º é nulo.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['?.9', 'art. 9º'],
    ],
    'a collective agreement',
  ],
  [
    'O art. 37 da CF rege a matéria. A entidade alterou seu estatuto. O art. 9º é nulo.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['?.9', 'art. 9º'],
    ],
    'a statute that was changed',
  ],
  [
    'O art. 37 da CF rege a matéria. Passo ao exame do regimento interno. O art. 9º é nulo.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['?.9', 'art. 9º'],
    ],
    'what is looked at next',
  ],
  [
    'O art. 37 da CF rege a matéria. A Câmara aprovou o projeto de lei; o art. 9º é nulo.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['?.9', 'art. 9º'],
    ],
    'a bill, and a semicolon',
  ],
  [
    'O art. 37 da CF rege a matéria. A ANS, por resolução, limitou o reajuste (art. 9º).',
    [
      ['CF.37', 'art. 37 da CF'],
      ['?.9', 'art. 9º'],
    ],
    'by what it was done',
  ],
  [
    'O art. 37 da CF rege a matéria. A ANS regulou o tema, e o art. 9º da norma fixa o teto.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['?.9', 'art. 9º'],
    ],
    'the norm of an agency',
  ],
  [
    'O art. 37 da CF rege a matéria. O estatuto do clube, afinal, manda nisso. O art. 9º é claro.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['?.9', 'art. 9º'],
    ],
    'the subject of the sentence between',
  ],
  [
    'O decreto municipal afronta o art. 5º, II, da CF. O art. 7º cria imposto.',
    [
      ['CF.5.II', 'art. 5º, II, da CF'],
      ['?.7', 'art. 7º'],
    ],
    'what is judged by an act goes on to speak',
  ],
  [
    'O edital, à vista do art. 37 da Lei 14.133/2021, é ilegal. O art. 7º restringe a disputa.',
    [
      ['LLC.37', 'art. 37 da Lei 14.133/2021'],
      ['?.7', 'art. 7º'],
    ],
    'with the act in an aside',
  ],
  [
    'A convenção condominial remete ao art. 1.336 do CC. No art. 8º, proíbe animais.',
    [
      ['CC.1336', 'art. 1.336 do CC'],
      ['?.8', 'art. 8º'],
    ],
    'what refers to an act',
  ],
  [
    'A emenda parlamentar muda o art. 49 do CDC; no art. 3º, cuida da vigência.',
    [
      ['CDC.49', 'art. 49 do CDC'],
      ['?.3', 'art. 3º'],
    ],
    'what would change an act',
  ],
  [
    'CP, art. 121. Assim ensina Noronha (Direito Penal, art. 5º, p. 30).',
    [
      ['CP.121', 'CP, art. 121'],
      ['?.5', 'art. 5º'],
    ],
    'a page behind it makes it one of a book',
  ],
  [
    'O contrato é regido pelo art. 421 do CC. O art. 422 exige boa-fé.',
    [
      ['CC.421', 'art. 421 do CC'],
      ['CC.422 ~mencao', 'art. 422'],
    ],
    'a contract is spoken of, and seldom cited',
  ],
  [
    'Vale o art. 104 do CC. As partes firmaram contrato de compra e venda. O art. 481 diz o que é.',
    [
      ['CC.104', 'art. 104 do CC'],
      ['CC.481 ~mencao', 'art. 481'],
    ],
    'a contract that is not told which',
  ],
  [
    'O decreto de prisão preventiva segue o art. 312 do CPP. O art. 313 exige dolo.',
    [
      ['CPP.312', 'art. 312 do CPP'],
      ['CPP.313 ~mencao', 'art. 313'],
    ],
    'what a judge decreed',
  ],
  [
    'A resolução do contrato segue o art. 474 do CC. O art. 475 dá perdas e danos.',
    [
      ['CC.474', 'art. 474 do CC'],
      ['CC.475 ~mencao', 'art. 475'],
    ],
    'a resolution that ends a contract',
  ],
  [
    'A emenda da inicial segue o art. 321 do CPC. O art. 330 trata do indeferimento.',
    [
      ['CPC.321', 'art. 321 do CPC'],
      ['CPC.330 ~mencao', 'art. 330'],
    ],
    'an amendment of the pleading',
  ],
  [
    'A proposta obriga, nos termos do art. 427 do CC. O art. 428 traz exceções.',
    [
      ['CC.427', 'art. 427 do CC'],
      ['CC.428 ~mencao', 'art. 428'],
    ],
    'an offer',
  ],
  [
    'A política de saúde está no art. 196 da CF. O art. 198 fixa diretrizes.',
    [
      ['CF.196', 'art. 196 da CF'],
      ['CF.198 ~mencao', 'art. 198'],
    ],
    'a policy that is no text',
  ],
  [
    'A instrução processual segue o art. 400 do CPP. O art. 402 trata de diligências.',
    [
      ['CPP.400', 'art. 400 do CPP'],
      ['CPP.402 ~mencao', 'art. 402'],
    ],
    'the taking of evidence',
  ],
  [
    'A lei veda a fraude (art. 9º da CLT). O art. 468 proíbe a alteração lesiva.',
    [
      ['CLT.9', 'art. 9º da CLT'],
      ['CLT.468 ~mencao', 'art. 468'],
    ],
    'the law, said in general',
  ],
  [
    'Incide a Lei 8.666/93. A licitante impugnou o edital. O art. 41 fixa o prazo.',
    [['LEI-8666-1993.41 ~mencao', 'art. 41']],
    'what was attacked is not told',
  ],
  [
    'Vale o CDC. O fornecedor alterou o contrato. O art. 51 veda isso.',
    [['CDC.51 ~mencao', 'art. 51']],
    'a contract that was changed',
  ],
  [
    'A Lei 8.069/90 protege o menor. O Estatuto consagra a prioridade. O art. 4º é claro.',
    [['ECA.4 ~mencao', 'art. 4º']],
    'what the act itself is called',
  ],
  [
    'A Lei 8.666/93 vincula a Administração e o edital. O art. 41 é claro.',
    [['LEI-8666-1993.41 ~mencao', 'art. 41']],
    'what an act binds',
  ],
  [
    'A lei municipal foi editada, mas a CF veda isso no art. 37. O art. 38 trata do mandato.',
    [
      ['CF.37 ~mencao', 'art. 37'],
      ['CF.38 ~mencao', 'art. 38'],
    ],
    'the act is the subject of a clause of its own',
  ],
  [
    'O edital fere o art. 3º da Lei 14.133/2021, bem como o art. 5º, que manda tratar por igual.',
    [
      ['LLC.3', 'art. 3º da Lei 14.133/2021'],
      ['LLC.5 ~mencao', 'art. 5º'],
    ],
    'in the same clause the sentence goes on about the act',
  ],
  [
    'O PL 10/2020 altera o art. 121 do CP, e o art. 2º cuida da vigência.',
    [
      ['CP.121', 'art. 121 do CP'],
      ['?.2', 'art. 2º'],
    ],
    'what changes an act goes on in the same sentence',
  ],
  [
    'O art. 37 da CF rege a matéria. Sobreveio lei estadual. O art. 9º é nulo.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['?.9', 'art. 9º'],
    ],
    'a law of a state that came',
  ],
  [
    'O art. 37 da CF rege a matéria. A carreira é regida por lei municipal. O art. 9º é nulo.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['?.9', 'art. 9º'],
    ],
    'one by which something is ruled',
  ],
  [
    'O art. 37 da CF rege a matéria. Segundo a convenção coletiva, há multa. O art. 9º é claro.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['?.9', 'art. 9º'],
    ],
    'what says something',
  ],
  [
    'O art. 37 da CF rege a matéria. Pelo regulamento interno, há multa. O art. 9º é claro.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['?.9', 'art. 9º'],
    ],
    'and by what',
  ],
  [
    'O art. 37 da CF rege a matéria. Nos termos do edital, há multa. O art. 9º é claro.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['?.9', 'art. 9º'],
    ],
    'in whose terms',
  ],
  [
    'O art. 37 da CF rege a matéria. Tramita projeto de lei. O art. 9º é bom.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['?.9', 'art. 9º'],
    ],
    'a bill that is under way',
  ],
  [
    'O art. 37 da CF rege a matéria. A competência é municipal. O art. 30 é claro.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['CF.30 ~mencao', 'art. 30'],
    ],
    'what is a town’s, and no law',
  ],
  [
    'O art. 37 da CF rege a matéria. O autor leu o edital. O art. 38 é claro.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['CF.38 ~mencao', 'art. 38'],
    ],
    'what somebody read',
  ],
  [
    'O art. 37 da CF rege a matéria. A lei é clara, e o contrato é nulo. O art. 38 é claro.',
    [
      ['CF.37', 'art. 37 da CF'],
      ['CF.38 ~mencao', 'art. 38'],
    ],
    'the law and a contract, said in general',
  ],
  [
    'Aplica-se o art. 251 do CPM. Confira-se a assinatura com o Código Verificador 8a44c1. [1] Art. 240. Subtrair.',
    [
      ['CPM.251', 'art. 251 do CPM'],
      ['CPM.240 ~mencao', 'Art. 240'],
    ],
    'the code that a signature is checked by has no articles',
  ],
  [
    'Vale o CPC. Código de Autenticação: 77A1. O art. 300 exige urgência.',
    [['CPC.300 ~mencao', 'art. 300']],
    'the code that a paper is told by is no act',
  ],
];
