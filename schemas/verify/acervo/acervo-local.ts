import { unpackSucessores } from '../../catalog/sucessores.ts';
import type { AtoLocal, VerificacaoLocal } from '../../contract/model/artifacts/verificacao-local.ts';
import { refKeySumula } from '../../contract/model/corpus/ref-key-sumula.ts';
import type { Sumula } from '../../contract/model/corpus/sumula.ts';
import { type Mostra, packMostra } from '../../contract/model/verification/mostra.ts';
import { type PartesRefKey, parseRefKey } from '../../law/ref-key.ts';
import { NIVEIS } from '../../law/rotulos.ts';
import { packLists, packNumbers, packTexts } from '../../storage/packed.ts';
import { fold } from '../../text/fold.ts';
import { Vocabulario } from '../../text/vocabulario.ts';
import type { Acervo } from './acervo.ts';
import type { Assuntos } from './assuntos.ts';
import { type AtosConhecidos, conhecidosDe, lookUpConhecidos } from './ato-conhecido.ts';
import { AtoVerificavel, DIFERIDO, ESTADOS, RESSALVADO } from './ato-verificavel.ts';
import { indexDonos } from './donos-do-artigo.ts';
import { PalavrasDoAto } from './palavras-do-ato.ts';

/** Stands for a wording that this corpus does not hold. Verification needs only to know whether there is a wording. */
const HA_TEXTO = '…';
const REVOGADO = ESTADOS.indexOf('revogado');

/** What a register knows of provisions besides what verification needs, by act and position. */
export type Sabido = (sigla: string) => (posicao: number) => Partial<Mostra>;
const NADA_MAIS: Sabido = () => () => ({});

/** What a register knows of when a súmula was approved, by its ref_key. */
export type Aprovacao = (refKey: string) => Pick<Sumula, 'data' | 'aprovada_entre'>;
const SEM_APROVACAO: Aprovacao = () => ({});

/** What the corpus holds besides keys and states. */
interface Alem {
  sabido: Sabido;
  aprovacao: Aprovacao;
  vocabulario: Vocabulario;
  /**
   * The subjects of the acts that texts cite. More acts may be added later; an act that is not in the map gets no
   * alerts about its subject.
   */
  assuntos: ReadonlyMap<string, Assuntos>;
}

/**
 * Opens the corpus that a browser verifies citations with. Every status, key and missing level is the same as the
 * service's. Texts, headings and search by similar wording are not available here.
 */
export function openAcervoLocal(
  local: VerificacaoLocal,
  {
    sabido = NADA_MAIS,
    aprovacao = SEM_APROVACAO,
    vocabulario = new Vocabulario(),
    assuntos = new Map(),
  }: Partial<Alem> = {},
): Acervo {
  const nomes = new Map(Object.entries(local.nomes));
  const siglas = new Set(Object.keys(local.atos));
  const sumulas = new Set(local.sumulas);
  const canceladas = new Set(local.canceladas);
  const sucessores = new Map(
    Object.entries(local.correspondencias ?? {}).map(([sigla, packed]) => [sigla, unpackSucessores(packed)]),
  );
  const atos = new Map<string, AtoVerificavel>();
  const ato = (sigla: string): AtoVerificavel => {
    const packed = local.atos[sigla];
    if (!packed) throw new Error(`no act ${sigla}`);
    const opened = atos.get(sigla) ?? hydrate(sigla, packed, sabido(sigla), vocabulario);
    atos.set(sigla, opened);
    return opened;
  };
  let conhecidos: AtosConhecidos | null = null;
  return {
    diplomas: local.diplomas,
    sigla: (nome) => (siglas.has(nome) ? nome : (nomes.get(fold(nome)) ?? null)),
    get atos() {
      conhecidos ??= lookUpConhecidos(conhecidosDe(local.diplomas, nomes));
      return conhecidos;
    },
    nomes: () => nomes,
    ato,
    donos: indexDonos(
      local.diplomas.map(({ sigla }) => sigla),
      ato,
    ),
    // Dates and addresses are not available here.
    registrado: () => null,
    sucessores: (sigla) => sucessores.get(sigla),
    assuntos: (sigla) => assuntos.get(sigla) ?? null,
    vocabulario,
    redacoes: null,
    quemTem: null,
    sumulas:
      sumulas.size === 0
        ? null
        : {
            sumula(tribunal, numero, vinculante) {
              const ref_key = refKeySumula({ tribunal, numero, vinculante });
              if (!sumulas.has(ref_key)) return null;
              const known = {
                cancelada: canceladas.has(ref_key),
                ...local.situacoes?.[ref_key],
                ...aprovacao(ref_key),
              };
              return { ref_key, tribunal, numero, vinculante, texto: HA_TEXTO, ...known };
            },
          },
  };
}

function hydrate(sigla: string, ato: AtoLocal, sabido: ReturnType<Sabido>, vocabulario: Vocabulario): AtoVerificavel {
  const chaves = ato.chaves === '' ? [] : ato.chaves.split('\n').map((chave) => `${sigla}.${chave}`);
  const vazios = new Set(ato.vazios);
  const estados = Uint8Array.from(ato.estados, Number);
  const mostras = chaves.map((_, posicao) =>
    packMostra({
      ...{ hierarquia: '', alterado_por: null, alterador: false, altera: [] },
      revogado: ((estados[posicao] as number) & (DIFERIDO - 1)) === REVOGADO,
      anotacoes: ato.notas[posicao] ?? [],
      revogado_por: ato.revogado_por[posicao] ?? null,
      ...(ato.efeitos?.[posicao] !== undefined && { efeito_em: ato.efeitos[posicao] }),
      ...(ato.sucessores?.[posicao] && { sucessor: ato.sucessores[posicao] }),
      ...sabido(posicao),
    }),
  );
  const packed = {
    chaves: chaves.join('\n'),
    niveis: Uint8Array.from(chaves, (chave) => NIVEIS.findLastIndex((nivel) => partsOf(chave)[nivel] !== null)),
    // Only notes that lead to a message are kept here, so a provision that has notes is marked `RESSALVADO`.
    estados: estados.map((estado, posicao) => (ato.notas[posicao] ? estado + RESSALVADO : estado)),
    mostras: packTexts(mostras),
    mostra_de: packNumbers(chaves.map((_, posicao) => posicao)),
    proprios: packTexts(chaves.map((_, posicao) => (vazios.has(posicao) ? '' : HA_TEXTO))),
    textos: packTexts(textosDe(chaves, vazios)),
    renumerados: ato.renumerados,
    data: ato.data,
    alteradores: JSON.stringify(ato.alteradores),
  };
  const semPalavras = { termos: '', ocorrencias: packLists([]), palavras: packLists(chaves.map(() => [])) };
  const ditas = new PalavrasDoAto(semPalavras, chaves.length, vocabulario);
  return new AtoVerificavel(sigla, packed, () => ditas);
}

/** Gives an article a text if any provision below it has one. */
function textosDe(chaves: readonly string[], vazios: ReadonlySet<number>): string[] {
  const ditos = new Set(chaves.filter((_, posicao) => !vazios.has(posicao)).map(artigoDe));
  return chaves.map((chave) => (artigoDe(chave) === chave && ditos.has(chave) ? HA_TEXTO : ''));
}

const artigoDe = (chave: string): string => chave.split('.', 2).join('.');

function partsOf(refKey: string): PartesRefKey {
  const parts = parseRefKey(refKey);
  if (!parts) throw new Error(`${refKey} is no ref_key`);
  return parts;
}
