import { Option } from 'commander';

/** Not in `dist-data`, which may be deleted and rebuilt. */
const ESTADO = 'estado.sqlite';

/** The file of keys. The service and its commands must use the same one. */
export function estadoOption(): Option {
  return new Option('--estado <file>', 'SQLite file of keys and what was spent of them; REDIS_URL takes its place')
    .env('VIGENTE_ESTADO')
    .default(ESTADO);
}

/** The file with the table of plans. */
export function limitesOption(): Option {
  return new Option('--limites <file>', "JSON table of plans and limits in place of the contract's");
}
