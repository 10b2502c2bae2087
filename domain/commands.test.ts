/** What every command must keep to: purity, inputs that survive JSON, names and inputs that never change by accident. */
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { CommandName } from './commands.ts'
import { commandNames, commandOf, parseInput } from './commands.ts'
import { exampleHouse, examples } from './testing/examples.ts'
import { idOf } from './testing/make.ts'

function changesOf(name: CommandName, home = exampleHouse()) {
  const [actor, input] = examples[name]
  return home.changesOf([actor, name, input], { mutationId: 'one' })
}

describe.each(commandNames)('%s', (name) => {
  test('does the same to the same rows (invariant 5)', () => {
    const home = exampleHouse()
    const first = changesOf(name, home)
    expect(first).not.toEqual([])
    expect(changesOf(name, home)).toEqual(first)
    expect(changesOf(name)).toEqual(first)
  })

  test('takes an input that went through JSON and through itself for the same', () => {
    const { version } = commandOf(name)
    const [, input] = examples[name]
    const parsed = parseInput(name, input, version)
    expect(parseInput(name, JSON.parse(JSON.stringify(input)), version)).toEqual(parsed)
    expect(parseInput(name, JSON.parse(JSON.stringify(parsed)), version)).toEqual(parsed)
  })

  test(`keeps the input of version ${commandOf(name).version}, which outboxes hold (rule R36)`, () => {
    const { $schema, ...shape } = z.toJSONSchema(commandOf(name).input, {
      io: 'input',
      unrepresentable: 'any',
    })
    expect(JSON.stringify(shape)).toMatchSnapshot()
  })

  test('tells the one who acts nothing', () => {
    const [actor] = examples[name]
    const told = changesOf(name).flatMap(({ table, before, after }) =>
      // The weekly report is news to its own reader: nobody else's doing.
      table === 'notifications' &&
      !before &&
      after &&
      'type' in after &&
      after.type !== 'weekly_report'
        ? [after.user_id]
        : [],
    )
    expect(told).not.toContain(idOf(actor))
  })
})
