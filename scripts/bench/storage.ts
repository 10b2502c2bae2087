/** W11: the storage of a household's year, by table: the bytes of a row among many, times the rows of one household. */
import type { Client } from 'pg'

type Table = {
  readonly name: string
  readonly rows: number
  readonly heap: number
  readonly indexes: number
}

export async function printStorage(
  client: Client,
  { alone, many }: { readonly alone: string; readonly many: string },
): Promise<void> {
  const one = await tablesOf(client, alone)
  const rowsOfOne = (table: string) => one.find(({ name }) => name === table)?.rows ?? 0
  // Without tables that belong to no household.
  const all = (await tablesOf(client, many)).filter(({ name, rows }) => rows > rowsOfOne(name))
  let [sum, indexes] = [0, 0]
  console.log('\nW11  storage: rows of a household of a year, their kB without and with indexes\n')
  for (const table of all) {
    const rows = rowsOfOne(table.name)
    const share = rows / table.rows
    const [heapKb, kb] = [
      (table.heap * share) / 1000,
      ((table.heap + table.indexes) * share) / 1000,
    ]
    sum += kb
    indexes += kb - heapKb
    if (kb < 1) continue
    console.log(
      `${table.name.padEnd(16)}${String(rows).padStart(8)}${heapKb.toFixed(0).padStart(8)}${kb.toFixed(0).padStart(8)}`,
    )
  }
  const total = all.reduce((bytes, table) => bytes + table.heap + table.indexes, 0)
  const rows = all.reduce((count, table) => count + table.rows, 0)
  console.log(
    `a household and year: ${(sum / 1000).toFixed(2)} MB, ${(indexes / 1000).toFixed(2)} of it indexes; all: ${(rows / 1e6).toFixed(1)} million rows, ${(total / 1e9).toFixed(1)} GB`,
  )
  for (const { name, size } of await largestIndexes(client, many))
    console.log(`${name.padEnd(24)}${(Number(size) / 1e6).toFixed(0).padStart(8)} MB`)
}

/** Row counts as ANALYZE has just estimated them. */
async function tablesOf(client: Client, schema: string): Promise<readonly Table[]> {
  const { rows } = await client.query<Record<keyof Table, string>>(
    `SELECT relname AS name, greatest(reltuples, 0) AS rows, pg_table_size(oid) AS heap, pg_indexes_size(oid) AS indexes
     FROM pg_class WHERE relkind = 'r' AND relnamespace = $1::regnamespace ORDER BY pg_total_relation_size(oid) DESC`,
    [schema],
  )
  return rows.map(({ name, ...figures }) => ({
    name,
    rows: Number(figures.rows),
    heap: Number(figures.heap),
    indexes: Number(figures.indexes),
  }))
}

async function largestIndexes(client: Client, schema: string) {
  const { rows } = await client.query<{ name: string; size: string }>(
    `SELECT relname AS name, pg_relation_size(oid) AS size
     FROM pg_class WHERE relkind = 'i' AND relnamespace = $1::regnamespace ORDER BY 2 DESC LIMIT 20`,
    [schema],
  )
  return rows
}
