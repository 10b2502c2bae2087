/** A range of a list, and how to read one from several sources. */

/** `size` rows, starting at the index `from`. */
export type ListRange = { readonly from: number; readonly size: number }

/** The newest rows of one source, at most this many. */
type Source<Row> = (max: number) => PromiseLike<readonly Row[]>

/**
 * Reads a range, newest first, of the list that several sources form together. Reads from each source as much as the
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
    // Rows of the same moment are in the order of the sources, so that all ranges agree.
    if (one === other) return 0
    return one < other ? 1 : -1
  }
  return found
    .flat()
    .sort(newestFirst)
    .slice(from, from + size)
}
