/** Configures the tests that run against each mutant; see folders.mjs. */
import { defineConfig } from 'vitest/config'
import type { Reporter } from 'vitest/node'
import { mutated } from './folders.mjs'

/** Stryker takes a test file that cannot be loaded for one without tests, and what only it detects for survivors. */
const loadedAll: Reporter = {
  onTestRunEnd(files) {
    const broken = files.filter((file) => file.errors().length > 0)
    if (broken.length > 0)
      throw new Error(`Not loaded: ${broken.map(({ moduleId }) => moduleId).join(', ')}`)
  },
}

export default defineConfig({
  define: { __APP_VERSION__: '"test"' },
  test: {
    include: [...mutated().tests],
    exclude: [
      // Hundreds of random cases detect almost everything, but take seconds each.
      '**/*.property.test.ts',
      '**/*.long.test.ts',
      'web/sync/convergence.test.ts',
      // Real sockets that nobody reads, for seconds; streams and their hub have their own tests.
      'sync-server/sync/unread-streams.test.ts',
    ],
    setupFiles: ['scripts/mutants/first-failure.ts'],
    reporters: [loadedAll],
    isolate: false,
    testTimeout: 30_000,
  },
})
