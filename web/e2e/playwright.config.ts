/** Browser tests in the Chromium that scripts/find-browser.mjs found. Every spec starts a server of its own. */
import { defineConfig } from 'playwright/test'

const browser = process.env['CHROMIUM_PATH']

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // Two tests share two cores, and the machine may have other work: patience costs nothing where all is well.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    trace: 'off',
    // Drawing what moves takes most of a machine without a graphics card; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
})
