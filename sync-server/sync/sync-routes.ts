/** The endpoints of the sync engine: the exchange, and the stream of pokes. */
import { Hono } from 'hono'
import { restApi } from '#domain/rest-api.ts'
import { exchangeRequest, PROTOCOL } from '#domain/sync-protocol.ts'
import type { AppEnv } from '#server/app-env.ts'
import { notSignedIn } from '#server/auth/require-session.ts'
import type { Sessions } from '#server/auth/sessions.ts'
import { HttpError } from '#server/errors.ts'
import { answerJson } from '#server/http/answer-json.ts'
import { bodyLimit, readJson } from '#server/http/body.ts'
import { openEventStream } from '#server/sync/event-stream.ts'
import type { Exchange } from '#server/sync/exchange.ts'
import type { PokeHub } from '#server/sync/poke-hub.ts'

const HEARTBEAT_MS = 25_000
const streamHeaders = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
}

type Deps = {
  readonly exchange: Exchange
  readonly pokes: PokeHub
  readonly sessions: Pick<Sessions, 'isOpen'>
  readonly now: () => Date
}

export function createSyncRoutes({ exchange, pokes, sessions, now }: Deps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()

  routes.post('/api/sync', async (c) => {
    const { userId } = c.get('session')
    const body = await readJson(c, bodyLimit.sync)
    refuseOtherProtocol(body['mitten'])
    const parsed = exchangeRequest.safeParse(body)
    if (!parsed.success) {
      const issue = parsed.error.issues[0]
      throw new HttpError(400, 'bad_request', `${issue?.path.join('.')}: ${issue?.message}`)
    }
    if (parsed.data.account !== userId)
      throw new HttpError(409, 'wrong_account', 'These changes belong to another account')
    const device = c.req.header('Mitten-Device') ?? ''
    const sender = { actor: userId, now: now().toISOString() }
    return answerJson(c, await exchange(parsed.data, sender, device))
  })

  routes.get('/api/sync/events', (c) => {
    const { userId, tokenHash } = c.get('session')
    const { device, cursor = null } = restApi.syncEvents.query.parse(c.req.query())
    // It may have ended after it was found, before there was a stream to end with it.
    if (!sessions.isOpen(tokenHash)) throw notSignedIn()
    // It has no reader whose leaving would end a stream.
    if (c.req.method === 'HEAD') return c.body(null, 200, streamHeaders)
    const stream = openEventStream(c)
    const drop = pokes.open({
      viewer: userId,
      sessionHash: tokenHash,
      device,
      cursor,
      send: ({ event, data }) => stream.send(event, data),
      close: stream.end,
    })
    const heartbeat = setInterval(() => stream.send('beat', ''), HEARTBEAT_MS)
    void stream.over.then(() => {
      clearInterval(heartbeat)
      drop()
    })
    return c.body(stream.body, 200, streamHeaders)
  })

  return routes
}

/** From another release: the device keeps its data and looks for the release of this server (R38). */
function refuseOtherProtocol(version: unknown): void {
  if (Number.isInteger(version) && version !== PROTOCOL)
    throw new HttpError(426, 'upgrade_required', 'This device needs another version of Mitten')
}
