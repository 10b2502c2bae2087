/** Runs migrations on a database file and is killed in the last one, as by a power failure, before the commit. */
import Sqlite from 'better-sqlite3'
import { migrate, migrationOf, readMigrations } from '#server/store/migrate.ts'

const [, , file = '', ...texts] = process.argv
const database = new Sqlite(file)
database.function('die', () => process.kill(process.pid, 'SIGKILL'))
// Without cache memory the migrations' changes reach the disk before the end.
database.pragma('cache_size = 1')
const last = texts.length - 1
const pending = texts.map((sql, at) =>
  migrationOf(`900${at + 1}-text`, at === last ? `${sql} SELECT die();` : sql),
)
migrate(database, [...readMigrations(), ...pending])
