/** A range of a list, and how to read one from several sources. */

/** `size` rows, starting at the index `from`. */
export type ListRange = { readonly from: number; readonly size: number }

/** The newest rows of one source, at most so many. */
type Source<Row> = (most: number) => PromiseLike<readonly Row[]>

/**
 * Reads a range of the list that several sources form together, newest first. Reads from each source as much as the
 * range may need, so it is for short lists.
 */
export async function mergedRange<Row>(
  sources: readonly Source<Row>[],
  timeOf: (row: Row) => string | null,
  { from, size }: ListRange,
): Promise<readonly Row[]> {
  const found = await Promise.all(sources.map((read) => read(from + size)))
  const newestFirst = (a: Row, b: Row) => {
    const [one, other] = [timeOf(a) ?? '', timeOf(b) ?? '']
    // Of the same moment in the order of the sources, so that every range agrees on it.
    if (one === other) return 0
    return one < other ? 1 : -1
  }
  return found
    .flat()
    .sort(newestFirst)
    .slice(from, from + size)
}
