/** The tests that run against each mutant; see folders.mjs. */
import { defineConfig } from 'vitest/config'
import { mutated } from './folders.mjs'

export default defineConfig({
  define: { __APP_VERSION__: '"test"' },
  test: {
    include: [...mutated().tests],
    // Hundreds of random cases notice almost everything, after seconds each; what fails is then made small, for minutes.
    exclude: ['**/*.property.test.ts', '**/*.long.test.ts', 'web/sync/convergence.test.ts'],
    isolate: false,
    testTimeout: 30_000,
  },
})
