import { readFileSync } from 'node:fs';
import type { Artigo } from '../../schemas/contract/model/corpus/artigo.ts';
import type { DiplomaExportado } from '../../schemas/contract/model/corpus/diploma.ts';
import type { Dispositivo, Versao, VersoesDispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { composeArtigoEm, type DispositivoEm } from '../../schemas/tempo/artigo-em.ts';
import { fraseDoDia } from '../../schemas/tempo/frases.ts';
import { fraseDaLeitura } from '../../schemas/tempo/pedido.ts';
import { type Documento, documento, type Failure, notFound } from '../answer.ts';
import type { Acervo, Doc } from '../snapshot/acervo.ts';
import type { PedidoComLeitura } from './dias.ts';

const parse = <T>(doc: Doc): T => JSON.parse(Buffer.from(doc).toString()) as T;

/** The wordings of a provision, oldest first. */
export function versoesDe(acervo: Acervo, refKey: string): readonly Versao[] {
  const doc = acervo.versoes(refKey);
  return doc ? parse<VersoesDispositivo>(doc).versoes : [];
}

/** The provisions of an article as of the given days. The article's own row is the first. */
export function linhasEm(
  acervo: Acervo,
  linhas: readonly Dispositivo[],
  { dias, escrito }: PedidoComLeitura,
): DispositivoEm[] {
  return composeArtigoEm(linhas, (refKey) => versoesDe(acervo, refKey), dias, escrito);
}

/** A provision with what is to be said of when its act was read. */
export function comLeitura(dispositivo: DispositivoEm['dispositivo'], { dias, lidoEm }: PedidoComLeitura) {
  const frase = fraseDaLeitura(dias, lidoEm(dispositivo.sigla));
  if (frase === null) return dispositivo;
  const mensagem = [dispositivo.em.mensagem, frase].filter(Boolean).join(' ');
  return { ...dispositivo, em: { ...dispositivo.em, certo: false, mensagem } };
}

/** The view of an article as of the given days. */
export function artigoEm(acervo: Acervo, doc: Doc, pedido: PedidoComLeitura): Documento | Failure {
  const artigo = parse<Artigo>(doc);
  const found = linhasEm(acervo, artigo.dispositivos, pedido);
  const [own] = found;
  if (own?.dispositivo.ref_key !== artigo.ref_key)
    return nothingThen(acervo, artigo.dispositivos[0] as Dispositivo, pedido);
  const dispositivos = found.map(({ dispositivo }) => comLeitura(dispositivo, pedido));
  const [row = own.dispositivo] = dispositivos;
  const { texto, caput_texto, revogado, anotacoes, alterado_por, revogado_por, em_vigor_desde, em } = row;
  const view: Artigo = {
    ...artigo,
    ...{ revogado, caput: caput_texto, texto, anotacoes, alterado_por, revogado_por },
    ...(em_vigor_desde !== undefined && { em_vigor_desde }),
    em,
    dispositivos,
  };
  return documento(JSON.stringify(view));
}

/** The view of one provision as of the given days. */
export function dispositivoEm(acervo: Acervo, doc: Doc, pedido: PedidoComLeitura): Documento | Failure {
  const linha = parse<Dispositivo>(doc);
  const found = provisionEm(acervo, linha, pedido);
  return found ? documento(JSON.stringify(comLeitura(found.dispositivo, pedido))) : nothingThen(acervo, linha, pedido);
}

/** One provision as of the given days, in its composed article; null if it did not exist. */
export function provisionEm(acervo: Acervo, linha: Dispositivo, pedido: PedidoComLeitura): DispositivoEm | null {
  const isArtigo = linha.caput_texto !== null;
  const artigo = isArtigo ? acervo.artigo(linha.sigla, linha.ref_key.slice(linha.sigla.length + 1)) : null;
  const linhas = artigo ? parse<Artigo>(artigo).dispositivos : [linha];
  const found = linhasEm(acervo, linhas, pedido).find(({ dispositivo }) => dispositivo.ref_key === linha.ref_key);
  return found ?? null;
}

/** The whole act as of the given days, its provisions in order. */
export function exportEm(acervo: Acervo, file: string, pedido: PedidoComLeitura): Documento | Failure {
  const exported = JSON.parse(readFileSync(file, 'utf8')) as DiplomaExportado;
  const artigos = new Map<string, Dispositivo[]>();
  for (const dispositivo of exported.dispositivos) {
    const artigo = dispositivo.ref_key.split('.', 2).join('.');
    const known = artigos.get(artigo);
    if (known) known.push(dispositivo);
    else artigos.set(artigo, [dispositivo]);
  }
  const found = [...artigos.values()].flatMap((linhas) => linhasEm(acervo, linhas, pedido));
  // An act of which only vetoed provisions are left did not exist yet.
  if (found.every(({ estado }) => estado.tipo === 'sem_data'))
    return nothingThen(acervo, exported.dispositivos[0] as Dispositivo, pedido);
  const dispositivos = found
    .map(({ dispositivo }) => comLeitura(dispositivo, pedido))
    .sort((a, b) => a.ordem - b.ordem);
  return documento(JSON.stringify({ ...exported, em: pedido.escrito, dispositivos }));
}

/** The refusal for a provision that did not exist on those days. */
function nothingThen(acervo: Acervo, linha: Dispositivo, { dias }: PedidoComLeitura): Failure {
  const [desde] = versoesDe(acervo, linha.ref_key);
  const nome = desde?.alterado_por === null ? `diploma ${linha.sigla}` : linha.ref_key;
  const frase = desde ? fraseDoDia({ tipo: 'inexistente', desde }, dias, nome, null) : null;
  return notFound(frase ?? `Não se sabe desde quando há ${linha.ref_key}.`);
}
