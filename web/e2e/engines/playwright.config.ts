/** The tests of the engines that scripts/find-engines.mjs found, each test in each engine. */
import { defineConfig } from 'playwright/test'
import type { EngineOptions } from './fixtures.ts'

const engines = [
  { name: 'webkit', path: process.env['MINI_BROWSER_PATH'] },
  { name: 'firefox', path: process.env['FIREFOX_PATH'] },
] as const

/** Under automation WebKit stores everything in memory, and has no quota before that is full. */
const impossible: Readonly<Record<EngineOptions['engine']['name'], string[]>> = {
  webkit: ['**/storage.spec.ts'],
  firefox: [],
}

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../../test-results/engines',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // Each device is a separate browser here: slower to start than a window, above all on a busy machine.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  projects: engines.flatMap(({ name, path }) =>
    path === undefined
      ? []
      : [{ name, testIgnore: impossible[name], use: { engine: { name, path } } }],
  ),
})
