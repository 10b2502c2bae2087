/** The schema of the registration form: the call's own, and the repeated password. */
import * as z from 'zod/mini'
import { api, passwordMinimum } from '#domain/api.ts'
import { texts } from './texts.ts'

const { time_zone, invitation, ...typed } = api.register.request.shape
const required = { error: () => texts.register.confirmationRequired }

export const registerSchema = z
  .object({
    ...typed,
    confirmPassword: z.string(required).check(z.refine(isLongEnough, required)),
  })
  .check(
    z.refine(
      ({ password, confirmPassword }) =>
        !isLongEnough(confirmPassword) || password === confirmPassword,
      { error: () => texts.noMatch, path: ['confirmPassword'], when: () => true },
    ),
  )

export type Registration = z.output<typeof registerSchema>

function isLongEnough(password: string): boolean {
  return Array.from(password).length >= passwordMinimum.registering
}
