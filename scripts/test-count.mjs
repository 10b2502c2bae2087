/** Counts passed and failed tests in the reports of vitest and Playwright, and names those that failed. */
import { readFileSync } from 'node:fs'

/** @typedef {{ readonly passed: number, readonly failed: number }} Count */

const none = { passed: 0, failed: 0 }

/** A file that could not be loaded has no tests, but counts as failed. @param {string} file @returns {Count} */
export function countVitest(file) {
  const report = readReport(file)
  return report ? { passed: report.numPassedTests, failed: failuresVitest(file).length } : none
}

/** Each failed test with its file and the first line of its message, as the output of a run is long. @param {string} file */
export function failuresVitest(file) {
  const report = readReport(file)
  if (!report) return []
  return report.testResults.flatMap(
    /** @param {{ name: string, status: string, message?: string, assertionResults: readonly { status: string, fullName: string, failureMessages: readonly string[] }[] }} suite */
    ({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      if (failed.length > 0)
        return failed.map(
          (test) => `${name}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`,
        )
      return status === 'failed' ? [`${name}: ${firstLine(message)}`] : []
    },
  )
}

/** @param {string | undefined} text */
function firstLine(text) {
  return (text ?? '').split('\n')[0]
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
