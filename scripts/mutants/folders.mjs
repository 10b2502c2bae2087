/** Defines what is mutated, and which tests must kill the mutants: those that cite its rules and are fast enough. */

/**
 * `atLeast`: the percentage of mutants that must be killed. `without`: files that are not mutated.
 * @typedef {{ readonly tests: readonly string[], readonly without?: readonly string[], readonly atLeast: number }} Folder
 */

/** @type {Readonly<Record<string, Folder>>} */
const folders = {
  domain: { tests: ['domain/**/*.test.ts'], atLeast: 90 },
  'web/sync': {
    tests: ['web/sync/*.test.ts'],
    // They tie the engine to a browser: its locks, its worker, its events. Browser tests cover them, but too slowly for this.
    without: ['locks', 'names', 'start-sync'].map((name) => `web/sync/${name}.ts`),
    atLeast: 88,
  },
  // Most duties of the server towards devices are covered by the tests of the devices.
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

/** The path from the command line, such as `domain/tasks`, and the settings of its folder. */
export function mutated() {
  const path = process.env['MUTATED'] ?? 'domain'
  const found = Object.entries(folders).find(([name]) => `${path}/`.startsWith(`${name}/`))
  if (found === undefined)
    throw new Error(
      `${path} lies in none of ${everywhere.join(', ')}: nothing says which tests are its own.`,
    )
  return { path, without: [], ...found[1] }
}
