/**
 * The API reference as an HTML page without scripts: every call with its input and answer. Not Swagger UI: 1.7 MB of
 * script, and a package that reports installs. Redoc and Scalar do not run under the content security policy.
 */
import { html, raw } from 'hono/html'
import { api } from '#domain/api.ts'
import { webhookEvents } from '#domain/programs/webhook-api.ts'
import { mark } from '#server/connect/mark.ts'
import { docsStyle } from './docs-style.ts'
import type { JsonSchema, OpenApi, Operation } from './openapi.ts'
import { texts } from './texts.ts'

type Call = { readonly method: string; readonly path: string; readonly operation: Operation }

/** Exactly the text whose hash is in the policy: it must not be formatted. */
const style = raw(`<style>${docsStyle}</style>`)

export function docsPage(document: OpenApi, codes: readonly string[]) {
  const groups = groupsOf(document)
  const names = [...groups.keys()]
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>${texts.title}</title>
        ${style}
      </head>
      <body>
        <header>${raw(mark)} Mitten</header>
        <main>
          <h1>${texts.title}</h1>
          <p class="lead">${texts.about}</p>
          <p><a href="/api/openapi.json">${texts.document}</a></p>
          <nav aria-label="${texts.groups}">
            ${names.map((name) => html`<a class="button" href="#${anchorOf(name)}">${name}</a>`)}
          </nav>
          <section>
            <h2>${texts.example}</h2>
            <p>${texts.exampleLead}</p>
            ${commandLine(callIn(document, api.login))}
          </section>
          ${[...groups].map(([name, calls]) => group(name, calls))}
          <section>
            <h2>${texts.feedTitle}</h2>
            <p>${texts.feed}</p>
            <p><code>curl "$MITTEN/calendar/$LINK.ics"</code></p>
          </section>
          <section>
            <h2>${texts.hooksTitle}</h2>
            <p>${texts.hooks}</p>
            <p><code>printf '%s.%s' "$T" "$BODY" | openssl dgst -sha256 -hmac "$SECRET"</code></p>
            <p class="codes">
              ${texts.hooksEvents} ${webhookEvents.map((event) => html`<code>${event}</code> `)}
            </p>
          </section>
          ${rows(document.components.schemas)}
          <section>
            <h2>${texts.errorsTitle}</h2>
            <p>${texts.errors}</p>
            <p class="codes">${codes.map((code) => html`<code>${code}</code> `)}</p>
          </section>
        </main>
      </body>
    </html>`
}

function groupsOf({ paths }: OpenApi): ReadonlyMap<string, readonly Call[]> {
  const groups = new Map<string, Call[]>()
  for (const [path, operations] of Object.entries(paths))
    for (const [method, operation] of Object.entries(operations)) {
      const [tag = ''] = operation.tags
      groups.set(tag, [...(groups.get(tag) ?? []), { method, path, operation }])
    }
  return groups
}

function group(name: string, calls: readonly Call[]) {
  return html`<section id="${anchorOf(name)}">
    <h2>${name}</h2>
    ${calls.map(entry)}
  </section>`
}

function rows(schemas: OpenApi['components']['schemas']) {
  return html`<section>
    <h2>${texts.rows}</h2>
    <p class="lead">${texts.rowsLead}</p>
    ${Object.entries(schemas).map(
      ([name, schema]) =>
        html`<details>
          <summary>${name}</summary>
          <div>${fields(fieldsOf(schema))}</div>
        </details>`,
    )}
  </section>`
}

function anchorOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

function entry({ method, path, operation }: Call) {
  const asked = operation.parameters.filter((parameter) => parameter.in !== 'header')
  const body = operation.requestBody?.content['application/json'].schema
  return html`<details>
    <summary>
      <span class="line"
        ><b class="${method}">${method.toUpperCase()}</b> <span>${path}</span></span
      >
      <span class="muted">${operation.summary}</span>
    </summary>
    <div>
      ${operation.security.length === 0 ? html`<p class="muted">${texts.open}</p>` : ''}
      ${isForPrograms(operation) ? html`<p class="muted">${texts.openToPrograms}</p>` : ''}
      <h3>${texts.sends}</h3>
      ${asked.length === 0 && body === undefined ? html`<p>${texts.nothing}</p>` : ''}
      ${asked.length === 0 ? '' : fields(asked)}
      ${body === undefined ? '' : variantsOf(body).map((each) => fields(fieldsOf(each)))}
      <h3>${texts.answers}</h3>
      <p><code>${answerOf(operation)}</code></p>
      <h3>${texts.example}</h3>
      ${commandLine({ method, path, operation })}
    </div>
  </details>`
}

function isForPrograms({ security }: Operation): boolean {
  return security.some((way) => 'token' in way)
}

function callIn({ paths }: OpenApi, { method, path }: typeof api.login): Call {
  const operation = paths[path]?.[method.toLowerCase()]
  if (operation === undefined) throw new Error(`${method} ${path} is not in the reference`)
  return { method: method.toLowerCase(), path, operation }
}

/** With the fields that must be sent, and shell variables for values to be filled in. */
function commandLine(call: Call) {
  const words = ['curl', ...identityOf(call), ...sendingOf(call)]
  const address = call.path.replace(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`)
  return html`<p><code>${words.join(' ')} "$MITTEN${address}"</code></p>`
}

/** A token where that is enough, otherwise the session, as curl's cookies; a change says that no other site asks. */
function identityOf({ method, operation }: Call): readonly string[] {
  const isReading = method === 'get'
  if (isForPrograms(operation)) return ['-H "Authorization: Bearer $TOKEN"']
  if (isReading && operation.security.length === 0) return []
  return ['-b cookies.txt -c cookies.txt', ...(isReading ? [] : ['-H "Sec-Fetch-Site: none"'])]
}

function sendingOf({ method, operation }: Call): readonly string[] {
  const body = operation.requestBody?.content['application/json'].schema
  const [sent] = body === undefined ? [] : variantsOf(body)
  const given = sent === undefined ? {} : exampleOf(sent, method === 'patch')
  return [
    ...(method === 'get' ? [] : [`-X ${method.toUpperCase()}`]),
    // Pictures are the only bodies that are sent by PUT and are not JSON.
    ...(method === 'put' && sent === undefined
      ? ['-H "Content-Type: image/jpeg" --data-binary "@$FILE"']
      : []),
    ...(Object.keys(given).length === 0
      ? []
      : [`-H "Content-Type: application/json" -d '${JSON.stringify(given)}'`]),
  ]
}

/** The required fields; if a change requires none, the name. */
function exampleOf(schema: JsonSchema, isChange = false): Readonly<Record<string, unknown>> {
  const all = fieldsOf(schema)
  const required = all.filter((field) => field.required)
  const given =
    isChange && required.length === 0 ? all.filter(({ name }) => name === 'name') : required
  return Object.fromEntries(given.map((field) => [field.name, sampleOf(field.schema)]))
}

function sampleOf(schema: JsonSchema): unknown {
  const { anyOf, enum: options, const: only, type } = schema
  if (Array.isArray(anyOf)) return sampleOf(anyOf[0] as JsonSchema)
  if (Array.isArray(options)) return options[0]
  if (only !== undefined) return only
  return typeof type === 'string' ? sampleOfType(type, schema) : '…'
}

function sampleOfType(type: string, schema: JsonSchema): unknown {
  const { items, minItems, minimum } = schema
  if (type === 'array') return minItems === undefined ? [] : [sampleOf(items as JsonSchema)]
  if (type === 'object') return exampleOf(schema)
  if (type === 'boolean') return true
  return type === 'integer' || type === 'number' ? (minimum ?? 1) : '…'
}

type Field = { readonly name: string; readonly schema: JsonSchema; readonly required: boolean }

function fields(all: readonly Field[]) {
  return html`<dl>
    ${all.map(
      ({ name, schema, required }) =>
        html`<div>
          <dt><code>${name}</code></dt>
          <dd>${describeSchema(schema)}${required ? '' : html`, <i>${texts.optional}</i>`}</dd>
        </div>`,
    )}
  </dl>`
}

function variantsOf(schema: JsonSchema): readonly JsonSchema[] {
  return (schema['anyOf'] as readonly JsonSchema[] | undefined) ?? [schema]
}

function fieldsOf(schema: JsonSchema): readonly Field[] {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>
  return Object.entries(properties).map(([name, each]) => ({
    name,
    schema: each,
    required: isRequired(schema, name),
  }))
}

function answerOf({ responses }: Operation): string {
  const success = (responses['200'] ?? responses['201']) as { readonly content: JsonSchema }
  const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(success.content) as [
    string,
    { readonly schema: JsonSchema },
  ][]
  return type === 'application/json' ? describeSchema(schema) : type
}

/** Describes a schema in one line: `{ tasks: Task[], pagination?: { … } }`. */
function describeSchema(schema: JsonSchema): string {
  const { $ref, anyOf, enum: options, const: only, type } = schema
  if (typeof $ref === 'string') return $ref.split('/').at(-1) ?? ''
  if (Array.isArray(anyOf)) return anyOf.map(describeSchema).join(' or ')
  if (Array.isArray(options)) return options.map((each) => JSON.stringify(each)).join(' or ')
  if (only !== undefined) return JSON.stringify(only)
  if (Array.isArray(type)) return type.join(' or ')
  if (type === 'array') return spokenList(schema)
  if (type === 'object') return spokenObject(schema)
  return typeof type === 'string' ? spokenScalar(type, schema) : 'anything'
}

function isRequired({ required }: JsonSchema, name: string): boolean {
  return Array.isArray(required) && required.includes(name)
}

function spokenList({ items }: JsonSchema): string {
  const item = describeSchema((items ?? {}) as JsonSchema)
  return item.includes(' or ') ? `(${item})[]` : `${item}[]`
}

function spokenObject(schema: JsonSchema): string {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
  if (properties.length === 0) return '{}'
  const spoken = properties.map(
    ([name, each]) => `${name}${isRequired(schema, name) ? '' : '?'}: ${describeSchema(each)}`,
  )
  return `{ ${spoken.join(', ')} }`
}

function spokenScalar(type: string, { minimum, maximum, format }: JsonSchema): string {
  const said = typeof format === 'string' ? `${type} (${format})` : type
  if (typeof minimum !== 'number') return said
  return typeof maximum === 'number'
    ? `${said} from ${minimum} to ${maximum}`
    : `${said} from ${minimum}`
}
