/** An in-memory server for tests: the real guards around sign-in and two small routes, with a clock that tests set. */
import { Hono } from 'hono'
import type { AppEnv } from '#server/app-env.ts'
import type { Auth, AuthDeps } from '#server/auth/create-auth.ts'
import { createAuth } from '#server/auth/create-auth.ts'
import { createCredentials } from '#server/auth/credentials.ts'
import { parseConfig } from '#server/config.ts'
import { answerNotFound, createErrorHandler } from '#server/errors.ts'
import { answerJson } from '#server/http/answer-json.ts'
import { readJson } from '#server/http/body.ts'
import { createClientAddress } from '#server/http/client-address.ts'
import { createCrossSiteCheck } from '#server/http/csrf.ts'
import { createSecurityHeaders } from '#server/http/headers.ts'
import { createRateLimits } from '#server/http/rate-limits.ts'
import { createLog, requestLog } from '#server/log.ts'
import { createRowStore } from '#server/store/row-store.ts'
import { createCommits } from '#server/sync/commits.ts'
import { createFeedWriter } from '#server/sync/feed.ts'
import { openTestDatabase } from '#server/testing/open-test-database.ts'
import { passwordsOnce } from '#server/testing/passwords-once.ts'

export const PASSWORD = 'knit-one-purl-two'

export type TestServer = ReturnType<typeof makeTestServer>
export type Sent = {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** The address of the client. */
  readonly from?: string
}

export function makeTestServer(
  environment: Readonly<Record<string, string>> = {},
  database = openTestDatabase(),
) {
  const config = parseConfig(environment)
  const writer = database.engine.createWriter(() => performance.now())
  const store = createRowStore(database)
  const feed = createFeedWriter(database, store)
  const commits = createCommits()
  const lines: string[] = []
  const log = createLog({ write: (line) => void lines.push(line) })
  let time = Date.parse('2026-03-01T12:00:00Z')
  const now = () => new Date(time)
  const secret = 'a secret of the tests'
  const clientAddress = createClientAddress(config.trustedProxies)
  const limits = createRateLimits({
    database,
    secret,
    clientAddress,
    log,
    now,
    isOn: config.rateLimits,
  })
  const stored = { database, writer, store, feed, commits }
  const deps = { config, ...stored, log, limits, clientAddress, secret, now }
  const auth = createAuth({ ...deps, passwords: passwordsOnce })
  const app = makeApp({ ...deps, auth })
  return {
    ...deps,
    auth,
    credentials: createCredentials(database),
    app,
    lines,
    pass: (ms: number) => void (time += ms),
    async send(method: string, path: string, { body, headers, from = '192.0.2.1' }: Sent = {}) {
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      const about = text === undefined ? {} : headersOf(text)
      const init = { method, headers: { ...about, ...headers }, body: text ?? null }
      return app.request(path, init, { incoming: { socket: { remoteAddress: from } } })
    },
  }
}

type AppDeps = Pick<AuthDeps, 'config' | 'log' | 'limits'> & { readonly auth: Auth }

function makeApp({ config, auth, log, limits }: AppDeps) {
  const headers = createSecurityHeaders(config, null)
  const refuseCrossSite = createCrossSiteCheck(config)
  const app = new Hono<AppEnv>()
  app.use(requestLog(log))
  app.onError(createErrorHandler(log))
  app.use('/api/*', headers.api)
  app.use('/api/*', async (c, next) => {
    refuseCrossSite(c)
    limits.general(c)
    await next()
  })
  app.route('/', auth.routes)
  app.use('/api/*', auth.requireSession)
  app.post('/api/echo', async (c) => answerJson(c, await readJson(c)))
  app.get('/api/who', (c) => answerJson(c, c.get('session')))
  app.post('/api/things/:id/fault', () => {
    throw new Error('The roof came down')
  })
  app.all('/api/*', answerNotFound)
  return app
}

function headersOf(text: string) {
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
  }
}

/** The fields of all answers in these tests; each answer has some of them. */
type AnswerBody = {
  readonly user: { readonly id: string; readonly role: string }
  readonly message: string
  readonly userId: string
}

export async function bodyOf(answer: Response): Promise<AnswerBody> {
  return (await answer.json()) as AnswerBody
}

/** A browser: keeps its cookies, and its requests come from the server's own page. */
export function makeBrowser(server: Pick<TestServer, 'send'>, from?: string) {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async send(method: string, path: string, { body, headers }: Sent = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await server.send(method, path, {
        body,
        headers: {
          'Sec-Fetch-Site': 'same-origin',
          ...(cookie === '' ? {} : { cookie }),
          ...headers,
        },
        ...(from === undefined ? {} : { from }),
      })
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
        if (/Max-Age=0(;|$)/.test(line)) cookies.delete(name)
        else cookies.set(name, value)
      }
      return answer
    },
  }
}

export function registration(username: string, extra: Readonly<Record<string, unknown>> = {}) {
  return {
    username,
    email: `${username}@example.org`,
    password: PASSWORD,
    name: `${username} Example`,
    plan: 'free',
    ...extra,
  }
}

/** Signs in by a password, by default the one that everybody registers with. */
export function logIn(browser: Pick<TestServer, 'send'>, username: string, password = PASSWORD) {
  return browser.send('POST', '/api/auth/login', { body: { username, password } })
}

/** Registers a person in a separate browser. */
export async function makeMember(server: TestServer, username: string) {
  const browser = makeBrowser(server)
  const answer = await browser.send('POST', '/api/auth/register', { body: registration(username) })
  const { user } = await bodyOf(answer)
  return { browser, id: user.id, role: user.role }
}
