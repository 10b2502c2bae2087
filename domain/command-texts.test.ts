/** The sentences of all commands have the same form, because they are combined with others. */
import { expect, test } from 'vitest'
import { commandTexts } from './command-texts.ts'
import { commandNames } from './commands.ts'

test.each(commandNames)(
  'the sentences of %s begin with a verb, and name its row if it has one',
  (name) => {
    const { summary, about, did, youDid } = commandTexts[name]
    const done = did('Dishes')
    const told = youDid('Dishes')
    expect(summary).toMatch(/^[A-Z].*[^.]$/)
    expect(done).toMatch(/^[A-Z][a-z]+ /)
    expect(told).toMatch(/^You [a-z]+/)
    for (const text of [done, told]) expect(text.includes('Dishes')).toBe(about !== undefined)
  },
)

test('the end of a pause fails under a title of its own', () => {
  const { resumeChore, endPause } = commandTexts
  expect([resumeChore.failed, endPause.failed]).toEqual([
    'Failed to resume',
    'Failed to end the pause',
  ])
})
