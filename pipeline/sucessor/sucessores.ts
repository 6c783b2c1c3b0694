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

/** Fewer letters (`Pena`, `idem`, `por cento`) may be anything's, unless what is above them has moved too. */
const MIN_LETRAS = 20;
/** Fewer stems tell nothing by being alike. */
const MIN_RADICAIS = 5;
/** How like the words must be in the same article; elsewhere, of either text by itself. */
const NO_ARTIGO = 0.65;
const FORA_DO_ARTIGO = 0.78;
/** Of two that are nearly as like, neither is sure. */
const MARGEM = 0.08;
/** In the same article a text that lost or won a clause: nearly all of the shorter one is in the longer. */
const CONTIDO = 0.92;
const MIN_CONTIDO = 0.45;
/** So much is more than a phrase that two provisions share by chance: the same letters, or nearly all the words. */
const LONGO = 60;
const QUASE_IGUAL = 0.9;
/** Below it a note of renumbering speaks of something else that had the number. */
const MIN_RENUMERADO = 0.4;

export type Candidato = { provisao: Provisao; base: BaseDeSucessor };

/**
 * What took the place of each provision that is in force no more, of those of which that can be told: what a table of the
 * act tells, the one that a note says was renumbered, or the one that says the same, or nearly, since the other ended. Of
 * two that say the same, none. What fell with a provisional measure has none.
 * @param provisoes of one act, in reading order, their wordings dated
 * @param revogador what is in force of another act, by the name that a note of repeal has for it
 * @param radicaisDe the stems of a text, which others may ask for too
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
 * The provision that says the same as one that is gone, or nearly; null where none does, or several.
 * @param acharam what took the place of those before it, by which what is below something that moved is known
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

/** Whether so much of two texts is the same that one stands for the other. */
const bastam = ({ ambos, antigo, novo }: Semelhanca, perto: boolean): boolean =>
  perto ? ambos >= NO_ARTIGO || Math.max(antigo, novo) >= CONTIDO : Math.min(antigo, novo) >= FORA_DO_ARTIGO;

/**
 * Whether one provision began to say it when the other ended.
 * @param certa whether so much of the words is the same that, of an end that nobody knows, that is enough
 */
function segue(antiga: Provisao, nova: Provisao, diz: (texto: string) => boolean, certa: boolean): boolean {
  // What repealed it is no earlier; its wordings may not be dated yet.
  if (nova.dispositivo.sigla !== antiga.dispositivo.sigla) return true;
  const ultima = antiga.versoes.at(-1);
  const primeira = nova.versoes.find(({ texto }) => diz(texto)) ?? nova.versoes.at(-1);
  if (!ultima || !primeira) return false;
  const como = sucede(ultima, primeira);
  if (como === 'talvez') return sameArticle(antiga, nova) || (certa && beganLater(ultima, primeira));
  return como === 'sim';
}

/** Of an end that nobody knows: at the least, one began after the other had. */
const beganLater = (antiga: Versao, nova: Versao): boolean => (nova.desde ?? '') > (antiga.desde ?? '9999');

/** What was below something that has moved is below it still, or in its old article, or nowhere. */
const isAli = (antiga: Provisao, nova: Provisao, acima: string | undefined): boolean =>
  acima === undefined || sameArticle(antiga, nova) || nova.dispositivo.ref_key.startsWith(`${acima}.`);

const sameArticle = ({ dispositivo: a }: Provisao, { dispositivo: b }: Provisao): boolean =>
  a.sigla === b.sigla && a.artigo === b.artigo;

const parentOf = (refKey: string): string => refKey.slice(0, refKey.lastIndexOf('.'));
