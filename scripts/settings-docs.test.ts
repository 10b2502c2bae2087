/** Every setting of the server is explained to operators; every one that is explained or used in files exists. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from '#server/config.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const settings = ['config', 'oidc-config', 'postgres-config', 'upkeep-config']
  .map((name) => `sync-server/${name}.ts`)
  .flatMap((path) =>
    [...read(path).matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name),
  )
const pages = ['README.md', 'docs/deploy.md']
/** The first and the third cell of every row that begins with names of settings. */
const rows = pages
  .flatMap((page) => [...read(page).matchAll(/^\| (`[A-Z_]+`[^|]*)\|[^|]*\|(.*)\|$/gm)])
  .map(([, names = '', words = '']) => ({ names: capitalsIn(names), words }))

function capitalsIn(text: string): readonly string[] {
  return [...text.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name)
}

test('every setting stands in a table of README.md or docs/deploy.md', () => {
  expect(settings).toContain('DATABASE_URL')
  const explained = new Set(rows.flatMap(({ names, words }) => [...names, ...capitalsIn(words)]))
  expect(settings.filter((name) => !explained.has(name))).toEqual([])
})

test('every setting in these tables exists', () => {
  const named = rows.flatMap(({ names }) => names)
  expect(named.filter((name) => !settings.includes(name))).toEqual([])
})

test('the server accepts the settings of compose.yaml', () => {
  const [, block = ''] =
    /\n {2}environment:\n([^]*?)\n {2}\w/.exec(read('docs/deploy/compose.yaml')) ?? []
  const set = Object.fromEntries(
    [...block.matchAll(/^ {4}([A-Z_]+): (.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      valueOf(value),
    ]),
  )
  expect(Object.keys(set).filter((name) => !settings.includes(name))).toEqual([])
  const { postgres, publicOrigin } = parseConfig(set)
  expect(postgres?.url).toBe('postgres://mitten:secret-of-.env@postgres/mitten')
  expect(publicOrigin).toBe('https://chores.example')
})

/** As compose reads it: a default counts if nothing is set. */
function valueOf(written: string): string {
  return written
    .replace(/^'(.*)'$/, '$1')
    .replaceAll('${MITTEN_HOST:?}', 'chores.example')
    .replaceAll(/\$\{\w+:\?\}/g, 'secret-of-.env')
    .replaceAll(/\$\{\w+:-(.*?)\}/g, '$1')
}

test('every variable of mitten@.service is a setting, or belongs to Node', () => {
  const [, line = ''] = /^Environment=(.*)$/m.exec(read('docs/deploy/mitten@.service')) ?? []
  const names = line.split(' ').map((each) => each.replace(/=.*/, ''))
  expect(names.filter((name) => !settings.includes(name))).toEqual(['NODE_ENV'])
})
