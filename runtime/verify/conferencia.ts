import type { AtoExtraido } from '../../schemas/citations/extract-acts.ts';
import { readTribunal } from '../../schemas/contract/model/corpus/ref-key-sumula.ts';
import type { AtoCitado } from '../../schemas/contract/model/verification/ato-citado.ts';
import type { CitacaoExtraida, SumulaCitada } from '../../schemas/contract/model/verification/citacao.ts';
import type { ItemCitacao } from '../../schemas/contract/model/verification/item-citacao.ts';
import type { Resolucao } from '../../schemas/contract/model/verification/resolucao.ts';
import { tipoDoItem } from '../../schemas/contract/model/verification/tipo-do-item.ts';
import type { Fatos } from '../../schemas/fatos/fatos.ts';
import { resolveFatosEm } from '../../schemas/fatos/fatos-em.ts';
import { chaveDe, notaDosFatos } from '../../schemas/fatos/nota.ts';
import { semConferir } from '../../schemas/fatos/sem-conferir.ts';
import { soFatos } from '../../schemas/fatos/so-fatos.ts';
import type { Acervo as Verificavel } from '../../schemas/verify/acervo/acervo.ts';
import { resolveAto } from '../../schemas/verify/resolve-ato.ts';
import type { PedidoComLeitura } from '../em/dias.ts';
import { fatosDe } from '../fatos/fatos-da-amostra.ts';
import type { Acervo } from '../snapshot/acervo.ts';
import type { Snapshot } from '../snapshot/open.ts';
import { resolveEm } from './resolve-em.ts';

/** The command that brings the words of the law. */
const INGESTAO = 'npm run ingest';

type Citacao = ItemCitacao | CitacaoExtraida;

/**
 * How the citations of one request are verified: by the law that is served or, if only the sample is published, by
 * facts.
 */
export interface Conferencia {
  /** Where citations are looked up. */
  acervo: Verificavel;
  /** Whether the answer to a citation is always exactly what was baked. */
  assada: boolean;
  /** The answer for a citation, from its result for today. */
  dizer(hoje: Resolucao, citacao: Citacao, em: PedidoComLeitura | null): Resolucao;
  dizerAto(citado: AtoExtraido, em: PedidoComLeitura | null): AtoCitado;
  /** Whether only facts are known about what a citation refers to, so that its words cannot be compared. */
  semPalavras(citacao: Citacao): boolean;
  /** The value of `X-Snapshot` for the answer; null if it is the snapshot's own. */
  rotulo(citacoes: readonly Citacao[]): string | null;
}

/** Chooses how a snapshot verifies: the sample by facts, any other by the law that it holds. */
export function conferenciaDe(snapshot: Pick<Snapshot, 'manifest' | 'acervo'>): Conferencia {
  const fatos = fatosDe(snapshot);
  return fatos ? porFatos(snapshot.acervo, fatos) : pelaLei(snapshot.acervo);
}

/** Verifies by the law that is served. */
export const pelaLei = (acervo: Acervo): Conferencia => ({
  acervo,
  assada: true,
  dizer: (hoje, citacao, em) => (em ? resolveEm(hoje, citacao, acervo, em) : hoje),
  dizerAto: (citado, em) => resolveAto(citado, acervo, em?.dias),
  semPalavras: () => false,
  rotulo: () => null,
});

/** Fictional citations belong to the sample. Every other one is verified by facts. */
function porFatos(amostra: Acervo, fatos: Fatos): Conferencia {
  const acervo = compose(amostra, fatos);
  const isDaAmostra = (citacao: Citacao): boolean => {
    const { sigla, tribunal, numero } = citacao as Partial<SumulaCitada> & { sigla?: string | null };
    if (tipoDoItem(citacao) === 'dispositivo') return !!sigla && amostra.sigla(sigla) !== null;
    const court = readTribunal(tribunal ?? '');
    const has = (vinculante: boolean) => !!court && !!amostra.sumulas?.sumula(court, numero ?? 0, vinculante);
    return tipoDoItem(citacao) === 'sumula' && (has(false) || has(true));
  };
  return {
    acervo,
    assada: false,
    dizer(hoje, citacao, em) {
      if (isDaAmostra(citacao)) return em ? resolveEm(hoje, citacao, amostra, em) : hoje;
      const dita = em ? resolveFatosEm(hoje, citacao, fatos, em) : hoje;
      const nota = hoje.status === 'nao_suportado' ? null : notaDosFatos(fatos, chaveDe(hoje, citacao), INGESTAO);
      const resposta = soFatos(dita, nota);
      return 'transcricao' in citacao && citacao.transcricao ? semConferir(resposta) : resposta;
    },
    dizerAto(citado, em) {
      const dito = resolveAto(citado, acervo, em?.dias);
      if (amostra.sigla(dito.sigla) !== null) return dito;
      const ditas = [dito.mensagem, notaDosFatos(fatos, dito.sigla, INGESTAO)];
      return { ...dito, mensagem: ditas.filter((dita) => dita !== undefined).join(' ') };
    },
    semPalavras: (citacao) => !isDaAmostra(citacao),
    rotulo: (citacoes) => (citacoes.length > 0 && citacoes.every(isDaAmostra) ? null : fatos.rotulo),
  };
}

const compostos = new WeakMap<Acervo, Verificavel>();

function compose(amostra: Acervo, { acervo: fatos }: Fatos): Verificavel {
  const known = compostos.get(amostra);
  if (known) return known;
  const nomes = new Map([...fatos.nomes(), ...amostra.nomes()]);
  const ficticias = new Set(amostra.diplomas.map(({ sigla }) => sigla));
  const both: Verificavel = {
    // Fictional acts are found by name only, and are never candidates for a citation without an act.
    diplomas: fatos.diplomas,
    sigla: (nome) => amostra.sigla(nome) ?? fatos.sigla(nome),
    atos: {
      bySigla: (sigla) => amostra.atos.bySigla(sigla) ?? fatos.atos.bySigla(sigla),
      byNumero: (numero) => [...fatos.atos.byNumero(numero), ...amostra.atos.byNumero(numero)],
    },
    nomes: () => nomes,
    donos: (artigo) => fatos.donos(artigo),
    ato: (sigla) => (ficticias.has(sigla) ? amostra.ato(sigla) : fatos.ato(sigla)),
    registrado: (sigla) => amostra.registrado(sigla),
    sucessores: (sigla) => fatos.sucessores(sigla),
    assuntos: (sigla) => (ficticias.has(sigla) ? amostra.assuntos(sigla) : null),
    vocabulario: amostra.vocabulario,
    redacoes: amostra.redacoes,
    quemTem: amostra.quemTem,
    sumulas: {
      sumula: (tribunal, numero, vinculante) =>
        amostra.sumulas?.sumula(tribunal, numero, vinculante) ??
        fatos.sumulas?.sumula(tribunal, numero, vinculante) ??
        null,
    },
  };
  compostos.set(amostra, both);
  return both;
}
