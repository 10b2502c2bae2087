/** The schema of the password-reset form: the new password, twice. */
import * as z from 'zod/mini'
import { api } from '#domain/api.ts'
import { texts } from './texts.ts'

const { confirmationRequired } = texts.reset

export const resetSchema = z
  .object({
    newPassword: api.resetPassword.request.shape.newPassword,
    confirmPassword: z.string(confirmationRequired).check(z.minLength(1, confirmationRequired)),
  })
  .check(
    z.refine(
      ({ newPassword, confirmPassword }) =>
        confirmPassword === '' || newPassword === confirmPassword,
      { message: texts.noMatch, path: ['confirmPassword'], when: () => true },
    ),
  )
