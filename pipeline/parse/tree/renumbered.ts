import { NIVEIS } from '../../../schemas/law/rotulos.ts';
import type { Grupo, No, Serie } from './tree.ts';

const FROM =
  /(?:numerad|numerand|transformad)[oa]?s?\s+(?:d[oea]\s+)?(?:antig[oa]\s+)?(?:(par[áa]grafo\s+[úu]nico)|§\s*(\d+)\s?[º°o]?((?:-[A-Z])?)|(?:inciso\s+)([IVXLC]+(?:-[A-Z])?)|(?:al[íi]nea\s+)["“]?([a-z])["”]?|art(?:igo)?\.?\s*(\d[\d.]*)\s?[º°o]?((?:-[A-Z])?))/iu;
/** `Parágrafo único renumerado para § 1º`, `Transformado em § 1º`: the old label was that of the parágrafo único. */
const INTO = /^par[áa]grafo\s+[úu]nico\s+(?:re)?numerad|^transformad[oa] em §\s*1(?!\d)/iu;

/** The old label of a provision, and the act that moved it. */
interface Origem {
  nivel: No['nivel'];
  valor: string;
  ato: string | null;
}

/**
 * Moves the wordings of a provision with a note `Renumerado do …`: those under the old label are the earliest of the
 * new one, and the old label is not a row. If the old label remains with a text of its own, nothing distinguishes its
 * old wordings from the moved ones, and they stay. An exception is a label that the same act gave to another provision,
 * which a note shows (§ 5º → § 6º → § 7º).
 * @returns each provision that is no longer a row, with the one that has its wordings now
 */
export function mergeRenumbered(serie: Serie): Map<No, No> {
  const moved = new Map<No, No>();
  mergeAmong(serie.artigos, moved);
  for (const artigo of serie.artigos) visit(artigo, moved);
  return moved;
}

function visit(no: No, moved: Map<No, No>): void {
  mergeAmong(no.filhos, moved);
  for (const filho of no.filhos) visit(filho, moved);
}

function mergeAmong(siblings: No[], moved: Map<No, No>): void {
  /** The wordings that have moved once. */
  const settled = new Set<Grupo>();
  for (const no of [...siblings]) {
    const from = oldLabel(no);
    if (!from) continue;
    const old = siblings.find((other) => other !== no && other.nivel === from.nivel && other.valor === from.valor);
    if (!old || old.grupos.some((grupo) => !grupo.principal.riscada)) continue;
    // An inciso cannot hold the incisos of the paragraph that it was.
    if (old.filhos.some((filho) => NIVEIS.indexOf(filho.nivel) <= NIVEIS.indexOf(no.nivel))) continue;
    const stays = old.grupos.filter((grupo) => settled.has(grupo) || isGiven(grupo, from));
    if (stays.length > 0) {
      const moving = old.grupos.filter((grupo) => !stays.includes(grupo));
      for (const grupo of moving) settled.add(grupo);
      no.grupos.unshift(...moving);
      old.grupos = stays;
      continue;
    }
    for (const grupo of old.grupos) settled.add(grupo);
    adopt(no, old, moved);
    siblings.splice(siblings.indexOf(old), 1);
  }
}

/** Whether the act of the renumbering put this wording under the label that it freed. */
function isGiven({ notas }: Grupo, { ato }: Origem): boolean {
  return (
    ato !== null && notas.some((nota) => (nota.tipo === 'renumeracao' || nota.tipo === 'inclusao') && nota.ato === ato)
  );
}

/** Gives the wordings of a provision, and of everything below it, to another as its earliest ones. */
function adopt(no: No, old: No, moved: Map<No, No>): void {
  moved.set(old, no);
  no.grupos.unshift(...old.grupos);
  for (const filho of old.filhos) {
    const twin = no.filhos.find((other) => other.nivel === filho.nivel && other.valor === filho.valor);
    if (twin) adopt(twin, filho, moved);
    else {
      filho.pai = no;
      no.filhos.push(filho);
    }
  }
}

function oldLabel(no: No): Origem | null {
  for (const grupo of no.grupos) {
    if (grupo.principal.riscada && no.grupos.some((other) => !other.principal.riscada)) continue;
    for (const nota of grupo.notas) {
      if (nota.tipo !== 'renumeracao') continue;
      const { ato } = nota;
      if (INTO.test(nota.texto)) return { nivel: 'paragrafo', valor: 'unico', ato };
      const match = FROM.exec(nota.texto);
      if (!match) continue;
      const [, unico, paragrafo, sufixo = '', inciso, alinea, artigo, artigoSufixo = ''] = match;
      if (unico) return { nivel: 'paragrafo', valor: 'unico', ato };
      if (paragrafo) return { nivel: 'paragrafo', valor: `${Number(paragrafo)}${sufixo}`, ato };
      if (inciso) return { nivel: 'inciso', valor: inciso.toUpperCase(), ato };
      if (alinea) return { nivel: 'alinea', valor: alinea.toLowerCase(), ato };
      if (artigo) return { nivel: 'artigo', valor: `${Number(artigo.replaceAll('.', ''))}${artigoSufixo}`, ato };
    }
  }
  return null;
}
