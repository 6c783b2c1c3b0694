import { Command } from 'commander';
import type { AtoCitado } from '../../schemas/contract/model/verification/ato-citado.ts';
import type { Resolucao } from '../../schemas/contract/model/verification/resolucao.ts';
import type { TextoVerificado } from '../../schemas/contract/model/verification/texto-verificado.ts';
import { soFatos } from '../../schemas/fatos/so-fatos.ts';
import { readPeriodo } from '../../schemas/law/calendario.ts';
import type { Base } from '../../schemas/library/base.ts';
import { isConfirmada } from '../../schemas/tempo/status-em.ts';
import { printable } from '../../schemas/text/printable.ts';
import { resolveAto } from '../../schemas/verify/resolve-ato.ts';
import { consultar } from './consulta.ts';
import { dataOption, emOption, urlOption } from './opcoes.ts';
import { pedir } from './pedir.ts';
import { Recusa } from './recusa.ts';
import { printRedacoes } from './redacoes.ts';
import { abrirBase } from './registro.ts';
import { textoNaPasta } from './textos.ts';

interface Opcoes {
  em?: string;
  data?: string;
  url?: string;
  json?: true;
}

/** The result for one citation, or for an act that was named without a provision. */
interface Lido {
  status: Resolucao['status'];
  motivo?: Resolucao['motivo'];
  ref_key?: string | undefined;
  /** Set for an act only. */
  sigla?: string;
  mensagem?: string | undefined;
  texto?: string | undefined;
  /** The other wordings that may have been in force on the days. */
  outras?: string[];
  /** The known wordings with their dates, one line each. */
  redacoes?: string[];
  endereco?: string | null;
}

/** `vigente ler`: without `--data` or `--url` only facts are known, and the text is not shown. */
export function lerCommand(): Command {
  return new Command('ler')
    .description(
      'Mostra um dispositivo ou uma súmula: se existe, se vigora, desde quando; e o que diz, com --data ou --url.',
    )
    .argument('<citação...>', 'como se digita: CF.5.LXXVIII, art. 121 do CP, súmula 7 stj')
    .addOption(emOption())
    .addOption(dataOption())
    .addOption(urlOption())
    .option('--json', 'em JSON')
    .action(async (words: string[], opcoes: Opcoes) => {
      // Several quoted arguments are several citations; the words of one citation come unquoted.
      const q = words.join(words.some((word) => /\s/.test(word)) ? '; ' : ' ');
      const lidos = opcoes.url === undefined ? daqui(q, opcoes) : await doServico(q, opcoes.url, opcoes.em);
      if (lidos.length === 0)
        throw new Recusa(`“${q}” não foi reconhecido como citação; escreva como em “art. 121 do CP” ou CF.5.LXXVIII`);
      if (opcoes.json) console.log(JSON.stringify(lidos, null, 2));
      else console.log(printable(lidos.flatMap(print).join('\n')));
      const certa = ({ status, motivo }: Lido) => isConfirmada(status) || motivo === 'redacao_incerta';
      process.exitCode = lidos.every(certa) ? 0 : 1;
    });
}

function daqui(q: string, { em, data }: Opcoes): Lido[] {
  const base = abrirBase(data);
  const { citacoes, atos } = consultar(q, base, em);
  const dias = em === undefined ? null : readPeriodo(em);
  if (citacoes.length === 0)
    return atos.map((ato) => lerAto(resolveAto(ato, base.acervo, dias), base.endereco(ato.sigla)));
  return citacoes.map(({ resolucao }) => {
    const { status, motivo, ref_key, mensagem } = soFatos(resolucao);
    const found = { status, motivo, ref_key, mensagem };
    if (ref_key === undefined) return found;
    const textos = data === undefined ? {} : textoNaPasta(data, ref_key, base, em);
    return { ...found, ...textos, redacoes: redacoesDe(ref_key, base), endereco: base.endereco(ref_key) };
  });
}

const lerAto = ({ sigla, status, mensagem }: AtoCitado, endereco: string | null): Lido => {
  return { sigla, status, mensagem, endereco };
};

function redacoesDe(refKey: string, base: Base): string[] {
  const [sigla = ''] = refKey.split('.', 1);
  const posicao = base.acervo.sigla(sigla) === sigla ? base.acervo.ato(sigla).posicao(refKey) : null;
  return posicao === null ? [] : printRedacoes(base.redacoes(sigla, posicao));
}

async function doServico(q: string, url: string, em: string | undefined): Promise<Lido[]> {
  const { citacoes, atos } = (await pedir(url, '/v1/consulta', { q, em })) as TextoVerificado;
  if (citacoes.length === 0) return atos.map((ato) => lerAto(ato, null));
  return citacoes.map(({ resolucao: { status, motivo, ref_key, mensagem, texto, em: then } }) => ({
    ...{ status, motivo, ref_key, mensagem, texto },
    ...(then?.outras && { outras: then.outras.map((outra) => outra.texto) }),
  }));
}

function print({
  status,
  motivo,
  ref_key,
  sigla,
  mensagem,
  texto,
  outras = [],
  redacoes = [],
  endereco,
}: Lido): string[] {
  return [
    [ref_key ?? sigla, motivo === 'redacao_incerta' ? 'dúvida: não se sabe' : status].filter(Boolean).join('  '),
    ...(mensagem === undefined ? [] : [mensagem]),
    ...(texto === undefined || texto === '' ? [] : ['', texto, '']),
    ...outras.flatMap((outra) => ['Ou:', '', outra, '']),
    ...(redacoes.length === 0 ? [] : ['Redações:', ...redacoes.map((redacao) => `  ${redacao}`)]),
    ...(endereco ? [`Página oficial: ${endereco}`] : []),
  ];
}
