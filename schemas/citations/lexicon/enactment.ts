import { type LexiconRow, row } from '../tokens/lexicon.ts';

/** Verbs, people and times of lawmaking, and words about the law of a place. */
export const ENACTMENT: readonly LexiconRow[] = [
  row(
    'enacted',
    'instituído instituída aprovado aprovada editado editada baixado baixada promulgado promulgada sancionado sancionada criado ' +
      'criada veiculado veiculada outorgado outorgada publicado publicada decretado decretada republicano republicana expedido expedida votado votada',
    'participle',
  ),
  row(
    'makes-law',
    'editou baixou aprovou sancionou promulgou publicou instituiu expediu votou editaram aprovaram promulgaram',
  ),
  row('holds', 'vigora vige vigorava vigia'),
  row('legislator', 'congresso presidente presidência presidenta legislador federal'),
  row(
    'month',
    'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro jan. fev. mar. abr. jun. jul. ago. ' +
      'set. out. nov. dez.',
  ),
  row(
    'counted',
    'dia dias mês meses ano anos hora horas minutos vezes salário salários reais artigos réu réus autores testemunhas',
  ),
  row(
    'files',
    'interpos interposto interpostos interpõe interpôs julgar julgo julgou julga julgados julgamento opôs opostos opos oponho',
  ),
  row('legal-order', 'direito ordenamento sistema legislação legislador doutrina jurisprudência regime tribunal corte'),
  row('high-court', 'supremo suprema superior'),
  row(
    'law-verb',
    'vigora vige rege prevê preve dispõe vale aplica incide há existe trata trouxe previu disciplina regula estabelece disciplinou regulou',
  ),
  row(
    'decides',
    'aplicou aplica examinou examina interpretou interpreta declarou declara julgou julga analisou analisa apreciou aprecia previu ' +
      'dispôs dispõe estabeleceu estabelece disciplinou tratou trata regulou regula invocou invoca reconheceu reconhece afirmou ' +
      'afirma decidiu decide entende entendeu fixou fixa considerou considera adotou adota acolheu acolhe consagrou consagra ' +
      'utilizou utiliza afastou afasta manteve mantém extraiu extrai admitiu admite',
  ),
  row(
    'compares',
    'equivale equivalente equivalentes equivalem corresponde correspondente correspondem semelhante semelhantes ' +
      'análogo análoga similar similares difere diferem diferente diferentes distinto distinta inspirou inspira inspirado inspirada igual ' +
      'iguais idêntico idêntica parecido parecida assemelha assemelham lembra lembram remete remetem',
  ),
];
