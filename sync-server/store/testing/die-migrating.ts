/** Runs a migration on a database file and is killed, as by a power failure, before the commit. */
import Sqlite from 'better-sqlite3'
import { migrate, migrationOf, readMigrations } from '#server/store/migrate.ts'

const [, , file = '', sql = ''] = process.argv
const database = new Sqlite(file)
database.function('die', () => process.kill(process.pid, 'SIGKILL'))
// Without cache memory the migration's changes reach the disk before the end.
database.pragma('cache_size = 1')
migrate(database, [...readMigrations(), migrationOf('9001-shelves', `${sql} SELECT die();`)])
