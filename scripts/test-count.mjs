/** Counts passed and failed tests in the reports of vitest and Playwright. */
import { readFileSync } from 'node:fs'

/** @typedef {{ readonly passed: number, readonly failed: number }} Count */

const none = { passed: 0, failed: 0 }

/** A file that could not be loaded has no tests, but counts as failed. @param {string} file @returns {Count} */
export function countVitest(file) {
  const report = readReport(file)
  if (!report) return none
  const broken = report.testResults.filter(
    /** @param {{ status: string, assertionResults: readonly { status: string }[] }} suite */
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/** A flaky test passed only when repeated, so it counts as failed. @param {string} file @returns {Count} */
export function countPlaywright(file) {
  const report = readReport(file)
  if (!report) return none
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: unexpected + flaky }
}

/**
 * The summary line, and whether everything passed. A step that failed without a failed test (types, lint, the build, an error
 * between tests) counts as one failure, so that the line never says 0 when the run failed.
 * @param {readonly (Count & { readonly ok: boolean })[]} steps
 */
export function closing(steps) {
  const passed = steps.reduce((total, step) => total + step.passed, 0)
  const failed = steps.reduce(
    (total, step) => total + (step.ok ? step.failed : Math.max(step.failed, 1)),
    0,
  )
  return { line: `${passed} passed, ${failed} failed`, ok: failed === 0 && passed > 0 }
}

/** Null if the run ended before it could write one. @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
