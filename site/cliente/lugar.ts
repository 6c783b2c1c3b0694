import { elemento } from './elemento.ts';

/** Says so if the address names a provision that the page does not have. The browser would silently stay at the top. */
const aviso = elemento('p', { className: 'quadro cautela', hidden: true });
aviso.setAttribute('role', 'status');
document.querySelector('main .lei')?.before(aviso);

function confere(): void {
  aviso.hidden = location.hash === '' || document.querySelector(':target') !== null;
  aviso.textContent = aviso.hidden
    ? ''
    : `Não há nesta página o dispositivo “${location.hash.slice(1)}”: confira o parágrafo, o inciso ou a alínea.`;
  if (!aviso.hidden) aviso.scrollIntoView({ block: 'center' });
}

addEventListener('load', confere);
addEventListener('hashchange', confere);
