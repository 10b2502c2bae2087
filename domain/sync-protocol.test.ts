/** What an older or newer side may leave out or add, and still be understood (rules R36, R37). */
import { expect, test } from 'vitest'
import { exchangeRequest, exchangeResponse } from './sync-protocol.ts'
import { idOf, monday } from './testing/make.ts'

const request = {
  mitten: 1,
  account: idOf('Maya'),
  cursor: null,
  acknowledged: null,
  mutations: [],
}
const page = { base: null, cursor: 'a.1', reset: true, more: false, put: {}, gone: {} }
const response = {
  mitten: 1,
  account: idOf('Maya'),
  now: monday,
  settings: { planLimits: true },
  results: [],
  page,
}

test('a device that does not count its attempts has made none', () => {
  expect(exchangeRequest.parse(request)).toEqual({ ...request, attempt: 0 })
})

test('a server that says no more than the first release did is understood', () => {
  expect(exchangeResponse.parse(response)).toEqual({
    ...response,
    settings: { planLimits: true, freeChoiceOfPlan: false, supportUrl: null },
    page: { ...page, forgot: false },
  })
})

test('a refusal of a kind that this release does not know stays a refusal', () => {
  const refused = { id: 'm', status: 'rejected', code: 'newer', message: 'No', details: null }
  const { results } = exchangeResponse.parse({ ...response, results: [refused] })
  expect(results).toEqual([{ ...refused, code: 'server_error' }])
})
