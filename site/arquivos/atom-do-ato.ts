import type { APIContext } from 'astro';
import { printSigla } from '../../schemas/law/ref-key-por-extenso.ts';
import { caminhoDoAto, caminhoDoFeed } from '../caminhos.ts';
import { acervo } from '../dados/acervo.ts';
import { alteradoras, ondeAlterou } from '../dados/alteradores.ts';
import { alteracoes, manifest } from '../dados/snapshot.ts';
import { entradaDe } from '../dados/vistas.ts';
import { composeFeed, type Entrada } from '../texto/feed.ts';
import { contar } from '../texto/palavras.ts';
import { xmlResponse } from './xml.ts';

const MOSTRADAS = 50;

/** One feed for each act. */
export const getStaticPaths = () => [...acervo().keys()].map((sigla) => ({ params: { sigla } }));

/** The feed of an act: the laws that amended it, with their days, and the changes that ingestions found. */
export const GET = ({ params: { sigla = '' }, site }: APIContext) => {
  const at = (path: string) => new URL(path, site).href;
  const nome = acervo().get(sigla)?.diploma.nome ?? sigla;
  const vistas = alteracoes().filter(({ ref_key }) => ref_key.startsWith(`${sigla}.`));
  const leis = [...alteradoras()].flatMap(([por, { ato, atos }]): Entrada[] => {
    const mudancas = atos.get(sigla);
    // A feed needs days, so a law of which only the year is known is left out.
    if (!mudancas || ato.data === null || ato.precisao !== 'dia') return [];
    const href = at(ondeAlterou(por, sigla) as string);
    const quantos = contar(mudancas.length, 'dispositivo', 'dispositivos');
    return [
      {
        ...{ id: href, href, titulo: `${printSigla(por)} mudou ${quantos}: ${nome}`, quando: ato.data },
        resumo: ato.ementa ?? 'Antes e depois, artigo por artigo.',
      },
    ];
  });
  const entradas = [...vistas.map((alteracao) => entradaDe(alteracao, at)), ...leis]
    .sort((a, b) => b.quando.localeCompare(a.quando))
    .slice(0, MOSTRADAS);
  const feed = composeFeed({
    ...{ titulo: `Alterações: ${nome}`, proprio: at(caminhoDoFeed(sigla)), pagina: at(caminhoDoAto(sigla)) },
    ...{ feito: manifest.gerado_em, entradas },
  });
  return xmlResponse(feed, 'application/atom+xml');
};
