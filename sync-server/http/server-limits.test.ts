/** Stopping a real server: requests finish, streams end, nothing hangs. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { closeServer, limitConnections, serverOptions } from '#server/http/server-limits.ts'

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
