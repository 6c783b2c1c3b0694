import { fonteDaSumula } from '../../schemas/catalog/fontes-de-sumulas.ts';
import { refKeySumula, type Tribunal } from '../../schemas/contract/model/corpus/ref-key-sumula.ts';
import { enderecosPossiveis } from '../../schemas/law/endereco-digitado.ts';
import { printData } from '../../schemas/text/data.ts';
import { COMUM, type VerificacaoComum } from '../busca/por-ato.ts';
import { caminhoDoAto } from '../caminhos.ts';
import { isSoFato } from './de-fatos.ts';
import { elemento } from './elemento.ts';
import { fetchGzip } from './gzip.ts';

/**
 * For the page of unknown addresses: puts the words of the address into the search field, and redirects to the page
 * that the address probably means.
 */
const { pathname, search, hash } = location;
const campo = document.getElementById('q') as HTMLInputElement;
const resposta = document.getElementById('endereco-resposta') as HTMLElement;
const talvez = document.getElementById('endereco-talvez') as HTMLElement;
/** If the file of facts cannot be fetched, nothing is said of what it knows. */
const SEM_FATOS: Pick<VerificacaoComum, 'fatos' | 'sumulas' | 'diplomas'> = { sumulas: [], diplomas: [] };

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

/**
 * Says that an article or súmula does not exist, or that only its facts are known, if the address asks for one and that
 * is known.
 */
async function conta(endereco: string): Promise<boolean> {
  const [, sigla, artigo] = /^\/diplomas\/([^/]+)\/(?:artigos\/([^/]+)\/)?/.exec(endereco) ?? [];
  const [, tribunal, sv, algarismos] = /^\/sumulas\/(STF|STJ)\/(SV)?(\d+)\//.exec(endereco) ?? [];
  const sumula =
    algarismos === undefined
      ? null
      : { tribunal: tribunal as Tribunal, vinculante: sv !== undefined, numero: Number(algarismos) };
  const refKey = sumula ? refKeySumula(sumula) : (sigla ?? '');
  const semTexto = refKey !== '' && isSoFato(refKey) ? await contaFatos(refKey, sumula) : null;
  if (semTexto) resposta.append(...semTexto);
  else if (sumula) resposta.append(`O ${tribunal} não tem a Súmula ${sv ? 'Vinculante ' : ''}${algarismos}.`);
  else if (sigla !== undefined && artigo !== undefined && (await existe(caminhoDoAto(sigla)))) {
    const ato = elemento('a', { href: caminhoDoAto(sigla) }, decodifica(sigla));
    resposta.append('O diploma ', ato, ` não tem o artigo ${artigo}.`);
  }
  resposta.hidden = resposta.textContent === '';
  talvez.hidden = !resposta.hidden;
  return !resposta.hidden;
}

/** Says where the text is of what only the register of facts knows; null if it does not know it either. */
async function contaFatos(refKey: string, sumula: Parameters<typeof refKeySumula>[0] | null) {
  const { fatos, sumulas, diplomas } = await fetchGzip<VerificacaoComum>(COMUM).catch(() => SEM_FATOS);
  const ato = diplomas.find(({ sigla }) => sigla === refKey);
  const pagina = sumula && sumulas.includes(refKey) ? fonteDaSumula(sumula) : fatos?.enderecos[refKey];
  if (!fatos || pagina === undefined) return null;
  const nome = sumula
    ? `da Súmula ${sumula.vinculante ? 'Vinculante ' : ''}${sumula.numero} do ${sumula.tribunal}`
    : `do diploma “${ato?.nome ?? refKey}”`;
  return [
    `O texto ${nome} não está no acervo de demonstração: leia-o na `,
    elemento('a', { href: pagina }, 'página oficial'),
    ', ou traga-o com ',
    elemento('code', {}, 'npm run ingest'),
    `. As citações são conferidas pelo registro de fatos de ${printData(fatos.dia)}: busque abaixo a sua.`,
  ];
}

preenche();
void procura();
