/** The values of an `IN (…)`, with only a few different statements for lists of any length. */

/** Marks for a list, padded to a power of two with the last value, which changes nothing. */
export function inList(values: readonly string[]): {
  readonly marks: string
  readonly values: readonly (string | null)[]
} {
  const length = 2 ** Math.ceil(Math.log2(Math.max(1, values.length)))
  const padded = Array.from({ length }, (_, place) => values[place] ?? values.at(-1) ?? null)
  return { marks: padded.map(() => '?').join(', '), values: padded }
}
