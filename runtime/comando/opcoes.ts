import { InvalidArgumentError, Option } from 'commander';
import { readPeriodo } from '../../schemas/law/calendario.ts';

/** The options that several commands share. */
export const emOption = () =>
  new Option('--em <data>', 'a lei de um dia, mês ou ano: 2015-03-01, 2015-03, 2015').argParser(toData);

/** The folder is one that `npm run ingest` wrote. */
export const dataOption = () => new Option('--data <pasta>', 'pasta de um acervo publicado, com as palavras da lei');

/** Refused together with `--data`, because only one of them can have the words. */
export const urlOption = () =>
  new Option('--url <endereço>', 'endereço de um serviço, com as palavras da lei').argParser(toUrl).conflicts('data');

function toData(text: string): string {
  if (readPeriodo(text) === null) throw new InvalidArgumentError('use AAAA-MM-DD, AAAA-MM ou AAAA.');
  return text;
}

/** Checks the address of a service, and drops a trailing slash. */
export function toUrl(text: string): string {
  if (!/^https?:\/\/[^\s]+$/.test(text)) throw new InvalidArgumentError('não é um endereço http(s).');
  return text.replace(/\/+$/, '');
}
