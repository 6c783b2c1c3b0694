import type { TSchema } from '@sinclair/typebox';
import { type JsonSchema, toJsonSchema } from '../../schemas/contract/json-schema.ts';
import { AtoRegistrado } from '../../schemas/contract/model/corpus/ato-registrado.ts';
import { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { RedacaoEm } from '../../schemas/contract/model/corpus/em.ts';
import { Sumula } from '../../schemas/contract/model/corpus/sumula.ts';
import { AtoCitado } from '../../schemas/contract/model/verification/ato-citado.ts';
import { CitacaoExtraida } from '../../schemas/contract/model/verification/citacao.ts';
import { Gravidade } from '../../schemas/contract/model/verification/gravidade.ts';
import { Resolucao, ResumoVerificacao } from '../../schemas/contract/model/verification/resolucao.ts';
import { TextoVerificado } from '../../schemas/contract/model/verification/texto-verificado.ts';
import { Transcricao } from '../../schemas/contract/model/verification/transcricao.ts';
import { FORMAS } from '../../schemas/library/formatar.ts';

/** The schemas whose types the declarations name. */
const NOMEADOS: Record<string, TSchema> = {
  ...{ AtoRegistrado, Gravidade, RedacaoEm, CitacaoExtraida, Resolucao, Transcricao, AtoCitado, ResumoVerificacao },
  ...{ TextoVerificado, Dispositivo, Sumula },
};

/** Composes the declarations of the library. Their types are written from the schemas that validate them. */
export function composeTipos(): string {
  const nameOf = new Map(Object.entries(NOMEADOS).map(([name, schema]) => [schema, name]));
  const shapes = Object.entries(NOMEADOS).map(([name, schema]) => {
    const inside = (other: TSchema) => (other === schema ? null : (nameOf.get(other) ?? null));
    return `export type ${name} = ${printTipo(toJsonSchema(schema, inside), '')};\n`;
  });
  return `${shapes.join('\n')}\n${FUNCOES.replace('FORMAS', FORMAS.map((forma) => `'${forma}'`).join(' | '))}`;
}

const FUNCOES = `/** Citation and what it came to. */
export interface CitacaoResolvida {
  citacao: CitacaoExtraida;
  resolucao: Resolucao;
}

/** The register of facts: \`vigente/registro.json\`, or the \`fatos.json\` that a site of Vigente publishes below \`/dados/\`. */
export interface RegistroDeFatos {
  readonly formato: 1;
  /** When its last source was read, ISO 8601. */
  readonly dia: string;
  readonly [name: string]: unknown;
}

/** What citations are verified by, opened once for any number of texts. */
export interface Base {
  readonly dia: string;
  /** The official page of what a ref_key or a sigla names; null where none is known. */
  endereco(chave: string): string | null;
}

/** The words of acts and súmulas, as exports of a snapshot hold them. */
export interface Lei {
  diplomas: readonly { sigla: string; dispositivos: readonly Dispositivo[] }[];
  sumulas: readonly Sumula[];
}

export interface Opcoes {
  /** The law of a day, a month or a year: \`2015-03-01\`, \`2015-03\`, \`2015\`. */
  em?: string;
  /** The words of acts, to lay what the text quotes over them. */
  lei?: Lei;
  /** Told after each citation. */
  progresso?(feitas: number, total: number): void;
}

export type Forma = FORMAS;

/** Opens a register of facts. Throws a \`TypeError\` for anything else. */
export function abrir(registro: RegistroDeFatos): Base;

/** Every citation of a text, in order, with its place in UTF-16 units; without a base, by the names of the catalogue. */
export function extrair(texto: string, base?: Base): CitacaoExtraida[];

/**
 * What every citation of a text comes to, as \`/v1/resolver-texto\` says it, without words of the law.
 * Throws a \`RangeError\` for an \`em\` that is no date.
 */
export function verificar(texto: string, base: Base, opcoes?: Opcoes): TextoVerificado;

/** The words that a text offers as the law's, laid over the law in force. */
export function conferirTranscricoes(texto: string, citacoes: readonly CitacaoResolvida[], lei: Lei): Transcricao[];

/** What a text came to: a finding a line (\`nome:linha:coluna\`), SARIF 2.1.0, or JSON. */
export function formatar(
  texto: string,
  verificado: TextoVerificado,
  base: Base,
  opcoes?: { forma?: Forma; arquivo?: string },
): string;
`;

/** Writes a JSON Schema as a TypeScript type, with its descriptions as comments. */
export function printTipo(schema: JsonSchema, indent: string): string {
  const { $ref, anyOf, enum: values, const: value, type, items, properties, additionalProperties } = schema;
  if (typeof $ref === 'string') return $ref;
  if (Array.isArray(anyOf)) return anyOf.map((each) => printTipo(each as JsonSchema, indent)).join(' | ');
  if (Array.isArray(values)) return values.map((each) => printValue(each)).join(' | ');
  if (value !== undefined) return printValue(value);
  if (Array.isArray(type)) return type.map((each) => printTipo({ ...schema, type: each }, indent)).join(' | ');
  if (type === 'array') return `Array<${items ? printTipo(items as JsonSchema, indent) : 'unknown'}>`;
  if (properties) return printObject(schema, indent);
  if (type === 'object') {
    const inside = typeof additionalProperties === 'object' ? (additionalProperties as JsonSchema) : null;
    return `Record<string, ${inside ? printTipo(inside, indent) : 'unknown'}>`;
  }
  return type === 'integer' ? 'number' : ((type as string | undefined) ?? 'unknown');
}

const printValue = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : `${value}`);

function printObject({ properties, required = [] }: JsonSchema, indent: string): string {
  const within = `${indent}  `;
  const lines = Object.entries(properties as Record<string, JsonSchema>).flatMap(([name, inside]) => {
    const { description } = inside;
    const optional = (required as string[]).includes(name) ? '' : '?';
    const said = typeof description === 'string' ? [`${within}/** ${description.replaceAll('*/', '* /')} */`] : [];
    return [...said, `${within}${name}${optional}: ${printTipo(inside, within)};`];
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}
