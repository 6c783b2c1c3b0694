import type { Dispositivo } from '../../../schemas/contract/model/corpus/dispositivo.ts';
import { doOrgao, ehOrgao } from '../words/orgaos.ts';
import { chaveDe } from '../words/palavras.ts';
import { PESO } from './mencoes.ts';
import type { Remissao } from './remissao.ts';

/** The aspects of an organ: `Competência do Supremo Tribunal Federal` is a term, the court's name alone is not. */
export const ASSUNTOS_DO_ORGAO = ['Competência', 'Composição', 'Organização', 'Atuação'] as const;
type Assunto = (typeof ASSUNTOS_DO_ORGAO)[number];

/** Recognises an aspect from the heading or from the beginning of the provision. The clearest come first. */
const ASSUNTOS: readonly { assunto: Assunto; titulo: RegExp; texto: RegExp }[] = [
  {
    assunto: 'Competência',
    titulo: /compet[eê]ncia|atribuiç|jurisdiç|funções/iu,
    texto:
      /^(?:São (?:de )?(?:atribuiç|funç|compet)|(?:Aos?|Às?) [^,;:]{3,90} compete|A competência|É da competência|Compet|Incumb|Cabe(?:rá|m)? [aà]|(?:Aos?|Às?) [^,;:]{3,90}, (?:[^,]{0,60}, )?(?:compete|cabe|incumbe)|(?:Aos?|Às?) [^;:]{3,60} cabe:|[^,;:]{3,90} (?:é competente|são competentes|compete|tem por (?:finalidade|incumbência)|incumbe|velará))/u,
  },
  {
    assunto: 'Composição',
    titulo: /composiç|presidente|membros|vogais|impediment|escolha|juiz|juízes|conselheir|procurador-geral/iu,
    texto:
      /^(?:Compõem|[^;:]{3,140}(?:compõem?-se|compor-se-á|é compost[oa]|será compost[oa]|ser[áã]o? (?:integrad|nomead|constituíd|escolhid|designad|indicad)|são (?:nomead|escolhid|integrad|designad)|terá a seguinte composição|composição)|[^;:]{0,60}\b(?:membro d|vogais|ministros do|nomeação dos membros)|Os? (?:membros?|presidentes?|juízes|ocupantes?)|É o ?Presidente)/u,
  },
  {
    assunto: 'Organização',
    titulo:
      /organiza|estrutur|funcionamento|sess|reuni|serviç|secretaria|receita|patrim|autonomia|comiss|conceito|carreira|disposições/iu,
    texto:
      /^(?:Fica(?:m)? criad|São órgãos|São Poderes|Haverá|Em cada [^;:]{3,120} haverá|Lei municipal|O exercício efetivo|Lei (?:complementar )?disporá|A lei (?:disporá|criará|organizará|regulará|poderá)|Ato d|[^,;:]{3,90} (?:é (?:o |a )?(?:instituição|órgão|conjunto|autarquia|exercid|dividid)|são (?:instituiç|órgãos)|organizar|organizad|integram|funciona|terá sede|poderão criar|criarão|instituir)|[^;:]{0,120}(?:com sede|carreira|autonomia|estrutura|vara|abrange|reg(?:em|er)-|constituíd[ao] por|subordinad[oa] a))/u,
  },
];

/**
 * The organ at the beginning of a sentence, which may differ from the heading's: `O Conselho Nacional de Justiça …`.
 */
const SUJEITO = /^(?:[OA] )?((?:\p{Lu}\p{L}+)(?: (?:(?:e )?d[aeo]s? |e )?\p{Lu}\p{L}+)+)/u;

/** Organs that mostly take part in the cases of others. */
const ATUA = /^(?:Ministério Público|MP|Defensoria|Advocacia|Procuradoria|Fazenda|Conselh\p{L}+ [Tt]utelar)/u;

/**
 * Moves a line from an organ to the aspect that the provision is about. If it is about none, the organ's activity is
 * the aspect if a heading makes the organ the subject; otherwise the line is kept in reserve.
 */
export function comAssuntoDoOrgao(remissao: Remissao, { caput_texto, texto: inteiro }: Dispositivo): Remissao {
  const { subtermo, peso } = remissao;
  if (!ehOrgao(remissao.termo)) return remissao;
  const frase = caput_texto ?? inteiro;
  const sujeito = SUJEITO.exec(frase)?.[1] ?? '';
  const outro = ehOrgao(sujeito) && chaveDe(sujeito) !== chaveDe(remissao.termo);
  const termo = outro ? sujeito : remissao.termo;
  const found =
    ASSUNTOS.find(({ texto }) => texto.test(frase)) ??
    ASSUNTOS.find(({ titulo }) => subtermo !== null && titulo.test(subtermo));
  if (found && (peso >= PESO.titulo || nomeado(frase, termo)))
    return { ...remissao, termo: doOrgao(found.assunto, termo) };
  const outra = { ...remissao, termo: doOrgao(ATUA.test(termo) ? 'Atuação' : 'Organização', termo) };
  return peso === PESO.titulo && subtermo === null && nomeado(inteiro, termo) ? outra : { ...outra, reserva: true };
}

/** Whether a text contains an organ's name, or the noun that the name begins with. */
function nomeado(texto: string, termo: string): boolean {
  const [first = ''] = termo.split(' ');
  return texto.toLowerCase().includes(first.toLowerCase().slice(0, 6));
}
