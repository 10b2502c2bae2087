/** Reads the rows of a range of found ids; rows that have been deleted meanwhile are left out. */
import type { ListRange } from '#web/shared/lists/list-range.ts'

type Reader<Row> = { bulkGet(ids: string[]): PromiseLike<readonly (Row | undefined)[]> }

export async function readFound<Row>(
  table: Reader<Row>,
  ids: readonly string[],
  { from, size }: ListRange,
): Promise<readonly Row[]> {
  const rows = await table.bulkGet(ids.slice(from, from + size))
  return rows.flatMap((row) => row ?? [])
}
