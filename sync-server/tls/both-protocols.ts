/** Accepts plain http at the port of an https server, to redirect people who type an address without https. */
import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import type { Server } from 'node:https'
import type { Socket } from 'node:net'
import { serverOptions } from '#server/http/server-limits.ts'

/** The first byte of every TLS connection. */
const TLS_HANDSHAKE = 0x16
/**
 * A page and a certificate take less. Node applies timeouts only to servers that listen, so each plain connection gets
 * its own.
 */
const PLAIN_LIFE_MS = 10_000

/** To be called before the first connection, as soon as the server was told to listen. */
export function acceptPlain(server: Server, listener: RequestListener): void {
  const plain = createServer({ ...serverOptions, keepAliveTimeout: 1 }, listener)
  const secure = server.listeners('connection')
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    const patience = setTimeout(() => socket.destroy(), PLAIN_LIFE_MS)
    const settle = () => clearTimeout(patience)
    socket.once('close', settle)
    // Until a protocol takes over, nothing else would handle a reset.
    socket.on('error', () => socket.destroy())
    socket.once('data', (first: Buffer) => {
      socket.pause()
      socket.unshift(first)
      if (first[0] !== TLS_HANDSHAKE) plain.emit('connection', socket)
      else {
        settle()
        for (const accept of secure) accept.call(server, socket)
      }
      process.nextTick(() => socket.resume())
    })
  })
}
