/** Paging, as decision A10 says it. */
import { expect, test } from 'vitest'
import { pageRequest, paginationOf, placeOf } from '#domain/paging.ts'

test.each([
  [{}, { page: 1, limit: 20, offset: 0 }],
  [
    { page: '3', limit: '50' },
    { page: 3, limit: 50, offset: 100 },
  ],
  [{ limit: '100' }, { page: 1, limit: 100, offset: 0 }],
  [
    { page: '2', limit: '101' },
    { page: 2, limit: 100, offset: 100 },
  ],
])('%j asks for %j', (query, place) => {
  expect(placeOf(pageRequest.parse(query))).toEqual(place)
})

test.each(['0', '-1', '1.5', 'one', '', '1e3', '9999999999'])('%j is no page', (page) => {
  expect(pageRequest.safeParse({ page }).error?.issues[0]?.message).toBe(
    'page must be a whole number from 1',
  )
})

test.each([
  [0, 0],
  [1, 1],
  [20, 1],
  [21, 2],
])('%i rows are %i pages of twenty', (total, pages) => {
  const asked = { page: 1, limit: 20 }
  expect(paginationOf(asked, total)).toEqual({ page: 1, pages, total, limit: 20 })
})
