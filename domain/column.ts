/** What a column of a table holds: its kind and its bounds. Types, schemas and the server's tables follow from it. */

/** `null` stands in a column only where it is optional. */
export type Column<Value = unknown> = {
  readonly kind: 'id' | 'text' | 'moment' | 'whole' | 'flag' | 'choice'
  readonly isOptional: boolean
  /** Of a choice. */
  readonly options?: readonly string[]
  /** Of a text, in characters; of a number, its value. */
  readonly min?: number
  readonly max?: number
  /** For the compiler alone: it is never set. */
  readonly value?: Value
}
export type Columns = Readonly<Record<string, Column>>

/** A row with these columns. */
export type RowOf<C extends Columns> = {
  readonly [Name in keyof C]: C[Name] extends Column<infer Value> ? Value : never
}

/** An id of this table's rows or of another's. */
export function id(): Column<string> {
  return { kind: 'id', isOptional: false }
}

/** `max` counts code points, as in what people type (domain/text.ts). */
export function text<Max extends number>(max: Max): Column<string> & { readonly max: Max } {
  return { kind: 'text', isOptional: false, max }
}

/** An ISO time in UTC. */
export function moment(): Column<string> {
  return { kind: 'moment', isOptional: false }
}

/** A whole number; bounds that are left out are none. */
export function whole<const Bounds extends { readonly min?: number; readonly max?: number }>(
  bounds: Bounds,
): Column<number> & Bounds {
  return { kind: 'whole', isOptional: false, ...bounds }
}

export function flag(): Column<boolean> {
  return { kind: 'flag', isOptional: false }
}

export function choice<const Options extends readonly string[]>(
  options: Options,
): Column<Options[number]> {
  return { kind: 'choice', isOptional: false, options }
}

export function optional<Value>(column: Column<Value>): Column<Value | null> {
  const { value: _value, ...rest } = column
  return { ...rest, isOptional: true }
}
