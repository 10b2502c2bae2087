/** The row schemas of the REST API, derived from the columns: for its reference and its tests. */
import * as z from 'zod/mini'
import type { Column, Columns } from '#domain/column.ts'
import type { TableName } from '#domain/tables.ts'
import { tables } from '#domain/tables.ts'
import { characterBounds } from '#domain/text.ts'

type ShapeOf<C extends Columns> = {
  readonly [Name in keyof C]: C[Name] extends Column<infer Value> ? z.ZodMiniType<Value> : never
}
type RowSchemas = {
  readonly [T in TableName]: z.ZodMiniObject<ShapeOf<(typeof tables)[T]['columns']>>
}

export const rowSchemas = Object.fromEntries(
  Object.entries(tables).map(([name, { columns }]) => [name, rowSchema(columns)]),
) as unknown as RowSchemas

function rowSchema(columns: Columns) {
  return z.object(
    Object.fromEntries(
      Object.entries(columns).map(([name, column]) => {
        const schema = schemaOf(column)
        return [name, column.isOptional ? z.nullable(schema) : schema]
      }),
    ),
  )
}

function schemaOf({ kind, options = [], min, max }: Column) {
  switch (kind) {
    case 'id':
      return z.string()
    case 'text': {
      const schema = z.string()
      // Documented, not validated: a schema would count UTF-16 units.
      if (max !== undefined) characterBounds.add(schema, { maxLength: max })
      return schema
    }
    case 'moment':
      return z.iso.datetime()
    case 'whole':
      return z
        .int()
        .check(
          ...(min === undefined ? [] : [z.minimum(min)]),
          ...(max === undefined ? [] : [z.maximum(max)]),
        )
    case 'flag':
      return z.boolean()
    case 'choice':
      return z.enum(options as [string, ...string[]])
  }
}
