import { fold } from '../../text/fold.ts';
import { compact } from '../compact.ts';
import { isCapital } from '../letras.ts';
import type { Nomes } from './nomes.ts';

/** A name whose initials are an acronym. */
export interface Soletrado {
  primeira: string;
  ultima: string;
  letras: number;
}

const PALAVRA = compact(/\p{L}+/gu);
const FIM_DE_NOME = /^[\s\S]*[.,;:()[\]"“”]/;
const LIGACAO = /^(?:d[aeo]s?|e|em|n[ao]s?|para|por|com|sobre|contra|[ao]s?|à|às|aos?)$/i;

/** What acts, contracts and bodies are called by; what is spelled by chance (`Corrupção Passiva (CP)`) is none of them. */
const CABECA = compact(
  /^(?:c[óo]digo|lei|estatuto|regulamento|regimento|norma|conven[çc][ãa]o|carta|consolida[çc][ãa]o|constitui[çc][ãa]o|contrato|acordo|termo|tratado|protocolo|plano|programa|pol[íi]tica|pacto|manual|compromisso|condi[çc][õo]es|decreto|diretriz(?:es)?|comit[êe]|comiss[ãa]o|conselho|clube|companhia|confedera[çc][ãa]o|cons[óo]rcio|cooperativa|centro|col[ée]gio|condom[íi]nio|corpora[çc][ãa]o|coordena[çc][ãa]o|controladoria|corregedoria|escola|empresa|entidade|liga|laudo|edital|ag[êe]ncia|associa[çc][ãa]o|institui[çc][ãa]o|departamento|diretoria|movimento)$/iu,
);
/** Not `Câmara Cível (CC)`. */
const CAMARA = /^c[âa]mara$/i;
export const isDeNome = ({ primeira, letras }: Soletrado): boolean =>
  CABECA.test(primeira) || (letras > 2 && CAMARA.test(primeira));

/**
 * The name at the end of what stands before an acronym, if its initials spell that.
 * @param inteiro whether they must be all that there is
 */
export function readSoletrado(before: string, sigla: string, inteiro: boolean): Soletrado | null {
  const palavras = (before.replace(FIM_DE_NOME, '').match(PALAVRA) ?? []).filter((word) => !LIGACAO.test(word));
  const nome = palavras.slice(-sigla.length);
  if (nome.length < sigla.length || (inteiro && palavras.length > nome.length)) return null;
  if (nome.some((word, i) => !isCapital(word, 0) || fold(word)[0] !== sigla[i]?.toLowerCase())) return null;
  return { primeira: nome[0] as string, ultima: nome.at(-1) as string, letras: nome.length };
}

const ATO = compact(/^(?:leis?|c[óo]digo|estatuto|constitui[çc][ãa]o|carta|consolida[çc][ãa]o)$/iu);
const RAIZ = 4;

/** Whether it is what an act is called, nearly: `Código Processual Civil`, of the CPC. */
export function isQuase({ primeira, ultima }: Soletrado, sigla: string, { escritos }: Nomes): boolean {
  if (!ATO.test(primeira)) return false;
  const raiz = fold(ultima).slice(0, RAIZ);
  return (escritos.get(sigla) ?? []).some((nome) =>
    fold(nome)
      .split(/[\s-]+/)
      .some((word) => word.startsWith(raiz)),
  );
}
