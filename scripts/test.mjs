/** `npm test`: runs all checks and tests, then prints a summary. `--quick` skips the browser tests. */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, requireNode, root } from './install.mjs'

requireNode()
ensureInstalled()
// These import installed packages, so they are loaded only now.
const { ensureBuilt } = await import('./build-stamp.mjs')
const { findBrowser } = await import('./find-browser.mjs')
const { findPostgres } = await import('./find-postgres.mjs')
const { engineVariables, findEngines } = await import('./find-engines.mjs')
const { closing, countPlaywright, countVitest, failuresVitest } = await import('./test-count.mjs')
const { runHere, toolFile } = await import('./tool.mjs')

const quick = process.argv.includes('--quick')
const reports = join(root, '.cache', 'test')
const unitReport = join(reports, 'unit.json')
const postgresReport = join(reports, 'postgres.json')
const noTests = { passed: 0, failed: 0 }

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
// Searched first, so that a missing browser is reported before the long checks.
const browser = quick ? null : await findBrowser()

const postgres = await findPostgres()

const steps = [check(), unitTests(), ...postgresTests(), build()]
if (!quick) steps.push(browserTests(), ...engineTests())
steps.push(sizes())

const failures = steps.filter(({ ok }) => !ok).map(({ name }) => name)
const { line, ok } = closing(steps)
if (failures.length > 0) console.log(`\nNot in order: ${failures.join(', ')}`)
for (const failure of [unitReport, postgresReport].flatMap(failuresVitest)) console.log(failure)
console.log(`\n${line}`)
process.exitCode = ok ? 0 : 1

function check() {
  announce('check')
  return { name: 'check', ok: runHere([join('scripts', 'check.mjs')]), ...noTests }
}

function unitTests() {
  announce('unit tests')
  const ok = runVitest(unitReport, ['--project=node', '--project=dom', '--project=alone'])
  return { name: 'unit tests', ok, ...counted(countVitest(unitReport)) }
}

/** Repeats the tests of the server's data on PostgreSQL, if there is one here. */
function postgresTests() {
  if (postgres === null) return []
  announce('the server on PostgreSQL')
  const ok = runVitest(postgresReport, ['--project=postgres'], { TEST_DATABASE_URL: postgres })
  return [{ name: 'the server on PostgreSQL', ok, ...counted(countVitest(postgresReport)) }]
}

/** @param {string} report @param {readonly string[]} projects @param {Record<string, string>} variables */
function runVitest(report, projects, variables = {}) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return runHere([toolFile('vitest'), 'run', ...projects, ...reporters], variables)
}

function build() {
  announce('build')
  return { name: 'build', ok: ensureBuilt(), ...noTests }
}

function browserTests() {
  announce('browser tests')
  if (!browser) return { name: 'browser tests', ok: false, ...noTests }
  // `npm run test:e2e` runs all of them, with every width.
  return coreTests('browser tests', join('web', 'e2e'), { CHROMIUM_PATH: browser })
}

/** The main guarantee in WebKit and Firefox, if they are installed: `npm run test:engines` installs them, and runs more. */
function engineTests() {
  announce('other engines')
  const engines = findEngines()
  const missing = Object.entries(engineVariables).filter(([, variable]) => !(variable in engines))
  if (missing.length > 0)
    console.log(`Not tried, as not installed: ${missing.map(([name]) => name).join(', ')}`)
  if (Object.keys(engines).length === 0) return []
  return [coreTests('other engines', join('web', 'e2e', 'engines'), engines)]
}

/** The essential tests of a folder. @param {string} name @param {string} folder @param {Record<string, string>} browsers */
function coreTests(name, folder, browsers) {
  const report = join(reports, `${name}.json`)
  const config = join(folder, 'playwright.config.ts')
  const playwright = [toolFile('playwright'), 'test', '-c', config, '--grep=@core']
  const ok = runHere([...playwright, '--reporter=list,json'], {
    ...browsers,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  return { name, ok, ...counted(countPlaywright(report)) }
}

function sizes() {
  announce('sizes')
  return { name: 'sizes', ok: runHere([join('scripts', 'check-size.mjs')]), ...noTests }
}

/** A stage that ran no test at all is broken, not passed. @param {import('./test-count.mjs').Count} count */
function counted(count) {
  return count.passed + count.failed > 0 ? count : { passed: 0, failed: 1 }
}

/** @param {string} title */
function announce(title) {
  console.log(`\n== ${title}`)
}
