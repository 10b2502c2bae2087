/** Describes a schema in one line: `{ tasks: Task[], pagination?: { … } }`. */
import type { JsonSchema } from './openapi.ts'

export function describeSchema(schema: JsonSchema): string {
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

export function isRequired({ required }: JsonSchema, name: string): boolean {
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
