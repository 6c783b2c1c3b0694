import { stemmer } from '@orama/stemmers/portuguese';
import { fold } from './fold.ts';
import { HOMONIMOS } from './homonimos.ts';

/**
 * Plurals, and endings that many people type without accents, in the form that the stemmer knows: `prescricoes` →
 * `prescrição`, `imoveis` → `imovel`. The stemmer does not handle them once accents are gone.
 */
const TERMINACOES: readonly (readonly [RegExp, string])[] = [
  [/^(le|re|ma)(i|e)s$/, '$1$2'],
  [/(?:coes|cao)$/, 'ção'],
  [/(?:oes|aes|aos)$/, 'ão'],
  [/([ae])ncias?$/, '$1ncia'],
  [/^((?:in)?ut|(?:di)?fac|dific|(?:in)?hab|fert|ester|frag|ag|vers?at|volat|contab|deb|doc|miss|projet)eis$/, '$1il'],
  [/(?<=..)([ae])is$/, '$1l'],
  [/(?<=.[vfztcnr])is$/, 'il'],
  [/([eiou])ns$/, '$1m'],
  [/eus$/, 'eu'],
];

/** `autoridade` is not `autor`, nor `publicidade` `público`; but `responsabilidade` does belong to `responsável`. */
const QUALIDADE = /(?<=.{3})(?<!bil)([ie]dad)es?$/;

/**
 * The stem of a word in lower case without accents: the same for `indenizações` and `indenizacao`. Numbers are kept. It
 * takes microseconds, so callers that read whole texts should cache it.
 */
export function radical(palavra: string): string {
  const plain = fold(palavra);
  if (/\d/.test(plain)) return plain;
  const own = HOMONIMOS.get(palavra) ?? HOMONIMOS.get(plain);
  if (own !== undefined) return fold(own);
  if (QUALIDADE.test(plain)) return plain.replace(QUALIDADE, '$1');
  const [ending, singular] = TERMINACOES.find(([ending]) => ending.test(plain)) ?? [];
  return fold(stemmer(ending ? plain.replace(ending, singular as string) : plain));
}
