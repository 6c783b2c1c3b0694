import { type Conferido, confere, prepara } from './conferencia.ts';
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

function itens({ citacoes }: Conferido): Node[] {
  if (citacoes.length === 0)
    return [elemento('p', { className: 'vazio' }, 'Ainda não é uma citação que se reconheça.')];
  return citacoes.map(({ resolucao }) =>
    elemento(
      'div',
      { className: 'respondida' },
      elemento('p', {}, ...respostaDe(resolucao)),
      resolucao.ref_key === undefined ? null : verALei(resolucao.ref_key, 'Ver o texto aqui'),
    ),
  );
}

campo.addEventListener('focus', prepara, { once: true });
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
