/** Sets a new password, by its owner or with a one-time link. Both end all older sessions and all program tokens. */
import type { Context } from 'hono'
import type { CallRequest, CallResponse } from '#domain/api.ts'
import { api } from '#domain/api.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { AuthRouteDeps } from '#server/auth/auth-route-deps.ts'
import { refuseWeak } from '#server/auth/new-password.ts'
import { wrongPassword } from '#server/auth/own-password.ts'
import { HttpError } from '#server/errors.ts'
import { bodyLimit, readJson } from '#server/http/body.ts'
import { note } from '#server/log.ts'

/** This session continues with a new token; all others end with their streams (SEC3). */
export async function changePassword(c: Context<AppEnv>, deps: AuthRouteDeps): Promise<Response> {
  const { config, sessions, cookies, passwords, resetLinks, storedTokens } = deps
  const typed = api.changePassword.request.parse(await readJson(c))
  refuseWeak(typed.newPassword, config)
  const put = await provenPut(c, typed, deps)
  const passwordHash = await passwords.hash(typed.newPassword)
  const { userId } = c.get('session')
  const userAgent = c.req.header('user-agent') ?? ''
  const token = await sessions.openAlone({ userId, userAgent }, () => {
    put(passwordHash)
    resetLinks.forget(userId)
    storedTokens.removeAll(userId)
  })
  cookies.set(c, userId, token)
  note(c, 'password_changed', deps)
  return c.json({} satisfies CallResponse<typeof api.changePassword>)
}

type Typed = Pick<CallRequest<typeof api.changePassword>, 'currentPassword' | 'passkey'>

/** Stores a new password within a commit; throws there if the proof is no longer valid. */
async function provenPut(
  c: Context<AppEnv>,
  { currentPassword, passkey }: Typed,
  { credentials, checkOwnPassword, checkOwnPasskey }: AuthRouteDeps,
): Promise<(passwordHash: string) => void> {
  const { userId } = c.get('session')
  if (passkey !== undefined) {
    const proven = await checkOwnPasskey(c, passkey)
    return (passwordHash) => {
      proven()
      credentials.put(userId, passwordHash)
    }
  }
  const typed = { password: currentPassword ?? '', field: 'currentPassword' }
  const checked = await checkOwnPassword(c, typed)
  return (passwordHash) => {
    // It may have been changed during the hashing: then the verified password is outdated.
    if (!credentials.replace(userId, checked, passwordHash)) throw wrongPassword('currentPassword')
  }
}

/**
 * Does not sign in: the holder of the link need not be the person, and only a typed password shows who it is. The
 * device counts as known from now on, so that guessing cannot lock it out (SEC11).
 */
export async function resetPassword(c: Context<AppEnv>, deps: AuthRouteDeps): Promise<Response> {
  const { config, limits, sessions, passwords, credentials, resetLinks, storedTokens, log } = deps
  limits.passwordReset(c)
  const body = await readJson(c, bodyLimit.open)
  const { token, newPassword } = api.resetPassword.request.parse(body)
  const userId = resetLinks.ownerOf(token)
  if (userId === null) throw linkIsGone()
  refuseWeak(newPassword, config)
  const passwordHash = await passwords.hash(newPassword)
  let tellDevices = (): void => undefined
  await sessions.closeAll(userId, {
    within() {
      if (resetLinks.ownerOf(token) === null) throw linkIsGone()
      resetLinks.forget(userId)
      storedTokens.removeAll(userId)
      credentials.put(userId, passwordHash)
      tellDevices = deps.finishGrowingUp(userId)
    },
  })
  tellDevices()
  deps.knownDevices.remember(c, userId)
  log.info('password_reset', { request: c.get('requestId'), user: userId })
  return c.json({} satisfies CallResponse<typeof api.resetPassword>)
}

function linkIsGone(): HttpError {
  return new HttpError(404, 'not_found', 'This link has been used or has expired')
}
