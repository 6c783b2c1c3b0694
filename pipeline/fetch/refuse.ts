import type { PageFailureKind } from './page.ts';

export interface Refusal {
  kind: PageFailureKind;
  mensagem: string;
}

/** A numbered article, markup allowed in between: an act's page has one and a page of the firewall does not. */
const ARTICLE = /\bart(?:igo)?\b[\s.]*(?:<[^<>]*>[\s.]*)*\d/i;

/**
 * Why a decoded page is not the page of an act, or null when it may be one. The site answers blocks and challenges
 * with status 200, so that the text has to tell; a word of theirs inside an act ("captcha" in a statute) is no refusal.
 * @param proof what only a real page has
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
 * A page that opens a document and never closes it, or stops inside a tag, a comment, a script or a character.
 * `</html>` also comes early on some pages, so a cut after it is only seen by the declared length or by the provisions
 * that an update loses.
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
