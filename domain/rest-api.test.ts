/** The calls of the API: each has its own route, and its declared pagination holds. */
import { expect, test } from 'vitest'
import { adminApi } from './admin/admin-api.ts'
import { api, newPassword } from './api.ts'
import { pushApi } from './notifications/push-api.ts'
import { pageQuery, restApi } from './rest-api.ts'

test('no two calls share method and path', () => {
  const calls = [api, restApi, adminApi, pushApi].flatMap((each) => Object.values(each))
  const lines = calls.map(({ method, path }) => `${method} ${path}`)
  expect(lines.length).toBeGreaterThan(30)
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([])
})

test.each([
  [{}, {}],
  [
    { limit: '5', page: '3' },
    { limit: 5, page: 3 },
  ],
  [{ limit: '1' }, { limit: 1 }],
  [{ limit: '100' }, { limit: 100 }],
])('%j requests the page %j (A10)', (query, asked) => {
  expect(pageQuery.parse(query)).toEqual(asked)
})

test.each([
  [{ page: '0' }, 'page must be a whole number from 1'],
  [{ page: '1.5' }, 'page must be a whole number from 1'],
  [{ page: '' }, 'page must be a whole number from 1'],
  [{ page: 'x1' }, 'page must be a whole number from 1'],
  [{ limit: '0' }, 'limit must be a whole number from 1 to 100'],
  [{ limit: '101' }, 'limit must be a whole number from 1 to 100'],
  [{ limit: '-1' }, 'limit must be a whole number from 1 to 100'],
])('%j is refused: %s', (query, message) => {
  expect(pageQuery.safeParse(query).error?.issues[0]?.message).toBe(message)
})

test.each([
  ['1234567', 'Password must be at least 8 characters'],
  ['12345678', undefined],
  ['x'.repeat(513), expect.any(String)],
  [' Zoë 123', undefined],
])('the new password %s gives %s (A8)', (password, message) => {
  expect(newPassword.safeParse(password).error?.issues[0]?.message).toEqual(message)
})
