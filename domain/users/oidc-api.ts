/** Calls about signing in by an OpenID Connect provider. Separate from api.ts, so that only their screens load them. */
import * as z from 'zod/mini'
import type { Call } from '#domain/api.ts'
import { proof, signedIn } from '#domain/api.ts'

/** Addresses that the server answers and to which the browser navigates (A25). */
export const OIDC_START = '/auth/oidc'
/** The provider is configured to send people back to this address. */
export const OIDC_CALLBACK = '/auth/oidc/callback'
/** The page of the app that shows the outcome. */
export const OIDC_OUTCOME_PAGE = '/provider'

const oidcProblems = [
  /** The provider does not answer. */
  'down',
  /** The person declined at the provider. */
  'cancelled',
  /** The provider, or its answer, could not be accepted. */
  'refused',
  /** The sign-in began in another browser, was finished already, or took too long. */
  'elsewhere',
  /** No account here is connected, and the server creates none. */
  'no_account',
  /** An account has this address, and can be connected only in its settings. */
  'known_address',
  /** Another account is connected already. */
  'taken',
] as const
export type OidcProblem = (typeof oidcProblems)[number]

const arrival = z.object({
  outcome: z.enum(['signed_in', 'connected', 'proof_needed', 'problem']),
  /** The person who is signed in now. */
  user: z.nullable(signedIn.shape.user),
  /** The account that needs its password or passkey once. */
  username: z.nullable(z.string()),
  problem: z.nullable(z.enum(oidcProblems)),
  /** A path of the app to continue at. */
  return_to: z.string(),
})
export type Arrival = z.output<typeof arrival>

export const oidcApi = {
  signInOptions: {
    method: 'GET',
    path: '/api/auth/options',
    summary: 'How people sign in on this server',
    isOpen: true,
    request: null,
    response: z.object({
      /** Whether a password is accepted now: with PASSWORD_LOGIN=off only while the provider does not answer. */
      password: z.boolean(),
      /** Whether people can register here with a password. */
      register: z.boolean(),
      /** The OpenID Connect provider, if there is one. */
      provider: z.nullable(z.object({ name: z.string(), creates_accounts: z.boolean() })),
    }),
  },
  arriveFromProvider: {
    method: 'POST',
    path: '/api/auth/oidc/arrive',
    summary: 'Sign in, or connect an account, after the provider has sent the browser back',
    isOpen: true,
    request: null,
    response: arrival,
  },
  proveAccount: {
    method: 'POST',
    path: '/api/auth/oidc/prove',
    summary:
      'Connect the account with the same e-mail address, by its password or a passkey, and sign in',
    isOpen: true,
    request: proof.check(
      z.refine(({ password, passkey }) => password !== undefined || passkey !== undefined, {
        error: 'Password is required',
        path: ['password'],
      }),
    ),
    response: arrival,
  },
  connectProvider: {
    method: 'POST',
    path: '/api/auth/oidc/connect',
    summary: 'Begin to connect your account with the provider; needs a proof',
    request: proof,
    response: z.object({
      /** The address at the provider, for the browser. */
      address: z.string(),
    }),
  },
  disconnectProvider: {
    method: 'DELETE',
    path: '/api/auth/oidc',
    summary: 'Disconnect your account from the provider; needs your password',
    request: proof,
    response: z.object({}),
  },
  waysIn: {
    method: 'GET',
    path: '/api/auth/ways-in',
    summary: 'How you can sign in',
    request: null,
    response: z.object({
      password: z.boolean(),
      /** For each passkey, the host name for which it was made. */
      passkeys: z.array(z.string()),
      provider: z.nullable(z.object({ name: z.string(), connected_at: z.nullable(z.string()) })),
    }),
  },
  makeOwnCode: {
    method: 'POST',
    path: '/api/auth/own-code',
    summary: 'Make a code that signs you in once on another device; needs your password',
    request: proof,
    response: z.object({ code: z.string(), expires_at: z.string() }),
  },
} as const satisfies Readonly<Record<string, Call>>
