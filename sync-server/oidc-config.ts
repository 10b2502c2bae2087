/** The settings for signing in by an OpenID Connect provider (A24): part of the settings in config.ts. */
import * as z from 'zod/mini'
import { isIssuer, isPairOfClaim, oneOf } from '#server/config-values.ts'

export type OidcConfig = {
  /** As `URL` writes it; links are stored under it. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The name on the button. */
  readonly name: string
  /** Whether people without an account get one. */
  readonly signup: boolean
  /** Whether an account with the same verified address may be connected by its password. */
  readonly linksByEmail: boolean
  /** The claim, and the value in it, that makes a person an admin; null if the provider has no say in that. */
  readonly admin: { readonly claim: string; readonly value: string } | null
}

const MAX_NAME = 40

export const oidcVariables = {
  OIDC_ISSUER: z.optional(
    z
      .string()
      .check(
        z.refine(
          isIssuer,
          'must be https://host/path without query (http only for this computer, such as http://localhost:9000)',
        ),
      ),
  ),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  OIDC_NAME: z.optional(
    z.string().check(z.maxLength(MAX_NAME, `must be at most ${MAX_NAME} characters`)),
  ),
  OIDC_SIGNUP: oneOf(['on', 'off'], 'off'),
  OIDC_LINK: oneOf(['email', 'off'], 'off'),
  OIDC_ADMIN: z.optional(
    z.string().check(z.refine(isPairOfClaim, 'must be claim:value, such as groups:mitten-admins')),
  ),
  PASSWORD_LOGIN: oneOf(['on', 'off'], 'on'),
}

type OidcVariables = z.output<z.ZodMiniObject<typeof oidcVariables>> & {
  readonly PUBLIC_URL?: string | undefined
}

export function oidcFaultsIn(set: OidcVariables): readonly string[] {
  const faults: string[] = []
  const needed = [set.OIDC_ISSUER, set.OIDC_CLIENT_ID, set.OIDC_CLIENT_SECRET]
  const given = needed.filter((value) => value !== undefined).length
  if (given > 0 && given < needed.length)
    faults.push('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together')
  if (given === needed.length && set.PUBLIC_URL === undefined)
    faults.push('PUBLIC_URL must be set with OIDC_ISSUER: the provider sends people back to it')
  if (given > 0) return faults
  const isAny =
    set.OIDC_NAME !== undefined ||
    set.OIDC_ADMIN !== undefined ||
    set.OIDC_SIGNUP === 'on' ||
    set.OIDC_LINK === 'email'
  if (isAny)
    faults.push(
      'OIDC_NAME, OIDC_SIGNUP, OIDC_LINK and OIDC_ADMIN have no effect without OIDC_ISSUER',
    )
  if (set.PASSWORD_LOGIN === 'off')
    faults.push('PASSWORD_LOGIN can be off only with OIDC_ISSUER: nobody could sign in')
  return faults
}

export function oidcFrom(set: OidcVariables): OidcConfig | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = set
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return null
  const url = new URL(issuer)
  return {
    issuer: url.href,
    clientId,
    clientSecret,
    name: set.OIDC_NAME ?? url.hostname,
    signup: set.OIDC_SIGNUP === 'on',
    linksByEmail: set.OIDC_LINK === 'email',
    admin: set.OIDC_ADMIN === undefined ? null : pairFrom(set.OIDC_ADMIN),
  }
}

/** At the last colon, because the names of some claims are addresses. */
function pairFrom(pair: string): NonNullable<OidcConfig['admin']> {
  const at = pair.lastIndexOf(':')
  return { claim: pair.slice(0, at), value: pair.slice(at + 1) }
}
