/** Only listed messages, with the right shape and direction, are accepted (SEC20, ASVS 3.5.5). */
import { expect, test } from 'vitest'
import { readMessage, workerMessages } from './worker-messages.ts'

test('the table holds the seven messages about releases, and the two of a tapped notification', () => {
  expect(Object.keys(workerMessages).sort()).toEqual([
    'CHECK_FOR_UPDATES',
    'GET_VERSION',
    'OPEN_NOTIFICATIONS',
    'OPEN_TASKS',
    'PWA_READY',
    'SKIP_WAITING',
    'SW_UPDATED',
    'SW_UPDATE_AVAILABLE',
    'VERSION_INFO',
  ])
})

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
])('nobody hears %o', (data) => {
  expect(readMessage('worker', data)).toBeNull()
  expect(readMessage('page', data)).toBeNull()
})
