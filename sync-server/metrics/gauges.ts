/** The metrics that are read when they are requested: streams, the database, backups, damage, waiting pushes. */
import type { Registry } from 'prom-client'
import { Gauge } from 'prom-client'
import { backupFolder, newestIn, timeOf } from '#server/backup/backup-folder.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/store/database.ts'
import type { IntegrityCheck } from '#server/store/integrity-check.ts'
import type { PokeHub } from '#server/sync/poke-hub.ts'

export type Watched = {
  readonly pokes: PokeHub
  readonly database: Database
  readonly integrity: IntegrityCheck
  readonly config: Pick<Config, 'dataDir' | 'backupEveryHours' | 'backupCopyTo'>
}

type Read = () => number | Promise<number>

export function addGauges(registry: Registry, { pokes, database, integrity, config }: Watched) {
  function add(name: string, help: string, read: Read): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        gauge.set(await read())
      },
    })
  }

  add('mitten_streams', 'Devices with an open stream.', () => pokes.size())
  add('mitten_data_sound', '1, or 0 once damage was found: all requests are refused.', () =>
    Number(!integrity.isDamaged()),
  )
  const pushes = database.prepare<[], number>('SELECT count(*) FROM push_jobs').pluck()
  add('mitten_pushes_waiting', 'Pushes on their way to a device.', () => pushes.get() ?? 0)
  addBackups(add, config)
  const counts = new Gauge({
    name: 'mitten_database',
    help: 'What the process asked of its database since it started: trips, transactions, those that ran again, connections.',
    labelNames: ['what'],
    registers: [registry],
    collect() {
      for (const [what, count] of Object.entries(database.engine.counts()))
        counts.set({ what }, count)
    },
  })
}

/** A file gets its name only after it was checked. If no backups are made, their age is no cause for alarm. */
function addBackups(
  add: (name: string, help: string, read: Read) => void,
  { dataDir, backupEveryHours, backupCopyTo }: Watched['config'],
): void {
  const newest = (folder: string) => async () =>
    (timeOf((await newestIn(folder, new Date())) ?? '') ?? 0) / 1000
  if (backupEveryHours > 0)
    add(
      'mitten_backup_time_seconds',
      'When the newest checked backup was begun; 0 if there is none.',
      newest(backupFolder(dataDir)),
    )
  if (backupCopyTo !== null)
    add(
      'mitten_backup_copy_time_seconds',
      'When the newest backup in the second folder was begun; 0 if there is none.',
      newest(backupCopyTo),
    )
}
