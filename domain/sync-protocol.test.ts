/** Fields that an older or newer side may omit or add (rules R36, R37). */
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

test('a request without attempts counts as the first attempt', () => {
  expect(exchangeRequest.parse(request)).toEqual({ ...request, attempt: 0 })
})

test('a response with only the fields of the first release is valid', () => {
  expect(exchangeResponse.parse(response)).toEqual({
    ...response,
    settings: { planLimits: true, freeChoiceOfPlan: false, supportUrl: null },
    page: { ...page, forgot: false },
  })
})

test('a refusal with an unknown code stays a refusal', () => {
  const refused = { id: 'm', status: 'rejected', code: 'newer', message: 'No', details: null }
  const { results } = exchangeResponse.parse({ ...response, results: [refused] })
  expect(results).toEqual([{ ...refused, code: 'server_error' }])
})
