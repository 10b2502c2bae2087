/**
 * `npm run test:engines`: tests the built app in WebKit and Firefox, which it installs on Debian. Arguments are passed
 * to Playwright.
 */
import { join } from 'node:path'
import { ensureBuilt } from './build-stamp.mjs'
import { ensureEngines } from './find-engines.mjs'
import { runHere, toolFile } from './tool.mjs'

const engines = ensureEngines()
const config = join('web', 'e2e', 'engines', 'playwright.config.ts')
const playwright = [toolFile('playwright'), 'test', '-c', config, ...process.argv.slice(2)]
const ok = engines !== null && ensureBuilt() && runHere(playwright, engines)
process.exitCode = ok ? 0 : 1
