/** A release is refused if its notes are missing; otherwise it says what is new since the previous one. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './install.mjs'
import { newsSince, notesOf, settingsIn } from './release-notes.mjs'

const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

test('the version in package.json, and every other, says what to do when updating', () => {
  expect(notesOf(changelog, version).toDo).not.toBe('')
  const titles = [...changelog.matchAll(/^## (.*)$/gm)].map(([, title = '']) => title)
  expect(titles[0]).toBe('Unreleased')
  for (const title of titles) expect(notesOf(changelog, title).toDo).not.toBe('')
})

const short = `# Changes
## Unreleased
- New things.
## 1.1.0
- Things.

To do when updating: set A.
## 1.0.0
- First things.
`

test('a version without a section, or without its line, is refused', () => {
  expect(notesOf(short, '1.1.0')).toEqual({
    toDo: 'set A.',
    previous: '1.0.0',
    unreleased: ['Unreleased'],
  })
  expect(() => notesOf(short, '1.2.0')).toThrow('CHANGELOG.md has no section "## 1.2.0"')
  expect(() => notesOf(short, '1.0.0')).toThrow('has no line "To do when updating: …"')
})

const old = { name: '0001-start', sql: '-- compatible: no. Start.' }
const beside = { name: '0002-shelves', sql: '-- compatible: yes. Shelves.\nCREATE TABLE shelves' }
const stopping = { name: '0003-rooms', sql: 'ALTER TABLE tasks RENAME' }
const before = { migrations: [old], settings: ['PORT'] }

test.each([
  ['no migration', [old], 'The database does not change.'],
  [
    'compatible ones',
    [old, beside],
    'New migrations, all of them compatible: 0002-shelves. Several processes can be restarted one after the other.',
  ],
  [
    'one that is not',
    [old, beside, stopping],
    'New migrations: 0002-shelves, 0003-rooms. Stop all processes first, because 0003-rooms cannot run beside the previous release.',
  ],
])('with %s it says so', (_, migrations, sentence) => {
  expect(newsSince({ migrations, settings: ['PORT'] }, before)[0]).toBe(sentence)
})

test('settings that are new are named', () => {
  const settings = settingsIn(readFileSync(join(root, 'sync-server', 'upkeep-config.ts'), 'utf8'))
  expect(settings).toContain('BACKUP_PASSPHRASE')
  expect(newsSince({ migrations: [old], settings: ['PORT', 'HOST'] }, before)[1]).toBe(
    'New settings: HOST.',
  )
  expect(newsSince(before, before)[1]).toBe('No settings are new.')
})
