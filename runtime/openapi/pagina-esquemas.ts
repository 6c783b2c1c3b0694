import type { JsonSchema } from '../../schemas/contract/json-schema.ts';
import { type Html, html, prose } from './html.ts';

/** An object's fields as a table; for any other schema, its type. */
export function schemaTable(schema: JsonSchema): Html {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  if (properties.length === 0) return html`<p>${typeOf(schema)}</p>`;
  const required = (schema.required ?? []) as string[];
  const rows = properties.map(
    ([name, property]) =>
      html`<tr><td><code>${name}</code>${required.includes(name) ? '' : html`<br><small>opcional</small>`}</td><td>${typeOf(property)}</td><td>${describe(property)}</td></tr>`,
  );
  return html`<div class="tabela"><table><thead><tr><th>campo</th><th>tipo</th><th>o que é</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** A type in a few words, with links to named schemas. */
export function typeOf(schema: JsonSchema): Html {
  if (typeof schema.$ref === 'string') {
    const nome = schema.$ref.split('/').at(-1) ?? '';
    return html`<a href="#${nome}">${nome}</a>`;
  }
  if (Array.isArray(schema.anyOf)) return join((schema.anyOf as JsonSchema[]).map(typeOf), ' ou ');
  if ('const' in schema) return html`<code>${String(schema.const)}</code>`;
  if (Array.isArray(schema.enum))
    return join(
      schema.enum.map((value) => html`<code>${String(value)}</code>`),
      ' ou ',
    );
  if (schema.type === 'array') return html`lista de ${typeOf((schema.items ?? {}) as JsonSchema)}${bounds(schema)}`;
  if (schema.type === 'object' && schema.additionalProperties) {
    return html`objeto: chave → ${typeOf(schema.additionalProperties as JsonSchema)}`;
  }
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return html`${types.map((type) => NOMES[String(type)] ?? 'qualquer valor').join(' ou ')}${bounds(schema)}`;
}

const NOMES: Record<string, string> = {
  string: 'texto',
  integer: 'inteiro',
  number: 'número',
  boolean: 'booleano',
  object: 'objeto',
  null: 'nulo',
};

function describe(schema: JsonSchema): Html {
  const inner = schema.description ?? (schema.items as JsonSchema | undefined)?.description;
  return prose(typeof inner === 'string' ? inner : '');
}

function bounds({ minLength, maxLength, minimum, maximum, minItems, maxItems, default: padrao }: JsonSchema): Html {
  const said = [
    range(minLength, maxLength, 'caracteres'),
    range(minimum, maximum, ''),
    range(minItems, maxItems, 'itens'),
    padrao === undefined ? '' : `padrão ${padrao}`,
  ].filter((text) => text !== '');
  return said.length === 0 ? html`` : html`<br><small>${said.join('; ')}</small>`;
}

function range(least: unknown, most: unknown, what: string): string {
  const number = (value: unknown) => Number(value).toLocaleString('pt-BR');
  if (least === undefined && most === undefined) return '';
  if (most === undefined) return `a partir de ${number(least)} ${what}`.trim();
  return `${least === undefined ? 'até' : `${number(least)} a`} ${number(most)} ${what}`.trim();
}

function join(pieces: Html[], between: string): Html {
  return html`${pieces.map((piece, i) => (i === 0 ? piece : html`${between}${piece}`))}`;
}
