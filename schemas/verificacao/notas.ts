import { classifyNota, type TipoNota } from '../grammar/note-kinds.ts';
import type { Dispositivo } from '../model/dispositivo.ts';

type Anotada = Pick<Dispositivo, 'anotacoes'>;

/** The first note of one of the kinds, or null. */
function notaOf({ anotacoes }: Anotada, ...tipos: TipoNota[]): string | null {
  return anotacoes.find((nota) => tipos.includes(classifyNota(nota) as TipoNota)) ?? null;
}

/** Names an action on whether a norm is constitutional. */
const CONTROLE =
  /(?<!\p{L})(?:ADIs?|ADINs?|ADPFs?|ADCs?|ADCONs?|ADOs?)(?!\p{L})|a[çc](?:[ãa]o|[õo]es) (?:diretas?|declarat[óo]rias?) de|argui[çc][ãa]o de descumprimento/iu;
/** Names another decision of a court, or what the Senate resolved upon one. */
const DECISAO =
  /(?<!\p{L})(?:(?:RE|ARE|AR|REsp|MI|MS|HC|Rcl|Pet|RSF|Recurso (?:Extraordinário|Especial)|Ação Rescisória|Mandado de (?:Segurança|Injunção)|Reclamação|Petição|Processo|Tema)\s+(?:n\S*\s*)?\d|STF(?!\p{L})|STJ(?!\p{L})|S[úu]mula|decisão|acórdão|repercussão geral|Resolução do Senado)/iu;

const isControle = (nota: string): boolean => classifyNota(nota) === 'outra' && CONTROLE.test(nota);
const isDecisao = (nota: string): boolean =>
  classifyNota(nota) === 'outra' && DECISAO.test(nota) && !CONTROLE.test(nota);

const CONTAM: ReadonlySet<TipoNota | null> = new Set<TipoNota>([
  'expressao',
  'inconstitucional',
  'suspensao',
  'encerramento',
]);

/**
 * The notes that anything here is said by: all that verification needs of them.
 * @param diferido whether those on effect are to be told
 */
export function notasQueContam({ anotacoes }: Anotada, diferido: boolean): string[] {
  return anotacoes.filter((nota) => {
    const tipo = classifyNota(nota);
    return tipo === 'eficacia' ? diferido : CONTAM.has(tipo) || isControle(nota) || isDecisao(nota);
  });
}

/** That the effect of the wording, or of its repeal, may not have begun; to be said where it is deferred. */
export function ressalvaDeEficacia(linha: Anotada & Pick<Dispositivo, 'revogado'>): string {
  const nota = notaOf(linha, 'eficacia');
  return `A anotação “${nota}” indica que o efeito${linha.revogado ? ' da revogação' : ''} pode ser diferido.`;
}

/**
 * What the notes of a provision in force say of how courts judged it, as sentences.
 * @param onde where they stand, when they are another provision's; of notes that stand in both places one is told
 */
export function ressalvas({ anotacoes }: Anotada, onde?: { nome: string; ja: Anotada }): string[] {
  const notas = onde ? anotacoes.filter((nota) => !onde.ja.anotacoes.includes(nota)) : anotacoes;
  const em = onde ? ` no ${onde.nome}` : '';
  const said: string[] = [];
  const nota = notaOf({ anotacoes: notas }, 'expressao', 'inconstitucional', 'suspensao');
  if (nota !== null) said.push(`Anotação${em}: “${nota}”${classifyNota(nota) === 'expressao' ? '' : SO_PARTE}.`);
  const controle = notas.filter(isControle);
  if (controle.length > 0) {
    const what =
      controle.length > 1
        ? 'Há ações de controle de constitucionalidade anotadas'
        : 'Há ação de controle de constitucionalidade anotada';
    said.push(`${what}${em}: ${list(controle)}.`);
  }
  const decisoes = notas.filter(isDecisao);
  if (decisoes.length > 0) {
    const what = decisoes.length > 1 ? 'Há decisões judiciais anotadas' : 'Há decisão judicial anotada';
    said.push(
      `${what}${em}, que ${decisoes.length > 1 ? 'podem' : 'pode'} atingir este dispositivo: ${list(decisoes)}.`,
    );
  }
  return said;
}

/** Of a provision in force: had it been all of it, it would be in force no more. */
const SO_PARTE = ', que atinge só parte do que ali se dispunha: o texto é o que vigora';

const LISTA = new Intl.ListFormat('pt-BR');
const list = (notas: readonly string[]): string => LISTA.format([...new Set(notas)].map((nota) => `“${nota}”`));

/** Why a repealed provision is no longer in force. */
export function motivo(linha: Anotada & Pick<Dispositivo, 'revogado_por'>): string {
  if (linha.revogado_por !== null) return `revogado (${linha.revogado_por})`;
  const kinds = [
    ['inconstitucional', 'declarado inconstitucional'],
    ['suspensao', 'com a execução suspensa'],
    ['encerramento', 'sem vigência'],
  ] as const;
  for (const [tipo, word] of kinds) {
    const nota = notaOf(linha, tipo);
    if (nota !== null) return `${word} (“${nota}”)`;
  }
  return 'revogado, sem indicação do ato que o revogou';
}
