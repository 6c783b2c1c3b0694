/**
 * A JSON object that is already serialized. A baked document is copied into the answer as it is, because parsing and
 * serializing it again would double the cost of the call. `JSON.stringify` treats it like any other object.
 */
export class JsonPronto {
  readonly texto: string;

  constructor(texto: string) {
    this.texto = texto;
  }

  toJSON(): unknown {
    return JSON.parse(this.texto);
  }
}

/** Serializes a JSON-RPC message. A `JsonPronto` in its result is copied as it is. */
export function writeMessage(message: object): string {
  if (!('result' in message)) return JSON.stringify(message);
  const { result, ...envelope } = message;
  return `${JSON.stringify(envelope).slice(0, -1)},"result":${withJsonPronto(result as Record<string, unknown>)}}`;
}

/** Serializes an object. Properties that are a `JsonPronto` are copied as they are. */
function withJsonPronto(object: Readonly<Record<string, unknown>>): string {
  let members = '';
  for (const name of Object.keys(object)) {
    const value = object[name];
    const json = value instanceof JsonPronto ? value.texto : JSON.stringify(value);
    if (json !== undefined) members += `${members === '' ? '' : ','}${JSON.stringify(name)}:${json}`;
  }
  return `{${members}}`;
}
