/** The tests of the engines that scripts/find-engines.mjs found, each test in each engine. */
import { defineConfig } from 'playwright/test'
import type { EngineOptions } from './fixtures.ts'

const engines = [
  { name: 'webkit', path: process.env['MINI_BROWSER_PATH'] },
  { name: 'firefox', path: process.env['FIREFOX_PATH'] },
] as const

/** Under automation WebKit keeps everything in memory, and refuses nothing before that is full. */
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
  // A device is a browser of its own here: slower to start than a window, above all where the machine has other work.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  projects: engines.flatMap(({ name, path }) =>
    path === undefined
      ? []
      : [{ name, testIgnore: impossible[name], use: { engine: { name, path } } }],
  ),
})
