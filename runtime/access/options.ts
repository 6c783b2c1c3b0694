import { Option } from 'commander';

/** Beside the program, and not in `dist-data`, which may be thrown away and made anew. */
const ESTADO = 'estado.sqlite';

/** Where keys are kept; the service and the commands must name the same place. */
export function estadoOption(): Option {
  return new Option('--estado <file>', 'SQLite file of keys and what was spent of them; REDIS_URL takes its place')
    .env('VIGENTE_ESTADO')
    .default(ESTADO);
}

/** The table of plans. */
export function limitesOption(): Option {
  return new Option('--limites <file>', "JSON table of plans and limits in place of the contract's");
}
