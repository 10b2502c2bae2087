/** `npm run dev` that cannot start leaves no server behind, which would keep the data. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFolder } from '#server/testing/make-folder.ts'
import { root } from './install.mjs'

test('with a port that is used it says so, and ends with everything it has started', async () => {
  const other = createServer().listen(0, 'localhost')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const env = { ...process.env, PORT: `${port}`, DATA_DIR: makeFolder() }
  const dev = spawn(process.execPath, [join('scripts', 'dev.mjs')], { cwd: root, env })
  let said = ''
  dev.stderr.on('data', (part) => (said += String(part)))
  // A server that stays behind keeps its output open, and this never comes.
  expect(await once(dev, 'close')).toEqual([1, null])
  expect(said).toBe(`Port ${port} is already in use: PORT sets another one.\n`)
})
