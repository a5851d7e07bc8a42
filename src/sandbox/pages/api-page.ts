import { html } from 'hono/html'
import { createOpenApiDocument } from '../../server/openapi/document.ts'
import { contents, factList, sandboxPage } from './sandbox-page.ts'

type ApiDocument = ReturnType<typeof createOpenApiDocument>
type Operation = ApiDocument['paths'][string][string]

const partOf = <Part>(parts: Readonly<Record<string, Part>>, reference: string): Part | undefined =>
  parts[reference.split('/').at(-1) ?? '']

const anchor = (tag: string): string => tag.toLowerCase().replaceAll(' ', '-')

const schemaDetails = (title: string, schema: object | undefined) =>
  schema &&
  html`<details>
    <summary>${title}</summary>
    <pre tabindex="0"><code>${JSON.stringify(schema, null, 2)}</code></pre>
  </details>`

const card = ({ components }: ApiDocument, path: string, method: string, operation: Operation) => {
  const { operationId, summary, description, parameters, requestBody, responses } = operation
  const [{ examples } = {}] = Object.values(responses[200].content)
  const names = parameters.map(({ $ref }) => partOf<{ name: string }>(components.parameters, $ref)?.name)
  const named = operationId.charAt(0).toUpperCase() + operationId.slice(1)
  return html`<article class="card">
    <h3 id="${operationId}"><code>${method.toUpperCase()} ${path}</code></h3>
    <p>${summary} ${description ?? ''}</p>
    <p><small>Headers: ${names.join(', ')}</small></p>
    ${requestBody && schemaDetails('Request body', components.schemas[`${named}Request`])}
    ${schemaDetails('Response with status 200', components.schemas[`${named}Response`])}
    ${schemaDetails('Examples of the response', examples)}
  </article>`
}

export const apiPage = async (): Promise<string> => {
  const document = createOpenApiDocument()
  const { info, servers, tags, paths, components } = document
  const base = servers.map(({ url }) => url).join('')
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path: `${base}${path}`, method, operation })),
  )
  const problems = Object.entries(operations[0]?.operation.responses ?? {}).filter(
    ([status]) => status !== '200',
  )
  const page = await html`<p>${info.description} <a href="/sandbox/openapi.json">OpenAPI document</a></p>
    ${contents(tags.map(({ name }) => [anchor(name), name]))}
    <h2>Headers</h2>
    ${factList(
      Object.values(components.parameters).map(({ name, required, description }) => [
        required ? `${name} (required)` : name,
        description,
      ]),
    )}
    <h2>Other statuses</h2>
    ${factList(problems.map(([status, { description }]) => [status, description]))}
    ${schemaDetails('Body of these responses', components.schemas['Problem'])}
    ${tags.map(
      ({ name, description }) =>
        html`<section>
          <h2 id="${anchor(name)}">${name}</h2>
          <p>${description}</p>
          ${operations
            .filter(({ operation }) => operation.tags.includes(name))
            .map(({ path, method, operation }) => card(document, path, method, operation))}
        </section>`,
    )}`
  return sandboxPage('API reference', page.toString())
}
