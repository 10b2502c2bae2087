/** The same tests with Mosquitto, which most people have: it asks for a password, and is killed and restarted (A47). */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { freePort } from '#server/testing/free-port.ts'
import type { TestBroker } from './testing/test-broker.ts'
import { testHome } from './testing/test-home.ts'

const apt = join(import.meta.dirname, '..', '..', 'scripts', 'apt.mjs')
const PASSWORD = 'knit-one-purl-two'

testHome(startMosquitto)

async function startMosquitto(): Promise<TestBroker> {
  if (spawnSync('mosquitto', ['-h']).error) spawnSync(process.execPath, [apt, 'mosquitto'])
  const folder = mkdtempSync(join(tmpdir(), 'mitten-mosquitto-'))
  const port = await freePort()
  const passwords = join(folder, 'passwords')
  writeFileSync(passwords, `house:${PASSWORD}\n`, { mode: 0o600 })
  spawnSync('mosquitto_passwd', ['-U', passwords])
  const config = join(folder, 'mosquitto.conf')
  const lines = [
    `listener ${port} 127.0.0.1`,
    `password_file ${passwords}`,
    'persistence true',
    `persistence_location ${folder}/`,
    'autosave_interval 1',
    'user root',
  ]
  writeFileSync(config, `${lines.join('\n')}\n`)
  const run = () => spawn('mosquitto', ['-c', config], { stdio: 'ignore' })
  let broker = run()
  await expect.poll(() => answers(port)).toBe(true)

  async function goAway(): Promise<void> {
    const ended = new Promise((resolve) => void broker.once('exit', resolve))
    broker.kill('SIGTERM')
    await ended
  }

  return {
    url: `mqtt://house:${PASSWORD}@127.0.0.1:${port}`,
    goAway,
    async comeBack() {
      broker = run()
      await expect.poll(() => answers(port)).toBe(true)
    },
    async stop() {
      await goAway()
      rmSync(folder, { recursive: true })
    },
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
