/** Every event of the log is explained to operators, with the fields that the code gives it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const quoted = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)

const [, union = ''] = /type LogEvent =\n([^]*?)\ntype /.exec(read('sync-server/log.ts')) ?? []
const events = [...union.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)

const [, table = ''] = read('docs/logs.md').split('\n## Events\n')
const rows = [...table.matchAll(/^\| (`[^|]*)\|([^|]*)\|([^|]*)\|[^|]*\|$/gm)].map(
  ([, names = '', fields = '', when = '']) => ({
    names: quoted(names),
    fields: quoted(fields),
    when,
  }),
)

const sources = readdirSync(join(root, 'sync-server'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('testing'))
  .map((name) => read(join('sync-server', name)))

test('every event stands in one row of docs/logs.md, and every row is about events', () => {
  expect(events).toContain('backup_not_copied')
  expect(rows.flatMap(({ names }) => names).toSorted()).toEqual(events.toSorted())
})

test('every event is written somewhere', () => {
  const code = sources.filter((text) => !text.includes('type LogEvent =')).join('\n')
  const written = new Set([...code.matchAll(/'(\w+)'/g)].map(([, name]) => name))
  // The log itself writes it.
  expect(events.filter((name) => !written.has(name))).toEqual(['fault'])
})

test('a row names the fields that the code gives its events', () => {
  const calls = sources.flatMap((text) => [
    ...text
      .replaceAll(/\bnote\(c, '(\w+)'/g, ".info('$1', { request, user })")
      .matchAll(/\.(?:info|warn)\('(\w+)', (\{[^]*?\}|line)\)/g),
  ])
  expect(calls.length).toBeGreaterThan(25)
  const missing = calls.flatMap(([, event = '', facts = '']) => {
    const known = rows.find(({ names }) => names.includes(event))?.fields ?? []
    // The names of the fields: words before a colon or a comma, but not inside a call.
    const plain = facts.replaceAll(/`[^`]*`/g, '')
    const given = [...plain.matchAll(/(?<=[{,]\s*)(\w+)(?=\s*[:,}])/g)].map(([, name = '']) => name)
    return given.filter((name) => !known.includes(name)).map((name) => `${event}: ${name}`)
  })
  expect(missing).toEqual([])
})
