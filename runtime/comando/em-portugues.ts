import type { Command, Option } from 'commander';

const TITULOS: Record<string, string> = {
  'Usage:': 'Uso:',
  'Arguments:': 'Argumentos:',
  'Options:': 'Opções:',
  'Commands:': 'Comandos:',
};

/** Commander's error messages, with their Portuguese translations. */
const RECUSAS: readonly (readonly [RegExp, string])[] = [
  [/^error: unknown option '(.*?)'/, "não há a opção '$1'"],
  [/^error: unknown command '(.*?)'/, "não há o comando '$1'"],
  [/^error: missing required argument '(.*?)'/, "falta '$1'"],
  [/^error: too many arguments.*/, 'argumentos demais'],
  [/^error: option '(.*?)' argument missing/, "a opção '$1' pede um valor"],
  [/^error: option '(.*?)' cannot be used with option '(.*?)'/, "as opções '$1' e '$2' não podem ser usadas juntas"],
  [/^error: (?:option|command-argument value) '(.*?)' argument '(.*?)' is invalid\. /, "'$2' não serve em '$1': "],
  [/Allowed choices are (.*?)\./, 'há $1.'],
  [/\(Did you mean (?:one of )?(.*?)\?\)/, '(quis dizer $1?)'],
];

/** Translates a command's help and error messages into Portuguese. */
export function emPortugues(command: Command): void {
  command
    .helpOption('-h, --help', 'mostra a ajuda')
    .configureHelp({
      styleTitle: (title) => TITULOS[title] ?? title,
      styleUsage: (usage) => usage.replace('[options]', '[opções]').replace('[command]', '[comando]'),
      subcommandTerm: (sub) => `${sub.name()} ${sub.usage().replace(/\[options\] ?/, '')}`.trim(),
      optionDescription: describe,
    })
    .configureOutput({ outputError: (text, write) => write(traduzir(text)) });
}

/** An option's description, with its allowed values and its default. */
function describe({ description, argChoices = [], defaultValue }: Option): string {
  const choices = argChoices.length === 0 ? '' : ` (${argChoices.join(', ')})`;
  return `${description}${choices}${defaultValue === undefined ? '' : `; o padrão é ${defaultValue}`}`;
}

const traduzir = (text: string): string =>
  `vigente: ${RECUSAS.reduce((said, [pattern, em]) => said.replace(pattern, em), text)}`;
