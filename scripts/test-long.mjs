/** `npm run test:long`: the tests that take minutes, on both databases, then every browser test. */
import { join } from 'node:path'
import { findPostgres } from './find-postgres.mjs'
import { runHere, toolFile } from './tool.mjs'

/** @param {string} project @param {Record<string, string>} [variables] */
function runProject(project, variables) {
  return runHere([toolFile('vitest'), 'run', `--project=${project}`], variables)
}

const onFiles = runProject('long')
const postgres = onFiles ? await findPostgres() : null
const ok =
  onFiles &&
  (postgres === null || runProject('postgres-long', { TEST_DATABASE_URL: postgres })) &&
  runHere([join('scripts', 'test-browser.mjs')])
process.exitCode = ok ? 0 : 1
