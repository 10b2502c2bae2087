/** How people sign in on this server, and how one person can. */
import type { Context } from 'hono'
import type { CallResponse } from '#domain/api.ts'
import type { oidcApi } from '#domain/users/oidc-api.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { Credentials } from '#server/auth/credentials.ts'
import type { OidcLinks } from '#server/auth/oidc/oidc-links.ts'
import type { Provider } from '#server/auth/oidc/provider.ts'
import type { StoredPasskeys } from '#server/auth/passkeys/stored-passkeys.ts'
import type { Config } from '#server/config.ts'
import { HttpError } from '#server/errors.ts'
import { answerJson } from '#server/http/answer-json.ts'

type Deps = {
  readonly config: Config
  readonly credentials: Credentials
  readonly storedPasskeys: StoredPasskeys
  /** Null without a provider. */
  readonly oidc: { readonly provider: Provider; readonly links: OidcLinks } | null
}

export function createSignInOptions({ config, credentials, storedPasskeys, oidc }: Deps) {
  async function acceptsPasswords(): Promise<boolean> {
    return config.passwordLogin || oidc === null || !(await oidc.provider.isUp())
  }

  return {
    async refuseWithoutPasswords(): Promise<void> {
      if (await acceptsPasswords()) return
      const text = `Passwords are not used here: continue with ${oidc?.provider.name}`
      throw new HttpError(403, 'password_login_off', text)
    },
    async showOptions(c: Context<AppEnv>): Promise<Response> {
      const shown = oidc && { name: oidc.provider.name, creates_accounts: oidc.provider.signup }
      return c.json({
        password: await acceptsPasswords(),
        register: config.passwordLogin && config.registration !== 'closed',
        provider: shown,
      } satisfies CallResponse<typeof oidcApi.signInOptions>)
    },
    showWaysIn(c: Context<AppEnv>): Response | Promise<Response> {
      const { userId } = c.get('session')
      const provider = oidc && {
        name: oidc.provider.name,
        connected_at: oidc.links.connectedAt(userId),
      }
      const ways = {
        password: typeof credentials.findById(userId)?.passwordHash === 'string',
        passkeys: storedPasskeys.list(userId).map(({ address }) => address),
        provider,
      }
      return answerJson(c, ways satisfies CallResponse<typeof oidcApi.waysIn>)
    },
  }
}
