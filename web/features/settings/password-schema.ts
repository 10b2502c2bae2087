/** The schema of the form for a new password. */
import * as z from 'zod/mini'
import { api } from '#domain/api.ts'
import { assertion } from '#domain/users/passkey.ts'
import { settingsTexts } from './texts.ts'

const { confirmRequired, currentRequired, noMatch } = settingsTexts.passwordForm
const { newPassword } = api.changePassword.request.shape

export const passwordSchema = z
  .object({
    currentPassword: z.string(),
    /** Given instead of the current password (A21). */
    passkey: z.nullable(assertion),
    newPassword,
    confirmPassword: z.string(confirmRequired).check(z.minLength(1, confirmRequired)),
  })
  .check(
    z.refine(({ currentPassword, passkey }) => passkey !== null || currentPassword !== '', {
      message: currentRequired,
      path: ['currentPassword'],
      when: () => true,
    }),
    z.refine(
      ({ newPassword, confirmPassword }) =>
        confirmPassword === '' || newPassword === confirmPassword,
      { message: noMatch, path: ['confirmPassword'], when: () => true },
    ),
  )
