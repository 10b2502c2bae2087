/** The contract of every command: purity, inputs that survive JSON, names and inputs that never change by accident. */
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { CommandError } from './command-error.ts'
import type { AnyCommand, CommandName } from './commands.ts'
import { commandNames, commandOf, isCommandName, parseInput, presentName } from './commands.ts'
import type { Notification } from './notifications/notification.ts'
import { createRows } from './rows.ts'
import type { TableName } from './tables.ts'
import { exampleHousehold, examples } from './testing/examples.ts'
import { idOf } from './testing/make.ts'

/** A notification about a report leads to its week, and one about a partnership to a page with the outcome. */
const relatedTables: Readonly<Record<Notification['related_type'], TableName | null>> = {
  task: 'tasks',
  chore: 'chores',
  pause: 'pauses',
  reward: 'rewards',
  loan: 'loans',
  partnership: null,
  report: null,
  webhook: null,
}

function changesOf(name: CommandName, household = exampleHousehold()) {
  const [actor, input] = examples[name]
  return household.changesOf([actor, name, input], { mutationId: 'one' })
}

describe.each(commandNames)('%s', (name) => {
  test('gives the same changes for the same rows (I5)', () => {
    const household = exampleHousehold()
    const first = changesOf(name, household)
    expect(first).not.toEqual([])
    expect(changesOf(name, household)).toEqual(first)
    expect(changesOf(name)).toEqual(first)
  })

  test('keeps its input through JSON and through its own schema', () => {
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

  test('does the same under the name that older releases queue', () => {
    const [actor, input] = examples[name]
    const household = exampleHousehold()
    const byPresentName = household.changesOf([actor, presentName(name), input], {
      mutationId: 'one',
    })
    expect(byPresentName).toEqual(changesOf(name))
  })

  test('notifies people about an existing row, so that a notification leads to it', () => {
    const household = exampleHousehold()
    const [actor, input] = examples[name]
    const before = new Set(household.all('notifications').map(({ id }) => id))
    household.run([actor, name, input])
    const lost = household.all('notifications').filter(({ id, related_type, related_id }) => {
      const table = relatedTables[related_type]
      return !before.has(id) && table !== null && household.get(table, related_id) === undefined
    })
    expect(lost).toEqual([])
  })

  test('gets default values from the server for what a REST caller leaves out (A16)', () => {
    const { serverDefaults, version } = commandOf(name)
    if (serverDefaults === undefined) return
    const made = serverDefaults({ id: () => idOf('made'), token: () => 'm'.repeat(43) })
    const [, input] = examples[name]
    const given = Object.entries(input).filter(([field]) => !(field in made))
    const whole = { ...Object.fromEntries(given), ...made }
    expect(Object.keys(made).length).toBeGreaterThan(0)
    expect(parseInput(name, whole, version)).toMatchObject(made)
    // Queues of older releases redeem without it.
    if (name === 'redeemReward') return
    expect(() => parseInput(name, Object.fromEntries(given), version)).toThrow(CommandError)
  })

  test('does not notify the actor', () => {
    const [actor] = examples[name]
    const told = changesOf(name).flatMap(({ table, before, after }) =>
      // The weekly report is for its own reader: nobody else causes it.
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

test.each([
  ['readAllNotifications', 'updatedCount'],
  ['clearNotifications', 'deletedCount'],
  ['clearRepaidLoans', 'clearedCount'],
] as const)('%s answers the number of changed rows as %s', (name, field) => {
  const changes = changesOf(name)
  expect(commandOf(name).facts?.(changes)).toEqual({ [field]: changes.length })
})

test.each([
  ['cancelInvitation', 'removePartner', { id: idOf('Nora+Theo') }],
  ['removePartner', 'cancelInvitation', { id: idOf('Maya+Theo') }],
  ['removePartner', 'cancelInvitation', { id: idOf('nothing') }],
  ['removePartner', 'cancelInvitation', { id: 7 }],
  ['removePartner', 'cancelInvitation', {}],
  ['removePartner', 'cancelInvitation', null],
  ['removePartner', 'cancelInvitation', 'text'],
  ['changePlan', 'updateProfile', { plan: 'pro' }],
  ['updateProfile', 'changePlan', { name: 'May Ellis' }],
  ['updateProfile', 'changePlan', {}],
] as const)('%s, not %s, accepts a body %j on the route they share', (name, other, body) => {
  const household = exampleHousehold()
  const stored = createRows((read) => {
    const found = household.get(read.table, read.id ?? '')
    return found ? [found] : []
  })
  const takes = ({ rest }: AnyCommand) => rest.when?.(body as never, stored)
  expect([takes(commandOf(name)), takes(commandOf(other))]).toEqual([true, false])
})

test('only the names in the registry are commands, not inherited properties of objects', () => {
  expect(commandNames.every(isCommandName)).toBe(true)
  expect(['completetask', 'toString', ''].some(isCommandName)).toBe(false)
})

test.each([
  ['createTask', { id: idOf('new'), name: '' }, 'Name is required', 'name'],
  ['createTask', { name: 'Dishes' }, 'id must be a UUID', 'id'],
  ['clearRepaidLoans', { ids: ['loan'] }, 'ids.0 must be a UUID', 'ids.0'],
  ['clearRepaidLoans', { ids: 7 }, 'ids must be of type array', 'ids'],
  [
    'clearNotifications',
    { through: { created_at: 'noon' } },
    'through.created_at must be a UTC time in ISO 8601',
    'through.created_at',
  ],
  ['setPause', { id: idOf('new'), kind: 'nap' }, 'kind must be one of away, chores', 'kind'],
  ['tickStep', { id: idOf('task'), text: 'Soap', on: 'yes' }, 'on must be of type boolean', 'on'],
  ['redeemReward', { id: idOf('reward'), cost: -1 }, 'cost is not valid', 'cost'],
  ['setGoal', 'tea', 'input must be of type object', ''],
] as const)(
  '%s with %j is refused for the first bound that it breaks',
  (name, input, bound, field) => {
    const parse = () => parseInput(name, input, 1)
    expect(parse).toThrow(CommandError)
    expect(parse).toThrow(
      expect.objectContaining({
        name: 'CommandError',
        code: 'invalid_args',
        details: { reason: 'bound', bound, field },
      }),
    )
  },
)
