import type { PageFailureKind } from './page.ts';

export interface Refusal {
  kind: PageFailureKind;
  mensagem: string;
}

/** A numbered article, possibly with markup in between. An act's page has one, and a page of the firewall does not. */
const ARTICLE = /\bart(?:igo)?\b[\s.]*(?:<[^<>]*>[\s.]*)*\d/i;

/**
 * Why a decoded page is not the page of an act, or null if it may be one. The site answers blocks and challenges with
 * status 200, so the text has to decide. A word such as "captcha" inside a statute is no reason to refuse.
 * @param proof what only a real page contains
 */
export function refusePage(html: string, proof: RegExp = ARTICLE): Refusal | null {
  if (!/<[a-z!/]/i.test(html)) return { kind: 'nao_html', mensagem: 'a resposta não é uma página HTML' };
  if (!proof.test(html)) {
    if (/captcha|não sou um robô|are you a human/i.test(html)) {
      return { kind: 'captcha', mensagem: 'a fonte pediu um CAPTCHA em vez de dar a página' };
    }
    if (/acesso negado|access denied|request rejected|requested URL was rejected|\b403 forbidden/i.test(html)) {
      return { kind: 'acesso_negado', mensagem: 'a fonte respondeu "Acesso Negado"' };
    }
  }
  if (isCut(html)) return { kind: 'truncada', mensagem: 'a página chegou truncada' };
  return null;
}

/**
 * Whether a page begins a document and never closes it, or ends inside a tag, a comment, a script or a character. Some
 * pages have `</html>` early, so a cut after it shows only in the declared length or in the provisions that an update
 * loses.
 */
function isCut(html: string): boolean {
  if (html.endsWith('\uFFFD')) return true;
  if (/<(?:html|body)\b/i.test(html) && !/<\/(?:html|body)\s*>/i.test(html)) return true;
  const lastOpen = html.lastIndexOf('<');
  if (lastOpen > html.lastIndexOf('>') && /^<(?:$|[a-z!/])/i.test(html.slice(lastOpen))) return true;
  if (html.lastIndexOf('<!--') > html.lastIndexOf('-->')) return true;
  const tail = html.slice(-200_000).toLowerCase();
  return tail.lastIndexOf('<script') > tail.lastIndexOf('</script');
}
