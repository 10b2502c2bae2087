/** Browser tests in the Chromium that scripts/find-browser.mjs found. Every spec starts a server of its own. */
import { defineConfig } from 'playwright/test'

const browser = process.env['CHROMIUM_PATH']

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    trace: 'off',
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
