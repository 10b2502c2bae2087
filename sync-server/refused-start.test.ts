/** A server that cannot start says why in a sentence, without a stack. */
import { once } from 'node:events'
import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { portFault } from '#server/http/port-fault.ts'
import { serveMetrics } from '#server/metrics/serve-metrics.ts'
import { openData } from '#server/store/open-data.ts'
import { databaseFile, openAsItIs, openDatabase } from '#server/store/open-database.ts'
import { makeFolder } from '#server/testing/make-folder.ts'
import { run } from '#server/testing/real-process.ts'

function startWith(settings: Readonly<Record<string, string>>) {
  return run('main.ts', { dataDir: join(makeFolder(), 'data'), settings })
}

async function usedPort(): Promise<number> {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  return (other.address() as AddressInfo).port
}

test('a port that another program uses is named with its setting', async () => {
  const port = await usedPort()
  const sentence = (setting: string) =>
    `Another program uses port ${port}: stop it, or set ${setting} to another port.`
  const refused = await startWith({ PORT: `${port}` })
  expect(refused).toEqual({ status: 1, said: `${sentence('PORT')}\n` })
  const place = { port, host: '127.0.0.1', token: null }
  await expect(serveMetrics(place)).rejects.toThrow(sentence('METRICS_PORT'))
})

test.each([
  ['EACCES', 'This user may not open port 80: set PORT to a port from 1024 on.'],
  ['EADDRNOTAVAIL', 'HOST is 192.0.2.1, which is not an address of this computer.'],
  ['ENOTFOUND', 'HOST is 192.0.2.1, which is not an address of this computer.'],
  ['EMFILE', 'Port 80 (PORT) cannot be opened: too many open files'],
])('a port that fails with %s gets a sentence', (code, sentence) => {
  const error = Object.assign(new Error('too many open files'), { code })
  expect(portFault(error, { host: '192.0.2.1', port: 80 }, 'PORT').message).toBe(sentence)
})

test('a data folder that is none, or cannot be made, is named', async () => {
  const file = join(makeFolder(), 'file')
  writeFileSync(file, '')
  chmodSync(file, 0o644)
  for (const dataDir of [file, join(file, 'data')]) {
    const { status, said } = await run('main.ts', { dataDir })
    expect(status).toBe(1)
    expect(said.split('\n')).toEqual([
      expect.stringContaining(`The data folder ${dataDir} cannot be used: `),
      '',
    ])
  }
  expect(statSync(file).mode & 0o777).toBe(0o644)
})

test('a file that cannot be opened is named, and a folder that cannot be looked into is not called empty', async () => {
  const dataDir = makeFolder()
  const lock = join(dataDir, 'mitten.lock')
  mkdirSync(lock)
  const unable = 'cannot be opened: unable to open database file'
  await expect(openData({ dataDir, postgres: null })).rejects.toThrow(`${lock} ${unable}`)
  const file = databaseFile(dataDir)
  mkdirSync(file)
  expect(() => openDatabase(file)).toThrow(`${file} ${unable}`)
  expect(() => openAsItIs(dataDir)).toThrow(`${file} ${unable}`)
  const path = join(dataDir, 'file')
  writeFileSync(path, '')
  expect(() => openAsItIs(path)).toThrow('ENOTDIR')
})

test('a PostgreSQL that cannot be reached is named, without its password', async () => {
  const postgres = { url: 'postgres://mitten:secret@127.0.0.1:1/house' }
  await expect(openData({ dataDir: '', postgres })).rejects.toThrow(
    'PostgreSQL at 127.0.0.1:1/house cannot be used: connect ECONNREFUSED 127.0.0.1:1',
  )
})
