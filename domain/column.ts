/** The kind, bounds and default of a table's column. Types, schemas, new rows and the server's tables are derived from it. */

/** Only an optional column may be `null`. */
export type Column<Value = unknown> = {
  readonly kind: 'id' | 'text' | 'moment' | 'whole' | 'flag' | 'choice'
  readonly isOptional: boolean
  /** The values of a choice. */
  readonly options?: readonly string[]
  /** Of a text: its length in characters. Of a number: its value. */
  readonly min?: number
  readonly max?: number
  /** The value in a new row if none is given. */
  readonly default?: unknown
  /** Only for the compiler: it is never set. */
  readonly value?: Value
}
export type Columns = Readonly<Record<string, Column>>

/** The row type of these columns. */
export type RowOf<C extends Columns> = {
  readonly [Name in keyof C]: C[Name] extends Column<infer Value> ? Value : never
}

type Defaulted<C extends Columns> = {
  [Name in keyof C]: C[Name] extends { readonly default: unknown } ? Name : never
}[keyof C]

/** The values given for a new row; columns with a default can be left out. */
export type NewRow<C extends Columns> = Omit<RowOf<C>, Defaulted<C>> &
  Partial<Pick<RowOf<C>, Defaulted<C>>>

/** A row with exactly these columns: the given values, and defaults for the others. Other given fields are left out. */
export function newRow<C extends Columns>(columns: C, given: NewRow<C>): RowOf<C> {
  const fields: Readonly<Record<string, unknown>> = given
  const valueOf = (name: string, { default: value }: Column) =>
    name in fields ? fields[name] : value
  const entries = Object.entries(columns).map(([name, column]) => [name, valueOf(name, column)])
  return Object.fromEntries(entries) as RowOf<C>
}

/** The names of these columns, in the order of their declaration. */
export function namesOf<C extends Columns>(columns: C): readonly (keyof C & string)[] {
  return Object.keys(columns)
}

/** The id of a row, of this table or another. */
export function id(): Column<string> {
  return { kind: 'id', isOptional: false }
}

/** `max` counts code points, as for typed texts (domain/text.ts). */
export function text<Max extends number>(max: Max): Column<string> & { readonly max: Max } {
  return { kind: 'text', isOptional: false, max }
}

/**
 * At most this many items of at most that length, joined by commas: the row has the text, which `itemsOf` reads. No
 * item contains a comma. A new row has none.
 */
export function list(max: number, length: number) {
  return withDefault(text(max * (length + 1)), '')
}

export function itemsOf(joined: string): readonly string[] {
  return joined === '' ? [] : joined.split(',')
}

export function joinItems(items: readonly string[]): string {
  return items.join(',')
}

/** An ISO time in UTC. */
export function moment(): Column<string> {
  return { kind: 'moment', isOptional: false }
}

/** A whole number; without a bound it is unlimited in that direction. */
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

/** The same column, but `null` in new rows if no value is given. */
export function optional<Value>(
  column: Column<Value>,
): Column<Value | null> & { readonly default: null } {
  const { value: _value, ...rest } = column
  return { ...rest, isOptional: true, default: null }
}

/** The same column, with this value in new rows if none is given. */
export function withDefault<C extends Column, const Default extends RowOf<{ it: C }>['it']>(
  column: C,
  value: Default,
): C & { readonly default: Default } {
  return { ...column, default: value }
}
