/** Checks a new password beyond the schemas of the calls. */
import { COMMON_PASSWORD, isCommonPassword } from '#server/auth/common-passwords.ts'
import type { Config } from '#server/config.ts'
import { HttpError } from '#server/errors.ts'

type Chosen = { readonly password: string; readonly field: string }

/** Throws for a common password, if the settings refuse those. */
export function refuseCommon(
  { password, field }: Chosen,
  { commonPasswords }: Pick<Config, 'commonPasswords'>,
): void {
  if (commonPasswords === 'refuse' && isCommonPassword(password))
    throw new HttpError(400, 'invalid_args', COMMON_PASSWORD).with({
      field,
      reason: 'common_password',
    })
}

/** Throws for a changed password that is shorter than MIN_NEW_PASSWORD, or too common. */
export function refuseWeak(
  newPassword: string,
  config: Pick<Config, 'commonPasswords' | 'minNewPassword'>,
): void {
  const least = config.minNewPassword
  if (Array.from(newPassword).length < least)
    throw new HttpError(
      400,
      'invalid_args',
      `New password must be at least ${least} characters`,
    ).with({
      field: 'newPassword',
    })
  refuseCommon({ password: newPassword, field: 'newPassword' }, config)
}
