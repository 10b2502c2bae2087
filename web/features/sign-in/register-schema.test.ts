/** The messages of the registration form (U1). */
import { expect, test } from 'vitest'
import { registerSchema } from './register-schema.ts'

const typed = {
  username: 'maya',
  email: 'maya@ellis.family',
  name: 'Maya Ellis',
  password: 'correct-horse',
  confirmPassword: 'correct-horse',
  plan: 'pro',
}

function messagesFor(changed: Partial<typeof typed>): readonly string[] {
  const parsed = registerSchema.safeParse({ ...typed, ...changed })
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message)
}

test('a complete form passes', () => {
  expect(messagesFor({})).toEqual([])
})

test('a short confirmation is required, a long one must match', () => {
  expect(messagesFor({ confirmPassword: 'short' })).toEqual(['Password confirmation is required'])
  expect(messagesFor({ confirmPassword: 'another-horse' })).toEqual(["Passwords don't match"])
})

test('passwords are compared even while other fields are wrong', () => {
  expect(messagesFor({ username: 'm', confirmPassword: 'another-horse' })).toEqual([
    'Username must be at least 3 characters',
    "Passwords don't match",
  ])
})
