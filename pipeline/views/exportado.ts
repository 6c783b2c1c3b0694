import { Type } from '@sinclair/typebox';
import { type DiplomaDetalhado, DiplomaExportado } from '../../schemas/contract/model/corpus/diploma.ts';
import { createGate } from './gate.ts';

/** The provisions have already passed their own gate. */
const checkHead = createGate(Type.Omit(DiplomaExportado, ['dispositivos']), 'Diploma (export)');

/** Composes the export of one act as JSON, from its provisions already serialised in reading order. */
export function composeExport(diploma: DiplomaDetalhado, docs: readonly string[]): string {
  const head = checkHead({ ...diploma, snapshot_at: diploma.ingested_at }, diploma.sigla);
  return `${JSON.stringify(head).slice(0, -1)},"dispositivos":[${docs.join(',')}]}`;
}
