/** The messages of the form for a new password, literally (U1). */
import { expect, test } from 'vitest'
import { passwordSchema } from './password-schema.ts'

const passkey = {
  id: 'a',
  rawId: 'a',
  type: 'public-key',
  response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' },
} as const
const typed = {
  currentPassword: 'old one',
  passkey: null as typeof passkey | null,
  newPassword: 'sixsix',
  confirmPassword: 'sixsix',
}

function messagesFor(change: Partial<typeof typed>) {
  const { error } = passwordSchema.safeParse({ ...typed, ...change })
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
}

test('six characters are enough for a new password', () => {
  expect(messagesFor({})).toEqual([])
})

test('the current password is required, or a passkey (A21)', () => {
  expect(messagesFor({ currentPassword: '' })).toEqual([
    ['currentPassword', 'Current password is required'],
  ])
  expect(messagesFor({ currentPassword: '', passkey })).toEqual([])
})

test('five characters are too few', () => {
  expect(messagesFor({ newPassword: 'fives', confirmPassword: 'fives' })).toEqual([
    ['newPassword', 'New password must be at least 6 characters'],
  ])
})

test('the confirmation is required, and only then compared', () => {
  expect(messagesFor({ confirmPassword: '' })).toEqual([
    ['confirmPassword', 'Please confirm your new password'],
  ])
  expect(messagesFor({ confirmPassword: 'sixsiX' })).toEqual([
    ['confirmPassword', "Passwords don't match"],
  ])
})
