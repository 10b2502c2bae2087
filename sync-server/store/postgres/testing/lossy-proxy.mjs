/**
 * Stands between a process and the database, and loses what it is told to. In a thread of its own, because the thread of
 * a test sleeps while it waits for the database.
 */
import { connect, createServer } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

/** Set by the test: the answer to the next COMMIT is lost; nothing passes at all. */
const [SWALLOWS, IS_CUT] = [0, 1]
const { target, flags } =
  /** @type {{ target: import('node:net').NetConnectOpts, flags: Int32Array }} */ (workerData)

const server = createServer((near) => {
  if (Atomics.load(flags, IS_CUT) === 1) return void near.destroy()
  const far = connect(target)
  for (const socket of [near, far]) {
    socket.on('error', () => undefined)
    socket.on('close', () => {
      near.destroy()
      far.destroy()
    })
  }
  let isDoomed = false
  near.on('data', (data) => {
    if (Atomics.load(flags, IS_CUT) === 1) return void near.destroy()
    if (data.includes('COMMIT') && Atomics.exchange(flags, SWALLOWS, 0) === 1) isDoomed = true
    far.write(data)
  })
  far.on('data', (data) => void (isDoomed ? near.destroy() : near.write(data)))
})
server.listen(0, '127.0.0.1', () => {
  parentPort?.postMessage(server.address())
})
