import { escapeHtml } from '../../schemas/text/escape.ts';

/** A piece of HTML, as opposed to a text that still has to be escaped. */
export class Html {
  readonly html: string;

  constructor(text: string) {
    this.html = text;
  }
}

type Piece = string | Html | readonly Piece[];

/** Template tag that writes HTML. Values are escaped unless they are HTML. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(strings.map((text, i) => text + (i < pieces.length ? render(pieces[i] as Piece) : '')).join(''));
}

/** Marks a text as HTML that needs no escaping, such as a style sheet. */
export function raw(text: string): Html {
  return new Html(text);
}

/** Renders a description: paragraphs, hyphen lists, `code` and **strong**. A single line stays inline. */
export function prose(text: string): Html {
  const blocks = text.split('\n\n').map((block) => {
    const [first = '', ...rest] = block.split('\n');
    const items = [first, ...rest].filter((line) => line.startsWith('- '));
    if (items.length === 0) return inline(block);
    const lead = first.startsWith('- ') ? '' : `<p>${inline(first)}</p>`;
    const tail = rest.filter((line) => !line.startsWith('- ')).map((line) => `<p>${inline(line)}</p>`);
    return `${lead}<ul>${items.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>${tail.join('')}`;
  });
  if (blocks.length === 1 && !text.includes('\n')) return new Html(blocks[0] ?? '');
  return new Html(blocks.map((block) => (block.startsWith('<') ? block : `<p>${block}</p>`)).join('\n'));
}

function inline(text: string): string {
  return escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
}

function render(piece: Piece): string {
  if (piece instanceof Html) return piece.html;
  return typeof piece === 'string' ? escapeHtml(piece) : piece.map(render).join('');
}
