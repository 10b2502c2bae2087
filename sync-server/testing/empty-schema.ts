/** Empties a schema of PostgreSQL for a test, or creates it. */
import type { ThreadConnection } from '#server/store/postgres/thread-connection.ts'
import { openThreadConnection } from '#server/store/postgres/thread-connection.ts'

const connections = new Map<string, ThreadConnection>()
/** By schema, the statement that empties it: where many schemas were left behind, finding its tables takes longer. */
const emptying = new Map<string, string>()

export function emptySchema(url: string, schema: string): void {
  const connection = connections.get(url) ?? openThreadConnection({ url, schema: null })
  connections.set(url, connection)
  const text = emptying.get(schema) ?? prepare(connection, schema)
  connection.send([{ text }], true)
}

/** The tables of a schema stay the same once they exist. */
function prepare(connection: ThreadConnection, schema: string): string {
  const [found] = connection.send(
    [
      {
        text: 'SELECT tablename FROM pg_tables WHERE schemaname = $1 AND tablename <> $2',
        values: [schema, 'migrations'],
      },
    ],
    true,
  )
  const tables = (found?.rows ?? []).map(([table]) => `${schema}.${String(table)}`)
  if (tables.length === 0) return `CREATE SCHEMA IF NOT EXISTS ${schema}`
  const text = [
    'BEGIN',
    'SET LOCAL session_replication_role = replica',
    ...tables.map((table) => `DELETE FROM ${table}`),
    `INSERT INTO ${schema}.picture_room (user_id, bytes) VALUES ('', 0)`,
    'COMMIT',
  ].join(';')
  emptying.set(schema, text)
  return text
}
