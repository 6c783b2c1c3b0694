/**
 * A JSON object that is written already: a baked document goes into an answer as it is, since to read it and write it
 * anew takes as long as all else. Whoever does not know of it serializes it like any object.
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

/** A message of JSON-RPC as JSON, with what its result holds ready put in as it is. */
export function writeMessage(message: object): string {
  if (!('result' in message)) return JSON.stringify(message);
  const { result, ...envelope } = message;
  return `${JSON.stringify(envelope).slice(0, -1)},"result":${withJsonPronto(result as Record<string, unknown>)}}`;
}

/** As JSON, with a value of a property that is a `JsonPronto` put in as it is. */
function withJsonPronto(object: Readonly<Record<string, unknown>>): string {
  const members = Object.entries(object).flatMap(([name, value]) => {
    const json = value instanceof JsonPronto ? value.texto : JSON.stringify(value);
    return json === undefined ? [] : `${JSON.stringify(name)}:${json}`;
  });
  return `{${members.join()}}`;
}
