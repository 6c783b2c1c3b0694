import type { Resolucao } from '../contract/model/verification/resolucao.ts';
import { parseRefKey } from '../law/ref-key.ts';
import { printSigla } from '../law/ref-key-por-extenso.ts';
import { printPartes } from '../law/rotulo-extenso.ts';

/**
 * Reduces the result of a citation to facts. Fields that need words are absent, not empty, because an empty text means
 * a veto or a repeal. Provisions that may have been meant are named in the message, since a suggestion shows words.
 * @param nota what to say of where the result is from
 */
export function soFatos(resolucao: Resolucao, nota: string | null = null): Resolucao {
  const { texto: _, contexto: __, anotacoes: ___, hierarquia: ____, sugestao, candidatos, ...rest } = resolucao;
  const dita =
    rest.mensagem &&
    semTexto(rest.mensagem).replace(
      ': escolha entre os candidatos.',
      rest.total_candidatos === 1
        ? `: um só diploma tem esse dispositivo em vigor${nomeDoUnico(candidatos)}.`
        : `: ${rest.total_candidatos} diplomas têm esse dispositivo em vigor.`,
    );
  const mensagem = [dita, printParecidos(sugestao, rest.sucessor), nota].filter((part) => part).join(' ');
  return {
    ...rest,
    ...(candidatos && { candidatos: [], candidatos_truncados: candidatos.length > 0 }),
    ...(mensagem !== '' && { mensagem }),
  };
}

/** ` (CC)`; nothing if the candidate is not told. */
const nomeDoUnico = ([unico]: Resolucao['candidatos'] = []): string => (unico ? ` (${printSigla(unico.sigla)})` : '');

/** Returns a message without what it says of a text that is not there. */
export const semTexto = (mensagem: string): string =>
  mensagem.replace('; o texto é do que existe.', '.').replace('O texto é o que vigorava', 'Vigorava');

/** What replaced the provision is already told. */
function printParecidos(sugestao: Resolucao['sugestao'] = [], sucessor: Resolucao['sucessor'] = []): string | null {
  const nomes = sugestao.flatMap(({ ref_key }) => {
    const partes = parseRefKey(ref_key);
    return partes && !sucessor.some((novo) => novo.ref_key === ref_key) ? [printPartes(partes)] : [];
  });
  return nomes.length === 0 ? null : `Talvez: ${[...new Set(nomes)].join('; ')}.`;
}
