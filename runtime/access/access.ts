import type { Limites } from '../../schemas/contract/model/service/limites.ts';
import type { Acesso } from '../../schemas/contract/operations/operation.ts';
import { type Failure, unauthorized, upstreamError } from '../answer.ts';
import { sentenceOf } from '../sentence.ts';
import { createAdmin } from './admin.ts';
import { hashDaChave } from './credencial.ts';
import type { Consumo, Cotas, Estado } from './estado.ts';
import { createPorEndereco, RESUMIDA, type Tabela } from './por-endereco.ts';
import { excesso, politicaDoMinuto, type Saldo, saldoPorMes, saldoPorMinuto } from './saldo.ts';

/** The caller, as access control sees it. Every transport describes it in the same way. */
export interface Quem {
  /** The credential that the caller presented, or null. */
  credencial: string | null;
  /** The caller's network address. Only keyless reads are counted by address, so it is looked up on demand. */
  endereco(): string;
}

/**
 * The outcome of an access check: the refusal or null, the limits that applied, and the id of the key that was used.
 */
export interface Veredito {
  recusa: Failure | null;
  saldos: readonly Saldo[];
  chave: string | null;
  /**
   * Gives the call back to the key's month, for a call that is not answered because the service is busy; null if it
   * counts against no key.
   */
  devolver: (() => Promise<void>) | null;
}

/** Counts a call and decides whether it may be answered. Returns a promise only if the state store is needed. */
export type Access = (acesso: Acesso, quem: Quem) => Veredito | Promise<Veredito>;

export interface AccessOptions {
  adminToken: string | null;
  limites: Limites;
  estado: Estado;
  /** Milliseconds since 1970. */
  now(): number;
  log(line: string): void;
  /** The table that counts addresses; by default one of this process alone. */
  tabela?: Tabela | undefined;
}

/** The name, in response headers, of the limit by address. */
const SEM_CHAVE = 'sem-chave';
/**
 * Invalid credentials allowed per address and minute. More than that is guessing, and then even a valid credential has
 * to wait.
 */
const RECUSAS = politicaDoMinuto('credencial', 60);
const LIVRE: Veredito = { recusa: null, saldos: [], chave: null, devolver: null };
const recusado = (recusa: Failure): Veredito => ({ ...LIVRE, recusa });

/** Creates the access rules and limits, which are the same for every protocol. */
export function createAccess({ adminToken, limites, estado, now, log, tabela }: AccessOptions): Access {
  const isAdmin = createAdmin(adminToken);
  const porEndereco = createPorEndereco(limites.leitura.por_minuto, undefined, tabela);
  const recusas = createPorEndereco(RECUSAS.limite, RESUMIDA);
  const semChave = politicaDoMinuto(SEM_CHAVE, limites.leitura.por_minuto);
  const consumir = withoutFailing(estado, log);
  /** A key raises the limit of reads if its plan allows more. Reads do not count against its month. */
  const leitura: Cotas = Object.fromEntries(
    Object.entries(limites.planos)
      .filter(([, { por_minuto }]) => por_minuto > limites.leitura.por_minuto)
      .map(([plano, { por_minuto }]) => [plano, { por_minuto, por_mes: null }]),
  );

  function ler(quem: Quem): Veredito {
    const passagem = porEndereco.consumir(quem.endereco(), now());
    const saldos = [saldoPorMinuto(semChave, passagem)];
    return { recusa: passagem.permitido ? null : excesso(saldos), saldos, chave: null, devolver: null };
  }

  const naoDevolvido = (error: unknown) => log(`a refused call could not be taken back: ${sentenceOf(error)}`);

  /** Charges a key. `otherwise` decides what happens to a caller whose key is unknown or revoked. */
  async function gastar(hash: string, cotas: Cotas, otherwise: (falha: Failure) => Veredito): Promise<Veredito> {
    const agora = now();
    const consumo = await consumir(hash, cotas, agora);
    if (consumo === undefined) return otherwise(FORA_DO_AR);
    if (consumo === null) return otherwise(DESCONHECIDA);
    const { id, plano, permitido, usos } = consumo;
    const { por_minuto, por_mes } = cotas[plano] as Cotas[string];
    const saldos = [saldoPorMinuto(politicaDoMinuto(plano, por_minuto), consumo)];
    if (por_mes !== null) saldos.push(saldoPorMes(plano, por_mes, usos, agora));
    const devolver = por_mes === null ? null : () => estado.devolver(hash).catch(naoDevolvido);
    return { recusa: permitido ? null : excesso(saldos), saldos, chave: id, devolver };
  }

  /** Refuses a call that needs a credential, and counts the refusal. Past the limit the caller is told to wait. */
  function negar(quem: Quem, falha: Failure): Veredito {
    if (falha.code !== 'unauthorized') return recusado(falha);
    const passagem = recusas.consumir(quem.endereco(), now());
    return recusado(passagem.permitido ? falha : excesso([saldoPorMinuto(RECUSAS, passagem)]));
  }

  function administrar(quem: Quem): Veredito {
    const passagem = recusas.olhar(quem.endereco(), now());
    if (passagem.restante === 0) return recusado(excesso([saldoPorMinuto(RECUSAS, passagem)]));
    return isAdmin(quem.credencial) ? LIVRE : negar(quem, SEM_TOKEN);
  }

  return (acesso, quem) => {
    if (acesso === 'livre') return LIVRE;
    if (acesso === 'admin') return administrar(quem);
    const hash = quem.credencial === null ? null : hashDaChave(quem.credencial);
    // For a read, a credential that is invalid or cannot be checked is the same as none.
    if (acesso === 'leitura') return hash === null ? ler(quem) : gastar(hash, leitura, () => ler(quem));
    return hash === null
      ? negar(quem, quem.credencial === null ? SEM_CREDENCIAL : DESCONHECIDA)
      : gastar(hash, limites.planos, (falha) => negar(quem, falha));
  };
}

const SEM_TOKEN = unauthorized('Esta rota exige o token administrativo em `Authorization: Bearer`.');
const SEM_CREDENCIAL = unauthorized('Esta operação exige uma chave de API em `Authorization: Bearer`.');
const DESCONHECIDA = unauthorized('A chave de API não existe, foi revogada ou é de um plano que não está em vigor.');
const FORA_DO_AR = upstreamError('As chaves não podem ser verificadas agora. Tente de novo em instantes.');

/**
 * Asks the store. Gives undefined while the store cannot be reached; the log says so once, and once when it is back.
 */
function withoutFailing(estado: Estado, log: AccessOptions['log']) {
  let fora = false;
  return async (hash: string, cotas: Cotas, agora: number): Promise<Consumo | null | undefined> => {
    try {
      const consumo = await estado.consumir(hash, cotas, agora);
      if (fora) log('the state store can be reached again');
      fora = false;
      return consumo;
    } catch (error) {
      if (!fora) log(`the state store cannot be reached: ${sentenceOf(error)}`);
      fora = true;
      return undefined;
    }
  };
}
