import { parseRefKeySumula } from '../../contract/model/corpus/ref-key-sumula.ts';
import type { TranscricaoConferida } from '../../contract/model/verification/transcricao.ts';
import { parseRefKey } from '../../law/ref-key.ts';
import { printSigla } from '../../law/ref-key-por-extenso.ts';
import { printPartes } from '../../law/rotulo-extenso.ts';

/** The words without which a rule means something else, in the form that `readWords` gives them. */
const DECISIVE = new Set(
  'nao nem nunca jamais salvo exceto excetuado excetuada excetuados excetuadas ressalvado ressalvada ressalvados ressalvadas desde exclusivamente somente apenas vedado vedada'.split(
    ' ',
  ),
);

type Dita = Pick<TranscricaoConferida, 'situacao' | 'de' | 'ref_key' | 'diferencas'> & {
  /** Each run of words of the law that was left out. */
  cuts: readonly (readonly string[])[];
  /** The provisions whose words the quotation has. */
  keys: readonly string[];
};

/** Returns what there is to say of a quotation besides its `situacao`; null for a literal one. */
export function sayTranscricao({ situacao, de, ref_key, diferencas, cuts, keys }: Dita): string | null {
  switch (situacao) {
    case 'literal':
      return null;
    case 'com_cortes': {
      const dropped = decisiveOf(cuts.flat());
      return dropped === null ? null : `O corte deixa de fora “${dropped}”, o que muda o sentido.`;
    }
    case 'redacao_anterior': {
      const until = de?.ate ? ` até ${de.ate.split('-').reverse().join('/')}` : '';
      const by = de?.por ? `, mudada por ${de.por}` : '';
      return `São as palavras ${ofWhat(de?.ref_key ?? ref_key)} em redação anterior${until}${by}.`;
    }
    case 'de_outro_dispositivo':
      if (diferencas.length === 0 && keys.some((key) => key === ref_key || key.startsWith(`${ref_key}.`)))
        return `As palavras são ${ofWhat(ref_key)} e também ${ofWhat(de?.ref_key ?? '')}.`;
      return `As palavras não são ${ofWhat(ref_key)}, e sim ${ofWhat(de?.ref_key ?? '')}.`;
    case 'alterada': {
      const dropped = diferencas.filter(({ tipo }) => tipo === 'falta').map(({ lei }) => lei);
      const decisive = decisiveOf(dropped.flatMap((lei) => lei.toLowerCase().split(/\s+/)));
      const told = decisive === null ? '' : ` Falta “${decisive}”.`;
      const total = diferencas.length;
      return `As palavras diferem das ${ofWhat(ref_key)} em ${total === 1 ? 'um ponto' : `${total} pontos`}.${told}`;
    }
    case 'nao_confere':
      return `Não são palavras ${ofWhat(ref_key)}.`;
  }
}

/** Returns the first of the words without which the rule means something else, or null. */
function decisiveOf(words: readonly string[]): string | null {
  const found = words.find((word) => DECISIVE.has(word.normalize('NFD').replace(/\p{M}/gu, '')));
  if (found === undefined) return null;
  return found === 'nao' ? 'não' : found === 'desde' ? 'desde que' : found;
}

/** Prints `do art. 5º, inciso LV (CF)`, `da Súmula 7 do STJ`. */
function ofWhat(refKey: string): string {
  const sumula = parseRefKeySumula(refKey);
  if (sumula) return `da ${sumula.vinculante ? 'Súmula Vinculante' : 'Súmula'} ${sumula.numero} do ${sumula.tribunal}`;
  const partes = parseRefKey(refKey);
  return partes ? `do ${printPartes(partes)} (${printSigla(partes.sigla)})` : `de ${refKey}`;
}
