import type { Peca } from '../../parse/types.ts';

/** Characters that no Brazilian law is written with, in the word that they stand in. */
export interface Estranho {
  tipo: 'substituto' | 'mojibake' | 'letra' | 'codigo' | 'acento';
  trecho: string;
}

/**
 * What tells damaged text, a row each. A letter of another script may be a symbol by itself (`α`, `Σ`), and a foreign
 * name may hold any Latin letter (`Wałęsa`): inside a Portuguese word in small letters neither can stand.
 */
const DANOS: readonly (readonly [Estranho['tipo'], RegExp])[] = [
  // What a decoder writes for bytes that it cannot read; the `?` of an address (`pagina.asp?id=1`) is its own.
  ['substituto', /\ufffd|^(?!\S*(?:www\.|:\/\/|\?[\w.-]+=)).*\p{L}\?+\p{L}/u],
  // What a browser would have read, encoded twice: `informa&amp;#231;&amp;#227;o`. `R&TTE;` is no name of a letter.
  [
    'codigo',
    /&(?:#\d{2,5}|#x[\da-f]{2,4}|[a-z](?:acute|cedil|circ|grave|tilde|uml)|nbsp|quot|amp|[lg]t|ord[fm]|sect|deg|middot|[mn]dash|[lr][ds]quo|[lr]aquo|hellip|bull|sup[123]|frac\d\d);/iu,
  ],
  // UTF-8 read as windows-1252 (`Ã§`, `Âº`, `â€œ`); `Ã` before a quotation mark or a dash may be the end of a word.
  ['mojibake', /Ã[\p{Cc}¡-©ª¬®-³µ-º¼-¿€‚ƒ„†‡ˆ‰Š‹Œ™š›œž]|Â[º°ª§£©®¹²³]|â€/u],
  ['letra', /(?![\t-\r])[\p{Cc}\p{Co}\p{Cn}]/u],
  ['letra', /(?=\p{L})[^\p{Script=Latin}\p{Script=Greek}\p{Script=Common}]/u],
  ['letra', /[ƀ-ƑƓ-ʯᴀ-ᶿⱠ-Ɀ꜠-ꟿ]/u],
  // Letters of another code page: `informa‡Æo`.
  ['letra', /\p{Script=Latin}[†‡ˆ‰‹›¢£¤¥¦¨©¬®¯±¶¸¼½¾¿¡„‚]\p{Script=Latin}|\p{Ll}Æ|Æ\p{Ll}/u],
  ['letra', /\p{Script=Latin}[\p{Script=Greek}\u2061-\u2064\u206a-\u207f‰′-‼]\p{Script=Latin}/u],
  ['letra', /(?<![\p{L}\p{M}])[a-zà-ý]+[äåæëîïðñöøýþÿßûœ\u0100-\u017f]|(?<![\p{L}\p{M}])[äåæëîïðñöøýþÿßûœ][a-zà-ý]/u],
];

/** What the pages are written with, besides ASCII and blanks: only a text with something else can be damaged. */
const USUAL = 'ªº§°²³«»´·ÁÀÉÍÓÚÔÕÇÊÜáàâãéêíóôõúüçèìò–—“”‘’•…';
/** By code unit: a pattern over every character of a page costs thirty times as much. */
const SUSPECT = new Uint8Array(0x10000).fill(1).fill(0, 0x20, 0x7f);
for (const each of `\t\n\v\f\r\u00a0${USUAL}`) SUSPECT[each.charCodeAt(0)] = 0;
for (const each of '?&') SUSPECT[each.charCodeAt(0)] = 1;

function isSuspect(texto: string): boolean {
  for (let i = 0; i < texto.length; i++) if (SUSPECT[texto.charCodeAt(i)] === 1) return true;
  return false;
}

/** Every damaged place of a page, word by word; empty for a sound page. */
export function findEstranhos(pecas: readonly Peca[]): Estranho[] {
  const found = new Map<string, Estranho>();
  for (const { texto } of pecas) {
    if (isBare(texto)) {
      const trecho = texto.trim().slice(0, QUOTED);
      found.set(trecho, { tipo: 'acento', trecho });
    }
    if (!isSuspect(texto)) continue;
    for (const trecho of texto.normalize('NFC').split(/\s+/u)) {
      const tipo = DANOS.find(([, pattern]) => pattern.test(trecho))?.[0];
      if (tipo !== undefined) found.set(trecho, { tipo, trecho });
    }
  }
  return [...found.values()];
}

/**
 * Words that no orthography of Portuguese writes without a tilde or a cedilla; here and there an official page leaves one
 * out. Before 1943 `unico`, `tambem` and `judiciario` had no accent.
 */
const ACCENTED = /(?<![\p{L}\p{M}])(?:\p{Ll}+(?:cao|coes)|nao|sao|entao|orgaos?)(?![\p{L}\p{M}])/giu;
const FEWEST_BARE = 2;
const QUOTED = 60;

/** Whether a paragraph lost its accents: several words want one, and no letter has any. */
function isBare(texto: string): boolean {
  if (texto.length < QUOTED) return false;
  // Nearly every paragraph shows an accent within its first words.
  for (let i = 0; i < texto.length; i++)
    if (texto.charCodeAt(i) >= 0xc0 && /[\p{L}\p{M}]/u.test(texto[i] as string)) return false;
  return (texto.match(ACCENTED)?.length ?? 0) >= FEWEST_BARE;
}

const LONG_ENOUGH = 1000;
/** Of a hundred characters of a law, two to five are accented letters. */
const FEWEST_ACCENTS = 0.005;

/** Whether a page of some length lost its accents on the way. */
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
