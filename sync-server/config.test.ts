/** The settings, their defaults and their error messages. */
import { expect, test } from 'vitest'
import { parseConfig } from '#server/config.ts'

test('nothing needs to be set', () => {
  expect(parseConfig({ PATH: '/bin', PORT: '' })).toEqual({
    port: 3000,
    host: '0.0.0.0',
    dataDir: './data',
    postgres: null,
    publicOrigin: 'http://localhost:3000',
    isPublicOriginGiven: false,
    isHttps: false,
    isHsts: false,
    isLan: false,
    tlsFiles: null,
    trustedProxies: [],
    webhookNetworks: [],
    registration: 'open',
    firstAccountAdmin: true,
    admin: null,
    loginErrors: 'distinct',
    oidc: null,
    passwordLogin: true,
    planLimits: true,
    supportUrl: null,
    sourceUrl: null,
    billing: 'demo',
    commonPasswords: 'refuse',
    minNewPassword: 6,
    picturesMb: 2000,
    rateLimits: true,
    pushEndpoints: 'public',
    backupEveryHours: 24,
    backupKeep: 14,
    backupPassphrase: null,
    backupCopyTo: null,
    metrics: null,
    mqttUrl: null,
  })
})

test('everything can be set', () => {
  const files: Record<string, string> = {
    '/run/secrets/admin': 'a-good-long-one\n',
    '/run/secrets/oidc': 'known-to-both\n',
    '/run/secrets/backup': 'correct horse battery\n',
    '/run/secrets/database': 'postgres://mitten@pool:6432/mitten\n',
  }
  expect(
    parseConfig(
      {
        PORT: '8080',
        HOST: '127.0.0.1',
        DATA_DIR: '/data',
        DATABASE_URL_FILE: '/run/secrets/database',
        DATABASE_LISTEN_URL: 'postgres://mitten@database:5432/mitten',
        DATABASE_SCHEMA: 'mitten',
        DATABASE_LOSSLESS_FAILOVER: 'on',
        METRICS: 'on',
        METRICS_PORT: '9100',
        MQTT_URL: 'mqtts://mitten:secret@broker.local',
        PUBLIC_URL: 'https://Chores.Example/',
        TLS_CERT: '/tls/cert.pem',
        TLS_KEY: '/tls/key.pem',
        TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1',
        WEBHOOK_NETWORKS: '192.168.1.0/24',
        REGISTRATION: 'invite',
        FIRST_ACCOUNT_ADMIN: 'off',
        ADMIN_USERNAME: 'boss',
        ADMIN_PASSWORD_FILE: '/run/secrets/admin',
        PLAN_LIMITS: 'off',
        OIDC_ISSUER: 'https://Id.Example',
        OIDC_CLIENT_ID: 'mitten',
        OIDC_CLIENT_SECRET_FILE: '/run/secrets/oidc',
        OIDC_NAME: 'Authelia',
        OIDC_SIGNUP: 'on',
        OIDC_LINK: 'email',
        OIDC_ADMIN: 'https://id.example/groups:mitten-admins',
        PASSWORD_LOGIN: 'off',
        SUPPORT_URL: 'https://tracker.example/mitten',
        SOURCE_URL: 'https://code.example/mitten',
        BILLING: 'off',
        COMMON_PASSWORDS: 'allow',
        MIN_NEW_PASSWORD: '10',
        PUSH_ENDPOINTS: 'any',
        RATE_LIMITS: 'off',
        BACKUP_PASSPHRASE_FILE: '/run/secrets/backup',
        BACKUP_COPY_TO: '/mnt/usb',
        BACKUP_EVERY_HOURS: '0',
        BACKUP_KEEP: '30',
        PICTURES_MB: '500',
      },
      (path) => files[path] ?? '',
    ),
  ).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir: '/data',
    postgres: {
      url: 'postgres://mitten@pool:6432/mitten',
      listenUrl: 'postgres://mitten@database:5432/mitten',
      schema: 'mitten',
      isLossless: true,
    },
    publicOrigin: 'https://chores.example',
    isPublicOriginGiven: true,
    isHttps: true,
    isHsts: true,
    isLan: false,
    tlsFiles: { cert: '/tls/cert.pem', key: '/tls/key.pem' },
    trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1'],
    webhookNetworks: ['192.168.1.0/24'],
    registration: 'invite',
    firstAccountAdmin: false,
    admin: { username: 'boss', password: 'a-good-long-one', email: null },
    loginErrors: 'generic',
    oidc: {
      issuer: 'https://id.example/',
      clientId: 'mitten',
      clientSecret: 'known-to-both',
      name: 'Authelia',
      signup: true,
      linksByEmail: true,
      admin: { claim: 'https://id.example/groups', value: 'mitten-admins' },
    },
    passwordLogin: false,
    planLimits: false,
    supportUrl: 'https://tracker.example/mitten',
    sourceUrl: 'https://code.example/mitten',
    billing: 'off',
    commonPasswords: 'allow',
    minNewPassword: 10,
    picturesMb: 500,
    rateLimits: false,
    pushEndpoints: 'any',
    backupEveryHours: 0,
    backupKeep: 30,
    backupPassphrase: 'correct horse battery',
    backupCopyTo: '/mnt/usb',
    metrics: { port: 9100, host: '127.0.0.1', token: null },
    mqttUrl: 'mqtts://mitten:secret@broker.local',
  })
})

test('all faults are named together', () => {
  expect(() =>
    parseConfig({
      PORT: '99999',
      PUBLIC_URL: 'https://chores.example/mitten',
      TRUSTED_PROXIES: '10.0.0.0/33',
      REGISTRATION: 'maybe',
      ADMIN_USERNAME: 'x',
      ADMIN_PASSWORD: 'short',
      PLAN_LIMITS: 'yes',
      BACKUP_EVERY_HOURS: 'daily',
      BACKUP_KEEP: '0',
      PICTURES_MB: '0',
    }),
  ).toThrowErrorMatchingInlineSnapshot(`
    [Error: Mitten cannot start with these settings:
      PORT must be a number from 0 to 65535
      PUBLIC_URL must be http(s)://host[:port] without a path
      TRUSTED_PROXIES must be addresses or networks like 10.0.0.0/8, comma-separated
      REGISTRATION must be open or invite or closed
      ADMIN_USERNAME - Username must be at least 3 characters
      ADMIN_PASSWORD - Password must be at least 8 characters
      PLAN_LIMITS must be on or off
      BACKUP_EVERY_HOURS must be a whole number from 0 to 8760
      BACKUP_KEEP must be a whole number from 1 to 1000
      PICTURES_MB must be a whole number from 1 to 99999]
  `)
})

test.each([
  [{ ADMIN_USERNAME: 'boss' }, 'ADMIN_USERNAME and ADMIN_PASSWORD belong together'],
  [
    { ADMIN_USERNAME: 'boss', ADMIN_PASSWORD: 'change-me-please' },
    'ADMIN_PASSWORD is the one from the example',
  ],
  [
    { ADMIN_USERNAME: 'boss', ADMIN_PASSWORD: 'password123' },
    'Please choose a less common password',
  ],
  [{ TLS_CERT: '/cert.pem' }, 'TLS_CERT and TLS_KEY belong together'],
  [{ TLS_CERT: '/cert.pem', TLS_KEY: '/key.pem', LAN: 'on' }, 'leave out either LAN or TLS_CERT'],
  [{ PUBLIC_URL: 'http://kitchen.local:3000', LAN: 'on' }, 'PUBLIC_URL must begin with https:'],
  [{ RATE_LIMITS: 'off' }, 'RATE_LIMITS can be off only while HOST is this computer'],
  [{ PUSH_ENDPOINTS: 'any' }, 'PUSH_ENDPOINTS can be any only while HOST is this computer'],
  [{ ADMIN_PASSWORD: 'a-good-long-one', ADMIN_PASSWORD_FILE: '/x' }, 'are both set'],
  [
    { ADMIN_PASSWORD_FILE: '/no/such/file' },
    'ADMIN_PASSWORD_FILE names a file that cannot be read',
  ],
  [
    {
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_ID: 'mitten',
      PUBLIC_URL: 'https://chores.ex',
    },
    'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together',
  ],
  [
    { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'mitten', OIDC_CLIENT_SECRET: 'secret' },
    'PUBLIC_URL must be set with OIDC_ISSUER',
  ],
  [{ OIDC_ISSUER: 'http://id.example' }, 'OIDC_ISSUER must be https://host/path without query'],
  [{ OIDC_ISSUER: 'https://id.example/?tenant=1' }, 'OIDC_ISSUER must be https://host/path'],
  [{ OIDC_SIGNUP: 'on' }, 'OIDC_ADMIN have no effect without OIDC_ISSUER'],
  [{ OIDC_LINK: 'name' }, 'OIDC_LINK must be email or off'],
  [{ OIDC_ADMIN: 'mitten-admins' }, 'OIDC_ADMIN must be claim:value'],
  [{ OIDC_NAME: 'x'.repeat(41) }, 'OIDC_NAME must be at most 40 characters'],
  [{ PASSWORD_LOGIN: 'off' }, 'PASSWORD_LOGIN can be off only with OIDC_ISSUER'],
  [{ BACKUP_PASSPHRASE: 'eleven long' }, 'BACKUP_PASSPHRASE must have 12 to 512 characters'],
  [{ METRICS: 'on', METRICS_TOKEN: 'nineteen characters' }, 'METRICS_TOKEN must have 20 to 512'],
  [{ DATABASE_SCHEMA: 'mitten' }, 'DATABASE_LOSSLESS_FAILOVER have no effect without DATABASE_URL'],
  [{ METRICS_TOKEN: 'x'.repeat(20) }, 'METRICS_TOKEN has no effect without METRICS=on'],
  [
    { DATA_DIR: '/data', BACKUP_COPY_TO: '/data/backups/' },
    'BACKUP_COPY_TO must be another folder than that of the backups',
  ],
])('%j stops the start', (environment, message) => {
  expect(() => parseConfig(environment)).toThrow(message)
})

test('figures leave this computer only with a token', () => {
  const METRICS_TOKEN = 'figures-for-prometheus'
  expect(parseConfig({ METRICS: 'on' }).metrics?.host).toBe('127.0.0.1')
  expect(parseConfig({ METRICS: 'on', METRICS_TOKEN }).metrics).toEqual({
    port: 9464,
    host: '0.0.0.0',
    token: METRICS_TOKEN,
  })
})

test('a provider on this computer needs no https, and is called by its host (A24)', () => {
  const { oidc } = parseConfig({
    OIDC_ISSUER: 'http://localhost:9091/application/o/mitten/',
    OIDC_CLIENT_ID: 'mitten',
    OIDC_CLIENT_SECRET: 'secret',
    PUBLIC_URL: 'http://localhost:3000',
  })
  expect(oidc).toEqual({
    issuer: 'http://localhost:9091/application/o/mitten/',
    clientId: 'mitten',
    clientSecret: 'secret',
    name: 'localhost',
    signup: false,
    linksByEmail: false,
    admin: null,
  })
})

test('on the home network the server uses its own address, over https and without HSTS', () => {
  const { publicOrigin, isHttps, isHsts } = parseConfig({ LAN: 'on', PORT: '4000' })
  expect(publicOrigin).toMatch(/^https:\/\/[^/]+:4000$/)
  expect({ isHttps, isHsts }).toEqual({ isHttps: true, isHsts: false })
  expect(parseConfig({ LAN: 'on', HOST: '127.0.0.1' }).publicOrigin).toBe('https://localhost:3000')
})

test('PostgreSQL is backed up with its own means, unless the settings ask for more', () => {
  const url = { DATABASE_URL: 'postgresql://mitten@database/mitten' }
  expect(parseConfig(url).backupEveryHours).toBe(0)
  expect(parseConfig({ ...url, BACKUP_EVERY_HOURS: '6' }).backupEveryHours).toBe(6)
  expect(() => parseConfig({ DATABASE_URL: 'mysql://database/mitten' })).toThrow(
    'DATABASE_URL must be postgres://user:password@host/database',
  )
})
