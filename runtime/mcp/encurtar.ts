import { enderecoRecurso } from '../../schemas/contract/operations/recursos.ts';

/** Characters of an answer that a model is given to read: some 12,000 tokens, beside whatever else it holds. */
export const MAX_TEXTO = 40_000;
/** Of a text inside a list, where the answer as a whole is too long. */
const MAX_TRECHO = 300;

/**
 * The text of an answer for a model to read: as it is where it fits; else with the texts of its lists cut short, so that
 * every entry is seen, and what is still too long cut off at the limit. What was cut says so, and where the whole is.
 */
export function encurtar(text: string): string {
  if (text.length <= MAX_TEXTO) return text;
  const body: unknown = JSON.parse(text);
  const aparado = JSON.stringify(aparar(body, 0));
  const nota = `\n\n[CORTADO: a resposta tem ${text.length} caracteres e aqui só cabem ${MAX_TEXTO}. ${ondeLer(body)}]`;
  return `${head(aparado, MAX_TEXTO - nota.length)}${nota}`;
}

/** What a document says of itself stays whole; what it lists is cut short. */
function aparar(value: unknown, depth: number): unknown {
  if (typeof value === 'string') {
    return depth > 1 && value.length > MAX_TRECHO ? `${head(value, MAX_TRECHO)}…` : value;
  }
  if (Array.isArray(value)) return value.map((item) => aparar(item, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, aparar(inside, depth + 1)]));
}

/** The beginning of a text, never half a character of two units. */
function head(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

function ondeLer(body: unknown): string {
  const { ref_key, sigla, page } = body as Record<string, unknown>;
  if (typeof ref_key === 'string') {
    const inteiro = enderecoRecurso('dispositivo', ref_key);
    return `O texto inteiro está no recurso ${inteiro}; cada parte, em ${inteiro}.<nível> ou com a ferramenta \`ler_dispositivo\`.`;
  }
  if (typeof sigla === 'string') return `O todo está no recurso ${enderecoRecurso('diploma', sigla)}.`;
  const cada =
    'Cada item se lê inteiro no recurso legislacao:///dispositivos/{ref_key} ou legislacao:///diplomas/{sigla}';
  return page === undefined ? `${cada}; peça menos de cada vez.` : `${cada}; peça páginas menores com \`page_size\`.`;
}
