/** Unit tests: `node` for what needs no page, `dom` for components, `long` for what takes minutes. */
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'

const exclude = [
  ...configDefaults.exclude,
  '**/*.long.test.ts',
  'web/e2e/**',
  'dist/**',
  '.cache/**',
]
/** The last stop of what never ends, in all of them: a machine that is busy with something else is no failure of ours. */
const patience = 5 * 60_000

export default defineConfig({
  define: { __APP_VERSION__: '"test"' },
  test: {
    testTimeout: patience,
    hookTimeout: patience,
    expect: { poll: { timeout: patience / 5 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{domain,sync-server,web,scripts}/**/*.test.ts'],
          exclude,
          // One world for all files: loading the rules anew for each took longer than the tests themselves.
          isolate: false,
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
