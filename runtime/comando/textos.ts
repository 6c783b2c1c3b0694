import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DiplomaExportado } from '../../schemas/contract/model/corpus/diploma.ts';
import type { Dispositivo, Versao } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { parseRefKeySumula } from '../../schemas/contract/model/corpus/ref-key-sumula.ts';
import type { Sumula } from '../../schemas/contract/model/corpus/sumula.ts';
import { readPeriodo } from '../../schemas/law/calendario.ts';
import type { Base } from '../../schemas/library/base.ts';
import { ALIASES, exportPath, leituraPath, SUMULAS } from '../../schemas/storage/layout.ts';
import { composeArtigoEm } from '../../schemas/tempo/artigo-em.ts';
import type { Dias } from '../../schemas/tempo/estado-em.ts';
import { aprovadaEm } from '../../schemas/verify/sumulas/sumula-em.ts';
import { Recusa } from './recusa.ts';
import { arquivoDoAcervo } from './registro.ts';

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Words, with the other wordings that may have been in force on the days. */
export interface Textos {
  texto: string;
  outras?: string[];
}

/** Reads the words of a provision or súmula from the files of a snapshot: today's, or those of the days in `em`. */
export function textoNaPasta(data: string, refKey: string, base: Base, em?: string): Textos {
  if (parseRefKeySumula(refKey)) {
    const { sumulas } = readJson<{ sumulas: Sumula[] }>(arquivoDoAcervo(data, SUMULAS));
    return { texto: sumulas.find(({ ref_key }) => ref_key === refKey)?.texto ?? '' };
  }
  const [sigla = '', artigo = ''] = refKey.split('.');
  const { dispositivos } = readJson<DiplomaExportado>(arquivoDoAcervo(data, exportPath(sigla)));
  const linha = dispositivos.find(({ ref_key }) => ref_key === refKey);
  if (!linha) throw new Recusa(`o acervo de ${data} não tem ${refKey}`);
  const dias = em === undefined ? null : readPeriodo(em);
  if (!dias) return { texto: linha.texto };
  const linhas = linha.caput_texto === null ? [linha] : dispositivos.filter((each) => each.artigo === artigo);
  const found = composeArtigoEm(linhas, lerVersoes(data, base, sigla)(linhas), dias, em as string);
  const own = found.find(({ dispositivo }) => dispositivo.ref_key === refKey)?.dispositivo;
  const outras = own?.em.outras?.map(({ texto }) => texto);
  return { texto: own?.texto ?? '', ...(outras && outras.length > 0 && { outras }) };
}

/** A text that can be searched. */
export interface Buscavel {
  ref_key: string;
  texto: string;
  inativo: boolean;
}

/**
 * Every article and súmula of a snapshot, as of today or of the days in `em`. What did not exist on those days is left
 * out.
 */
export function* lerArtigos(data: string, base: Base, em?: string): Generator<Buscavel> {
  const folder = dirname(arquivoDoAcervo(data, ALIASES));
  const siglas = readdirSync(join(folder, 'exports')).flatMap((name) => /^(.*)\.json$/.exec(name)?.[1] ?? []);
  const dias = em === undefined ? null : readPeriodo(em);
  for (const sigla of siglas) {
    const { dispositivos } = readJson<DiplomaExportado>(join(folder, exportPath(sigla)));
    const artigos = dias
      ? artigosEm(dispositivos, lerVersoes(data, base, sigla), dias, em as string)
      : dispositivos.filter(({ caput_texto }) => caput_texto !== null);
    for (const { ref_key, texto, revogado } of artigos) yield { ref_key, texto, inativo: revogado };
  }
  const { sumulas } = readJson<{ sumulas: Sumula[] }>(join(folder, SUMULAS));
  for (const sumula of sumulas) {
    const { ref_key, texto, cancelada, cancelada_em } = sumula;
    if (dias && (aprovadaEm(sumula).de ?? '') > dias.ate) continue;
    const ainda = dias !== null && cancelada_em !== undefined && cancelada_em > dias.ate;
    yield { ref_key, texto, inativo: cancelada && !ainda };
  }
}

type Versoes = (linhas: readonly Dispositivo[]) => (refKey: string) => Versao[];

function* artigosEm(dispositivos: Dispositivo[], versoes: Versoes, dias: Dias, em: string): Generator<Dispositivo> {
  const artigos = new Map<string, Dispositivo[]>();
  for (const linha of dispositivos) artigos.set(linha.artigo, [...(artigos.get(linha.artigo) ?? []), linha]);
  for (const linhas of artigos.values()) {
    const [artigo] = composeArtigoEm(linhas, versoes(linhas), dias, em);
    if (artigo) yield artigo.dispositivo;
  }
}

/**
 * The wordings of each provision. If it had several, they come from the snapshot's history; if it had one, its words
 * are the export's and its dates the register's.
 */
function lerVersoes(data: string, base: Base, sigla: string): Versoes {
  const { historico } = readJson<{ historico: { ref_key: string; versoes: Versao[] }[] }>(
    arquivoDoAcervo(data, leituraPath(sigla)),
  );
  const several = new Map(historico.map(({ ref_key, versoes }) => [ref_key, versoes]));
  return (linhas) => {
    const byKey = new Map(linhas.map((linha) => [linha.ref_key, linha]));
    return (refKey) => {
      const known = several.get(refKey);
      const linha = byKey.get(refKey);
      if (known || !linha) return known ?? [];
      const posicao = base.acervo.ato(sigla).posicao(refKey);
      return (posicao === null ? [] : base.redacoes(sigla, posicao)).map(({ versao }) => ({
        ...versao,
        texto: linha.caput_texto ?? linha.texto,
        anotacoes: linha.anotacoes,
        ...{ origem: 'fonte' as const, detectado_em: '', ingest_run_id: 1 },
      }));
    };
  };
}
