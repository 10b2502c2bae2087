/** Browser tests in the Chromium that scripts/find-browser.mjs found. Every spec starts a server of its own. */
import { defineConfig } from 'playwright/test'
import { disabledFeatures } from './disabled-features.ts'

const browser = process.env['CHROMIUM_PATH']

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // These run in other browsers, with their own configuration.
  testIgnore: '**/e2e/engines/**',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // Upper limits for hanging tests, for all tests: two of them share two cores, and the machine may have other work.
  timeout: 6 * 60_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    trace: 'off',
    // Animations use most of a machine without a graphics card; tests of motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        // Drawn by the processor: an emulated graphics card takes longer.
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        disabledFeatures,
      ],
    },
  },
})
