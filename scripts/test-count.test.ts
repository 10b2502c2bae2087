/** The summary of `npm test` counts every step correctly. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from '#server/testing/make-folder.ts'
import { closing, countPlaywright, countVitest, failuresVitest } from './test-count.mjs'

test('the closing line sums what every step passed and failed', () => {
  const steps = [
    { ok: true, passed: 40, failed: 0 },
    { ok: false, passed: 7, failed: 2 },
  ]
  expect(closing(steps)).toEqual({ line: '47 passed, 2 failed', ok: false })
})

test('a step that failed without a failed test counts as one failure', () => {
  const steps = [
    { ok: false, passed: 0, failed: 0 },
    { ok: true, passed: 3, failed: 0 },
  ]
  expect(closing(steps)).toEqual({ line: '3 passed, 1 failed', ok: false })
})

test('a run without any test is not a success', () => {
  expect(closing([{ ok: true, passed: 0, failed: 0 }])).toEqual({
    line: '0 passed, 0 failed',
    ok: false,
  })
})

test('a failed test counts and is named with its file and why, a file that could not be loaded too', () => {
  const report = reportFile({
    numPassedTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: 'No such module\nat a',
        assertionResults: [],
      },
      {
        name: 'b.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'holds', failureMessages: [] },
          { status: 'failed', fullName: 'breaks', failureMessages: ['expected 1\nat b'] },
        ],
      },
      { name: 'c.test.ts', status: 'passed', assertionResults: [] },
    ],
  })
  expect(countVitest(report)).toEqual({ passed: 1, failed: 2 })
  expect(failuresVitest(report)).toEqual([
    'a.test.ts: No such module',
    'b.test.ts: breaks: expected 1',
  ])
})

test('a browser test that passed only when repeated counts as failed', () => {
  const report = reportFile({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } })
  expect(countPlaywright(report)).toEqual({ passed: 4, failed: 2 })
})

test('a report that was never written contains no tests', () => {
  expect(countVitest('no-such-report.json')).toEqual({ passed: 0, failed: 0 })
})

function reportFile(report: unknown): string {
  const file = join(makeFolder(), 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}
