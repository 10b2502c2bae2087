/** `npm run restore -- [--check] FILE`: replaces the data with a backup, or tries it and changes nothing. */
import type { Found } from '#server/backup/check-backup.ts'
import { checkBackup } from '#server/backup/check-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import type { Config } from '#server/config.ts'
import { runAndPrint } from './run-and-print.ts'

const CHECK = '--check'
const USAGE = `Say which backup:
  npm run restore -- FILE            replaces the data with it
  npm run restore -- --check FILE    tries it, and changes nothing`

runAndPrint({ usage: USAGE, mostWords: 1, options: [CHECK] }, async (config, ...typed) => {
  const file = typed.find((each) => each !== CHECK)
  if (file === undefined) throw new Error(USAGE)
  if (typed.includes(CHECK)) return sentencesOf(file, await checkBackup(file, config))
  const { keptIn } = await restoreData(file, config, new Date())
  return [
    `The backup ${file} is in place.`,
    ...(keptIn === null
      ? []
      : [`What was there before is in ${keptIn}; delete it when you are sure.`]),
    'Start Mitten again. Every device starts over by itself, and sends its newer changes again.',
  ].join('\n')
})

/** `keptIn` names the folder or schema with the previous data; null if there was none. */
async function restoreData(
  file: string,
  config: Config,
  now: Date,
): Promise<{ readonly keptIn: string | null }> {
  const { postgres, backupPassphrase } = config
  if (postgres === null) return restoreBackup(file, config, now)
  const { restorePostgres } = await import('#server/store/postgres/restore-postgres.ts')
  return restorePostgres(file, { ...postgres, backupPassphrase }, now)
}

function sentencesOf(file: string, { people, tasks, rewards, newest }: Found): string {
  const count = (number: number, one: string, many: string) =>
    `${number.toLocaleString('en')} ${number === 1 ? one : many}`
  const rows = [
    count(people, 'person', 'people'),
    count(tasks, 'task', 'tasks'),
    count(rewards, 'reward', 'rewards'),
  ]
  const change =
    newest === null
      ? 'Nobody has changed anything yet.'
      : `The newest change was made on ${newest.slice(0, 16).replace('T', ' ')} UTC.`
  return [
    `The backup ${file} can be restored; every point in it is accounted for.`,
    `It has ${rows.join(', ')}. ${change}`,
    'Nothing was changed.',
  ].join('\n')
}
