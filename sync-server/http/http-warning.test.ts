/** The log warns about missing https, and only then. */
import { expect, test } from 'vitest'
import { httpWarning } from './http-warning.ts'

test('without https the log says what will not work (SEC21)', () => {
  expect(httpWarning('http://192.168.0.2:8080')).toMatch('will not work offline')
  expect(httpWarning('http://mitten.local')).toMatch('will not work offline')
})

test('over https, or on this computer only, there is no warning (SEC21)', () => {
  for (const origin of ['https://mitten.example.org', 'http://localhost:8080', 'http://[::1]:8080'])
    expect(httpWarning(origin)).toBeNull()
})
