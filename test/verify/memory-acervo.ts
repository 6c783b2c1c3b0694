import { composeAlteradores } from '../../pipeline/views/alteradores.ts';
import { composeVerificacao } from '../../pipeline/views/verificacao.ts';
import type { Acervo } from '../../runtime/snapshot/acervo.ts';
import { sucessoresPorAto } from '../../schemas/catalog/correspondencia.ts';
import type { AtoRegistrado } from '../../schemas/contract/model/corpus/ato-registrado.ts';
import type { DiplomaListado } from '../../schemas/contract/model/corpus/diploma.ts';
import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { parseRefKey } from '../../schemas/law/ref-key.ts';
import { fold } from '../../schemas/text/fold.ts';
import { Vocabulario } from '../../schemas/text/vocabulario.ts';
import type { AcervoSumulas } from '../../schemas/verify/acervo/acervo.ts';
import { conhecidosDe, lookUpConhecidos } from '../../schemas/verify/acervo/ato-conhecido.ts';
import { AtoVerificavel } from '../../schemas/verify/acervo/ato-verificavel.ts';
import { indexDonos } from '../../schemas/verify/acervo/donos-do-artigo.ts';
import { PalavrasDoAto } from '../../schemas/verify/acervo/palavras-do-ato.ts';

export type AtoDeTeste = Pick<DiplomaListado, 'sigla' | 'nome' | 'tipo' | 'numero'> & {
  nomes: string[];
  data?: string;
};
type LinhaDeTeste = Partial<Dispositivo> & Pick<Dispositivo, 'ref_key' | 'texto'>;

/** The look-ups that verification makes, over a few rows in memory. */
export function memoryAcervo(
  atos: AtoDeTeste[],
  linhas: LinhaDeTeste[] = [],
  sumulas: AcervoSumulas | null = null,
  registrados: Readonly<Record<string, AtoRegistrado>> = {},
): Acervo {
  const rows = linhas.map(complete);
  const vocabulario = new Vocabulario();
  const ato = (sigla: string) => {
    const dispositivos = rows.filter((row) => row.sigla === sigla);
    const alteradores = composeAlteradores(dispositivos);
    const diploma = { sigla, ingested_at: null };
    const todasAsVersoes = () => new Map();
    const pagina = { diploma, complemento: { epigrafe: '' }, dispositivos, alteradores, todasAsVersoes };
    const packed = composeVerificacao(pagina);
    const data = atos.find((ato) => ato.sigla === sigla)?.data ?? null;
    const ditas = new PalavrasDoAto(packed, dispositivos.length, vocabulario);
    return new AtoVerificavel(sigla, { ...packed, data }, () => ditas);
  };
  const names = new Map(atos.flatMap(({ sigla, nomes }) => [sigla, ...nomes].map((nome) => [fold(nome), sigla])));
  const used = {
    sigla: (nome: string) => names.get(fold(nome)) ?? null,
    nomes: () => names,
    atos: lookUpConhecidos(conhecidosDe(atos, names)),
    ato,
    donos: indexDonos(
      atos.map(({ sigla }) => sigla),
      ato,
    ),
    registrado: (sigla: string) => registrados[sigla] ?? null,
    sucessores: (sigla: string) => sucessoresPorAto.get(sigla),
    vocabulario,
    assuntos: () => null,
    quemTem: null,
    diplomas: atos.map(({ sigla }) => ({ sigla })),
    sumulas,
  };
  return used as unknown as Acervo;
}

function complete(linha: LinhaDeTeste, ordem: number): Dispositivo {
  const parts = parseRefKey(linha.ref_key);
  if (!parts) throw new Error(`${linha.ref_key} is no ref_key`);
  const isArtigo = linha.ref_key === `${parts.sigla}.${parts.artigo}`;
  return {
    ...parts,
    ...{ ordem, caput_texto: isArtigo ? (linha.texto.split('\n', 1)[0] ?? '') : null, revogado: false },
    ...{ hierarquia: 'TÍTULO I', anotacoes: [], alterado_por: null, revogado_por: null },
    ...{ alterador: false, comando: null, altera: [] },
    ...linha,
  };
}
