import { describe, expect, test } from 'bun:test';
import { refusePage } from '../../pipeline/fetch/refuse.ts';

describe('refusePage', () => {
  const accepted: [string, string][] = [
    ['a whole page', '<html><body><p>Art. 1º Texto.</p></body></html>'],
    ['a fragment that opens no document', '<p>Art. 1º Texto.</p>'],
    ['a page whose end comes early', '<html><body></body></html><p>Art. 1º Texto.</p>'],
    ['an act that speaks of CAPTCHA and of acesso negado', '<p><b>Art.</b> <i>1º</i> O CAPTCHA. Acesso negado.</p>'],
    ['a sign that opens no tag', '<p>Art. 1º Se x < 5'],
    ['a token after the end', '<html><p>Art. 1º</p></html><script>if (a<b) t=1</script>'],
  ];
  for (const [what, html] of accepted) test(`accepts ${what}`, () => expect(refusePage(html)).toBeNull());

  const refused: [string, string, string][] = [
    ['nao_html', 'no markup', '%PDF-1.7 stream'],
    ['nao_html', 'an empty answer', ''],
    ['acesso_negado', 'the firewall', '<html><body><h1>Acesso Negado</h1></body></html>'],
    ['acesso_negado', 'the firewall in English', '<html>The requested URL was rejected.</html>'],
    ['captcha', 'a challenge', '<html><div class="g-recaptcha"></div></html>'],
    ['truncada', 'what looks like an article again and again', `<html>${'art<'.repeat(250_000)}`],
    ['truncada', 'no end', '<html><body><p>Art. 1º Texto.</p>'],
    ['truncada', 'an end inside a tag', '<p>Art. 1º <a href="x'],
    ['truncada', 'an end inside a closing tag', '<html></html><p>Art. 1º</'],
    ['truncada', 'an end inside a comment', '<p>Art. 1º</p><!-- <p>x</p>'],
    ['truncada', 'an end inside a script', '<html></html><p>Art. 1º</p><script>go("</p>")'],
    ['truncada', 'an end inside a character', '<p>Art. 1º ç\uFFFD'],
  ];
  for (const [kind, what, html] of refused) {
    test(`refuses ${what} as ${kind}`, () => expect(refusePage(html)?.kind).toBe(kind as never));
  }
});
