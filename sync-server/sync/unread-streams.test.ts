/** Streams that are not read, on a real server with real sockets: they use little memory, and are closed. */
import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { v7 } from 'uuid'
import { afterEach, expect, test, vi } from 'vitest'
import type { ExchangeResponse } from '#domain/sync-protocol.ts'
import { PROTOCOL } from '#domain/sync-protocol.ts'
import { createApp } from '#server/app.ts'
import { registration } from '#server/auth/make-test-server.ts'
import { parseConfig } from '#server/config.ts'
import { closeServer } from '#server/http/server-limits.ts'
import { createLog } from '#server/log.ts'
import { cookieOf } from '#server/testing/cookie-of.ts'
import { openTestDatabase } from '#server/testing/open-test-database.ts'
import { passwordsOnce } from '#server/testing/passwords-once.ts'
import { listen } from '#server/tls/listen.ts'

const UNREAD = 19
const MB = 1024 * 1024
/**
 * At most 4 MB may be waiting (in the queue of each stream, on its way into Node, in Node's own buffer). The rest is
 * leeway for other work of this process, and still a fraction of what would wait without a bound: every page sent, for
 * every stream, some 230 MB.
 */
const MAX_KEPT = UNREAD * (128 + 64 + 16) * 1024 + 40 * MB
/** The system may buffer this much for a socket before any byte waits here. */
const SYSTEM_TAKES = 12 * MB

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

// The system first buffers some megabytes for every socket, which takes time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function start() {
  const config = {
    ...parseConfig({ HOST: '127.0.0.1', RATE_LIMITS: 'off', PLAN_LIMITS: 'off' }),
    port: 0,
  }
  const log = createLog({ write: () => {} })
  const database = openTestDatabase()
  const mitten = createApp({
    config,
    database,
    log,
    webFolder: null,
    now: () => new Date(),
    passwords: passwordsOnce,
  })
  const server = listen({ fetch: mitten.app.fetch, config, certificates: null, log }, () => {})
  await once(server, 'listening')
  stops.push(() => closeServer(server, mitten.drain, 0))
  const { port } = server.address() as AddressInfo
  return { pokes: mitten.core.pokes, port }
}

/** Maya, her tasks, and her changes: every exchange gives these tasks new descriptions. */
async function mayaAt(port: number, tasks: number) {
  const answer = await send('/api/auth/register', registration('maya'))
  const cookie = cookieOf(answer)
  const { user } = (await answer.json()) as { user: { id: string } }
  const ids = Array.from({ length: tasks }, () => v7())

  function send(path: string, body: object, headers = {}) {
    return fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', ...headers },
    })
  }
  async function exchange(cursor: string | null, name: string, inputs: readonly object[]) {
    const at = new Date().toISOString()
    const mutations = inputs.map((input) => ({ id: v7(), name, version: 1, input, at }))
    const request = { mitten: PROTOCOL, account: user.id, cursor, acknowledged: null, mutations }
    const response = await send('/api/sync', request, { Cookie: cookie })
    return (await response.json()) as ExchangeResponse
  }
  const created = await exchange(
    null,
    'createTask',
    ids.map((id) => ({ id, name: 'Bins' })),
  )
  let { cursor } = created.page
  return {
    cookie,
    id: user.id,
    cursor: () => cursor,
    exchange,
    async update(description: string): Promise<void> {
      const inputs = ids.map((id) => ({ id, name: 'Bins', description }))
      const answer = await exchange(cursor, 'updateTask', inputs)
      expect(new Set(answer.results.map(({ status }) => status))).toEqual(new Set(['applied']))
      cursor = answer.page.cursor
    },
  }
}

type Maya = Awaited<ReturnType<typeof mayaAt>>

/** A stream over its own socket, opened with Maya's cursor; resolves when its first event has arrived. */
async function openStream(port: number, maya: Maya): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  const query = new URLSearchParams({ account: maya.id, device: v7(), cursor: maya.cursor() })
  socket.write(
    `GET /api/sync/events?${query.toString()} HTTP/1.1\r\nHost: localhost\r\nCookie: ${maya.cookie}\r\n\r\n`,
  )
  let text = ''
  while (!text.includes('event: hello')) text += String((await once(socket, 'data'))[0])
  return socket
}

async function openUnread(port: number, maya: Maya): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: UNREAD }, () => openStream(port, maya)))
  for (const socket of sockets) socket.pause().on('error', () => {})
  stops.push(async () => sockets.forEach((socket) => void socket.destroy()))
}

/** A stream that is read; returns the latest data and the names of the events. */
async function openRead(port: number, maya: Maya) {
  const socket = await openStream(port, maya)
  stops.push(async () => void socket.destroy())
  const events = new Set<string>()
  let last = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    for (const [, event = ''] of text.matchAll(/^event: (.*)$/gm)) events.add(event)
    last = (last + text).slice(-100_000)
  })
  return { events, last: () => last }
}

/** Memory in use, in the heap and outside it. */
function keptBytes(): number {
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

test('streams that nobody reads buffer little and are disconnected; a device that reconnects gets everything', async () => {
  const { pokes, port } = await start()
  const maya = await mayaAt(port, 12)
  const before = maya.cursor()
  await openUnread(port, maya)
  const reader = await openRead(port, maya)
  const atFirst = keptBytes()
  let most = 0
  let round = 0
  for (let sent = 0; pokes.size() > 1 && sent < SYSTEM_TAKES; sent += 12 * 4000) {
    await maya.update(`${'🧹'.repeat(990)} ${++round}`)
    if (round % 10 === 0) most = Math.max(most, keptBytes() - atFirst)
  }
  expect(pokes.size()).toBe(1)
  expect(most).toBeLessThan(MAX_KEPT)

  await vi.waitFor(() => expect(reader.last()).toContain(`🧹 ${round}"`))
  expect([...reader.events]).toEqual(['page'])
  await openStream(port, maya).then((socket) => socket.destroy())
  const { put } = (await maya.exchange(before, 'updateTask', [])).page
  expect(put['tasks']).toEqual(
    Array(12).fill(expect.objectContaining({ description: expect.stringMatching(` ${round}$`) })),
  )
})

test('changes too long for a stream send a poke without data, and use no memory however often they come', async () => {
  const { port } = await start()
  const maya = await mayaAt(port, 50)
  await openUnread(port, maya)
  const reader = await openRead(port, maya)
  const atFirst = keptBytes()
  for (let round = 0; round < 10; round++) await maya.update(`${'🧹'.repeat(990)} ${round}`)
  expect(keptBytes() - atFirst).toBeLessThan(MAX_KEPT)
  await vi.waitFor(() => expect([...reader.events]).toEqual(['poke']))
})
