import { readConsulta } from '../../schemas/grammar/citacoes/consulta.ts';
import { extractCitacoes } from '../../schemas/grammar/citacoes/extrair.ts';
import type { CitacaoExtraida } from '../../schemas/model/citacao.ts';
import type { extracao } from '../../schemas/operations/extracao.ts';
import { documento, type Failure, invalidRequest, momentaneo } from '../answer.ts';
import type { Handlers } from '../call.ts';
import { nomesOf } from '../nomes.ts';
import type { Acervo } from '../snapshot/acervo.ts';
import { verifyTexto } from '../verify/verify-texto.ts';

/** More than any decision has; a text with more is sent in parts. */
const MAX_CITACOES = 5_000;
const MAX_CONSULTA = 3;
/** A response stays under 8 MiB: beside this, 5,000 citations without their texts take some 3 MiB. */
const MAX_BYTES = 4 << 20;

export const extracaoHandlers: Handlers<typeof extracao> = {
  extrairCitacoes({ body: { texto } }, { snapshot: { acervo } }) {
    const citacoes = extract(texto, acervo);
    return Array.isArray(citacoes) ? momentaneo(JSON.stringify({ citacoes }), 200) : citacoes;
  },

  verificarTexto({ body: { texto } }, { snapshot: { acervo } }) {
    const citacoes = extract(texto, acervo);
    if (!Array.isArray(citacoes)) return citacoes;
    return momentaneo(verifyTexto(texto, citacoes, acervo, { bytes: MAX_BYTES }), 200);
  },

  consultar({ query: { q } }, { snapshot: { acervo } }) {
    const citacoes = readConsulta(q, nomesOf(acervo), acervo.sigla, (chave) => acervo.linha(chave) !== null).slice(
      0,
      MAX_CONSULTA,
    );
    return documento(verifyTexto(q, citacoes, acervo, { bytes: MAX_BYTES }));
  },
};

function extract(texto: string, acervo: Acervo): CitacaoExtraida[] | Failure {
  const citacoes = extractCitacoes(texto, nomesOf(acervo));
  const next = citacoes[MAX_CITACOES];
  if (!next) return citacoes;
  const problema = `tem mais de 5.000 citações; a 5.001ª começa na posição ${next.offset}: envie o texto em partes`;
  return invalidRequest([{ campo: 'texto', problema }]);
}
