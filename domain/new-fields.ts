/** The input fields of a new row; those with a default in their column may be left out. */
import * as z from 'zod/mini'
import type { Columns } from '#domain/column.ts'

type Fields = Readonly<Record<string, z.ZodMiniType>>
type NewFields<F extends Fields, C extends Columns> = {
  readonly [Name in keyof F]: C[Name & string] extends { readonly default: unknown }
    ? z.ZodMiniDefault<F[Name]>
    : F[Name]
}

export function newFields<F extends Fields, C extends Columns>(
  fields: F,
  columns: C,
): NewFields<F, C> {
  const entries = Object.entries(fields).map(([name, field]) => {
    const value = columns[name]?.default
    return [name, value === undefined ? field : z._default(field, value)]
  })
  return Object.fromEntries(entries) as NewFields<F, C>
}
