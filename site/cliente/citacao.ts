import type { AtoDigitado } from '../busca/citacoes.ts';
import { caminhoDoAto } from '../caminhos.ts';
import { type Conferido, confere, prepara } from './conferencia.ts';
import { isSoFato } from './de-fatos.ts';
import { elemento } from './elemento.ts';
import { respostaDe } from './resposta.ts';
import { verALei } from './ver-a-lei.ts';

const campo = document.getElementById('citacao') as HTMLInputElement;
const resposta = document.getElementById('citacao-resposta') as HTMLElement;
const PAUSA_MS = 150;
let espera: ReturnType<typeof setTimeout> | undefined;
let vez = 0;

async function responde(): Promise<void> {
  const q = campo.value.trim();
  vez += 1;
  const minha = vez;
  if (q === '') return resposta.replaceChildren();
  try {
    const conferido = await confere('consulta', q);
    if (minha === vez) resposta.replaceChildren(...itens(conferido));
  } catch {
    resposta.textContent = 'A lista de dispositivos não pôde ser lida.';
  }
}

function itens({ citacoes, ato }: Conferido): Node[] {
  if (citacoes.length === 0 && !ato)
    return [elemento('p', { className: 'vazio' }, 'Ainda não dá para reconhecer uma citação.')];
  const conferidas = citacoes.map(({ resolucao }) =>
    elemento(
      'div',
      { className: 'respondida' },
      elemento('p', {}, ...respostaDe(resolucao)),
      resolucao.ref_key === undefined || isSoFato(resolucao.ref_key)
        ? null
        : verALei(resolucao.ref_key, 'Ver o texto aqui'),
    ),
  );
  return ato ? [elemento('p', { className: 'respondida' }, ...doAto(ato)), ...conferidas] : conferidas;
}

/** Says what an act is that was named without an article. `cpc 1973`, for example, is not the CPC of today. */
function doAto(ato: AtoDigitado): (Node | string)[] {
  if ('resolucao' in ato) return respostaDe(ato.resolucao);
  const { sigla, nome } = ato;
  return ['Diploma do acervo: ', elemento('a', { href: caminhoDoAto(sigla) }, nome), '. Acrescente o artigo.'];
}

campo.addEventListener('focus', () => prepara('consulta'), { once: true });
campo.addEventListener('input', () => {
  clearTimeout(espera);
  espera = setTimeout(() => void responde(), PAUSA_MS);
});
for (const botao of document.querySelectorAll<HTMLButtonElement>('button[data-exemplo]')) {
  botao.addEventListener('click', () => {
    campo.value = botao.dataset.exemplo ?? '';
    void responde();
  });
}
