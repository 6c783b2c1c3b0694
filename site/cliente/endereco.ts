import { enderecosPossiveis } from '../../schemas/law/endereco-digitado.ts';
import { caminhoDoAto } from '../caminhos.ts';
import { elemento } from './elemento.ts';

/**
 * For the page of unknown addresses: puts the words of the address into the search field, and redirects to the page
 * that the address probably means.
 */
const { pathname, search, hash } = location;
const campo = document.getElementById('q') as HTMLInputElement;
const resposta = document.getElementById('endereco-resposta') as HTMLElement;

/** Whether a page exists. A failed request counts as no. */
const existe = (pagina: string): Promise<boolean> =>
  fetch(pagina, { method: 'HEAD', credentials: 'omit' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Decodes percent-encoded bytes. Returns them as they are if they are not UTF-8. */
function decodifica(bytes: string): string {
  try {
    return decodeURIComponent(bytes);
  } catch {
    return bytes;
  }
}

function preenche(): void {
  const partes = pathname.replaceAll(/(?:%[\da-f]{2})+/gi, decodifica).split('/');
  const palavras = partes.filter((parte) => !/^(?:diplomas|artigos|texto|404)?$/i.test(parte)).join(' ');
  campo.value = palavras
    .replaceAll(/[-_.\s]+/g, ' ')
    .slice(0, 100)
    .trim();
}

async function procura(): Promise<void> {
  const possiveis = enderecosPossiveis(pathname);
  for (const endereco of possiveis) {
    const [pagina = '', lugar] = endereco.split('#');
    if (pagina === pathname) continue;
    if (await existe(pagina)) return location.replace(pagina + search + (lugar === undefined ? hash : `#${lugar}`));
  }
  for (const endereco of possiveis) if (await conta(endereco)) return;
}

/** Says that an article or súmula does not exist, if the address asks for one and that is known. */
async function conta(endereco: string): Promise<boolean> {
  const [, sigla, artigo] = /^\/diplomas\/([^/]+)\/artigos\/([^/]+)\//.exec(endereco) ?? [];
  const [, tribunal, vinculante, numero] = /^\/sumulas\/(STF|STJ)\/(SV)?(\d+)\//.exec(endereco) ?? [];
  if (sigla !== undefined && (await existe(caminhoDoAto(sigla)))) {
    const ato = elemento('a', { href: caminhoDoAto(sigla) }, decodifica(sigla));
    resposta.append('O diploma ', ato, ` não tem o artigo ${artigo}.`);
  } else if (numero !== undefined) {
    resposta.append(`O ${tribunal} não tem a Súmula ${vinculante ? 'Vinculante ' : ''}${numero}.`);
  }
  resposta.hidden = resposta.textContent === '';
  return !resposta.hidden;
}

preenche();
void procura();
