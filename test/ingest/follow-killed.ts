import { ingestFollowing } from '../../pipeline/follow/ingest-following.ts';
import { composeNames } from '../../pipeline/ingest/names.ts';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { fetchFrom } from './official-site.ts';

/**
 * An ingestion that follows links from the Constitution, in a process of its own that kills itself once so many addresses
 * were asked for.
 *
 *     bun follow-killed.ts <port> <out> <addresses>
 */
const [port, out = '', addresses] = process.argv.slice(2);
const constituicao = { ...catalogo, atos: catalogo.atos.filter(({ forma }) => forma === 'constituicao') };

let asked = 0;
await ingestFollowing(
  {
    catalogo: constituicao,
    names: composeNames(constituicao),
    parser: { parse: parsePagina, versao: 1 },
    fetchPages: fetchFrom(Number(port)),
    out,
    clock: () => new Date('2030-02-01T00:00:00Z'),
  },
  {
    profundidade: 2,
    limite: 100_000,
    onProgress() {
      asked += 1;
      if (asked === Number(addresses)) process.kill(process.pid, 'SIGKILL');
    },
  },
);
