/** Deleting an account (F5): everything that belongs to others stays, and nothing about the person. */
import { describe, expect, test } from 'vitest'
import { emptyBalance } from '#domain/points/points.ts'
import type { AnyRow } from '#domain/tables.ts'
import { createHousehold } from '#domain/testing/household.ts'
import type { MadeRows } from '#domain/testing/make.ts'
import {
  idOf,
  makeCheckIn,
  makeChore,
  makeLoan,
  makePartnership,
  makeReward,
  makeTask,
  monday,
} from '#domain/testing/make.ts'
import { personColumns, rowsNaming } from '#domain/testing/person-columns.ts'
import { FORMER_MEMBER } from '#domain/users/user.ts'

const [maya, theo] = [idOf('Maya'), idOf('Theo')]
const done = { completed_at: monday, completions: 1 }

/** Maya deletes her account; Theo is her partner, Nora has invited her, and she has invited Otis. */
function householdAfter(rows: MadeRows) {
  const household = createHousehold({
    people: ['Maya', 'Theo', 'Nora', 'Otis'],
    partners: ['Maya+Theo'],
    rows: [
      ['partnerships', makePartnership('Nora', 'Maya', { status: 'pending' })],
      ['partnerships', makePartnership('Maya', 'Otis', { status: 'rejected' })],
      ...rows,
    ],
  })
  household.run(['Maya', 'deleteAccount', {}])
  return household
}

test('the person, every partnership and every invitation are deleted, and partners are notified once', () => {
  const household = householdAfter([])
  expect(household.get('users', maya)).toBeUndefined()
  expect(household.get('accounts', maya)).toBeUndefined()
  expect(household.all('partnerships')).toEqual([])
  expect(household.notifications()).toEqual([
    'Theo: partnership_removed: Maya deleted their account',
  ])
})

test('their own rows are deleted: tasks, rewards, loans', () => {
  const household = householdAfter([
    ['tasks', makeTask('Maya', { id: idOf('open') })],
    ['tasks', makeTask('Maya', { id: idOf('own'), ...done })],
    ['tasks', makeTask('Maya', { id: idOf('claimed'), claimed_by: theo, claimed_at: monday })],
    ['rewards', makeReward('Maya')],
    ['loans', makeLoan('Maya')],
  ])
  expect([household.all('tasks'), household.all('rewards'), household.all('loans')]).toEqual([
    [],
    [],
    [],
  ])
})

test.each(personColumns)('%s.%s does not name the person any more', (...place) => {
  for (const row of rowsNaming('Maya', place, 'Theo')) {
    const { all } = householdAfter([
      // The chore that a seat belongs to.
      ['chores', makeChore('Theo', { id: theo })],
      [place[0], row],
    ])
    expect(JSON.stringify(all(place[0]))).not.toContain(maya)
  }
})

describe('rows of others', () => {
  test('a task that a partner performed for the person stays, without its text', () => {
    const task = { id: idOf('by Theo'), ...done, claimed_by: theo, claimed_at: monday }
    const balance = { ...emptyBalance(theo), total_points: 80 }
    const household = householdAfter([
      ['tasks', makeTask('Maya', { ...task, description: 'secret', image_url: '/a.png' })],
      ['balances', balance],
    ])
    expect(household.get('tasks', task.id)).toEqual(
      makeTask('Maya', {
        ...task,
        user_id: FORMER_MEMBER,
        name: '',
        is_shared: false,
        approved_by: theo,
      }),
    )
    expect(household.get('balances', theo)).toEqual(balance)
  })

  test('a partner’s task performed by the person stays completed by a former member and waits for nobody', () => {
    const task = { id: idOf('by Maya'), ...done, claimed_by: maya, claimed_at: monday }
    const household = householdAfter([['tasks', makeTask('Theo', task)]])
    expect(household.get('tasks', task.id)).toEqual(
      makeTask('Theo', { ...task, claimed_by: FORMER_MEMBER, approved_by: FORMER_MEMBER }),
    )
  })

  test('an approval of the person’s work stays, and a decision of the person becomes that of a former member', () => {
    const did = (name: string, approved_by: string) =>
      [
        'tasks',
        makeTask('Theo', { id: idOf(name), ...done, claimed_by: maya, approved_by }),
      ] as const
    const household = householdAfter([did('by Theo', theo), did('by herself', maya)])
    expect(household.get('tasks', idOf('by Theo'))?.approved_by).toBe(theo)
    expect(household.get('tasks', idOf('by herself'))?.approved_by).toBe(FORMER_MEMBER)
  })

  test('a partner’s check-in with the person stays, without the name', () => {
    const household = householdAfter([
      ['check_ins', makeCheckIn('Theo', 'Maya')],
      ['check_ins', makeCheckIn('Maya', 'Theo')],
    ])
    expect(household.all('check_ins')).toEqual([
      { ...makeCheckIn('Theo', 'Maya'), partner_id: FORMER_MEMBER },
    ])
  })

  test('deleting an open or refused invitation does not settle anything as ending a partnership does', () => {
    const household = householdAfter([
      ['tasks', makeTask('Nora', { id: idOf('did'), ...done })],
      ['rewards', makeReward('Otis', { awaiting_approval: true, approved_by: null })],
    ])
    expect(household.get('tasks', idOf('did'))?.approved_by).toBeNull()
    expect(household.all('rewards')[0]?.awaiting_approval).toBe(true)
  })

  test('a partner’s task that the person claimed is open again', () => {
    const task = { id: idOf('claimed'), claimed_by: maya, claimed_at: monday }
    const household = householdAfter([['tasks', makeTask('Theo', task)]])
    expect(household.get('tasks', task.id)).toEqual(makeTask('Theo', { id: task.id }))
  })

  test('a task that was reopened after the partnership ended is open for its owner, or deleted with an owner who left', () => {
    const household = createHousehold({
      people: ['Maya', 'Theo', 'Nora'],
      partners: ['Maya+Theo', 'Nora+Theo'],
    })
    const [left, stays] = [idOf('of Maya'), idOf('of Nora')]
    for (const [owner, id] of [
      ['Maya', left],
      ['Nora', stays],
    ] as const) {
      household.run([owner, 'createTask', { id, name: 'Dishes', is_shared: true }])
      household.run(['Theo', 'claimTask', { id }])
      household.run(['Theo', 'completeTask', { id }])
    }
    household.run(['Maya', 'deleteAccount', {}])
    household.run(['Theo', 'removePartner', { id: idOf('Nora+Theo') }])
    for (const id of [left, stays]) household.run(['Theo', 'reopenTask', { id }])
    household.run(['Theo', 'deleteAccount', {}])
    expect(household.all('tasks')).toEqual([
      expect.objectContaining({ id: stays, claimed_by: null, claimed_at: null, approved_by: null }),
    ])
  })

  test('decisions of the person stay, so that no state and no points change', () => {
    const refused = { approved_by: null, denied_by: maya }
    const lent = { approved_by: maya, approved_at: monday, due_date: monday }
    const household = householdAfter([
      ['tasks', makeTask('Theo', { id: idOf('did'), ...done, approved_by: maya })],
      ['rewards', makeReward('Theo', { id: idOf('yes'), approved_by: maya })],
      ['rewards', makeReward('Theo', { ...refused, id: idOf('no'), deny_note: 'Next week?' })],
      ['loans', makeLoan('Theo', { id: idOf('lent'), ...lent })],
      ['loans', makeLoan('Theo', { id: idOf('refused'), denied_by: maya })],
    ])
    expect(household.get('tasks', idOf('did'))?.approved_by).toBe(FORMER_MEMBER)
    expect(household.get('rewards', idOf('yes'))?.approved_by).toBe(FORMER_MEMBER)
    const formerly = { denied_by: FORMER_MEMBER, deny_note: '' }
    expect(household.get('rewards', idOf('no'))).toMatchObject(formerly)
    expect(household.get('loans', idOf('lent'))?.approved_by).toBe(FORMER_MEMBER)
    expect(household.get('loans', idOf('refused'))?.denied_by).toBe(FORMER_MEMBER)
  })

  test('what only the person could approve is settled, as when a partnership ends (RW4)', () => {
    const household = householdAfter([
      ['tasks', makeTask('Theo', { id: idOf('did'), ...done })],
      ['rewards', makeReward('Theo', { awaiting_approval: true, approved_by: null })],
      ['loans', makeLoan('Theo')],
    ])
    expect(household.get('tasks', idOf('did'))?.approved_by).toBe(theo)
    expect(household.all('rewards')[0]).toMatchObject({
      awaiting_approval: false,
      approved_by: theo,
    })
    expect(household.all('loans')).toEqual([])
  })
})

describe('notifications of others', () => {
  const at = (hour: number) => ({ at: `2026-03-02T${hour}:00:00.000Z` })
  const [own, shared, given, treat] = [idOf('own'), idOf('shared'), idOf('given'), idOf('treat')]
  const secret = { name: 'Secret thing', is_shared: true }
  const wish = { name: 'Secret thing', description: 'x', point_cost: 10 }

  /** Maya, who is about to delete her account, with two partners; Nora is another partner of Theo's. */
  function toldHousehold() {
    const household = createHousehold({
      people: ['Maya', 'Theo', 'Nora', 'Ines'],
      partners: ['Maya+Theo', 'Theo+Nora', 'Maya+Ines'],
    })
    household.run(['Maya', 'createTask', { id: own, ...secret }], at(10))
    household.run(['Maya', 'completeTask', { id: own }], at(11))
    household.run(['Maya', 'createTask', { id: shared, ...secret }], at(10))
    household.run(['Theo', 'claimTask', { id: shared }], at(11))
    household.run(['Theo', 'completeTask', { id: shared }], at(12))
    household.run(['Maya', 'reopenTask', { id: shared }], at(13))
    household.run(['Theo', 'completeTask', { id: shared }], at(14))
    household.run(['Maya', 'approveTask', { id: shared }], at(15))
    household.run(['Maya', 'createReward', { id: treat, ...wish }], at(10))
    household.run(['Theo', 'approveReward', { id: treat }], at(11))
    household.run(['Maya', 'redeemReward', { id: treat }], at(12))
    return household
  }
  /** Maya's own notifications are deleted on the server (erase-member.ts). */
  const others = (household: ReturnType<typeof toldHousehold>) =>
    household.notifications().filter((each) => !each.startsWith('Maya:'))

  test('they stay without the person and the texts of their rows, also for a partner’s partner and a former partner', () => {
    const household = toldHousehold()
    household.run(['Ines', 'removePartner', { id: idOf('Maya+Ines') }])
    const before = others(household)
    expect(before.filter((each) => each.includes('Secret thing')).length).toBe(8)
    household.run(['Maya', 'deleteAccount', {}])
    const told = others(household)
    expect(told.join('\n')).not.toContain('Secret thing')
    expect(told).toEqual(
      expect.arrayContaining([
        'Theo: task_completed: Former member completed a task',
        'Nora: task_completed: Theo completed a private task',
        'Theo: task_reopened: Former member marked a task as not done',
        'Theo: task_approved: Former member approved a task',
        'Theo: reward_requested: Former member asked for a reward',
        'Ines: reward_requested: Former member asked for a reward',
        'Theo: reward_redeemed: Former member redeemed a reward',
        'Ines: reward_redeemed: Former member redeemed a reward',
      ]),
    )
    expect(told.length).toBe(before.length + 1)
  })

  test('they also lose the texts of rows that were deleted before', () => {
    const household = toldHousehold()
    household.run(['Maya', 'reopenTask', { id: own }], at(12))
    household.run(['Maya', 'deleteTask', { id: own }])
    household.run(['Maya', 'deleteAccount', {}])
    expect(others(household).join('\n')).not.toContain('Secret thing')
  })

  test('they lose the notes with which the person denied rewards, whatever became of those; notes of others stay', () => {
    const household = toldHousehold()
    const notes = [
      ['Maya', 'kept', 'not today'],
      ['Maya', 'asked again', 'too dear'],
      ['Maya', 'deleted', 'never'],
      ['Nora', 'of Nora', 'after lunch'],
    ] as const
    for (const [who, name, note] of notes) {
      household.run(['Theo', 'createReward', { ...wish, id: idOf(name), name }])
      household.run([who, 'denyReward', { id: idOf(name), note }])
    }
    household.run(['Theo', 'updateReward', { id: idOf('asked again'), point_cost: 5 }])
    household.run(['Theo', 'deleteReward', { id: idOf('deleted') }])
    household.run(['Maya', 'deleteAccount', {}])
    expect(others(household).filter((each) => each.includes(' denied '))).toEqual([
      'Theo: reward_denied: Former member denied kept',
      'Theo: reward_denied: Former member denied asked again',
      'Theo: reward_denied: Former member denied deleted',
      'Theo: reward_denied: Nora denied of Nora: “after lunch”',
    ])
  })

  test('they keep the texts of their own rows, and those without a quote', () => {
    const household = toldHousehold()
    household.run(['Theo', 'createTask', { id: given, name: 'Water the fern', is_shared: true }])
    household.run(['Maya', 'claimTask', { id: given }])
    household.run(['Maya', 'completeTask', { id: given }])
    household.run(['Maya', 'deleteAccount', {}])
    expect(others(household)).toEqual(
      expect.arrayContaining([
        'Theo: task_claimed: Former member claimed Water the fern',
        'Theo: task_completed: Former member completed Water the fern',
        'Theo: partnership_removed: Maya deleted their account',
      ]),
    )
  })
})

test('no remaining row names the person', () => {
  const household = householdAfter([
    ['tasks', makeTask('Theo', { id: idOf('a'), ...done, approved_by: maya })],
    ['tasks', makeTask('Theo', { id: idOf('b'), ...done, claimed_by: maya, claimed_at: monday })],
    ['tasks', makeTask('Maya', { id: idOf('c'), ...done, claimed_by: theo, claimed_at: monday })],
    ['rewards', makeReward('Theo', { approved_by: maya })],
  ])
  const left = (
    ['users', 'accounts', 'partnerships', 'tasks', 'rewards', 'loans'] as const
  ).flatMap((table) => household.all(table) as readonly AnyRow[])
  expect(JSON.stringify(left)).not.toContain(maya)
})
