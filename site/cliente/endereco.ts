import { enderecosPossiveis } from '../../schemas/endereco-digitado.ts';

/** Where no page is: goes on to the one that the address means, or else has its words ready to be searched for. */
const { pathname, search, hash } = location;
const campo = document.getElementById('q') as HTMLInputElement;

async function procura(): Promise<void> {
  for (const endereco of enderecosPossiveis(pathname)) {
    const [pagina = '', lugar] = endereco.split('#');
    if (pagina === pathname) continue;
    const { ok } = await fetch(pagina, { method: 'HEAD', credentials: 'omit' });
    if (ok) return location.replace(pagina + search + (lugar === undefined ? hash : `#${lugar}`));
  }
  const partes = decodeURIComponent(pathname).split('/');
  const palavras = partes.filter((parte) => !/^(?:diplomas|artigos|texto|404)?$/i.test(parte)).join(' ');
  campo.value = palavras
    .replaceAll(/[-_.\s]+/g, ' ')
    .slice(0, 100)
    .trim();
}

void procura();
