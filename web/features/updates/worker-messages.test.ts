/** Only listed messages, with the right shape and direction, are accepted (SEC20, ASVS 3.5.5). */
import { expect, test } from 'vitest'
import { readMessage } from './worker-messages.ts'

test.each([
  [{ type: 'GET_VERSION' }],
  [{ type: 'CHECK_FOR_UPDATES' }],
  [{ type: 'SKIP_WAITING' }],
  [{ type: 'PWA_READY', payload: { version: '1.0.0' } }],
])('the worker hears %o', (message) => {
  expect(readMessage('worker', message)).toEqual(message)
  expect(readMessage('page', message)).toBeNull()
})

test.each([
  [{ type: 'SW_UPDATE_AVAILABLE' }],
  [{ type: 'SW_UPDATED', payload: { version: '1.0.0' } }],
  [{ type: 'VERSION_INFO', payload: { version: '1.0.0', update: 'none' } }],
  [{ type: 'OPEN_NOTIFICATIONS' }],
  [{ type: 'OPEN_NOTIFICATIONS', payload: { account: 'maya' } }],
  [{ type: 'OPEN_TASKS' }],
  [{ type: 'OPEN_TASKS', payload: { account: 'maya' } }],
])('the page hears %o', (message) => {
  expect(readMessage('page', message)).toEqual(message)
  expect(readMessage('worker', message)).toBeNull()
})

test.each([
  [undefined],
  [null],
  ['SKIP_WAITING'],
  [{}],
  [{ type: 'toString' }],
  [{ type: ['SKIP_WAITING'] }],
  [{ type: 'SKIP_WAITING', payload: 'now' }],
  [{ type: 'PWA_READY' }],
  [{ type: 'PWA_READY', payload: { version: 1 } }],
  [{ type: 'OPEN_TASKS', payload: { account: 1 } }],
])('nobody hears %o', (data) => {
  expect(readMessage('worker', data)).toBeNull()
  expect(readMessage('page', data)).toBeNull()
})
