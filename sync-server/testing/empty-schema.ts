/** Empties a schema of PostgreSQL for a test, or creates it. */
import type { BlockingConnection } from '#server/store/postgres/blocking-connection.ts'
import { openBlockingConnection } from '#server/store/postgres/blocking-connection.ts'

const connections = new Map<string, BlockingConnection>()

export function emptySchema(url: string, schema: string): void {
  const connection = connections.get(url) ?? openBlockingConnection({ url, schema: null })
  connections.set(url, connection)
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
  const text =
    tables.length === 0
      ? `CREATE SCHEMA IF NOT EXISTS ${schema}`
      : [
          'BEGIN',
          'SET LOCAL session_replication_role = replica',
          ...tables.map((table) => `DELETE FROM ${table}`),
          `INSERT INTO ${schema}.picture_room (user_id, bytes) VALUES ('', 0)`,
          'COMMIT',
        ].join(';')
  connection.send([{ text }], true)
}
