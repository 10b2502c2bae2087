/** The schema of the form for a new password. */
import * as z from 'zod/mini'
import { api } from '#domain/api.ts'
import { settingsTexts } from './texts.ts'

const { confirmRequired, noMatch } = settingsTexts.passwordForm

export const passwordSchema = z
  .object({
    ...api.changePassword.request.shape,
    confirmPassword: z.string(confirmRequired).check(z.minLength(1, confirmRequired)),
  })
  .check(
    z.refine(
      ({ newPassword, confirmPassword }) =>
        confirmPassword === '' || newPassword === confirmPassword,
      { message: noMatch, path: ['confirmPassword'], when: () => true },
    ),
  )
