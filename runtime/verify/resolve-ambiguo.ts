import { pistas } from '../../schemas/catalog/pistas.ts';
import { artigoNumbers } from '../../schemas/grammar/artigo-number.ts';
import type { Linha } from '../../schemas/model/linha.ts';
import type { Candidato, Resolucao } from '../../schemas/model/resolucao.ts';
import { fold } from '../../schemas/text/fold.ts';
import { radicais } from '../../schemas/text/radicais.ts';
import type { Acervo } from '../snapshot/acervo.ts';
import { locate, type Niveis } from './locate.ts';
import { countShared } from './semelhanca.ts';
import { cut } from './trecho.ts';

const MAX_CANDIDATOS = 10;
const MAX_TEXTO = 600;
/** What a hint of the area is worth beside a similarity of 0 to 1. */
const PESO_DA_PISTA = 0.5;

/** A citation that names no act: every act that has the provision is a candidate, and even one alone is a guess. */
export function resolveAmbiguo(acervo: Acervo, citados: Niveis, contexto: string): Resolucao {
  const rows = candidateRows(acervo, citados);
  if (rows.length === 0) {
    return {
      status: 'nao_encontrado',
      mensagem: 'A citação não nomeia diploma, e nenhum do acervo tem esse dispositivo.',
    };
  }
  const words = radicais(contexto);
  const hints = hintsOf(contexto);
  const ranked = rows.map((row, ordem) => ({ ...rate(acervo, row, words, hints.get(row.sigla)), ordem }));
  ranked.sort((a, b) => b.rank - a.rank || a.ordem - b.ordem);
  return {
    status: 'ambiguo',
    candidatos: ranked.slice(0, MAX_CANDIDATOS).map(({ ordem: _, ...candidato }) => candidato),
    total_candidatos: rows.length,
    candidatos_truncados: rows.length > MAX_CANDIDATOS,
    mensagem: 'A citação não nomeia diploma: escolha entre os candidatos.',
  };
}

function candidateRows(acervo: Acervo, citados: Niveis): Linha[] {
  const siglas = new Set(artigoNumbers(citados.artigo).flatMap((numero) => acervo.siglasComArtigo(numero)));
  return [...siglas].flatMap((sigla) => {
    const found = locate(acervo, sigla, citados);
    if (!found || found.falta || found.cadeia.some((row) => row.revogado || row.veto === 'todo')) return [];
    return found.cadeia.at(-1) as Linha;
  });
}

function rate(acervo: Acervo, row: Linha, words: ReadonlySet<string>, pista: string | undefined): Candidato {
  const { ref_key, sigla, artigo } = row;
  const ato = acervo.ato(sigla);
  const position = ato.chaves.indexOf(ref_key, ato.artigos.get(artigo)?.[0]);
  const own = ato.tamanhos[position] ?? 0;
  // Of the provision's own words, how many the context repeats: the context is always the longer of the two.
  const alike = own === 0 ? 0 : countShared(ato, position, words) / Math.sqrt(own * Math.max(1, words.size));
  const rank = Math.round((alike + (pista === undefined ? 0 : PESO_DA_PISTA)) * 1000) / 1000;
  const texto = cut(row.proprio, MAX_TEXTO);
  return { ref_key, sigla, texto, rank, ...(pista === undefined ? {} : { pista_area: pista }) };
}

const foldedPistas = pistas.map(({ expressoes, siglas }) => ({
  siglas,
  expressoes: expressoes.map((e) => [fold(e), e]),
}));

/** The acts of the areas that the context points to, each with the expression that did. */
function hintsOf(contexto: string): Map<string, string> {
  const text = ` ${fold(contexto).replace(/[^a-z0-9-]+/g, ' ')} `;
  const found = new Map<string, string>();
  for (const { expressoes, siglas } of foldedPistas) {
    const hit = expressoes.find(([folded]) => text.includes(` ${folded} `));
    if (hit) for (const sigla of siglas) if (!found.has(sigla)) found.set(sigla, hit[1] as string);
  }
  return found;
}
