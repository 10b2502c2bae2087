/** What every command must keep to: purity, inputs that survive JSON, names and inputs that never change by accident. */
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { CommandInput, CommandName } from './commands.ts'
import { commandNames, commandOf, parseInput } from './commands.ts'
import { createHouse } from './testing/house.ts'
import { idOf, makePartnership, makeTask, monday } from './testing/make.ts'

type Example = {
  readonly [Name in CommandName]: readonly [actor: string, input: CommandInput<Name>]
}

const token = 't'.repeat(43)
const examples: Example = {
  createTask: ['Maya', { id: idOf('new'), name: 'Dishes' }],
  updateTask: ['Maya', { id: idOf('open'), name: 'Gutters' }],
  deleteTask: ['Maya', { id: idOf('open') }],
  claimTask: ['Theo', { id: idOf('open') }],
  releaseTask: ['Theo', { id: idOf('claimed') }],
  completeTask: ['Theo', { id: idOf('claimed') }],
  approveTask: ['Theo', { id: idOf('done') }],
  reopenTask: ['Maya', { id: idOf('done') }],
  invitePartner: ['Maya', { id: idOf('new'), token: 'u'.repeat(43), email: 'nora@example.org' }],
  linkInvitation: ['Nora', { token }],
  respondToInvitation: ['Theo', { id: idOf('Nora+Theo'), status: 'accepted' }],
  cancelInvitation: ['Nora', { id: idOf('Nora+Theo') }],
  removePartner: ['Maya', { id: idOf('Maya+Theo') }],
  updateProfile: ['Maya', { name: 'May Ellis' }],
}

function house() {
  return createHouse({
    people: ['Maya', 'Theo', 'Nora'],
    partners: [['Maya', 'Theo']],
    rows: [
      ['tasks', makeTask('Maya', { id: idOf('open') })],
      [
        'tasks',
        makeTask('Maya', { id: idOf('claimed'), claimed_by: idOf('Theo'), claimed_at: monday }),
      ],
      ['tasks', makeTask('Maya', { id: idOf('done'), completed_at: monday, completions: 1 })],
      ['partnerships', makePartnership('Nora', 'Theo', { status: 'pending' })],
      [
        'partnerships',
        makePartnership('Maya', 'later', { invitee_id: null, status: 'pending', token }),
      ],
    ],
  })
}

function changesOf(name: CommandName, home = house()) {
  const [actor, input] = examples[name]
  return home.changesOf([actor, name, input], { mutationId: 'one' })
}

describe.each(commandNames)('%s', (name) => {
  test('does the same to the same rows (invariant 5)', () => {
    const home = house()
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
    const told = changesOf(name).flatMap(({ table, after }) =>
      table === 'notifications' && after && 'user_id' in after ? [after.user_id] : [],
    )
    expect(told).not.toContain(idOf(actor))
  })
})
