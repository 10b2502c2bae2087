/** `npm run test:e2e`: only the browser tests, on a fresh build. Arguments are passed to Playwright. */
import { join } from 'node:path'
import { ensureBuilt } from './build-stamp.mjs'
import { findBrowser } from './find-browser.mjs'
import { runHere, toolFile } from './tool.mjs'

const browser = await findBrowser()
const config = join('web', 'e2e', 'playwright.config.ts')
const playwright = [toolFile('playwright'), 'test', '-c', config, ...process.argv.slice(2)]
const ok = browser !== null && ensureBuilt() && runHere(playwright, { CHROMIUM_PATH: browser })
process.exitCode = ok ? 0 : 1
