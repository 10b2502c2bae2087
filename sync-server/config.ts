/** The settings of a server, parsed once at start from the environment; no other file reads it. */
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { newPassword, passwordMinimum } from '#domain/api.ts'
import type { Settings } from '#domain/command.ts'
import { email, username } from '#domain/users/user-fields.ts'
import { COMMON_PASSWORD, isCommonPassword } from '#server/auth/common-passwords.ts'
import {
  choice,
  isLoopback,
  isOrigin,
  isMqtt,
  isPort,
  networks,
  oneOf,
  wholeNumber,
} from '#server/config-values.ts'
import type { OidcConfig } from '#server/oidc-config.ts'
import { oidcFaultsIn, oidcFrom, oidcVariables } from '#server/oidc-config.ts'
import { postgresFaultsIn, postgresFrom, postgresVariables } from '#server/postgres-config.ts'
import type { PostgresPlace } from '#server/store/postgres/open-postgres.ts'
import { homeAddresses, originOf } from '#server/tls/home-network.ts'
import type { TlsFiles } from '#server/tls/own-certificate.ts'
import type { UpkeepConfig } from '#server/upkeep-config.ts'
import { upkeepFaultsIn, upkeepFrom, upkeepVariables } from '#server/upkeep-config.ts'

export type Config = {
  readonly port: number
  /** The address to listen on. All interfaces by default, so that a household's phones and tablets can reach it. */
  readonly host: string
  readonly dataDir: string
  /** Null for SQLite in the data folder. */
  readonly postgres: PostgresPlace | null
  /** The public scheme, host and port, such as `https://chores.example`. */
  readonly publicOrigin: string
  /** Without PUBLIC_URL, any address that a browser used counts as the server's own. */
  readonly isPublicOriginGiven: boolean
  readonly isHttps: boolean
  /** Whether to send HSTS: not with a locally made certificate, which a device may stop trusting. */
  readonly isHsts: boolean
  /** Serves https on the home network, with a certificate of a local authority. */
  readonly isLan: boolean
  /** The files of the operator's certificate and its key. */
  readonly tlsFiles: TlsFiles | null
  /** Addresses and networks (CIDR) whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[]
  readonly registration: 'open' | 'invite' | 'closed'
  readonly firstAccountAdmin: boolean
  readonly admin: {
    readonly username: string
    readonly password: string
    readonly email: string | null
  } | null
  readonly loginErrors: 'distinct' | 'generic'
  /** Null without a provider. */
  readonly oidc: OidcConfig | null
  /** Whether people sign in with a password while the provider answers. */
  readonly passwordLogin: boolean
  readonly planLimits: boolean
  readonly supportUrl: string | null
  /** Where the source of this server is published; without it the server offers its own copy. */
  readonly sourceUrl: string | null
  readonly billing: 'demo' | 'off'
  readonly commonPasswords: 'refuse' | 'allow'
  /** Minimum length of a changed password; 6 unless it is raised (A8). */
  readonly minNewPassword: number
  readonly rateLimits: boolean
  /** Where pushes may be sent: only to the internet or, in tests, also to this computer and over http. */
  readonly pushEndpoints: 'public' | 'any'
  /** The operator's own networks (CIDR) that webhooks may be sent into. */
  readonly webhookNetworks: readonly string[]
  /** The household's MQTT broker, with name and password; null if there is none. */
  readonly mqttUrl: string | null
  /** The space limit for all pictures together. */
  readonly picturesMb: number
} & UpkeepConfig

type Environment = Readonly<Record<string, string | undefined>>
type ReadFile = (path: string) => string

const EXAMPLE_PASSWORDS: readonly string[] = ['change-me-please', 'choose-a-password']

const variables = z.object({
  PORT: z._default(z.string().check(z.refine(isPort, 'must be a number from 0 to 65535')), '3000'),
  HOST: z._default(z.string(), '0.0.0.0'),
  DATA_DIR: z._default(z.string(), './data'),
  ...postgresVariables,
  PUBLIC_URL: z.optional(
    z.string().check(z.refine(isOrigin, 'must be http(s)://host[:port] without a path')),
  ),
  LAN: oneOf(['on', 'off'], 'off'),
  TLS_CERT: z.optional(z.string()),
  TLS_KEY: z.optional(z.string()),
  TRUSTED_PROXIES: networks,
  WEBHOOK_NETWORKS: networks,
  REGISTRATION: oneOf(['open', 'invite', 'closed'], 'open'),
  FIRST_ACCOUNT_ADMIN: oneOf(['on', 'off'], 'on'),
  ADMIN_USERNAME: z.optional(username),
  ADMIN_PASSWORD: z.optional(newPassword),
  ADMIN_EMAIL: z.optional(email),
  LOGIN_ERRORS: z.optional(choice(['distinct', 'generic'])),
  ...oidcVariables,
  SUPPORT_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })),
  SOURCE_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })),
  PLAN_LIMITS: oneOf(['on', 'off'], 'on'),
  BILLING: oneOf(['demo', 'off'], 'demo'),
  COMMON_PASSWORDS: oneOf(['refuse', 'allow'], 'refuse'),
  MIN_NEW_PASSWORD: wholeNumber(
    { min: passwordMinimum.changing, max: 128 },
    String(passwordMinimum.changing),
  ),
  RATE_LIMITS: oneOf(['on', 'off'], 'on'),
  PUSH_ENDPOINTS: oneOf(['public', 'any'], 'public'),
  ...upkeepVariables,
  PICTURES_MB: wholeNumber({ min: 1, max: 99_999 }, '2000'),
  MQTT_URL: z.optional(
    z.string().check(z.refine(isMqtt, 'must be mqtt(s)://[name:password@]host[:port]')),
  ),
})
/** The settings that a file may contain, named by `NAME_FILE`. */
const inFiles = [
  'ADMIN_USERNAME',
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'DATABASE_LISTEN_URL',
  'OIDC_CLIENT_SECRET',
  'BACKUP_PASSPHRASE',
  'METRICS_TOKEN',
  'MQTT_URL',
]
type Variables = z.output<typeof variables>

/** The settings that are sent to every device. */
export function settingsOf({
  planLimits,
  billing,
  supportUrl,
}: Pick<Config, 'planLimits' | 'billing' | 'supportUrl'>): Settings {
  return { planLimits, freeChoiceOfPlan: billing === 'demo', supportUrl }
}

/** Throws one error that names every fault, for people to read. */
export function parseConfig(
  environment: Environment,
  readFile: ReadFile = (path) => readFileSync(path, 'utf8'),
): Config {
  const faults: string[] = []
  const parsed = variables.safeParse(valuesOf(environment, readFile, faults))
  for (const { path, message } of parsed.error?.issues ?? [])
    faults.push(`${String(path[0])} ${message.startsWith('must') ? message : `- ${message}`}`)
  if (parsed.success)
    faults.push(
      ...[contradictionsIn, httpsFaultsIn, oidcFaultsIn, postgresFaultsIn, upkeepFaultsIn].flatMap(
        (find) => find(parsed.data),
      ),
    )
  if (!parsed.success || faults.length > 0)
    throw new Error(
      `Mitten cannot start with these settings:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    )
  return configFrom(parsed.data)
}

/** An empty value counts as unset: compose files leave a setting out that way. */
function valuesOf(environment: Environment, readFile: ReadFile, faults: string[]): Environment {
  const values: Record<string, string> = {}
  for (const name of Object.keys(variables.shape)) {
    const value = environment[name]
    if (value !== undefined && value !== '') values[name] = value
  }
  // PostgreSQL is backed up with its own tools (docs/deploy.md).
  if (environment['DATABASE_URL'] || environment['DATABASE_URL_FILE'])
    values['BACKUP_EVERY_HOURS'] ??= '0'
  for (const name of inFiles) {
    const file = environment[`${name}_FILE`]
    if (file === undefined || file === '') continue
    if (name in values) faults.push(`${name} and ${name}_FILE are both set`)
    try {
      values[name] = readFile(file).replace(/\r?\n$/, '')
    } catch {
      faults.push(`${name}_FILE names a file that cannot be read`)
    }
  }
  return values
}

function contradictionsIn(set: Variables): string[] {
  const faults: string[] = []
  if ((set.ADMIN_USERNAME === undefined) !== (set.ADMIN_PASSWORD === undefined))
    faults.push('ADMIN_USERNAME and ADMIN_PASSWORD belong together')
  if (set.ADMIN_PASSWORD !== undefined && EXAMPLE_PASSWORDS.includes(set.ADMIN_PASSWORD))
    faults.push('ADMIN_PASSWORD is the one from the example; choose your own')
  else if (
    set.ADMIN_PASSWORD !== undefined &&
    set.COMMON_PASSWORDS === 'refuse' &&
    isCommonPassword(set.ADMIN_PASSWORD)
  )
    faults.push(`ADMIN_PASSWORD - ${COMMON_PASSWORD}`)
  if (set.RATE_LIMITS === 'off' && !isLoopback(set.HOST))
    faults.push('RATE_LIMITS can be off only while HOST is this computer (127.0.0.1)')
  if (set.PUSH_ENDPOINTS === 'any' && !isLoopback(set.HOST))
    faults.push('PUSH_ENDPOINTS can be any only while HOST is this computer (127.0.0.1)')
  return faults
}

function httpsFaultsIn(set: Variables): string[] {
  const faults: string[] = []
  if ((set.TLS_CERT === undefined) !== (set.TLS_KEY === undefined))
    faults.push('TLS_CERT and TLS_KEY belong together')
  if (set.TLS_CERT !== undefined && set.LAN === 'on')
    faults.push('LAN makes a certificate of its own: leave out either LAN or TLS_CERT and TLS_KEY')
  if (set.PUBLIC_URL?.startsWith('http:') && servesHttps(set))
    faults.push('PUBLIC_URL must begin with https: when the server has a certificate')
  return faults
}

function tlsFilesFrom({ TLS_CERT: cert, TLS_KEY: key }: Variables): Config['tlsFiles'] {
  return cert === undefined || key === undefined ? null : { cert, key }
}

function configFrom(set: Variables): Config {
  const publicOrigin = new URL(set.PUBLIC_URL ?? ownOrigin(set)).origin
  const isHttps = publicOrigin.startsWith('https:')
  return {
    port: Number(set.PORT),
    host: set.HOST,
    dataDir: set.DATA_DIR,
    postgres: postgresFrom(set),
    publicOrigin,
    isPublicOriginGiven: set.PUBLIC_URL !== undefined,
    isHttps,
    isHsts: isHttps && set.LAN === 'off',
    isLan: set.LAN === 'on',
    tlsFiles: tlsFilesFrom(set),
    trustedProxies: set.TRUSTED_PROXIES,
    registration: set.REGISTRATION,
    firstAccountAdmin: set.FIRST_ACCOUNT_ADMIN === 'on',
    admin:
      set.ADMIN_USERNAME === undefined || set.ADMIN_PASSWORD === undefined
        ? null
        : {
            username: set.ADMIN_USERNAME,
            password: set.ADMIN_PASSWORD,
            email: set.ADMIN_EMAIL ?? null,
          },
    loginErrors: set.LOGIN_ERRORS ?? (set.REGISTRATION === 'open' ? 'distinct' : 'generic'),
    planLimits: set.PLAN_LIMITS === 'on',
    oidc: oidcFrom(set),
    passwordLogin: set.PASSWORD_LOGIN === 'on',
    supportUrl: set.SUPPORT_URL ?? null,
    sourceUrl: set.SOURCE_URL ?? null,
    billing: set.BILLING,
    commonPasswords: set.COMMON_PASSWORDS,
    minNewPassword: Number(set.MIN_NEW_PASSWORD),
    rateLimits: set.RATE_LIMITS === 'on',
    pushEndpoints: set.PUSH_ENDPOINTS,
    webhookNetworks: set.WEBHOOK_NETWORKS,
    mqttUrl: set.MQTT_URL ?? null,
    picturesMb: Number(set.PICTURES_MB),
    ...upkeepFrom(set),
  }
}

function servesHttps(set: Variables): boolean {
  return set.LAN === 'on' || set.TLS_CERT !== undefined
}

/** The default address. On the home network phones find an IP address more reliably than a name. */
function ownOrigin(set: Variables): string {
  if (set.LAN === 'on' && !isLoopback(set.HOST))
    return originOf(homeAddresses()[0] ?? 'localhost', Number(set.PORT))
  return `${servesHttps(set) ? 'https' : 'http'}://localhost:${set.PORT}`
}
