import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bakeBusca } from '../../pipeline/bake/artifacts/busca.ts';
import { bakeNomes } from '../../pipeline/bake/artifacts/nomes.ts';
import { bakeVerificacao } from '../../pipeline/bake/artifacts/verificacao.ts';
import { createSnapshotDb } from '../../pipeline/bake/draft/snapshot-db.ts';
import { composeLugares } from '../../pipeline/views/artigo.ts';
import { handlers } from '../../runtime/handlers/index.ts';
import { openAcervo } from '../../runtime/snapshot/acervo.ts';
import type { Snapshot } from '../../runtime/snapshot/open.ts';
import type { DiplomaListado } from '../../schemas/contract/model/corpus/diploma.ts';
import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { refKeySumula, type Sumula } from '../../schemas/contract/model/corpus/sumula.ts';
import type { ResultadoBusca } from '../../schemas/contract/model/service/busca.ts';
import type { TermoExportado } from '../../schemas/contract/model/service/indice.ts';
import { operations } from '../../schemas/contract/operations/index.ts';
import { parseRefKey } from '../../schemas/law/ref-key.ts';
import { fold } from '../../schemas/text/fold.ts';
import { colherDe } from './colher.ts';
import { openDoor } from './open-door.ts';

type Linha = Partial<Dispositivo> & Pick<Dispositivo, 'ref_key' | 'texto'>;
type Ato = Pick<DiplomaListado, 'sigla' | 'nome' | 'tipo'> & { numero?: string; nomes?: string[] };

export interface AcervoDeBusca {
  atos: Ato[];
  linhas: Linha[];
  sumulas?: (Omit<Sumula, 'ref_key' | 'cancelada'> & { cancelada?: boolean })[];
  termos?: TermoExportado[];
}

/** The route of search over a few acts and súmulas, through its door. */
export function openBusca({ atos, linhas, sumulas = [], termos = [] }: AcervoDeBusca) {
  const dir = mkdtempSync(join(tmpdir(), 'vigente-busca-'));
  const file = join(dir, 'busca.sqlite');
  const { raw, insert, finish } = createSnapshotDb(file, null);
  const rows = linhas.map(completar);
  const chamados = new Map<string, string>();
  atos.forEach(({ nomes = [], ...ato }, ordem) => {
    const { sigla } = ato;
    const own = rows.filter((row) => row.sigla === sigla);
    const lista = JSON.stringify({ numero: '1', fonte_url: 'https://exemplo.invalid/', ...ato });
    insert.diploma({ sigla, ordem, lista, doc: lista, complemento: '{"epigrafe":""}', fonte: '{}' });
    for (const nome of [sigla, ato.nome, ...nomes]) chamados.set(fold(nome), sigla);
    const diploma = { sigla, ingested_at: null };
    bakeVerificacao(
      { insert },
      { diploma, complemento: { epigrafe: '' }, dispositivos: own, alteradores: {}, todasAsVersoes: () => new Map() },
    );
    for (const row of own) {
      const { ref_key, ordem, artigo } = row;
      const lugares = () => composeLugares(own.filter((other) => other.artigo === artigo));
      if (ref_key === `${sigla}.${artigo}`) insert.artigo({ sigla, artigo, lugares: lugares(), doc: '{}' });
      insert.dispositivo({
        ref_key,
        sigla,
        ordem,
        chave: ref_key.toLowerCase(),
        doc: JSON.stringify(row),
        alvos: null,
      });
    }
  });
  for (const { cancelada = false, ...sumula } of sumulas) {
    const row = { ref_key: refKeySumula(sumula), cancelada, ...sumula };
    insert.sumula({ ...row, data: null, doc: JSON.stringify(row) });
  }
  insert.indice({ versao: '0'.repeat(32) });
  bakeNomes({ raw, insert }, chamados);
  bakeBusca({ raw, insert }, colherDe(raw), termos);
  finish();

  const acervo = openAcervo(file);
  const open = openDoor(operations, handlers, { acervo, manifest: { catalogo: 'Atos de teste' } } as Snapshot);
  const call = (q: string, query: Record<string, unknown> = {}) => open('buscar', { query: { q, ...query } });
  return {
    acervo,
    call,
    buscar(q: string, query: Record<string, unknown> = {}): ResultadoBusca[] {
      const answer = call(q, query);
      if (answer.kind !== 'documento') throw new Error(JSON.stringify(answer));
      return JSON.parse(answer.body as string).resultados;
    },
    close() {
      acervo.close();
      rmSync(dir, { recursive: true });
    },
  };
}

function completar(linha: Linha, ordem: number): Dispositivo {
  const partes = parseRefKey(linha.ref_key);
  if (!partes) throw new Error(`${linha.ref_key} is no ref_key`);
  const isArtigo = linha.ref_key === `${partes.sigla}.${partes.artigo}`;
  return {
    ...partes,
    ...{ ordem, caput_texto: isArtigo ? (linha.texto.split('\n', 1)[0] ?? '') : null, revogado: false },
    ...{ hierarquia: 'TÍTULO I – Dos Exemplos', anotacoes: [], alterado_por: null, revogado_por: null },
    ...{ alterador: false, comando: null, altera: [] },
    ...linha,
  };
}
