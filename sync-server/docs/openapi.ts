/** The reference of the REST API as an OpenAPI 3.1 document, generated from the registry of all calls. */
import * as z from 'zod/mini'
import { api, proof } from '#domain/api.ts'
import { refusalStatus } from '#domain/command-error.ts'
import { rowSchemas } from '#domain/row-schemas.ts'
import { PROTOCOL } from '#domain/sync-protocol.ts'
import type { TableName } from '#domain/tables.ts'
import { tableOf } from '#domain/tables.ts'
import { characterBounds } from '#domain/text.ts'
import type { Line, Use } from './registry.ts'
import { allLines } from './registry.ts'
import { texts, topics } from './texts.ts'

export type JsonSchema = { readonly [key: string]: unknown }
export type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: JsonSchema
}
export type Operation = {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly security: readonly object[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: {
    readonly required: boolean
    readonly content: { readonly 'application/json': { readonly schema: JsonSchema } }
  }
  readonly responses: JsonSchema
}
export type OpenApi = {
  readonly openapi: '3.1.0'
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly [kind: string]: JsonSchema
  }
  readonly [key: string]: unknown
}

/** Each kind of row is described once and referenced. */
const rowNames = z.registry<{ id: string }>()
for (const [table, schema] of Object.entries(rowSchemas))
  rowNames.add(schema, { id: tableOf(table as TableName).entity })

const uuid = { type: 'string', format: 'uuid' }
const sha256 = { type: 'string', pattern: '^[0-9a-f]{64}$' }
const day = { type: 'string', format: 'date' }

export function openApi(): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const line of allLines())
    paths[line.path] = { ...paths[line.path], [line.method.toLowerCase()]: operationFor(line) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mitten',
      version: String(PROTOCOL),
      description: texts.about,
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { ...rowComponents(), Refusal: refusal },
      responses: {
        Refusal: { description: texts.refused, content: json(refOf('Refusal')) },
        SignedOut: { description: texts.signedOut, content: json(refOf('Refusal')) },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-sid-{account}',
          description: texts.session,
        },
        token: { type: 'http', scheme: 'bearer', description: texts.token },
      },
    },
  }
}

const refusal = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: texts.message },
    code: { type: 'string', description: texts.code, examples: Object.keys(refusalStatus) },
    details: { type: 'object', description: texts.details },
  },
}

function operationFor(line: Line): Operation {
  const { uses, path, status, isOpen } = line
  const body = bodyFor(line)
  return {
    operationId: uses.map(({ name }) => name).join('_or_'),
    summary: uses.map(({ summary }) => summary).join(' / '),
    tags: [topicOf(path)],
    security: securityOf(line),
    parameters: parametersFor(line),
    ...(body && { requestBody: body }),
    responses: {
      [status]: { description: texts.done, content: contentFor(line) },
      ...(isOpen ? null : { 401: { $ref: '#/components/responses/SignedOut' } }),
      default: { $ref: '#/components/responses/Refusal' },
    },
  }
}

function securityOf({ isOpen, programs }: Line): readonly object[] {
  if (isOpen) return []
  return programs === null ? [{ session: [] }] : [{ session: [] }, { token: [] }]
}

function topicOf(path: string): string {
  const word = path.split('/')[2] ?? ''
  return topics[word] ?? word
}

function parametersFor({ path, query, isCommand, isOpen }: Line): readonly Parameter[] {
  const asked = query === null ? {} : propertiesOf(schemaOf(query, 'output'))
  return [
    ...namesIn(path).map((name) => ({
      name,
      in: 'path' as const,
      required: true,
      schema: schemaInPath(path, name),
    })),
    ...Object.entries(asked).map(([name, schema]) => ({
      name,
      in: 'query' as const,
      required: false,
      schema,
    })),
    ...(isOpen ? [] : [header('Mitten-Account', texts.account, uuid)]),
    ...(isCommand
      ? [header('Idempotency-Key', texts.idempotency, { type: 'string', maxLength: 200 })]
      : []),
  ]
}

function schemaInPath(path: string, name: string): JsonSchema {
  if (name === 'hash') return sha256
  if (name === 'slot') return day
  return path.startsWith(`${api.sessions.path}/`) ? { type: 'string' } : uuid
}

function header(name: string, description: string, schema: JsonSchema): Parameter {
  return { name, in: 'header', required: false, description, schema }
}

function bodyFor({ path, uses }: Line): Operation['requestBody'] | null {
  const schemas = uses.flatMap((use): JsonSchema[] => {
    const schema = bodyOfUse(use, namesIn(path))
    return schema === null ? [] : [schema]
  })
  const [schema] = schemas
  if (schema === undefined) return null
  const required = schemas.length === uses.length && schemas.every((each) => 'required' in each)
  return { required, content: json(schemas.length === 1 ? schema : { anyOf: schemas }) }
}

/** The body without the id, which is in the path. Fields that the server fills in are optional. */
function bodyOfUse(use: Use, inPath: readonly string[]): JsonSchema | null {
  if (use.request === null) return null
  const schema = schemaOf(use.request, 'input')
  const properties = Object.fromEntries(
    Object.entries(propertiesOf(schema)).filter(([name]) => !inPath.includes(name)),
  )
  if (use.requiresReauth) Object.assign(properties, proofFields())
  if (Object.keys(properties).length === 0) return null
  const required = requiredOf(schema).filter(
    (name) => name in properties && !use.optional.includes(name),
  )
  return { type: 'object', properties, ...(required.length > 0 && { required }) }
}

function proofFields(): Record<string, JsonSchema> {
  const { passkey } = propertiesOf(schemaOf(proof, 'input'))
  return { password: { type: 'string', description: texts.proof }, ...(passkey && { passkey }) }
}

function contentFor({ answer }: Line): JsonSchema {
  if (answer === 'ok')
    return json({ type: 'object', required: ['ok'], properties: { ok: { const: true } } })
  if ('schema' in answer) return { [answer.type]: { schema: schemaOf(answer.schema, 'output') } }
  const { name, row } = answer
  return json({
    type: 'object',
    required: [name],
    properties: { [name]: refOf(tableOf(row).entity) },
  })
}

function rowComponents(): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    Object.entries(rowSchemas).map(([table, schema]) => [
      tableOf(table as TableName).entity,
      // Without the names, because each would only refer to itself.
      convert(schema, { io: 'output' }),
    ]),
  )
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  return convert(schema, { io, metadata: rowNames })
}

type Options = Pick<NonNullable<Parameters<typeof z.toJSONSchema>[1]>, 'io' | 'metadata'>

function convert(schema: z.ZodMiniType, options: Options): JsonSchema {
  const {
    $schema: _dialect,
    $defs: _rows,
    ...plain
  } = z.toJSONSchema(schema, {
    ...options,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      simplify(jsonSchema)
      Object.assign(jsonSchema, characterBounds.get(zodSchema))
    },
  })
  return JSON.parse(JSON.stringify(plain).replaceAll('#/$defs/', '#/components/schemas/'))
}

/** Leaves out what does not help readers: the bounds of safe integers, the long pattern of a time, closed answers. */
function simplify(schema: Record<string, unknown>): void {
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum']
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum']
  if (schema['format'] !== undefined) delete schema['pattern']
  if (schema['additionalProperties'] === false) delete schema['additionalProperties']
}

function propertiesOf(schema: JsonSchema): Record<string, JsonSchema> {
  return (schema['properties'] ?? {}) as Record<string, JsonSchema>
}

function requiredOf(schema: JsonSchema): readonly string[] {
  return (schema['required'] ?? []) as readonly string[]
}

function namesIn(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])
}

function refOf(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` }
}

function json<Schema extends JsonSchema>(schema: Schema) {
  return { 'application/json': { schema } }
}
