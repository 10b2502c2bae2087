/** Compares rows and reads by their values, and makes a key for each read. */
import type { AnyRow } from '#domain/tables.ts'
import type { Read } from '#domain/tx.ts'

/** Whether two rows have the same values, field by field. */
export function sameRow(a: AnyRow | null, b: AnyRow | null): boolean {
  if (a === b) return true
  if (a === null || b === null) return false
  const [one, other] = [fieldsOf(a), fieldsOf(b)]
  let fields = 0
  for (const field in one) {
    if (one[field] !== other[field]) return false
    fields += 1
  }
  for (const _field in b) fields -= 1
  return fields === 0
}

/** Whether a row has all the given values. */
export function matches(candidate: AnyRow, where: Fields): boolean {
  const fields = fieldsOf(candidate)
  for (const field in where) if (fields[field] !== where[field]) return false
  return true
}

type Fields = Readonly<Record<string, unknown>>

/** The row with fields that can be read by name: engines are fast at this, and slow at `Reflect.get`. */
function fieldsOf(row: AnyRow): Fields {
  return row
}

/** A key for each read, to tell whether it was loaded. Every command uses it many times, so it must be cheap. */
export function keyOf({ table, id, where }: Pick<Read, 'table' | 'id' | 'where'>): string {
  if (id !== undefined) return `${table}/${id}`
  let key = `${table}?`
  for (const field in where) key += `${field}=${String(where[field])}&`
  return key
}
