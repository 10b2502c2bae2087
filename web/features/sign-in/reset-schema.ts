/** The schema of the password-reset form: the new password, twice. */
import * as z from 'zod/mini'
import { api } from '#domain/api.ts'
import { texts } from './texts.ts'

const required = { error: () => texts.reset.confirmationRequired }

export const resetSchema = z
  .object({
    newPassword: api.resetPassword.request.shape.newPassword,
    confirmPassword: z.string(required).check(z.minLength(1, required)),
  })
  .check(
    z.refine(
      ({ newPassword, confirmPassword }) =>
        confirmPassword === '' || newPassword === confirmPassword,
      { error: () => texts.noMatch, path: ['confirmPassword'], when: () => true },
    ),
  )
