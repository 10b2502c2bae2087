/** Defines what is mutated, and which tests must kill the mutants: those that cite its rules and are fast enough. */

/**
 * `atLeast`: of 100 mutants so many must be caught. `without`: files that are not mutated.
 * @typedef {{ readonly tests: readonly string[], readonly without?: readonly string[], readonly atLeast: number }} Folder
 */

/** @type {Readonly<Record<string, Folder>>} */
const folders = {
  domain: { tests: ['domain/**/*.test.ts'], atLeast: 90 },
  'web/sync': {
    tests: ['web/sync/*.test.ts'],
    // They tie the engine to a browser: its locks, its worker, its events. Browser tests hold them, too slowly for this.
    without: ['background-sync', 'locks', 'names', 'start-sync'].map(
      (name) => `web/sync/${name}.ts`,
    ),
    atLeast: 88,
  },
  // Most of what the server must do about devices is told by the tests in which devices do it.
  'sync-server/sync': {
    tests: [
      'sync-server/sync/*.test.ts',
      'sync-server/{endpoints,recorded-queues}.test.ts',
      'web/sync/*.test.ts',
    ],
    atLeast: 88,
  },
}

export const everywhere = Object.keys(folders)

/** The path named on the command line, such as `domain/tasks`, and what holds for the folder it lies in. */
export function mutated() {
  const path = process.env['MUTATED'] ?? 'domain'
  const found = Object.entries(folders).find(([name]) => `${path}/`.startsWith(`${name}/`))
  if (found === undefined)
    throw new Error(
      `${path} lies in none of ${everywhere.join(', ')}: nothing says which tests are its own.`,
    )
  return { path, without: [], ...found[1] }
}
