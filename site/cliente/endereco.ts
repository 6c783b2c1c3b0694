import { enderecosPossiveis } from '../../schemas/endereco-digitado.ts';

/** Where no page is: has the words of the address ready to be searched for, and goes on to the page that it means. */
const { pathname, search, hash } = location;
const campo = document.getElementById('q') as HTMLInputElement;

/** Without an answer, as where there is no page. */
const existe = (pagina: string): Promise<boolean> =>
  fetch(pagina, { method: 'HEAD', credentials: 'omit' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** As it stands where bytes are no letters. */
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
  for (const endereco of enderecosPossiveis(pathname)) {
    const [pagina = '', lugar] = endereco.split('#');
    if (pagina === pathname) continue;
    if (await existe(pagina)) return location.replace(pagina + search + (lugar === undefined ? hash : `#${lugar}`));
  }
}

preenche();
void procura();
