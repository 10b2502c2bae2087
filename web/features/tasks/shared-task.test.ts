/** Content shared by other apps becomes the name and description of a task, whichever fields it comes in. */
import { expect, test } from 'vitest'
import { readShared } from './shared-task.tsx'

test.each([
  [{}, null],
  [{ title: '', text: ' \n ' }, null],
  [{ title: 'Lentil soup' }, { name: 'Lentil soup', description: '' }],
  [
    { title: 'Lentil soup', text: 'For Friday', url: 'https://example.org/soup' },
    { name: 'Lentil soup', description: 'For Friday\nhttps://example.org/soup' },
  ],
  [{ text: 'Buy milk\nand two eggs' }, { name: 'Buy milk', description: 'and two eggs' }],
  [{ url: 'https://example.org/' }, { name: 'https://example.org/', description: '' }],
  [
    { title: 'Soup', text: 'Soup' },
    { name: 'Soup', description: '' },
  ],
])('%o becomes %o', (shared, task) => {
  expect(readShared(new URLSearchParams(shared as Record<string, string>))).toEqual(task)
})

test('what is too long for a name stands whole in the description, within its bound (T7)', () => {
  const long = 'a'.repeat(120)
  expect(readShared(new URLSearchParams({ text: long }))).toEqual({
    name: 'a'.repeat(100),
    description: long,
  })
  const longer = readShared(new URLSearchParams({ title: 'Letter', text: 'b'.repeat(2000) }))
  expect(longer?.description).toHaveLength(1000)
})

test('a name and a description end with a whole character (T7)', () => {
  const long = `${'a'.repeat(99)}${'🧦'.repeat(1000)}`
  expect(readShared(new URLSearchParams({ text: long }))).toEqual({
    name: `${'a'.repeat(99)}🧦`,
    description: `${'a'.repeat(99)}${'🧦'.repeat(901)}`,
  })
})
