/** The schema of the form for a new password. */
import * as z from 'zod/mini'
import { api } from '#domain/api.ts'
import { assertion } from '#domain/users/passkey.ts'
import { settingsTexts } from './texts.ts'

const texts = settingsTexts.passwordForm
const required = { error: () => texts.confirmRequired }
const { newPassword } = api.changePassword.request.shape

export const passwordSchema = z
  .object({
    currentPassword: z.string(),
    /** Given in place of the current password (A21). */
    passkey: z.nullable(assertion),
    newPassword,
    confirmPassword: z.string(required).check(z.minLength(1, required)),
  })
  .check(
    z.refine(({ currentPassword, passkey }) => passkey !== null || currentPassword !== '', {
      error: () => texts.currentRequired,
      path: ['currentPassword'],
      when: () => true,
    }),
    z.refine(
      ({ newPassword, confirmPassword }) =>
        confirmPassword === '' || newPassword === confirmPassword,
      { error: () => texts.noMatch, path: ['confirmPassword'], when: () => true },
    ),
  )
