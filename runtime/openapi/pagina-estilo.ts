/** The style of the API page: light and dark, for print and for phones. */
export const ESTILO = `
:root { color-scheme: light dark; --tinta: #1b1b1b; --fundo: #fff; --fraco: #5c5c5c; --linha: #d9d9d9; --marca: #14532d; --bloco: #f6f6f3; }
@media (prefers-color-scheme: dark) { :root { --tinta: #e6e6e6; --fundo: #161616; --fraco: #a6a6a6; --linha: #3a3a3a; --marca: #86d3a2; --bloco: #202020; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 82rem; padding: 1.5rem; color: var(--tinta); background: var(--fundo); font: 1rem/1.55 system-ui, sans-serif; display: grid; grid-template-columns: minmax(0, 1fr); gap: 2rem; }
header { max-width: 46rem; }
h1 { margin: 0; font-size: 2rem; } h1 small, .acesso, .outras, small { color: var(--fraco); font-weight: normal; }
.lema { margin-top: 0.25rem; font-size: 1.15rem; }
nav h2 { margin: 1rem 0 0.25rem; font-size: 0.95rem; } nav ul { margin: 0; padding: 0; list-style: none; font-size: 0.85rem; }
nav a { display: block; padding: 0.15rem 0; overflow-wrap: anywhere; }
a { color: var(--marca); } a:focus-visible, summary:focus-visible { outline: 3px solid var(--marca); outline-offset: 2px; }
section { margin-bottom: 3rem; } section > h2 { border-bottom: 2px solid var(--linha); }
article { margin: 2rem 0; scroll-margin-top: 1rem; } article h3 { margin-bottom: 0.25rem; overflow-wrap: anywhere; } h4 { margin: 1rem 0 0.25rem; }
.metodo { color: var(--marca); font-family: ui-monospace, monospace; }
code, pre { font: 0.875em/1.5 ui-monospace, monospace; } td code { overflow-wrap: anywhere; } td:first-child code { white-space: nowrap; }
pre { margin: 0.5rem 0; padding: 0.75rem; overflow-x: auto; background: var(--bloco); border: 1px solid var(--linha); }
.tabela { overflow-x: auto; } table { width: 100%; border-collapse: collapse; font-size: 0.9rem; }
th, td { padding: 0.35rem 0.75rem 0.35rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--linha); }
td:nth-child(2) { min-width: 9rem; } td:nth-child(3) { min-width: 14rem; }
dt { margin-top: 0.5rem; } summary { cursor: pointer; }
@media (min-width: 64rem) { body { grid-template-columns: 19rem minmax(0, 1fr); } header { grid-column: 1 / -1; } nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; } }
@media print { nav { display: none; } details > pre { display: block; } }
`;
