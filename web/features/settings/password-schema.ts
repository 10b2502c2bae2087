/** The schema of the form for a new password. */
import * as z from 'zod/mini'
import { api } from '#domain/api.ts'
import { settingsTexts } from './texts.ts'

const texts = settingsTexts.passwordForm
const required = { error: () => texts.confirmRequired }

export const passwordSchema = z
  .object({
    ...api.changePassword.request.shape,
    confirmPassword: z.string(required).check(z.minLength(1, required)),
  })
  .check(
    z.refine(
      ({ newPassword, confirmPassword }) =>
        confirmPassword === '' || newPassword === confirmPassword,
      { error: () => texts.noMatch, path: ['confirmPassword'], when: () => true },
    ),
  )
