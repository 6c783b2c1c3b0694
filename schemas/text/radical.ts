import { stemmer } from '@orama/stemmers/portuguese';
import { fold } from './fold.ts';
import { HOMONIMOS } from './homonimos.ts';

/**
 * Plurals, and endings whose accents many people do not type, as the stemmer knows them: `prescricoes` → `prescrição`,
 * `imoveis` → `imovel`. It does neither by itself once accents are gone.
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

/** `autoridade` is not `autor`, nor `publicidade` `público`; but `responsabilidade` is what one is who is `responsável`. */
const QUALIDADE = /(?<=.{3})(?<!bil)([ie]dad)es?$/;

/**
 * The stem of a word in lower case, without accents: the same for `indenizações` and `indenizacao`. Numbers stay. It takes
 * microseconds; who reads whole texts remembers what a word came to.
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
