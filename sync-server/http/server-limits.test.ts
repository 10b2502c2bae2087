/** A real server: slow senders are disconnected, and when it stops, requests finish, streams end, and nothing hangs. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect, Socket } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { expect, test } from 'vitest'
import { closeServer, limitConnections, serverOptions } from '#server/http/server-limits.ts'
import { makeApp } from '#server/testing/make-app.ts'

async function start(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a running request is answered, a stream ends, and the server is closed', async () => {
  const open = new Set<() => void>()
  let finish = () => {}
  const server = createServer(serverOptions, (request, response) => {
    if (request.url === '/stream') {
      response.writeHead(200).write('hello')
      open.add(() => response.end('bye'))
    } else finish = () => response.end('done')
  })
  limitConnections(server, () => false)
  const origin = await start(server)
  const stream = await fetch(`${origin}/stream`)
  const arrived = once(server, 'request')
  const answer = fetch(`${origin}/slow`)
  await arrived
  const closed = closeServer(server, () => open.forEach((end) => end()))
  expect(await stream.text()).toBe('hellobye')
  finish()
  expect(await (await answer).text()).toBe('done')
  await closed
  await expect(fetch(origin)).rejects.toThrow('fetch failed')
})

test('connections that do not end by themselves are closed', async () => {
  const server = createServer((_request, response) => void response.write('for ever'))
  const origin = await start(server)
  const answer = await fetch(origin)
  await closeServer(server, () => {}, 20)
  await expect(answer.text()).rejects.toThrow('terminated')
})

test('an IPv6 /64 counts as one address, and each of IPv4 as its own (SEC12, SEC44)', () => {
  const server = createServer()
  server.removeAllListeners('connection')
  limitConnections(server, () => false)
  const isRefused = (remoteAddress: string) => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
    server.emit('connection', socket)
    return socket.destroyed
  }
  for (let host = 0; host < 500; host++) {
    expect(isRefused(`2001:db8:1:2::${host.toString(16)}`)).toBe(false)
    expect(isRefused(`::ffff:192.0.${host >> 8}.${host & 255}`)).toBe(false)
  }
  expect(isRefused('2001:db8:1:2:ffff::1')).toBe(true)
  expect(isRefused('2001:db8:1:3::1')).toBe(false)
  expect(isRefused('::ffff:198.51.100.7')).toBe(false)
})

test('bodies that come byte by byte hold nobody up, and end after a minute (SEC44)', async () => {
  expect(serverOptions).toMatchObject({ headersTimeout: 10_000, requestTimeout: 60_000 })
  const hurried = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 }
  const { fetch: answer, lines } = makeApp()
  const server = createAdaptorServer({
    fetch: answer,
    serverOptions: { ...serverOptions, ...hurried },
  }) as Server
  limitConnections(server, () => false)
  const origin = await start(server)
  const head =
    'POST /api/auth/login HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 30000\r\n\r\n'
  const ended = Array.from({ length: 200 }, async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => undefined)
    const drip = setInterval(() => socket.write('{'), 20)
    socket.write(head)
    let said = ''
    socket.on('data', (part) => (said += String(part)))
    await once(socket, 'close')
    clearInterval(drip)
    return said.split('\r\n')[0]
  })
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  const answers = await Promise.all(ended)
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 408 Request Timeout']))
  expect(lines.join('')).not.toContain('"fault"')
  await closeServer(server, () => {})
})
