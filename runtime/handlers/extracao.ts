import { extractCitacoes } from '../../schemas/grammar/citacoes/extrair.ts';
import type { extracao } from '../../schemas/operations/extracao.ts';
import { invalidRequest, momentaneo } from '../answer.ts';
import type { Handlers } from '../call.ts';
import { nomesOf } from '../nomes.ts';

/** More than any decision has; a text with more is sent in parts. */
const MAX_CITACOES = 5_000;

export const extracaoHandlers: Handlers<typeof extracao> = {
  extrairCitacoes({ body: { texto } }, { snapshot }) {
    const citacoes = extractCitacoes(texto, nomesOf(snapshot.acervo));
    const next = citacoes[MAX_CITACOES];
    if (next) {
      const problema = `tem mais de 5.000 citações; a 5.001ª começa na posição ${next.offset}: envie o texto em partes`;
      return invalidRequest([{ campo: 'texto', problema }]);
    }
    return momentaneo(JSON.stringify({ citacoes }), 200);
  },
};
