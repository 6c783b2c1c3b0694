import type { AtoCatalogado } from '../../../schemas/contract/model/corpus/catalogo.ts';
import type { Complemento } from '../../../schemas/storage/artifacts.ts';
import type { HeldAct } from '../compose-act.ts';
import type { ActRead } from '../read-act.ts';
import { closingOfAnother, namesOther, otherEpigraphs, printCatalogado, readDeQuem } from './epigraph.ts';
import type { Estranho } from './letters.ts';
import { isShortened, lostAccents, lostArticles, lostLastNote, lostWordings, struckArticles } from './losses.ts';

/** A reading that could be published, with the catalogue's entry for its act. */
export interface Candidate {
  catalogado: AtoCatalogado;
  read: ActRead;
}

/** One reason to keep a page back: a sentence without its full stop, or null if the page gives no such reason. */
interface Rule {
  /** `--accept` does not override this rule: the page belongs to another act. */
  final?: true;
  reason(candidate: Candidate): string | null;
}

/** A reason that requires comparing the page with what is already held. */
interface UpdateRule {
  reason(candidate: Candidate, held: HeldAct): string | null;
}

/**
 * A page that keeps a whole struck chapter before the one in force may repeat this many articles (LGPD, 55-A to 55-L).
 */
const MOST_IN_A_ROW = 9;

/**
 * An update may strike this many articles without a note. Of 10,505 articles on real pages, 490 of them not in force,
 * four are struck so, in sixty years of one act; a tag that is left open strikes everything that follows it.
 */
const MOST_STRUCK = 1;

const LETRAS: Record<Estranho['tipo'], string> = {
  substituto: 'caracteres que a codificação perdeu',
  mojibake: 'letras lidas em outra codificação',
  letra: 'letras que não são do português',
  codigo: 'letras escritas em código',
  acento: 'palavras que perderam os acentos',
};

/** What every page must satisfy, even at a first reading. */
const RULES: readonly Rule[] = [
  {
    final: true,
    reason({ catalogado, read: { ato } }) {
      if (readDeQuem(catalogado, ato) !== 'de outro') return null;
      return `a página é de outro ato: a epígrafe é "${quote(ato.epigrafe)}", e o catálogo espera ${printCatalogado(catalogado)}`;
    },
  },
  {
    reason({ catalogado, read: { ato } }) {
      if (readDeQuem(catalogado, ato) !== 'nao diz') return null;
      return `a página não traz a epígrafe de ${printCatalogado(catalogado)}, com espécie, número e ano`;
    },
  },
  {
    reason({ read: { ato } }) {
      const [other] = otherEpigraphs(ato);
      return other === undefined ? null : `a página é uma lista de atos: depois da epígrafe vem "${quote(other)}"`;
    },
  },
  {
    reason({ read: { ato, pagina } }) {
      const [other] = namesOther(ato.epigrafe, pagina.epigrafesDepois);
      return other === undefined ? null : `a página tem mais de um ato: depois do fecho vem "${quote(other)}"`;
    },
  },
  {
    reason({ read: { ato, pagina } }) {
      const fecho = closingOfAnother(ato);
      // A slip in a date is no other act, unless articles are missing as well.
      if (fecho === null || !pagina.achados.some(({ tipo }) => tipo === 'salto_de_numeracao')) return null;
      return `a página muda de ato no meio: faltam artigos, e o fecho é de outro ano ("${quote(fecho)}")`;
    },
  },
  {
    reason({ read: { pagina } }) {
      return pagina.copia === null ? null : `a página é uma cópia de outro dia, guardada por ${pagina.copia}`;
    },
  },
  {
    reason({ read: { ato } }) {
      const artigos = ato.linhas.filter(({ caput_texto }) => caput_texto !== null);
      const bare = artigos.filter(({ texto, anotacoes, versoes }) => {
        return anotacoes.length === 0 && versoes.length < 2 && !/\p{L}{2}/u.test(texto);
      });
      return bare.length * 2 > artigos.length ? 'a página é um índice: a maioria dos artigos não tem texto' : null;
    },
  },
  {
    reason({ read: { ato, pagina } }) {
      const unexplained = pagina.achados.filter(({ tipo }) => tipo === 'riscado_sem_nota');
      const keys = new Set(unexplained.map(({ ref_key }) => ref_key));
      const artigos = ato.linhas.filter(({ caput_texto }) => caput_texto !== null);
      const struck = artigos.filter(({ ref_key }) => keys.has(ref_key)).length;
      if (struck * 2 <= artigos.length) return null;
      return `a página risca, sem nota que o diga, ${struck} dos ${artigos.length} artigos`;
    },
  },
  {
    reason({ read: { pagina } }) {
      if (pagina.fechada) return null;
      return 'a página está cortada: faltam o fecho, a assinatura e a linha do Diário Oficial';
    },
  },
  {
    reason({ read: { pagina } }) {
      return pagina.tratadoFechado ? null : 'a página está cortada: falta o fecho do tratado que o ato promulga';
    },
  },
  {
    reason({ read: { faltam } }) {
      return faltam.length === 0 ? null : `a página está cortada: falta ${faltam.join(', ')}, que está na mesma página`;
    },
  },
  {
    reason({ read: { pagina } }) {
      return pagina.terminada ? null : 'a página está cortada: termina no meio de um texto ou de uma tabela';
    },
  },
  {
    reason({ read: { pagina } }) {
      return pagina.semAcentos ? 'a página perdeu os acentos' : null;
    },
  },
  {
    reason({ read: { pagina } }) {
      const { artigos, repetidos, seguidos } = pagina.repetidos;
      if (repetidos * 2 > artigos)
        return `a página traz o ato mais de uma vez: ${repetidos} dos ${artigos} artigos estão repetidos`;
      if (seguidos <= MOST_IN_A_ROW) return null;
      return `a página traz uma parte do ato mais de uma vez: ${seguidos} artigos seguidos estão repetidos`;
    },
  },
  {
    reason({ read: { pagina } }) {
      const volta = pagina.numeracaoQueVolta;
      if (volta === null) return null;
      return `a numeração dos artigos volta: o último em vigor é o ${volta.ultimo}, e antes dele vem o ${volta.maior}`;
    },
  },
  {
    reason({ catalogado, read: { outras } }) {
      for (const { url, ato, divergentes } of outras) {
        if (ato === null) return `a outra página do ato (${url}) não tem nenhum dispositivo dele`;
        if (readDeQuem(catalogado, ato) === 'de outro') {
          return `a outra página do ato (${url}) é de outro: a epígrafe é "${quote(ato.epigrafe)}"`;
        }
        if (divergentes.length > 0) return `as duas páginas do ato discordam em ${listKeys(divergentes)} (${url})`;
      }
      return null;
    },
  },
];

/** What an update must not lose. */
const UPDATE_RULES: readonly UpdateRule[] = [
  {
    reason({ read: { ato, pagina } }, held) {
      const lost = lostArticles(held, { linhas: ato.linhas, titulosRevogados: pagina.titulosRevogados });
      return lost.length === 0 ? null : `a página perdeu, sem nota que o diga, ${listKeys(lost)}`;
    },
  },
  {
    reason({ read: { ato, pagina } }, held) {
      const now = { linhas: ato.linhas, titulosRevogados: pagina.titulosRevogados };
      const lost = lostWordings(held, now);
      if (lost.length > 0) return `a página perdeu, sem nota que o diga, texto de ${listKeys(lost)}`;
      return lostLastNote(held, now) ? 'a página perdeu a nota do seu último dispositivo' : null;
    },
  },
  {
    reason({ read: { ato, pagina } }, held) {
      const struck = struckArticles(held, { linhas: ato.linhas, titulosRevogados: pagina.titulosRevogados });
      return struck.length <= MOST_STRUCK ? null : `a página risca, sem nota que o diga, ${listKeys(struck)}`;
    },
  },
  {
    reason({ read: { ato } }, held) {
      const lost = lostAccents(held, { linhas: ato.linhas, titulosRevogados: [] });
      return lost.length === 0 ? null : `a página perdeu os acentos de ${listKeys(lost)}`;
    },
  },
  {
    reason({ read: { ato, fonteUrl } }, held) {
      // The compiled page gives the line of the DOU in words of its own, and has an index of its own.
      if (fonteUrl !== held.diploma.fonte_url) return null;
      const before: Complemento = JSON.parse(held.complemento);
      if (isShortened(before.assinatura, ato.assinatura)) {
        return 'a página perdeu parte do fecho, das assinaturas ou da linha do Diário Oficial';
      }
      const annexed = isShortened(before.anexos.join('\n'), ato.anexos.join('\n'));
      return annexed ? 'a página perdeu parte dos anexos' : null;
    },
  },
];

/**
 * Returns why a reading is kept back, or null if it may be published. `held` is the act in the snapshot, null at a
 * first reading. `accepted` says that someone has checked the page: everything except another act's page is then let
 * through.
 */
export function reasonToKeepBack(candidate: Candidate, held: HeldAct | null, accepted: boolean): string | null {
  const reason = findReason(candidate, held, accepted);
  if (reason === null) return null;
  return `${reason}; ${held ? 'a redação anterior foi mantida' : 'o ato não foi publicado'}`;
}

function findReason(candidate: Candidate, held: HeldAct | null, accepted: boolean): string | null {
  for (const rule of RULES) {
    const reason = accepted && !rule.final ? null : rule.reason(candidate);
    if (reason !== null) return reason;
  }
  if (accepted) return null;
  const damaged = reasonOfLetters(candidate, held);
  if (damaged !== null || held === null) return damaged;
  // If the page is the same, a different reading comes from the parser and is not a loss of the page.
  for (const rule of candidate.read.samePages ? [] : UPDATE_RULES) {
    const reason = rule.reason(candidate, held);
    if (reason !== null) return reason;
  }
  return reasonOfUnplaced(candidate.read.fonte.nao_classificado, held.fonte.nao_classificado);
}

/** Returns the reason if there are damaged letters, except those that were accepted before and are in the held act. */
function reasonOfLetters({ read: { pagina } }: Candidate, held: HeldAct | null): string | null {
  if (pagina.estranhos.length === 0) return null;
  const known = held ? [held.complemento, ...[...held.dispositivos.values()].map((each) => JSON.stringify(each))] : [];
  const damaged = pagina.estranhos.find(({ trecho }) => {
    const written = JSON.stringify(trecho).slice(1, -1);
    return !known.some((text) => text.includes(written));
  });
  return damaged ? `a página tem ${LETRAS[damaged.tipo]} ("${quote(damaged.trecho)}")` : null;
}

function reasonOfUnplaced(now: number, before: number): string | null {
  return now > before ? `os caracteres sem destino subiram de ${before} para ${now}` : null;
}

const QUOTED = 80;
const quote = (text: string): string => (text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text);

const LISTED = 5;
function listKeys(keys: readonly string[]): string {
  const more = keys.length > LISTED ? ` e mais ${keys.length - LISTED}` : '';
  return `${keys.slice(0, LISTED).join(', ')}${more}`;
}
