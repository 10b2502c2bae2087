/** A link to the subscribe page cannot redirect to another site (S2). */
import { expect, test } from 'vitest'
import { plansPath } from '#web/shared/plans/plans-path.ts'
import { returnPath } from './return-path.ts'

test.each([
  '/rewards',
  '/tasks?new=1',
  '/settings?tab=subscription',
  '/points?kind=loans#top',
  '/',
])('returns to %s, a path of this app', (path) => {
  expect(returnPath(path)).toBe(path)
})

test.each([
  null,
  '',
  'rewards',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'data:text/html,hello',
])('refuses %j', (path) => {
  expect(returnPath(path)).toBe(plansPath)
})
