/** Reads values of a JSON file that may contain anything anywhere. */

export type Json = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function textIn(record: Json, field: string): string {
  const value = record[field]
  return typeof value === 'string' ? value : ''
}

export function numberIn(record: Json, field: string): number | null {
  const value = record[field]
  return typeof value === 'number' ? value : null
}

export function listIn(record: Json, field: string): readonly unknown[] {
  const value = record[field]
  return Array.isArray(value) ? value : []
}

export function recordsIn(record: Json, field: string): readonly Json[] {
  return listIn(record, field).filter(isRecord)
}
