/** Files that are hostile, broken or made by hand: each is read within its bounds, or refused with the place (IM1). */
import { expect, test } from 'vitest'
import { readItem } from '#domain/imports/import-fields.ts'
import { longestBlock, measureUnit } from '#server/testing/event-loop.ts'
import { donetickChore, read, reader } from '#web/features/imports/testing/reader.ts'
import { FileError } from './problem.ts'
import { readFile } from './read-file.ts'

function problemOf(file: string | Uint8Array<ArrayBuffer>) {
  try {
    readFile(typeof file === 'string' ? new TextEncoder().encode(file) : file, reader)
    return null
  } catch (error) {
    if (error instanceof FileError) return error.problem
    throw error
  }
}

/** Units of 10 to 20 ms: together some two seconds on a phone four times slower. */
const MAX_UNITS = 30

function unitsOf(work: () => unknown): Promise<number> {
  return longestBlock(() => Promise.resolve(work()), { unit: measureUnit(), enough: MAX_UNITS })
}

const utf16 = (text: string) =>
  new Uint8Array([0xff, 0xfe, ...text.split('').flatMap((letter) => [letter.charCodeAt(0), 0])])
const chores = (count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, id) => donetickChore({ id })))

test.each([
  ['more than 2 MB', new Uint8Array(2_000_001).fill(32), { is: 'large' }],
  ['Latin-1', new Uint8Array([...new TextEncoder().encode('name\nM'), 0xfc]), { is: 'encoding' }],
  ['UTF-16', utf16('name\nBins'), { is: 'encoding' }],
  ['UTF-16 without a mark', utf16('name\nBins').slice(2), { is: 'encoding' }],
  ['a CSV file of something else', 'colour,price\nred,1', { is: 'unknown' }],
  ['a JSON file of something else', '{"tasks":[]}', { is: 'unknown' }],
  ['a JSON list of something else', '[1,2]', { is: 'unknown' }],
  ['nothing', '', { is: 'unknown' }],
  ['no tasks', 'name\n', { is: 'empty' }],
  ['no chores', '[]', { is: 'empty' }],
  ['tasks without names', 'name,minutes\n,5', { is: 'empty' }],
  ['501 chores', chores(501), { is: 'many' }],
  ['501 rows', `name\n${'Bins\n'.repeat(501)}`, { is: 'many' }],
  ['6000 lines', `TYPE,CONTENT\n${'note,x\n'.repeat(6000)}`, { is: 'many' }],
  [
    'a quote that is never closed',
    'name,description\nA,B\nC,"D',
    { is: 'broken', line: 3, column: 3 },
  ],
  ['a quote in the middle', 'name,description\n"A"B,C', { is: 'broken', line: 2, column: 1 }],
  ['JSON that ends', '[{"name":', { is: 'broken', line: 1, column: 10 }],
  ['JSON with a comma too many', '[\n {"id": 1},\n]', { is: 'broken', line: 3, column: 1 }],
  ['JSON with a word', '[\r\n  wrong\r\n]', { is: 'broken', line: 2, column: 3 }],
  ['JSON with a wrong end', '[{"a":[1}]', { is: 'broken', line: 1, column: 9 }],
  ['JSON with something after it', '[] []', { is: 'broken', line: 1, column: 4 }],
  ['JSON with a wrong name', '{"a":1,b:2}', { is: 'broken', line: 1, column: 8 }],
  [
    'JSON that is too deep',
    `${'['.repeat(101)}${']'.repeat(101)}`,
    { is: 'broken', line: 1, column: 102 },
  ],
  ['JSON that is deep enough', `${'['.repeat(100)}${']'.repeat(100)}`, { is: 'unknown' }],
  ['JSON with marks in a text', `["${'[{\\"'.repeat(101)}"]`, { is: 'unknown' }],
  ['JSON with a line break in a text', '["a\nb"]', { is: 'broken', line: 1, column: 2 }],
])('%s is refused', (_, file, problem) => {
  expect(problemOf(file)).toEqual(problem)
})

const MB2 = 1_999_000
const deep = 900_000
test.each([
  ['quotes', '"'.repeat(MB2)],
  ['quotes in a column', `name,description\nA,${'"'.repeat(MB2)}`],
  ['quotes by twos', `name\n${'"" '.repeat(MB2 / 3)}`],
  ['commas', ','.repeat(MB2)],
  ['commas in a row', `name\n${','.repeat(MB2)}`],
  ['line breaks', `name\n${'\n'.repeat(MB2)}`],
  ['lines of one letter', `name\n${'a\n'.repeat(MB2 / 2)}`],
  ['one name', `name\n${'é\u0301'.repeat(MB2 / 8)}`],
  ['accents', `name\na${'\u0301'.repeat(MB2 / 2)}`],
  ['JSON as deep as it is long', `${'['.repeat(deep)}${']'.repeat(deep)}`],
  ['JSON that is never closed', '['.repeat(MB2)],
  ['names that are never closed', '{"a":'.repeat(MB2 / 5)],
  ['angle brackets', JSON.stringify([donetickChore({ description: '<'.repeat(MB2) })])],
  ['a date of words', `TYPE,CONTENT,DATE\ntask,A,every ${'mon '.repeat(MB2 / 4)}`],
  ['a date of spaces', `TYPE,CONTENT,DATE\ntask,A,"every${' '.repeat(MB2 - 40)}x"`],
  ['labels', `TYPE,CONTENT\ntask,${'@a '.repeat(MB2 / 3)}`],
  [
    'occurrences',
    JSON.stringify([
      donetickChore({
        frequencyType: 'days_of_the_week',
        frequencyMetadata: {
          days: Array.from({ length: 100_000 }, () => 'monday'),
          weekPattern: 'week_of_month',
          occurrences: Array.from({ length: 100_000 }, () => 1),
        },
      }),
    ]),
  ],
])('2 MB of %s are read or refused without the screen standing still', async (_, file) => {
  expect(await unitsOf(() => problemOf(file))).toBeLessThan(MAX_UNITS)
})

test('500 chores with everything are read without the screen standing still', async () => {
  const full = donetickChore({
    description: 'Words '.repeat(160),
    subTasks: Array.from({ length: 40 }, (_, n) => ({ orderId: n, name: `Step ${n}` })),
    frequencyType: 'days_of_the_week',
    frequencyMetadata: { days: ['monday', 'friday'], timezone: 'America/New_York' },
  })
  const file = JSON.stringify(Array.from({ length: 500 }, (_, id) => ({ ...full, id })))
  expect(read(file).drafts).toHaveLength(500)
  expect(await unitsOf(() => read(file))).toBeLessThan(MAX_UNITS)
})

test('a byte order mark, semicolons and tabs are read', () => {
  for (const mark of [',', ';', '\t']) {
    const { source, drafts } = read(`\ufeffname${mark}minutes\r\nBins${mark}5\r\n`)
    expect([source, drafts[0]?.item]).toMatchObject(['csv', { name: 'Bins', time_minutes: 5 }])
  }
})

test('whatever a chore has, its item is one that the command takes', () => {
  const odd = [
    null,
    true,
    -1,
    1e308,
    '',
    '\ud800\0',
    'x'.repeat(5000),
    [],
    {},
    [[]],
    'Ä'.repeat(101),
  ]
  const fields = Object.keys(donetickChore()).concat('points', 'description', 'subTasks')
  const all = fields.flatMap((field) => odd.map((value) => donetickChore({ [field]: value })))
  const found = all.flatMap((chore) => {
    const text = JSON.stringify([chore, donetickChore()])
    return read(text).drafts
  })
  expect(found.length).toBeGreaterThan(all.length)
  for (const { item } of found) expect(readItem(item)).toEqual(item)
})

test('a name that is too long stands whole in the description, to be checked', () => {
  const name = 'Windows '.repeat(20).trim()
  const [draft] = read(JSON.stringify([donetickChore({ name, description: 'All' })])).drafts
  expect(draft?.item.name).toHaveLength(100)
  expect(draft?.item.description).toBe(`${name}\n\nAll`)
  expect(draft?.checks).toEqual([{ is: 'text' }])
})

test('rows without a name are counted', () => {
  expect(read('name,minutes\nBins,5\n,7\n')).toMatchObject({ leftOut: 1, drafts: [{}] })
})
