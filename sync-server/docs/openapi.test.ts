/** The reference lists every route of the app and no other, and is a valid OpenAPI 3.1 document. */
import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { parseConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { makeApp } from '#server/testing/make-app.ts'
import { openEmptySqlite } from '#server/testing/open-empty-sqlite.ts'
import { passwordsOnce } from '#server/testing/passwords-once.ts'
import type { JsonSchema, Operation } from './openapi.ts'
import { openApi } from './openapi.ts'

const operations = Object.entries(openApi().paths).flatMap(([path, each]) =>
  Object.entries(each).map(([method, operation]) => ({ path, method, operation })),
)

function routesOfApp(): readonly string[] {
  const { app } = createApp({
    config: parseConfig({
      OIDC_ISSUER: 'https://id.example.org',
      OIDC_CLIENT_ID: 'mitten',
      OIDC_CLIENT_SECRET: 'known-to-both',
      PUBLIC_URL: 'https://chores.example.org',
    }),
    database: openEmptySqlite(),
    log: createLog({ write: () => undefined }),
    webFolder: null,
    now: () => new Date(),
    passwords: passwordsOnce,
  })
  const served = app.routes.filter(
    ({ method, path }) => method !== 'ALL' && path.startsWith('/api/'),
  )
  return served.map(
    ({ method, path }) => `${method} ${path.replace(/:(\w+)(\{[^/]+\})?/g, '{$1}')}`,
  )
}

test('every route of the app is in the reference, and nothing else is', () => {
  const told = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  expect(told.toSorted()).toEqual([...new Set(routesOfApp())].toSorted())
})

test('every operation has a unique id, a summary, its parameters and its answers', () => {
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { path, operation } of operations) {
    expect(operation.summary).not.toBe('')
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const told = operation.parameters.filter((each) => each.in === 'path')
    expect([path, told.map(({ name }) => name)]).toEqual([path, inPath])
    expect(told.every(({ required }) => required)).toBe(true)
    const statuses = Object.keys(operation.responses)
    expect(statuses.some((status) => status.startsWith('20'))).toBe(true)
    expect(statuses).toContain('default')
    expect(statuses.includes('401')).toBe(operation.security.length > 0)
  }
})

test('every reference in the document resolves, and every schema has a valid type', () => {
  const document = openApi()
  const everything = everythingIn(document)
  const references = everything.flatMap(({ $ref }) => (typeof $ref === 'string' ? $ref : []))
  expect(references.length).toBeGreaterThan(100)
  expect(references.filter((each) => at(document, each) === undefined)).toEqual([])
  const types = everything.flatMap(({ type, in: place, scheme }) =>
    typeof type === 'string' && place === undefined && scheme === undefined ? type : [],
  )
  expect(new Set(types)).toEqual(
    new Set(['string', 'number', 'integer', 'boolean', 'null', 'array', 'object']),
  )
  expect(JSON.stringify(document)).not.toMatch(/\$defs|\$schema|"~standard"/)
})

function everythingIn(value: unknown): readonly JsonSchema[] {
  if (typeof value !== 'object' || value === null) return []
  return [value as JsonSchema, ...Object.values(value).flatMap(everythingIn)]
}

function at(document: unknown, reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (found, key) => (found as Record<string, unknown> | undefined)?.[key],
      document,
    )
}

const operationOf = (method: string, path: string): Operation => {
  const found = operations.find((each) => each.method === method && each.path === path)
  if (!found) throw new Error(`${method} ${path} is missing`)
  return found.operation
}
const bodyOf = (method: string, path: string) =>
  operationOf(method, path).requestBody?.content['application/json'].schema

test('a body is described without the id of the path, and fields that the server fills in are not required', () => {
  expect(bodyOf('post', '/api/tasks')).toMatchObject({
    required: ['name'],
    properties: { id: {}, name: {}, time_minutes: { minimum: 1, maximum: 1440, default: 30 } },
  })
  expect(bodyOf('patch', '/api/tasks/{id}')).not.toHaveProperty('properties.id')
  expect(bodyOf('post', '/api/tasks/{id}/release')).toBeUndefined()
  expect(bodyOf('delete', '/api/users/me')).toHaveProperty('properties.password')
  expect(bodyOf('patch', '/api/users/me')).toMatchObject({
    anyOf: [{ properties: { name: {} } }, { required: ['plan'] }],
  })
})

test('a path names a row by its id, an occurrence by its day, and a picture or a session by what is no UUID (C2)', () => {
  const inPath = (method: string, path: string) =>
    operationOf(method, path)
      .parameters.filter((each) => each.in === 'path')
      .map(({ schema }) => schema)
  expect(inPath('post', '/api/chores/{id}/slots/{slot}/complete')).toEqual([
    { type: 'string', format: 'uuid' },
    { type: 'string', format: 'date' },
  ])
  expect(inPath('get', '/api/blobs/{hash}')).toEqual([
    { type: 'string', pattern: '^[0-9a-f]{64}$' },
  ])
  expect(inPath('delete', '/api/auth/sessions/{id}')).toEqual([{ type: 'string' }])
})

test('pages are requested with whole numbers in their bounds (A10)', () => {
  const asked = operationOf('get', '/api/notifications').parameters
  expect(asked.filter((each) => each.in === 'query')).toMatchObject([
    { name: 'page', schema: { type: 'integer', minimum: 1 } },
    { name: 'limit', schema: { type: 'integer', minimum: 1, maximum: 100 } },
  ])
})

test('both forms are public, and the page has no scripts', async () => {
  const app = makeApp()
  const document = await app.send('GET', '/api/openapi.json')
  expect(await document.json()).toEqual(JSON.parse(JSON.stringify(openApi())))
  const page = await app.send('GET', '/api/docs')
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toMatch('text/html')
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /)
  const text = await page.text()
  expect(text).not.toMatch(/<script|style="| on\w+="/)
  for (const { path, operation } of operations) {
    expect(text).toContain(path)
    expect(text).toContain(operation.summary.replaceAll('"', '&quot;').replaceAll("'", '&#39;'))
  }
})

test('the reference gives the maximum length of a text in characters, not in UTF-16 units', () => {
  const task = openApi().paths['/api/tasks']?.['post']?.requestBody?.content['application/json']
  expect(task?.schema).toMatchObject({
    properties: { name: { maxLength: 100 }, description: { maxLength: 1000 } },
  })
})
