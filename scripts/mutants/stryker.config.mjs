/** Configures mutation testing with StrykerJS. Intentional exclusions are listed here with their reasons. */
import { mutated } from './folders.mjs'

const { path, without, atLeast } = mutated()
const output = `.cache/mutants/${path.replaceAll('/', '-')}`
const sources = path.endsWith('.ts') ? path : `${path}/**/*.ts`

const config = {
  mutate: [sources, '!**/*.test.ts', '!**/testing/**', ...without.map((file) => `!${file}`)],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // Which tests cover a mutant is recorded once; querying the import graph for every mutant takes longer.
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Static values that are created while a file loads (schemas, registries, summaries) need every test again for
  // each mutant: most of the time for the least result. Tables of bounds and recorded inputs cover them.
  ignoreStatic: true,
  // The next run tests only mutants that changed, or whose tests changed.
  incremental: true,
  incrementalFile: `${output}.json`,
  tempDirName: '.cache/mutants/sandbox',
  reporters: ['clear-text', 'progress-append-only', 'html'],
  htmlReporter: { fileName: `${output}.html` },
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  // From the root: without the slash, `data` would leave web/data out, and no test that needs it could be loaded.
  ignorePatterns: ['/.cache', '/data', '/dist', '/docs', '/gallery', '/web/e2e'],
  // The configuration in the root names no sources.
  tsconfigFile: 'none',
  thresholds: { high: 90, low: 80, break: atLeast },
}
export default config
