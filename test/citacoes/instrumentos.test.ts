import { expect, test } from 'bun:test';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { nomesDe } from '../../schemas/catalog/nomes.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { fold } from '../../schemas/text/fold.ts';

/** Words of a list that is told with commas. */
const listOf = (words: string): string[] => words.trim().split(/\s*,\s*/);

/** What has provisions, and is no act. */
const INSTRUMENTOS = listOf(`
  contrato, edital, acordo, convenção, termo da, termo de, termo do, ata, manual, projeto, anteprojeto, proposta, norma coletiva,
  norma interna, norma técnica, norma regulamentadora, dissídio, pacto, tratado, protocolo, declaração, diretiva, directiva,
  apólice, instrumento, circular, deliberação, aviso, ajuste, compromisso, convênio, convénio, codice, recomendação,
  estatuto social, minuta, cartilha, condições gerais, PL, PLS, PLC, PLP, PEC, parecer, nota técnica, comunicado, ofício,
  lei-modelo, decisão normativa, súmula normativa, avença, ato declaratório, plano de cargos, plano de carreira, plano de carreiras,
  plano de recuperação, código de ética, código de conduta, termos de uso, política de, substitutivo, sentença normativa
`);

/** What is told in these may be a law’s, but what stands right beside them is their own. */
const PECAS = listOf(`
  contestação, petição, inicial, exordial, sentença, acórdão, voto, livro, obra, réplica, defesa, recurso, apelação, agravo,
  manifestação, contrarrazões, razões, laudo, denúncia, queixa, memoriais, escritura, monografia, tese, dissertação, relatório
`);

/** What has a statute, and commands in it. */
const ENTIDADES = listOf(`
  condomínio, clube, associação, sindicato, federação, confederação, cooperativa, fundação, companhia, empresa, sociedade, partido,
  agremiação, entidade, instituição, banco, seguradora, operadora, concessionária, universidade, faculdade, escola, igreja,
  município, prefeitura, conselho, autarquia, agência
`);

const nomes = nomesDe(catalogo);
const spellings = (word: string) => [word, fold(word), word.toUpperCase(), fold(word).toUpperCase()];
/** The act of the list that stands last. */
const ownerOf = (said: string) => {
  const last = extractCitacoes(`O CC, art. 186, trata do dano. ${said}`, nomes).at(-1);
  return last?.tipo === 'dispositivo' ? last.sigla : undefined;
};

test.each(INSTRUMENTOS)('%s: its articles are not those of the act before, however it is written', (word) => {
  const nouns = spellings(/ d[aoe]$/.test(word) ? `${word} ajuste` : word);
  for (const noun of nouns)
    for (const said of [
      `O ${noun}, art. 9º`,
      `No ${noun}, no art. 9º`,
      `Veda o ${noun}, em seu art. 9º`,
      `; ${noun}, art. 9º`,
    ])
      expect([said, ownerOf(said)]).toEqual([said, null]);
});

test.each(PECAS)('%s: nor are those beside it', (word) => {
  for (const noun of spellings(word))
    for (const said of [`Na ${noun}, art. 9º`, `A ${noun}, o art. 9º`])
      expect([said, ownerOf(said)]).toEqual([said, null]);
});

test.each(ENTIDADES)('%s: nor is what it commands', (word) => {
  for (const noun of spellings(word)) {
    const said = `O ${noun} veda, no art. 9º, a venda`;
    expect([said, ownerOf(said)]).toEqual([said, null]);
  }
});
