import { readFileSync } from 'node:fs';
import type { DiplomaExportado } from '../../schemas/contract/model/corpus/diploma.ts';
import type { Dispositivo, Versao } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { parseRefKeySumula } from '../../schemas/contract/model/corpus/ref-key-sumula.ts';
import type { Sumula } from '../../schemas/contract/model/corpus/sumula.ts';
import { readPeriodo } from '../../schemas/law/calendario.ts';
import type { Base } from '../../schemas/library/base.ts';
import { exportPath, leituraPath, SUMULAS } from '../../schemas/storage/layout.ts';
import { composeArtigoEm } from '../../schemas/tempo/artigo-em.ts';
import { Recusa } from './recusa.ts';
import { arquivoDoAcervo } from './registro.ts';

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** The words of a provision or súmula out of the files of a snapshot, as they are or as they were on some days. */
export function textoNaPasta(data: string, refKey: string, base: Base, em?: string): string {
  if (parseRefKeySumula(refKey)) {
    const { sumulas } = readJson<{ sumulas: Sumula[] }>(arquivoDoAcervo(data, SUMULAS));
    return sumulas.find(({ ref_key }) => ref_key === refKey)?.texto ?? '';
  }
  const [sigla = '', artigo = ''] = refKey.split('.');
  const { dispositivos } = readJson<DiplomaExportado>(arquivoDoAcervo(data, exportPath(sigla)));
  const linha = dispositivos.find(({ ref_key }) => ref_key === refKey);
  if (!linha) throw new Recusa(`o acervo de ${data} não tem ${refKey}`);
  const dias = em === undefined ? null : readPeriodo(em);
  if (!dias) return linha.texto;
  const isBelow = ({ ref_key }: Dispositivo) =>
    ref_key === `${sigla}.${artigo}` || ref_key.startsWith(`${sigla}.${artigo}.`);
  const linhas = linha.caput_texto === null ? [linha] : dispositivos.filter(isBelow);
  const found = composeArtigoEm(linhas, versoesDe(data, base, linhas), dias, em as string);
  return found.find(({ dispositivo }) => dispositivo.ref_key === refKey)?.dispositivo.texto ?? '';
}

/** Wordings: of what had several, as the snapshot tells them; of what had one, its words with the days of the register. */
function versoesDe(data: string, base: Base, linhas: readonly Dispositivo[]): (refKey: string) => Versao[] {
  const [{ sigla = '' } = {}] = linhas as [Dispositivo];
  const { historico } = readJson<{ historico: { ref_key: string; versoes: Versao[] }[] }>(
    arquivoDoAcervo(data, leituraPath(sigla)),
  );
  const several = new Map(historico.map(({ ref_key, versoes }) => [ref_key, versoes]));
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
}
