/** The connection between a device and the server, which can be cut: airplane mode without support from the browser. */
import type { AddressInfo, Server, Socket } from 'node:net'
import { connect, createServer } from 'node:net'

export type Line = {
  readonly url: string
  /** Immediately, also for open connections. From now on every connection is refused. */
  cut(): Promise<void>
  mend(): Promise<void>
}

export async function drawLine(to: string): Promise<Line> {
  const target = Number(new URL(to).port)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.pipe(other)
      // If either end breaks, the other is closed.
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
    mend: () => listen(server, port),
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
}
