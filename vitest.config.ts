/**
 * Unit tests: `node` for what needs no page, `dom` for components, `postgres` for what the server does with its other
 * database (in `TEST_DATABASE_URL`), `long` for what takes minutes, `postgres-long` for what does there.
 */
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

const exclude = [
  ...configDefaults.exclude,
  '**/*.long.test.ts',
  'web/e2e/**',
  'dist/**',
  '.cache/**',
]
/** What a server does with its data, whichever database has it; without what is about files of SQLite. */
const withData = [
  'sync-server/{admin,audit,auth,blobs,push,routes,store,sync}/**/*.test.ts',
  'sync-server/{http/rate-limits,reminders/digest,reminders/kept-reminders}.test.ts',
  'sync-server/{both-endpoints,endpoints,fuzz,plan-gates,recorded-queues,security}.test.ts',
  'sync-server/{standing-rewards,told-times}.test.ts',
  'web/sync/convergence.test.ts',
]
const ofFiles = 'sync-server/store/{damaged-data,keep-private,migrate,schema,sqlite-writer}.test.ts'
/** What takes longer there than anybody waits before a commit. */
const longWithData = [
  'sync-server/reminders/reminders.test.ts',
  'sync-server/{demo/same-demo,fuzz,hostile}.long.test.ts',
  'web/sync/convergence.long.test.ts',
]
const ofPostgres = 'sync-server/store/postgres/**'

/**
 * One world for all files of a worker, which would load for longer than it tests; and all cores, for whoever runs tests
 * waits for them. The projects run one after the other: a worker that met a file of another one in between would be
 * thrown away with what it has loaded.
 */
const together = { isolate: false, maxWorkers: '100%' } as const

/** The last stop of what never ends, in all of them: a machine that is busy with something else is no failure of ours. */
const patience = 5 * 60_000

/** Small files with long tests: begun last, they would run on while the other cores have nothing left to do. */
const longFiles =
  /(convergence|fuzz|fill-demo|running-server|first-start|unread-streams|build-features)\.test\.ts$/

/** What measures costs: code that all other tests have run before, with all that they give it, is slower than on a device. */
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
    testTimeout: patience,
    hookTimeout: patience,
    expect: { poll: { timeout: patience / 5 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{domain,sync-server,web,scripts}/**/*.test.ts'],
          exclude: [...exclude, ofPostgres],
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
