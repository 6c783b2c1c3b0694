import { printData } from '../../schemas/text/data.ts';
import { printConhecido } from '../../schemas/verify/acervo/ato-conhecido.ts';
import type { Snapshot } from '../snapshot/open.ts';
import { fatosDe } from './fatos-da-amostra.ts';

/** For an act that only the register of facts knows, says where its text can be read. Null for any other act. */
export function dizSemTexto(nome: string, snapshot: Snapshot): string | null {
  const fatos = fatosDe(snapshot);
  const sigla = fatos?.acervo.sigla(nome) ?? null;
  if (!fatos || sigla === null) return null;
  const ato = fatos.acervo.atos.bySigla(sigla);
  return `${semTexto(`do diploma ${ato ? printConhecido(ato) : sigla}`, fatos.endereco(sigla))} ${confere(fatos.dia)}`;
}

/** The same for a súmula. The caller has checked that it exists. */
export function dizSumulaSemTexto(chave: string, snapshot: Snapshot): string | null {
  const fatos = fatosDe(snapshot);
  return fatos && `${semTexto(`da súmula ${chave}`, fatos.endereco(chave))} ${confere(fatos.dia)}`;
}

/** Says what search does not cover while only the sample is published. Null if the snapshot contains the law. */
export function dizBuscaSemTexto(snapshot: Snapshot): string | null {
  const fatos = fatosDe(snapshot);
  return (
    fatos &&
    `A busca só alcança o acervo de demonstração, de atos fictícios: a lei se traz com \`npm run ingest\`. ${confere(fatos.dia)}`
  );
}

const semTexto = (de: string, endereco: string | null): string =>
  `O texto ${de} não está no acervo de demonstração: leia-o em ${endereco} ou traga-o com \`npm run ingest\`.`;

const confere = (dia: string): string => `As citações são conferidas pelo registro de fatos de ${printData(dia)}.`;
