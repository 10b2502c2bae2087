/** Every string and list that a request may contain has a maximum. */
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { moment } from '#domain/moment.ts'
import { allLines } from '#server/docs/registry.ts'

/** Schemas that accept any value: the inputs of the commands, which are checked here, too, bound them. */
const opaque = ['POST /api/sync: mutations[].input']

test('every string and every list of every call has a maximum', () => {
  const found = allLines().flatMap(({ method, path, uses, query }) => {
    const schemas = [query, ...uses.map(({ request }) => request)]
    return schemas.flatMap((schema) =>
      schema === null ? [] : unbounded(schema, '').map((field) => `${method} ${path}: ${field}`),
    )
  })
  expect(found).toEqual(opaque)
})

test('a string is bounded by a maximum or by a pattern without repetition, and by nothing else', () => {
  const schema = z.object({
    plain: z.optional(z.string()),
    short: z.string().check(z.maxLength(5)),
    month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
    words: z.string().check(z.regex(/^[*+\w]+$/)),
    loose: z.string().check(z.regex(/\d{4}/)),
    time: z.nullable(z.iso.datetime()),
    at: moment(),
    list: z.array(z.enum(['a', 'b'])),
    email: z.pipe(z.email(), z.string().check(z.maxLength(5))),
    address: z.url().check(z.maxLength(5)),
    link: z.pipe(z.string().check(z.maxLength(5)), z.url()),
  })
  expect(unbounded(schema, '')).toEqual([
    'plain',
    'words',
    'loose',
    'time',
    'list[]',
    'email',
    'address',
  ])
})

/** The parts of a schema that a request may fill without a limit; of a pipe the first, which checks what was sent. */
function unbounded(schema: z.core.$ZodType, path: string): readonly string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) =>
        unbounded(field, path === '' ? name : `${path}.${name}`),
      )
    case 'array':
      return [...(hasMaximum(schema) ? [] : [`${path}[]`]), ...unbounded(def.element, `${path}[]`)]
    case 'optional':
    case 'nullable':
    case 'default':
      return unbounded(def.innerType, path)
    case 'pipe':
      return unbounded(def.in, path)
    case 'string':
      return isBounded(schema) ? [] : [path]
    default:
      return finite.has(def.type) ? [] : [path]
  }
}

function isBounded(text: z.core.$ZodType): boolean {
  return !isParsed(text) && (hasMaximum(text) || hasFinitePattern(text))
}

const finite: ReadonlySet<string> = new Set(['number', 'boolean', 'enum', 'literal'])

type Check = {
  readonly check?: string
  readonly format?: string
  readonly maximum?: number
  readonly pattern?: RegExp
}

/** The checks of a schema: built-in ones, such as a format, and added ones. */
function checksOf({ _zod: { def } }: z.core.$ZodType): readonly Check[] {
  return [def as Check, ...(def.checks ?? []).map((check) => check._zod.def as Check)]
}

/** An address is parsed before its length is checked; in a pipe the part before it can check that first. */
function isParsed(schema: z.core.$ZodType): boolean {
  return checksOf(schema).some(({ format }) => format === 'url')
}

function hasMaximum(schema: z.core.$ZodType): boolean {
  return checksOf(schema).some(({ check, maximum }) => check === 'max_length' && maximum)
}

function hasFinitePattern(schema: z.core.$ZodType): boolean {
  return checksOf(schema).some(({ pattern }) => {
    const bare = pattern?.source.replaceAll(/\\.|\[[^\]]*\]/g, '.') ?? ''
    return /^\^.*\$$/.test(bare) && !/[*+]|\{\d+,\}/.test(bare)
  })
}
