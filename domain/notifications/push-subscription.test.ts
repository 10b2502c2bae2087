/** The schemas of a push subscription and of a push: anything else is neither stored nor shown. */
import { expect, test } from 'vitest'
import { pushMessage, pushSubscription } from './push-subscription.ts'

const endpoint = 'https://push.example.org/abc'
const keys = { p256dh: `B${'p-_'.repeat(28)}xy`, auth: 'a'.repeat(22) }

test.each([
  ['as browsers write them', keys],
  ['with the padding that some add', { p256dh: `${keys.p256dh}=`, auth: `${keys.auth}==` }],
])('keys %s are accepted unchanged', (_how, given) => {
  const subscription = { endpoint, keys: given }
  expect(pushSubscription.parse(subscription)).toEqual(subscription)
})

test.each([
  ['no address', { endpoint: 'nowhere', keys }],
  ['an endless address', { endpoint: `${endpoint}${'x'.repeat(1000)}`, keys }],
  ['no keys', { endpoint }],
  ['a key that is cut', { endpoint, keys: { ...keys, p256dh: keys.p256dh.slice(1) } }],
  ['a key with more behind it', { endpoint, keys: { ...keys, p256dh: `${keys.p256dh}==` } }],
  ['a key with more before it', { endpoint, keys: { ...keys, p256dh: ` ${keys.p256dh}` } }],
  [
    'a key of other letters',
    { endpoint, keys: { ...keys, p256dh: keys.p256dh.replace('B', '+') } },
  ],
  ['a secret that is cut', { endpoint, keys: { ...keys, auth: 'a'.repeat(21) } }],
  ['a secret with more behind it', { endpoint, keys: { ...keys, auth: `${keys.auth}===` } }],
  ['a secret with more before it', { endpoint, keys: { ...keys, auth: ` ${keys.auth}` } }],
  ['a secret of other letters', { endpoint, keys: { ...keys, auth: '/'.repeat(22) } }],
])('%s is refused', (_what, given) => {
  expect(pushSubscription.safeParse(given).success).toBe(false)
})

test('a push contains the account and the text, otherwise it is invalid', () => {
  const message = { account: 'maya', body: 'Something new' }
  expect(pushMessage.parse({ ...message, more: 1 })).toEqual(message)
  expect(pushMessage.safeParse({ account: 'maya' }).success).toBe(false)
})
