/** The dependencies of the routes for signing in by the provider. */
import type { AuthRouteDeps } from '#server/auth/auth-route-deps.ts'
import type { Database } from '#server/store/database.ts'
import type { ApplyAdminClaim } from './apply-admin-claim.ts'
import type { OidcLinks } from './oidc-links.ts'
import type { Provider } from './provider.ts'
import type { SealedCookie } from './sealed-cookie.ts'

export type OidcDeps = AuthRouteDeps & {
  readonly database: Database
  readonly provider: Provider
  readonly links: OidcLinks
  readonly cookie: SealedCookie
  readonly applyAdminClaim: ApplyAdminClaim
}
