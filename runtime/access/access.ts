import type { Limites } from '../../schemas/contract/model/service/limites.ts';
import type { Acesso } from '../../schemas/contract/operations/operation.ts';
import { type Failure, unauthorized, upstreamError } from '../answer.ts';
import { sentenceOf } from '../sentence.ts';
import { createAdmin } from './admin.ts';
import { hashDaChave } from './credencial.ts';
import type { Consumo, Cotas, Estado } from './estado.ts';
import { createPorEndereco, RESUMIDA, type Tabela } from './por-endereco.ts';
import { excesso, politicaDoMinuto, type Saldo, saldoPorMes, saldoPorMinuto } from './saldo.ts';

/** Who calls, as far as access is concerned; every transport says it in the same way. */
export interface Quem {
  /** What the caller presented; null when nothing. */
  credencial: string | null;
  /** Tells the network address, which only reads without a key are counted by: the system is asked for it. */
  endereco(): string;
}

/** What came of knocking: the refusal or null, the limits that it was held against, and the id of the key that was used. */
export interface Veredito {
  recusa: Failure | null;
  saldos: readonly Saldo[];
  chave: string | null;
  /** Takes the call back from the month of the key, should it not be answered for want of room; null where it counts against none. */
  devolver: (() => Promise<void>) | null;
}

/** Counts a call, and says whether it may be answered. A promise only where the state store is asked. */
export type Access = (acesso: Acesso, quem: Quem) => Veredito | Promise<Veredito>;

export interface AccessOptions {
  adminToken: string | null;
  limites: Limites;
  estado: Estado;
  /** Milliseconds since 1970. */
  now(): number;
  log(line: string): void;
  /** Where addresses are counted; by this process alone when left out. */
  tabela?: Tabela | undefined;
}

/** The name of the limit by address in response headers. */
const SEM_CHAVE = 'sem-chave';
/** Credentials that are none, of one address in a minute: more are guesses, and told to wait, the right one too. */
const RECUSAS = politicaDoMinuto('credencial', 60);
const LIVRE: Veredito = { recusa: null, saldos: [], chave: null, devolver: null };
const recusado = (recusa: Failure): Veredito => ({ ...LIVRE, recusa });

/** The rules of access and limits, the same for whoever asks by whatever protocol. */
export function createAccess({ adminToken, limites, estado, now, log, tabela }: AccessOptions): Access {
  const isAdmin = createAdmin(adminToken);
  const porEndereco = createPorEndereco(limites.leitura.por_minuto, undefined, tabela);
  const recusas = createPorEndereco(RECUSAS.limite, RESUMIDA);
  const semChave = politicaDoMinuto(SEM_CHAVE, limites.leitura.por_minuto);
  const consumir = withoutFailing(estado, log);
  /** A key raises the limit of reads where its plan allows more, and reads do not count against its month. */
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

  /** By what the store says of a key; `otherwise` says what becomes of who has none that counts. */
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

  /** A refusal for want of a credential, which is counted; past the limit it says to wait. */
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
    // A credential that is none, or cannot be looked up, makes no read worse than without it.
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

/** Asks the store; undefined when it cannot be reached, which the log is told once, and once that it is back. */
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
