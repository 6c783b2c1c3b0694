import { caminhoDe } from '../caminhos.ts';
import { STATUS } from '../texto/palavras.ts';
import { printRefKey } from '../texto/rotulo.ts';
import { type Conferido, confere, prepara } from './conferencia.ts';
import { elemento } from './elemento.ts';
import { tomDe } from './tom.ts';

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
  return citacoes.map(({ resolucao }) => {
    const { status, ref_key, mensagem, candidatos = [], sugestao = [] } = resolucao;
    const tom = tomDe(resolucao);
    const marca = elemento('strong', { className: `selo selo-${tom.nome}` }, `${tom.sinal} ${STATUS[status]}`);
    const onde = ref_key === undefined ? null : elemento('a', { href: caminhoDe(ref_key) }, printRefKey(ref_key));
    const outros = [...candidatos, ...sugestao]
      .slice(0, 6)
      .flatMap(({ ref_key: key }, i) => [
        i > 0 ? ', ' : ' ',
        elemento('a', { href: caminhoDe(key) }, printRefKey(key)),
      ]);
    return elemento('p', {}, marca, ' ', onde, mensagem === undefined ? null : ` ${mensagem}`, ...outros);
  });
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
