/** Refuses the most common passwords, from a list shipped with the server. */
import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordMinimum } from '#domain/api.ts'

const COUNT = 3000

/** For each minimum length, the most common ones that reach it; the list is in lower case, in order of frequency. */
const common = new Set(
  Object.values(passwordMinimum).flatMap((minimum) =>
    dictionary['passwords-common'].filter((password) => password.length >= minimum).slice(0, COUNT),
  ),
)

export const COMMON_PASSWORD = 'Please choose a less common password'

export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase())
}
