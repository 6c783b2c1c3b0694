import type { Dispositivo, Versao } from '../contract/model/corpus/dispositivo.ts';
import type { RedacaoEm } from '../contract/model/corpus/em.ts';
import { printRotuloDaLinha } from '../law/rotulo-da-linha.ts';
import { printPartes } from '../law/rotulo-extenso.ts';
import { NIVEIS, type Nivel } from '../law/rotulos.ts';
import { type Dias, type EstadoEm, estadoEm, versaoDe } from './estado-em.ts';
import { fraseDoDia } from './frases.ts';

/** A provision as it was on some days. */
export interface DispositivoEm {
  dispositivo: Dispositivo & { em: RedacaoEm };
  estado: EstadoEm;
}

/** Returns the wordings of a provision, oldest first. */
export type VersoesDe = (refKey: string) => readonly Versao[];

/**
 * Returns provisions of one article as they were on some days. If the article's own row is among them, its `texto` is
 * composed from the wordings of those days, as today's is from today's. Provisions that did not exist yet are left out.
 * @param linhas the provisions as they are today: the whole article, its own row first, or only some below it
 * @param pedido the days as they were written in the request
 */
export function composeArtigoEm(
  linhas: readonly Dispositivo[],
  versoesDe: VersoesDe,
  dias: Dias,
  pedido: string,
): DispositivoEm[] {
  const tratado = isTratado(linhas);
  const found = linhas.map((linha) => composeLinhaEm(linha, versoesDe(linha.ref_key), dias, pedido));
  // A vetoed provision was never law and has no dates. It is shown if its article existed.
  const dated = found.filter(({ estado }) => estado.tipo !== 'sem_data');
  const there = dated.length === 0 || dated.some(({ estado }) => estado.tipo !== 'inexistente');
  const shown = there ? found.filter(({ estado }) => estado.tipo !== 'inexistente') : [];
  const [artigo, ...abaixo] = found;
  const caput = artigo?.dispositivo.caput_texto ?? null;
  if (!artigo || caput === null) return shown;
  const texto = [caput, ...abaixo.flatMap((below) => lineOf(below, found, tratado))];
  artigo.dispositivo.texto = texto.filter((line) => line !== '').join('\n');
  artigo.dispositivo.em.certo &&= found.every(({ dispositivo }) => dispositivo.em.certo);
  return shown;
}

/** Returns the line that a provision adds to the article's text: nothing if it was not in force or has no words. */
function lineOf({ dispositivo, estado }: DispositivoEm, todas: readonly DispositivoEm[], tratado: boolean): string[] {
  const { ref_key, texto, revogado } = dispositivo;
  if (revogado || estado.tipo === 'inexistente') return [];
  const divides = () =>
    todas.some((other) => other.dispositivo.ref_key.startsWith(`${ref_key}.`) && other.dispositivo.texto);
  if (texto === '' && !divides()) return [];
  const nivel = NIVEIS.findLast((each) => dispositivo[each] !== null) as Nivel;
  return [`${printRotuloDaLinha(nivel, dispositivo[nivel] as string, tratado)}${texto}`.trimEnd()];
}

/** Whether the article's text today shows paragraphs as bare numbers, as treaties do. */
function isTratado([artigo, ...abaixo]: readonly Dispositivo[]): boolean {
  const linhas = new Set(artigo?.texto.split('\n'));
  return abaixo.some(({ paragrafo, inciso, alinea, item, texto }) => {
    if (paragrafo === null || inciso !== null || alinea !== null || item !== null) return false;
    return linhas.has(`${paragrafo}. ${texto.split('\n')[0]}`.trimEnd());
  });
}

function composeLinhaEm(linha: Dispositivo, versoes: readonly Versao[], dias: Dias, pedido: string): DispositivoEm {
  const estado = estadoEm(versoes, dias);
  const hoje = versoes.find(({ vigente }) => vigente) ?? null;
  const mensagem = fraseDoDia(estado, dias, `${printPartes(linha)} (${linha.sigla})`, linha.revogado ? null : hoje);
  const versao = versaoDe(estado);
  const { desde, ate, precisao, base } = versao ?? {};
  const em: RedacaoEm = {
    ...{ pedido, certo: estado.tipo !== 'incerto' && estado.tipo !== 'sem_redacao' },
    ...{ desde: desde ?? null, ate: ate ?? null, precisao: precisao ?? 'desconhecida', base: base ?? null },
    ...(estado.tipo === 'incerto' && { outras: estado.redacoes.slice(1).map(outra) }),
    ...(mensagem !== null && { mensagem }),
  };
  return { estado, dispositivo: { ...asItWas(linha, versao, estado), em } };
}

const outra = ({ texto, desde = null, ate = null }: Versao) => ({ texto, desde, ate });

function asItWas(linha: Dispositivo, versao: Versao | null, estado: EstadoEm): Dispositivo {
  if (versao === null) return linha;
  const semTexto = estado.tipo === 'inexistente' || estado.tipo === 'sem_redacao';
  const texto = semTexto ? '' : versao.texto;
  const revogado = estado.tipo === 'revogado';
  const { alterado_por_ato: _, revogado_por_ato, ...rest } = linha;
  return {
    ...rest,
    texto,
    caput_texto: linha.caput_texto === null ? null : texto,
    revogado,
    anotacoes: versao.anotacoes,
    alterado_por: versao.alterado_por,
    revogado_por: revogado ? linha.revogado_por : null,
    ...(versao.alterado_por_ato !== undefined && { alterado_por_ato: versao.alterado_por_ato }),
    ...(revogado && revogado_por_ato !== undefined && { revogado_por_ato }),
    em_vigor_desde: estado.tipo === 'vigente' ? (versao.desde ?? null) : null,
  };
}
