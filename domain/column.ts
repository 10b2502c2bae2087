/** The kind and bounds of a table's column. Types, schemas and the server's tables are derived from it. */

/** Only an optional column may be `null`. */
export type Column<Value = unknown> = {
  readonly kind: 'id' | 'text' | 'moment' | 'whole' | 'flag' | 'choice'
  readonly isOptional: boolean
  /** The values of a choice. */
  readonly options?: readonly string[]
  /** Of a text: its length in characters. Of a number: its value. */
  readonly min?: number
  readonly max?: number
  /** Only for the compiler: it is never set. */
  readonly value?: Value
}
export type Columns = Readonly<Record<string, Column>>

/** The row type of these columns. */
export type RowOf<C extends Columns> = {
  readonly [Name in keyof C]: C[Name] extends Column<infer Value> ? Value : never
}

/** An id of a row of this table or of another. */
export function id(): Column<string> {
  return { kind: 'id', isOptional: false }
}

/** `max` counts code points, as for typed texts (domain/text.ts). */
export function text<Max extends number>(max: Max): Column<string> & { readonly max: Max } {
  return { kind: 'text', isOptional: false, max }
}

/** An ISO time in UTC. */
export function moment(): Column<string> {
  return { kind: 'moment', isOptional: false }
}

/** A whole number; without a bound it is unlimited on that side. */
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
