import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { VerificacaoLocal } from '../schemas/contract/model/artifacts/verificacao-local.ts';
import { VERIFICACAO } from '../schemas/storage/artifacts.ts';
import { COMUM, parteDoAto, type VerificacaoComum, type VerificacaoDoAto } from './busca/por-ato.ts';

/**
 * Writes the data that browsers verify with a second time, one file per act. `site` is a folder of built pages, which
 * already has the data in one file.
 */
export function partirVerificacao(site: string): void {
  const json = readFileSync(join(site, 'dados', VERIFICACAO), 'utf8');
  const versao = createHash('sha256').update(json).digest('hex').slice(0, 16);
  const { atos, ...comum }: VerificacaoLocal = JSON.parse(json);
  const write = (path: string, document: VerificacaoComum | VerificacaoDoAto) => {
    const file = join(site, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Bun.gzipSync(JSON.stringify(document), { level: 9 }));
  };
  write(COMUM, { ...comum, versao, siglas: Object.keys(atos) });
  for (const [sigla, ato] of Object.entries(atos)) write(parteDoAto(sigla), { versao, ato });
}
