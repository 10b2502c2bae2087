/**
 * Unit tests: `node` for what needs no page, `dom` for components, `postgres` for what the server does with its other
 * database (in `TEST_DATABASE_URL`), `long` for what takes minutes.
 */
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'

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
  'sync-server/{http/rate-limits,reminders/digest}.test.ts',
  'sync-server/{both-endpoints,endpoints,fuzz,plan-gates,security,standing-rewards,told-times}.test.ts',
  'web/sync/convergence.test.ts',
]
const ofFiles =
  'sync-server/store/{damaged-data,keep-private,migrate,query-plans,schema,sqlite-writer}.test.ts'
const ofPostgres = 'sync-server/store/postgres/**'

/** The last stop of what never ends, in all of them: a machine that is busy with something else is no failure of ours. */
const patience = 5 * 60_000

export default defineConfig({
  define: { __APP_VERSION__: '"test"' },
  test: {
    testTimeout: patience,
    hookTimeout: patience,
    expect: { poll: { timeout: patience / 5 } },
    // All cores: whoever runs tests waits for them. One of two would be left to nobody.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{domain,sync-server,web,scripts}/**/*.test.ts'],
          exclude: [...exclude, ofPostgres],
          // One world for all files of a worker: loading the rules anew for each took longer than the tests themselves.
          isolate: false,
          // A worker that meets a file of another project in between is thrown away with its world.
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: withData,
          exclude: [...exclude, ofFiles],
          isolate: false,
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
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: ['{domain,sync-server,web,scripts}/**/*.long.test.ts'],
          testTimeout: 30 * 60_000,
        },
      },
    ],
  },
})
