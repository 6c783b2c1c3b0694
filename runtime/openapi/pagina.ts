import { ferramentas } from '../../schemas/contract/operations/ferramentas.ts';
import { type Html, html, prose, raw } from './html.ts';
import { schemaTable, typeOf } from './pagina-esquemas.ts';
import { ESTILO } from './pagina-estilo.ts';
import type { Documento, Operacao, Parametro, Resposta } from './tipos.ts';

/** Renders the whole document as one page without scripts or external resources. Every part has an anchor. */
export function composePagina(doc: Documento): string {
  const operations = Object.entries(doc.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = doc.tags.map(({ name, description }) => ({
    name,
    description,
    inside: operations.filter(({ operation }) => operation.tags[0] === name),
  }));
  const page = html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API ${doc.info.title}</title>
<style>${raw(ESTILO)}</style>
</head>
<body>
<header>
<h1>API ${doc.info.title} <small>${doc.info.version}</small></h1>
<p class="lema">${doc.info.summary}</p>
${prose(doc.info.description)}
<p>Para máquinas: <a href="/v1/openapi.json">/v1/openapi.json</a> (OpenAPI 3.1).</p>
</header>
<nav aria-label="Conteúdo">
${groups.map(
  ({ name, inside }) => html`<h2>${name}</h2>
<ul>${inside.map(({ path, method, operation }) => html`<li><a href="#${operation.operationId}"><code>${method.toUpperCase()} ${path}</code></a></li>`)}</ul>
`,
)}
<h2>Mais</h2>
<ul><li><a href="#mcp">Ferramentas MCP</a></li><li><a href="#falhas">Falhas</a></li><li><a href="#cabecalhos">Cabeçalhos</a></li><li><a href="#esquemas">Esquemas</a></li></ul>
</nav>
<main>
${groups.map(
  ({ name, description, inside }) => html`<section>
<h2>${name}</h2>
<p>${description}</p>
${inside.map(({ path, method, operation }) => operationArticle(path, method, operation, doc))}
</section>
`,
)}
<section id="mcp">
<h2>Ferramentas MCP</h2>
<p>Em <code>/mcp</code> (Streamable HTTP, sem sessão), com as mesmas regras das rotas. É isto que um modelo lê para escolher a ferramenta:</p>
${Object.entries(ferramentas).map(([nome, { titulo, descricao }]) => html`<article><h3><code>${nome}</code> ${titulo}</h3>${prose(descricao)}</article>`)}
</section>
<section id="falhas">
<h2>Falhas</h2>
${Object.entries(doc.components.responses).map(([nome, resposta]) => html`<article id="${nome}"><h3>${nome}</h3><p>${resposta.description ?? ''}</p>${example(resposta)}</article>`)}
</section>
<section id="cabecalhos">
<h2>Cabeçalhos das respostas</h2>
<dl>${Object.entries(doc.components.headers).map(([nome, { description, example: exemplo }]) => html`<dt><code>${nome}: ${String(exemplo)}</code></dt><dd>${description}</dd>`)}</dl>
</section>
<section id="esquemas">
<h2>Esquemas</h2>
${Object.entries(doc.components.schemas).map(([nome, schema]) => html`<article id="${nome}"><h3>${nome}</h3>${schemaTable(schema)}</article>`)}
</section>
</main>
</body>
</html>
`;
  return page.html;
}

function operationArticle(path: string, method: string, operation: Operacao, doc: Documento): Html {
  const { operationId, summary, parameters = [], requestBody, responses, security } = operation;
  const own = parameters.filter((parameter): parameter is Parametro => 'name' in parameter);
  const ok = responses['200'] as Resposta;
  const others = Object.entries(responses).filter(([status]) => status !== '200');
  return html`<article id="${operationId}">
<h3><span class="metodo">${method.toUpperCase()}</span> <code>${path}</code></h3>
<p>${prose(summary)}</p>
<p class="acesso">${acesso(security)}</p>
${own.length > 0 ? html`<h4>Parâmetros</h4><div class="tabela"><table><thead><tr><th>nome</th><th>tipo</th><th>o que é</th></tr></thead><tbody>${own.map(parameterRow)}</tbody></table></div>` : ''}
${requestBody ? html`<h4>Corpo</h4>${body(requestBody)}${example(requestBody)}` : ''}
<h4>Resposta</h4>
${body(ok)}${example(ok)}
<p class="outras">Outras: ${others.map(([status, resposta]) => otherStatus(status, resposta, doc))}</p>
</article>
`;
}

function parameterRow({ name, in: where, required, description, schema }: Parametro): Html {
  const kind = where === 'path' ? 'no caminho' : required ? 'obrigatório' : 'opcional';
  return html`<tr><td><code>${name}</code><br><small>${kind}</small></td><td>${typeOf(schema)}</td><td>${prose(description)}</td></tr>`;
}

function body({ content }: Resposta): Html {
  const schema = content?.['application/json']?.schema;
  return schema ? schemaTable(schema) : html``;
}

function example({ content }: Resposta): Html {
  const exemplo = content?.['application/json']?.example;
  if (exemplo === undefined) return html``;
  return html`<details><summary>Exemplo</summary><pre>${JSON.stringify(exemplo, null, 2)}</pre></details>`;
}

function otherStatus(status: string, resposta: Resposta | { $ref: string }, doc: Documento): Html {
  if (!('$ref' in resposta)) return html`<span>${status} (${resposta.description ?? ''})</span> `;
  const nome = resposta.$ref.split('/').at(-1) ?? '';
  return html`<a href="#${nome}" title="${doc.components.responses[nome]?.description ?? ''}">${status}</a> `;
}

function acesso(security: readonly Record<string, unknown>[]): string {
  if (security.some((scheme) => 'administrador' in scheme)) return 'Exige o token administrativo.';
  if (security.length === 0) return 'Livre, sem limite.';
  const keyless = security.some((scheme) => Object.keys(scheme).length === 0);
  return keyless ? 'Não exige chave; limitada por endereço IP.' : 'Exige chave de API.';
}
