/** Preloaded into a server that is to be killed: SIGKILL at the n-th passing of the point in CRASH_AT (`point:n`). */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import Sqlite from 'better-sqlite3'

const [point = '', count = '1'] = (process.env['CRASH_AT'] ?? '').split(':')
let left = Number(count)

/** @param {string} here */
function pass(here) {
  if (here === point && --left <= 0) process.kill(process.pid, 'SIGKILL')
}

/** Makes a backup take many steps, with requests between them. */
const FEW_PAGES = 5

/** The points before and after a statement. */
const statements = [
  { is: /^COMMIT$/, before: 'committing', after: 'committed' },
  { is: /^INSERT INTO feed /, after: 'writing' },
  { is: /^VACUUM INTO/, after: 'copied-before-migration' },
  { is: /^delete from "(mutations|feed)" where/, after: 'cleaning-up' },
]

const { prepare, pragma, backup } = Sqlite.prototype

Sqlite.prototype.prepare = /** @type {typeof prepare} */ (
  /** @this {Sqlite.Database} @param {string} source */
  function prepareArmed(source) {
    const statement = prepare.call(this, source)
    const found = statements.find(({ is }) => is.test(source))
    if (found === undefined) return statement
    const { run } = statement
    /** @param {unknown[]} given */
    statement.run = (...given) => {
      pass(found.before ?? '')
      const result = Reflect.apply(run, statement, given)
      pass(found.after)
      return result
    }
    return statement
  }
)

/** @param {Parameters<typeof pragma>} args */
Sqlite.prototype.pragma = function pragmaArmed(...[source, options]) {
  // Runs when a migration is done but not committed.
  if (source === 'foreign_key_check') pass('migrating')
  // Makes checkpoints all the time, not once an hour.
  const often = source.replace(/wal_autocheckpoint = \d+/, 'wal_autocheckpoint = 20')
  return pragma.call(this, point === 'moving-the-log' ? often : source, options)
}

/** @param {Parameters<typeof backup>} args */
Sqlite.prototype.backup = function backupArmed(...[file, options]) {
  return backup.call(this, file, {
    ...options,
    progress: () => {
      pass('backing-up')
      return FEW_PAGES
    },
  })
}

/** The steps of a restore from one file to the next; the first is reported to the test that kills it from outside. */
const fileSteps = /** @type {const} */ ([
  'copyFileSync',
  'chmodSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
])
let isBegun = false
if (point.startsWith('restoring')) {
  for (const name of fileSteps) {
    const step = fs[name]
    fs[name] = /** @type {any} */ (
      (/** @type {unknown[]} */ ...given) => {
        if (!isBegun) fs.writeSync(1, 'begun\n')
        isBegun = true
        pass('restoring')
        const result = Reflect.apply(step, fs, given)
        pass('restoring')
        return result
      }
    )
  }
  syncBuiltinESMExports()
}

/** Upkeep normally begins a minute after the start; here it begins at once, because no run lasts that long. */
const MINUTE_MS = 60_000
const later = globalThis.setTimeout
globalThis.setTimeout = Object.assign(
  /** @type {(...args: Parameters<typeof later>) => ReturnType<typeof later>} */
  (work, ms, ...rest) => later(work, ms === MINUTE_MS ? 100 : ms, ...rest),
  later,
)
