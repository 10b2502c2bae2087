/** Connects and disconnects the signed-in person's account with the provider; both need a proof (F5). */
import type { Context } from 'hono'
import type { CallResponse } from '#domain/api.ts'
import { oidcApi } from '#domain/users/oidc-api.ts'
import type { AppEnv } from '#server/app-env.ts'
import { keepOneWayIn, waysIn } from '#server/auth/ways-in.ts'
import { HttpError } from '#server/errors.ts'
import { readJson } from '#server/http/body.ts'
import { note } from '#server/log.ts'
import type { OidcDeps } from './oidc-deps.ts'
import { OidcError } from './provider.ts'

const SETTINGS = '/settings?tab=security'

/** The browser then goes to the provider by itself. A page of another site cannot start this. */
export async function connectProvider(c: Context<AppEnv>, deps: OidcDeps): Promise<Response> {
  const { provider, cookie, limits, store } = deps
  limits.provider(c)
  const body = oidcApi.connectProvider.request.parse(await readJson(c))
  const prove = await deps.requireReauth(c, body)
  prove()
  const { userId: user, tokenHash: session } = c.get('session')
  if (store.get('users', user)?.is_made)
    throw new HttpError(403, 'forbidden', 'A child without e-mail signs in with a code')
  const { address, secrets } = await provider.begin().catch((error: unknown) => {
    if (!(error instanceof OidcError)) throw error
    throw new HttpError(503, 'provider_down', `${provider.name} does not answer now`)
  })
  cookie.set(c, { stage: 'asked', secrets, returnTo: SETTINGS, connecting: { user, session } })
  return c.json({ address } satisfies CallResponse<typeof oidcApi.connectProvider>)
}

export async function disconnectProvider(c: Context<AppEnv>, deps: OidcDeps): Promise<Response> {
  const { writer, links } = deps
  const body = oidcApi.disconnectProvider.request.parse(await readJson(c))
  const prove = await deps.requireReauth(c, body)
  const { userId } = c.get('session')
  await writer.run(
    () => {
      prove()
      keepOneWayIn(waysIn(deps, userId), ({ kind }) => kind === 'provider')
      links.remove(userId)
    },
    { around: userId },
  )
  note(c, 'oidc_disconnected', deps)
  return c.json({} satisfies CallResponse<typeof oidcApi.disconnectProvider>)
}
