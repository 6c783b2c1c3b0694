import { sucessoresPorAto } from '../../schemas/catalog/correspondencia.ts';
import { correspondentes } from '../../schemas/catalog/sucessores.ts';
import type { Dispositivo, Versao } from '../../schemas/contract/model/corpus/dispositivo.ts';
import type { BaseDeSucessor, Sucessor } from '../../schemas/contract/model/corpus/sucessor.ts';
import { ownWording } from '../../schemas/referencias/own-wording.ts';
import { isCaduca } from '../../schemas/verify/acervo/notas.ts';
import { renumeracaoDe } from '../views/renumerados.ts';
import type { Provisao } from '../vigencia/linha-do-tempo.ts';
import { sucede } from './sucede.ts';
import { letrasDo, type Parecido, type Semelhanca, TextosEmVigor } from './textos-em-vigor.ts';

/**
 * A text with fewer letters (`Pena`, `idem`, `por cento`) may belong to any provision, unless the provision above has
 * moved too.
 */
const MIN_LETRAS = 20;
/** A text with fewer stems proves nothing by being similar. */
const MIN_RADICAIS = 5;
/** How similar the words must be: in the same article, of both texts together; elsewhere, of each text by itself. */
const NO_ARTIGO = 0.65;
const FORA_DO_ARTIGO = 0.78;
/** If two candidates are nearly as similar, neither is certain. */
const MARGEM = 0.08;
/** In the same article, a text that lost or gained a clause: nearly all of the shorter one is in the longer. */
const CONTIDO = 0.92;
const MIN_CONTIDO = 0.45;
/**
 * This much in common is more than a phrase that two provisions share by chance: the same letters over this length, or
 * nearly all the words.
 */
const LONGO = 60;
const QUASE_IGUAL = 0.9;
/** Below this similarity, a note of renumbering is about something else that had the number. */
const MIN_RENUMERADO = 0.4;

export type Candidato = { provisao: Provisao; base: BaseDeSucessor };

/**
 * Finds what replaced each provision that is no longer in force, if that can be known. It is what a table of the act
 * gives, the provision that a note says was renumbered, or the one that has had the same text, or nearly, since the
 * other ended. If two have the same text, neither is taken. What fell with a provisional measure has no successor.
 * @param provisoes the provisions of one act, in reading order, with their wordings dated
 * @param revogador returns what is in force in another act, by the name that a note of repeal has for it
 * @param radicaisDe returns the stems of a text, which other callers may ask for too
 */
export function sucessoresDe(
  provisoes: readonly Provisao[],
  revogador: (ato: string) => TextosEmVigor | null,
  radicaisDe?: (texto: string) => readonly string[],
): Map<string, readonly Sucessor[]> {
  const aqui = new TextosEmVigor(provisoes, radicaisDe);
  const renumerados = new Map<string, Provisao>();
  for (const provisao of provisoes) {
    const lida = renumeracaoDe(provisao.dispositivo);
    if (lida && !provisao.dispositivo.revogado) renumerados.set(lida.antiga, provisao);
  }
  const found = new Map<string, readonly Sucessor[]>();
  for (const antiga of provisoes) {
    const { dispositivo } = antiga;
    if (!dispositivo.revogado || ownWording(dispositivo) === '' || isCaduca(dispositivo)) continue;
    const { ref_key, revogado_por } = dispositivo;
    const outro = revogado_por === null ? null : revogador(revogado_por);
    const novos = daTabela(dispositivo);
    const achado =
      novos.length > 0
        ? null
        : (renumerado(antiga, renumerados.get(ref_key), aqui) ??
          peloTexto(antiga, aqui, found) ??
          (outro && peloTexto(antiga, outro, found)));
    if (achado) novos.push({ ref_key: achado.provisao.dispositivo.ref_key, base: achado.base });
    if (novos.length > 0) found.set(ref_key, novos);
  }
  return found;
}

const daTabela = ({ sigla, ref_key }: Dispositivo): Sucessor[] =>
  correspondentes(sucessoresPorAto.get(sigla), ref_key).map((novo) => ({ ref_key: novo, base: 'correspondencia' }));

function renumerado(antiga: Provisao, nova: Provisao | undefined, textos: TextosEmVigor): Candidato | null {
  if (!nova) return null;
  const { ambos } = textos.compare(ownWording(antiga.dispositivo), ownWording(nova.dispositivo));
  return ambos >= MIN_RENUMERADO ? { provisao: nova, base: 'renumeracao' } : null;
}

/**
 * Returns the provision with the same text as one that is gone, or nearly; null if there is none, or more than one.
 * @param acharam the successors of the provisions before it, which show where the provisions below a moved one went
 */
export function peloTexto(
  antiga: Provisao,
  textos: TextosEmVigor,
  acharam: ReadonlyMap<string, readonly Sucessor[]>,
): Candidato | null {
  const texto = ownWording(antiga.dispositivo);
  const letras = letrasDo(texto);
  const acima = acharam.get(parentOf(antiga.dispositivo.ref_key))?.[0]?.ref_key;
  const parecidos = textos.parecidos(texto, MIN_CONTIDO).filter(({ provisao }) => isAli(antiga, provisao, acima));
  const iguais = parecidos
    .map(({ provisao }) => provisao)
    .filter(({ dispositivo }) => letrasDo(ownWording(dispositivo)) === letras)
    .filter((nova) => segue(antiga, nova, (outro) => letrasDo(outro) === letras, texto.length >= LONGO));
  if (iguais.length === 0) return proximo(antiga, textos, parecidos, acima);
  const doMesmo = iguais.filter(({ dispositivo }) => parentOf(dispositivo.ref_key) === acima);
  const noArtigo = iguais.filter((nova) => sameArticle(antiga, nova));
  const [nova] = [doMesmo, ...(letras.length < MIN_LETRAS ? [] : [noArtigo, iguais])].find(isOne) ?? [];
  return nova ? { provisao: nova, base: 'mesmo_texto' } : null;
}

const isOne = ({ length }: readonly unknown[]): boolean => length === 1;

function proximo(
  antiga: Provisao,
  textos: TextosEmVigor,
  parecidos: readonly Parecido[],
  acima: string | undefined,
): Candidato | null {
  const texto = ownWording(antiga.dispositivo);
  if (textos.radicais(texto) < MIN_RADICAIS) return null;
  const [first, second] = parecidos.filter(({ provisao, ...semelhanca }) => {
    const perto = sameArticle(antiga, provisao) || parentOf(provisao.dispositivo.ref_key) === acima;
    const diz = (outro: string) => bastam(textos.compare(texto, outro), perto);
    return bastam(semelhanca, perto) && segue(antiga, provisao, diz, semelhanca.ambos >= QUASE_IGUAL);
  });
  if (!first || (second && first.ambos - second.ambos < MARGEM)) return null;
  return { provisao: first.provisao, base: 'texto_proximo' };
}

/** Whether two texts have enough in common for one to have replaced the other. */
const bastam = ({ ambos, antigo, novo }: Semelhanca, perto: boolean): boolean =>
  perto ? ambos >= NO_ARTIGO || Math.max(antigo, novo) >= CONTIDO : Math.min(antigo, novo) >= FORA_DO_ARTIGO;

/**
 * Whether one provision began to have the text when the other ended.
 * @param certa whether the texts have so much in common that it is enough if nobody knows the end
 */
function segue(antiga: Provisao, nova: Provisao, diz: (texto: string) => boolean, certa: boolean): boolean {
  // An act that repealed another is not earlier, and its wordings may not be dated yet.
  if (nova.dispositivo.sigla !== antiga.dispositivo.sigla) return true;
  const ultima = antiga.versoes.at(-1);
  const primeira = nova.versoes.find(({ texto }) => diz(texto)) ?? nova.versoes.at(-1);
  if (!ultima || !primeira) return false;
  const como = sucede(ultima, primeira);
  if (como === 'talvez') return sameArticle(antiga, nova) || (certa && beganLater(ultima, primeira));
  return como === 'sim';
}

/** Whether one wording began after the other did, which is required at least if nobody knows when that one ended. */
const beganLater = (antiga: Versao, nova: Versao): boolean => (nova.desde ?? '') > (antiga.desde ?? '9999');

/**
 * Whether the candidate is in a possible place: what was below a moved provision is still below it, in its old article,
 * or nowhere.
 */
const isAli = (antiga: Provisao, nova: Provisao, acima: string | undefined): boolean =>
  acima === undefined || sameArticle(antiga, nova) || nova.dispositivo.ref_key.startsWith(`${acima}.`);

const sameArticle = ({ dispositivo: a }: Provisao, { dispositivo: b }: Provisao): boolean =>
  a.sigla === b.sigla && a.artigo === b.artigo;

const parentOf = (refKey: string): string => refKey.slice(0, refKey.lastIndexOf('.'));
