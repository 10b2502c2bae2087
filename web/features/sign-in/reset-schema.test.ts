/** The messages of the password-reset form, those of the password change (U1). */
import { expect, test } from 'vitest'
import { resetSchema } from './reset-schema.ts'

function messagesFor(newPassword: string, confirmPassword: string): readonly string[] {
  const parsed = resetSchema.safeParse({ newPassword, confirmPassword })
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message)
}

test('six characters are enough, typed twice', () => {
  expect(messagesFor('yarn-6', 'yarn-6')).toEqual([])
})

test('a short one, a missing confirmation and a different one each have their message', () => {
  expect(messagesFor('yarn5', 'yarn5')).toEqual(['New password must be at least 6 characters'])
  expect(messagesFor('yarn-6', '')).toEqual(['Please confirm your new password'])
  expect(messagesFor('yarn-6', 'yarn-7')).toEqual(["Passwords don't match"])
})
