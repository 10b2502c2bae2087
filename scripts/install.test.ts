/** Mitten runs on every supported Node version, and the installed native modules end no process. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, runsOnNode, supportedNodes } from './install.mjs'

function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

test.each(['20.19.0', '20.20.2', '22.13.0', '22.23.3', '24.0.0', '24.21.0', '26.1.0'])(
  'Node %s is taken',
  (version) => {
    expect(runsOnNode(version)).toBe(true)
  },
)

test.each(['18.20.8', '20.18.3', '21.7.3', '22.12.0', '23.11.1'])(
  'Node %s is refused',
  (version) => {
    expect(runsOnNode(version)).toBe(false)
  },
)

test('package.json, its recommendation and the compiled server name the same Nodes', () => {
  const { engines, devDependencies } = JSON.parse(textOf('package.json'))
  expect(engines.node).toBe(supportedNodes())
  expect(runsOnNode(`${textOf('.nvmrc').trim()}.0.0`)).toBe(true)
  // The compiler refuses anything newer than the oldest version, both calls and syntax.
  const [, oldest] = /^\^(\d+)\./.exec(engines.node) ?? []
  expect(devDependencies['@types/node']).toMatch(new RegExp(`^${oldest}\\.`))
  expect(textOf('scripts/build-server.mjs')).toContain(`target: 'node${oldest}'`)
})

// Node 24 aborts here if the driver was compiled against its unchanged headers; see object-wrap.h.
test('a prepared statement that is collected while no script runs does not end the process', () => {
  const script = `
    const db = new (require('better-sqlite3'))(':memory:')
    let rounds = 0
    function round() {
      for (let i = 0; i < 5; i += 1) db.prepare('SELECT 1').get()
      const garbage = Array.from({ length: 10000 }, (_, i) => ({ i, list: [i] }))
      if (garbage.length > 0 && ++rounds < 30) setTimeout(round, 0)
      else console.log('alive')
    }
    round()`
  const { stdout, stderr } = spawnSync(process.execPath, ['--eval', script], {
    cwd: root,
    encoding: 'utf8',
  })
  expect({ stdout, stderr }).toEqual({ stdout: 'alive\n', stderr: '' })
})
