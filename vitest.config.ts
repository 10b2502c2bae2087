/**
 * Unit tests: `node` for code that needs no page, `dom` for components, `postgres` for the server's data on its other
 * database (in `TEST_DATABASE_URL`), `long` for tests that take minutes, `postgres-long` for those on PostgreSQL.
 */
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

const exclude = [...configDefaults.exclude, '**/*.long.test.ts']
/** It loads every module anew: those that other tests have loaded would be there twice. */
const alone = 'web/languages/all-texts.test.ts'
/** Tests of the server's data that run on either database; those about SQLite's files are left out. */
const withData = [
  'sync-server/{admin,audit,auth,blobs,home,programs,push,routes,store,sync}/**/*.test.ts',
  'sync-server/{http/rate-limits,reminders/digest,reminders/kept-reminders}.test.ts',
  'sync-server/{both-endpoints,endpoints,fuzz,plan-gates,recorded-queues,security}.test.ts',
  'sync-server/{device-times,standing-rewards}.test.ts',
  'web/sync/convergence.test.ts',
]
const ofFiles =
  'sync-server/store/{damaged-data,migrate,restrict-permissions,schema,sqlite-writer}.test.ts'
/** Tests that take longer there than anybody would wait before a commit. */
const longWithData = [
  'sync-server/reminders/reminders.test.ts',
  'sync-server/{demo/same-demo,fuzz,hostile}.long.test.ts',
  'web/sync/convergence.long.test.ts',
]
const ofPostgres = 'sync-server/store/postgres/**'

/**
 * All files of a worker share one world, because loading would take longer than testing. All cores are used, because
 * people wait for tests. The projects run one after the other: a worker that got a file of another project in between
 * would be thrown away with everything it has loaded.
 */
const together = { isolate: false, maxWorkers: '100%' } as const

/** The one timeout, only for tests that never end: being slow on a busy machine is no failure. */
const timeoutMs = 5 * 60_000

/** Small files with long tests: begun last, they would run on while the other cores have nothing left to do. */
const longFiles =
  /(convergence|fuzz|fill-demo|running-server|first-start|unread-streams|build-features)\.test\.ts$/

/** Tests that measure costs: code that other tests have already run, with all their inputs, is slower than on a device. */
const measuring = /(hostile|long-plans)\.test\.ts$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const placeOf = ({ moduleId }: TestSpecification) =>
      measuring.test(moduleId) ? 0 : longFiles.test(moduleId) ? 1 : 2
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
const isShuffled = process.argv.some((argument) => argument.startsWith('--sequence.shuffle'))

export default defineConfig({
  define: { __APP_VERSION__: '"test"' },
  test: {
    ...(isShuffled ? {} : { sequence: { sequencer: LongestFirst } }),
    testTimeout: timeoutMs,
    hookTimeout: timeoutMs,
    // Dexie looks for IndexedDB once, when the first file of a worker loads it.
    setupFiles: ['fake-indexeddb/auto'],
    expect: { poll: { timeout: timeoutMs / 5 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{domain,sync-server,web,scripts}/**/*.test.ts'],
          exclude: [...exclude, ofPostgres, alone],
          ...together,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: withData,
          exclude: [...exclude, ofFiles],
          ...together,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: [alone], sequence: { groupOrder: 5 } },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['web/**/*.test.tsx'],
          exclude,
          setupFiles: ['web/testing/set-up-page.ts'],
          ...together,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: ['{domain,sync-server,web,scripts}/**/*.long.test.ts'],
          sequence: { groupOrder: 3 },
          testTimeout: 30 * 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres-long',
          include: longWithData,
          sequence: { groupOrder: 4 },
          testTimeout: 30 * 60_000,
        },
      },
    ],
  },
})
