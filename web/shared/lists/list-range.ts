/** A part of a list, and how it is read where the list has several sources. */

/** So many rows from the one at an index on. */
export type Part = { readonly from: number; readonly size: number }

/** The newest rows of one source, at most so many. */
type Source<Row> = (most: number) => PromiseLike<readonly Row[]>

/**
 * A part of the list that several sources make together, newest first. Of each as much is read as the part may need of
 * it: for lists that are short by nature.
 */
export async function mergedPart<Row>(
  sources: readonly Source<Row>[],
  timeOf: (row: Row) => string | null,
  { from, size }: Part,
): Promise<readonly Row[]> {
  const found = await Promise.all(sources.map((read) => read(from + size)))
  const newestFirst = (a: Row, b: Row) => ((timeOf(a) ?? '') < (timeOf(b) ?? '') ? 1 : -1)
  return found
    .flat()
    .sort(newestFirst)
    .slice(from, from + size)
}
