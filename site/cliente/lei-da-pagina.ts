/** Returns the words of a provision or súmula from its own page. Empty if the page has none. */
export async function leiDaPagina(caminho: string): Promise<string> {
  const { pathname, hash } = new URL(caminho, location.origin);
  const response = await fetch(pathname, { credentials: 'omit' });
  if (!response.ok) return '';
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const place = hash === '' ? page : page.getElementById(decodeURIComponent(hash.slice(1)))?.parentElement;
  const id = hash === '' ? '' : `[id="${CSS.escape(decodeURIComponent(hash.slice(1)))}"]`;
  return place?.querySelector(`.enunciado, .disp${id} > p`)?.textContent?.trim() ?? '';
}
