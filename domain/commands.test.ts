/** What every command must keep to: purity, inputs that survive JSON, names and inputs that never change by accident. */
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { CommandInput, CommandName } from './commands.ts'
import { commandNames, commandOf, parseInput } from './commands.ts'
import { emptyBalance } from './points/points.ts'
import { createHouse } from './testing/house.ts'
import {
  idOf,
  makeAccount,
  makeLoan,
  makeNotification,
  makePartnership,
  makeReward,
  makeTask,
  monday,
} from './testing/make.ts'

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
  createReward: ['Maya', { id: idOf('new'), name: 'Cinema', description: 'The two of us' }],
  offerRewardAgain: ['Maya', { id: idOf('redeemed'), copy_id: idOf('copy') }],
  updateReward: ['Maya', { id: idOf('offered'), point_cost: 50 }],
  deleteReward: ['Maya', { id: idOf('offered') }],
  redeemReward: ['Maya', { id: idOf('offered'), cost: 60 }],
  approveReward: ['Theo', { id: idOf('awaiting') }],
  denyReward: ['Theo', { id: idOf('redeemed') }],
  requestLoan: ['Maya', { id: idOf('new'), amount: 50, title: 'Book', description: 'On gardens' }],
  withdrawLoan: ['Maya', { id: idOf('asked') }],
  approveLoan: ['Theo', { id: idOf('asked') }],
  denyLoan: ['Theo', { id: idOf('asked') }],
  repayLoan: ['Maya', { id: idOf('lent') }],
  clearRepaidLoans: ['Maya', { ids: [idOf('repaid')] }],
  readNotification: ['Maya', { id: idOf('note to Maya') }],
  readAllNotifications: ['Maya', { through: { created_at: monday, id: idOf('note to Maya') } }],
  deleteNotification: ['Maya', { id: idOf('note to Maya') }],
  clearNotifications: ['Maya', {}],
  updateProfile: ['Maya', { name: 'May Ellis' }],
  changePlan: ['Maya', { plan: 'ultimate' }],
  deleteAccount: ['Maya', {}],
  editUser: ['Nora', { id: idOf('Maya'), plan: 'free', email: 'may@example.org' }],
  makeAdmin: ['Nora', { id: idOf('Maya') }],
}

const awaiting = { awaiting_approval: true, approved_by: null }
const longAgo = { requested_at: '2026-01-05T09:00:00.000Z' }
const lent = {
  approved_by: idOf('Theo'),
  approved_at: monday,
  due_date: '2026-03-09T22:59:59.999Z',
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
      ['rewards', makeReward('Maya', { id: idOf('offered') })],
      ['rewards', makeReward('Maya', { id: idOf('awaiting'), ...awaiting })],
      [
        'rewards',
        makeReward('Maya', {
          id: idOf('redeemed'),
          redeemed_at: monday,
          approved_by: idOf('Theo'),
        }),
      ],
      ['loans', makeLoan('Maya', { id: idOf('asked') })],
      ['loans', makeLoan('Maya', { id: idOf('lent'), ...lent })],
      ['loans', makeLoan('Maya', { id: idOf('repaid'), ...lent, ...longAgo, repaid: true })],
      ['balances', { ...emptyBalance(idOf('Maya')), total_points: 500 }],
      ['notifications', makeNotification('Maya')],
      ['accounts', makeAccount('Nora', { role: 'admin' })],
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
    const told = changesOf(name).flatMap(({ table, before, after }) =>
      table === 'notifications' && !before && after && 'user_id' in after ? [after.user_id] : [],
    )
    expect(told).not.toContain(idOf(actor))
  })
})
