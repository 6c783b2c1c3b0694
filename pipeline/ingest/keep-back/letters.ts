import type { Peca } from '../../parse/types.ts';

/** A word with characters that no Brazilian law is written with. */
export interface Estranho {
  tipo: 'substituto' | 'mojibake' | 'letra' | 'codigo' | 'acento';
  trecho: string;
}

/**
 * The patterns of damaged text, one per row. A letter of another script may be a symbol by itself (`α`, `Σ`), and a
 * foreign name may contain any Latin letter (`Wałęsa`), but neither occurs inside a Portuguese word in small letters.
 */
const DANOS: readonly (readonly [Estranho['tipo'], RegExp])[] = [
  // What a decoder writes for bytes that it cannot read.
  ['substituto', /\ufffd|\p{L}\?+\p{L}/u],
  // Character references encoded twice, so that a browser shows them as they are: `informa&amp;#231;&amp;#227;o`. In
  // `R&TTE;` the name is not that of a character. The names are those of HTML 4 (section 24), without its Greek letters
  // and signs of mathematics.
  [
    'codigo',
    /&(?:#\d{2,5}|#x[\da-f]{2,4}|[a-z](?:acute|cedil|circ|grave|ring|slash|tilde|uml)|(?:ae|oe|sz)lig|eth|thorn|nbsp|(?:en|em|thin)sp|zwn?j|quot|apos|amp|[lg]t|ord[fm]|sect|para|deg|middot|[mn]dash|[lr]s?aquo|[lr][ds]quo|sbquo|bdquo|hellip|bull|sup[123]|frac\d\d|copy|reg|trade|cent|pound|euro|yen|curren|brvbar|iexcl|iquest|plusmn|times|divide|minus|micro|permil|dagger|acute|cedil|macr|uml|shy);/iu,
  ],
  // UTF-8 read as windows-1252 (`Ã§`, `Âº`, `â€œ`). `Ã` before a quotation mark or a dash may be the end of a word.
  ['mojibake', /Ã[\p{Cc}¡-©ª¬®-³µ-º¼-¿€‚ƒ„†‡ˆ‰Š‹Œ™š›œž]|Â[º°ª§£©®¹²³]|â€/u],
  ['letra', /(?![\t-\r])[\p{Cc}\p{Co}\p{Cn}]/u],
  // They make a reader see other words than are written (UAX 9).
  ['letra', /[\u202a-\u202e\u2066-\u2069]/u],
  ['letra', /(?=\p{L})[^\p{Script=Latin}\p{Script=Greek}\p{Script=Common}]/u],
  ['letra', /[ƀ-ƑƓ-ʯᴀ-ᶿⱠ-Ɀ꜠-ꟿ]/u],
  // Letters of another code page: `informa‡Æo`.
  ['letra', /\p{Script=Latin}[†‡ˆ‰‹›¢£¤¥¦¨©¬®¯±¶¸¼½¾¿¡„‚]\p{Script=Latin}|\p{Ll}Æ|Æ\p{Ll}/u],
  ['letra', /\p{Script=Latin}[\p{Script=Greek}\u2061-\u2064\u206a-\u207f‰′-‼]\p{Script=Latin}/u],
  ['letra', /(?<![\p{L}\p{M}])[a-zà-ý]+[äåæëîïðñöøýþÿßûœ\u0100-\u017f]|(?<![\p{L}\p{M}])[äåæëîïðñöøýþÿßûœ][a-zà-ý]/u],
];

/**
 * Returns whether the only `?` of a word belongs to an address. Two of its host, its file and a key must say so:
 * `pagina.asp?id=1`.
 */
function isAddress(trecho: string): boolean {
  const at = trecho.indexOf('?');
  if (at < 0 || at !== trecho.lastIndexOf('?')) return false;
  const path = trecho.slice(0, at);
  const signs = [/www\.|:\/\//.test(path), /\.[a-z]\w{1,6}$/i.test(path), /^[\w.-]+=/.test(trecho.slice(at + 1))];
  return signs.filter(Boolean).length >= 2;
}

/**
 * What the pages are written with, besides ASCII and white space. Only a text with some other character can be damaged.
 */
const USUAL = 'ªº§°²³«»´·ÁÀÉÍÓÚÔÕÇÊÜáàâãéêíóôõúüçèìò–—“”‘’•…';
/** A table by code unit: a pattern applied to every character of a page costs thirty times as much. */
const SUSPECT = new Uint8Array(0x10000).fill(1).fill(0, 0x20, 0x7f);
for (const each of `\t\n\v\f\r\u00a0${USUAL}`) SUSPECT[each.charCodeAt(0)] = 0;
for (const each of '?&') SUSPECT[each.charCodeAt(0)] = 1;

function isSuspect(texto: string): boolean {
  for (let i = 0; i < texto.length; i++) if (SUSPECT[texto.charCodeAt(i)] === 1) return true;
  return false;
}

/** Returns every damaged word of a page. Empty for a sound page. */
export function findEstranhos(pecas: readonly Peca[]): Estranho[] {
  const found = new Map<string, Estranho>();
  for (const { texto } of pecas) {
    if (isBare(texto)) {
      const trecho = texto.trim().slice(0, QUOTED);
      found.set(trecho, { tipo: 'acento', trecho });
    }
    if (!isSuspect(texto)) continue;
    for (const trecho of texto.normalize('NFC').split(/\s+/u)) {
      const read = isAddress(trecho) ? trecho.replace('?', '/') : trecho;
      const tipo = DANOS.find(([, pattern]) => pattern.test(read))?.[0];
      if (tipo !== undefined) found.set(trecho, { tipo, trecho });
    }
  }
  return [...found.values()];
}

/**
 * Words that every orthography of Portuguese writes with a tilde or a cedilla, as they look without it. Even official
 * pages leave one out now and then. `unico`, `tambem` and `judiciario` are not listed: before 1943 they had no accent.
 */
const ACCENTED = /(?<![\p{L}\p{M}])(?:\p{Ll}+(?:cao|coes)|nao|sao|entao|orgaos?)(?![\p{L}\p{M}])/giu;
const FEWEST_BARE = 2;
const QUOTED = 60;

/** Whether a paragraph lost its accents: several of its words need one, and no letter has any. */
function isBare(texto: string): boolean {
  if (texto.length < QUOTED) return false;
  // A quick exit: nearly every paragraph has an accent within its first words.
  for (let i = 0; i < texto.length; i++)
    if (texto.charCodeAt(i) >= 0xc0 && /[\p{L}\p{M}]/u.test(texto[i] as string)) return false;
  return (texto.match(ACCENTED)?.length ?? 0) >= FEWEST_BARE;
}

const LONG_ENOUGH = 1000;
/** In the text of a law, two to five of every hundred characters are accented letters. */
const FEWEST_ACCENTS = 0.005;

/** Whether a page of some length lost its accents. */
export function isUnaccented(pecas: readonly Peca[]): boolean {
  let total = 0;
  let accented = 0;
  for (const { texto } of pecas) {
    total += texto.length;
    for (let i = 0; i < texto.length; i++) {
      const code = texto.charCodeAt(i);
      if ((code >= 0xc0 && code <= 0xff) || (code >= 0x300 && code <= 0x303)) accented += 1;
    }
  }
  return total > LONG_ENOUGH && accented < total * FEWEST_ACCENTS;
}
