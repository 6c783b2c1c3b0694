import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { FonteSumulas } from '../../schemas/contract/model/corpus/sumula.ts';
import { readData } from './data.ts';
import { plain, readEnunciado } from './enunciado.ts';
import { Ilegivel, type LeitorSumulas, type LeituraSumulas, readSafely, type SumulaLida } from './leitura.ts';
import { readPalavra } from './situacao.ts';

/**
 * A catalogue of súmulas in JSON, as a mirror holds it in its folder `sumulas`:
 *
 *     {"sumulas": {"4": {"numero": 4, "enunciado": "… (cancelada)", "status": "cancelada", "data": "13/12/1963"}}}
 *
 * A catalogue may say more of each; nothing more is read. `status` is the catalogue's reading of the court's page.
 */
const Catalogo = Type.Object({
  sumulas: Type.Record(
    Type.String(),
    Type.Object({
      numero: Type.Integer({ minimum: 1 }),
      enunciado: Type.String(),
      status: Type.String(),
      data: Type.Optional(Type.String()),
    }),
  ),
});
type Entrada = Static<typeof Catalogo>['sumulas'][string];

const ARQUIVOS: Record<FonteSumulas, string> = {
  stf: 'sumulas_stf.json',
  stf_vinculante: 'sumulas_vinculantes.json',
  stj: 'sumulas_stj.json',
};

/** The three lists as catalogues in `<mirror>/sumulas`. */
export function mirroredSumulas(mirror: string): LeitorSumulas[] {
  return (Object.entries(ARQUIVOS) as [FonteSumulas, string][]).map(([fonte, arquivo]) => ({
    fonte,
    read: () => readSafely(async () => readArquivo(join(mirror, 'sumulas', arquivo), arquivo)),
  }));
}

function readArquivo(path: string, arquivo: string): LeituraSumulas {
  if (!existsSync(path)) return { outcome: 'ausente' };
  const { sumulas, semTexto } = parseCatalogo(readFileSync(path, 'utf8'), arquivo);
  return { outcome: 'lida', sumulas, relatorio: { arquivo, sem_texto: semTexto } };
}

/** Parses a catalogue. `semTexto` are its reserved numbers. Throws `Ilegivel`. */
export function parseCatalogo(json: string, arquivo: string): { sumulas: SumulaLida[]; semTexto: number[] } {
  const sumulas: SumulaLida[] = [];
  const semTexto: number[] = [];
  for (const [chave, entrada] of Object.entries(readJson(json, arquivo).sumulas)) {
    if (chave !== String(entrada.numero)) {
      throw new Ilegivel(`${arquivo}: a súmula de chave ${chave} tem o número ${entrada.numero}`);
    }
    const sumula = readEntrada(entrada, `${arquivo}: a súmula ${chave}`);
    if (sumula) sumulas.push(sumula);
    else semTexto.push(entrada.numero);
  }
  return { sumulas, semTexto };
}

function readEntrada({ numero, enunciado, status, data = '' }: Entrada, nome: string): SumulaLida | null {
  const read = readEnunciado(enunciado, nome, readPalavra(status, nome));
  if (!read) return null;
  // A date that the text itself contains was taken from it by mistake.
  const own = plain(enunciado).includes(data) ? null : readData(data);
  const { referencia: _, ...lida } = read;
  return { numero, ...lida, data: own };
}

function readJson(json: string, arquivo: string): Static<typeof Catalogo> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new Ilegivel(`${arquivo} não é JSON`);
  }
  if (Value.Check(Catalogo, value)) return value;
  const error = Value.Errors(Catalogo, value).First();
  throw new Ilegivel(`${arquivo} não tem a forma de um catálogo em ${error?.path || '/'}: ${error?.message}`);
}
