/** What deleting an account leaves behind (F5): for others everything that is theirs, of the person nothing. */
import { describe, expect, test } from 'vitest'
import { emptyBalance } from '#domain/points/points.ts'
import type { AnyRow, TableName } from '#domain/tables.ts'
import { createHouse } from '#domain/testing/house.ts'
import {
  idOf,
  makeCheckIn,
  makeLoan,
  makePartnership,
  makeReward,
  makeTask,
  monday,
} from '#domain/testing/make.ts'
import { FORMER_MEMBER } from '#domain/users/user.ts'

const [maya, theo] = [idOf('Maya'), idOf('Theo')]
const done = { completed_at: monday, completions: 1 }

/** Maya leaves; Theo is her partner, Nora invited her, Otis was invited by her. */
function houseAfter(rows: readonly (readonly [TableName, AnyRow])[]) {
  const house = createHouse({
    people: ['Maya', 'Theo', 'Nora', 'Otis'],
    partners: [['Maya', 'Theo']],
    rows: [
      ['partnerships', makePartnership('Nora', 'Maya', { status: 'pending' })],
      ['partnerships', makePartnership('Maya', 'Otis', { status: 'rejected' })],
      ...rows,
    ],
  })
  house.run(['Maya', 'deleteAccount', {}])
  return house
}

test('the person, every partnership and every invitation are gone, and partners are told once', () => {
  const house = houseAfter([])
  expect(house.get('users', maya)).toBeUndefined()
  expect(house.get('accounts', maya)).toBeUndefined()
  expect(house.all('partnerships')).toEqual([])
  expect(house.told()).toEqual(['Theo: partnership_removed: Maya deleted their account'])
})

test('what was theirs goes: tasks, rewards, loans', () => {
  const house = houseAfter([
    ['tasks', makeTask('Maya', { id: idOf('open') })],
    ['tasks', makeTask('Maya', { id: idOf('own'), ...done })],
    ['tasks', makeTask('Maya', { id: idOf('claimed'), claimed_by: theo, claimed_at: monday })],
    ['rewards', makeReward('Maya')],
    ['loans', makeLoan('Maya')],
  ])
  expect([house.all('tasks'), house.all('rewards'), house.all('loans')]).toEqual([[], [], []])
})

describe('with others', () => {
  test('a task they performed for the person stays, without its text', () => {
    const task = { id: idOf('by Theo'), ...done, claimed_by: theo, claimed_at: monday }
    const balance = { ...emptyBalance(theo), total_points: 80 }
    const house = houseAfter([
      ['tasks', makeTask('Maya', { ...task, description: 'secret', image_url: '/a.png' })],
      ['balances', balance],
    ])
    expect(house.get('tasks', task.id)).toEqual(
      makeTask('Maya', {
        ...task,
        user_id: FORMER_MEMBER,
        name: '',
        is_shared: false,
        approved_by: theo,
      }),
    )
    expect(house.get('balances', theo)).toEqual(balance)
  })

  test('their own task performed by the person stays done by a former member and waits for nobody', () => {
    const task = { id: idOf('by Maya'), ...done, claimed_by: maya, claimed_at: monday }
    const house = houseAfter([['tasks', makeTask('Theo', task)]])
    expect(house.get('tasks', task.id)).toEqual(
      makeTask('Theo', { ...task, claimed_by: FORMER_MEMBER, approved_by: FORMER_MEMBER }),
    )
  })

  test('who approved what the person did for them stays, and a decision of the person is a former member’s', () => {
    const did = (name: string, approved_by: string) =>
      [
        'tasks',
        makeTask('Theo', { id: idOf(name), ...done, claimed_by: maya, approved_by }),
      ] as const
    const house = houseAfter([did('by Theo', theo), did('by herself', maya)])
    expect(house.get('tasks', idOf('by Theo'))?.approved_by).toBe(theo)
    expect(house.get('tasks', idOf('by herself'))?.approved_by).toBe(FORMER_MEMBER)
  })

  test('what they wrote about the month with the person stays theirs, without a name', () => {
    const house = houseAfter([
      ['check_ins', makeCheckIn('Theo', 'Maya')],
      ['check_ins', makeCheckIn('Maya', 'Theo')],
    ])
    expect(house.all('check_ins')).toEqual([
      { ...makeCheckIn('Theo', 'Maya'), partner_id: FORMER_MEMBER },
    ])
  })

  test('an invitation that waits or was refused ends without what ends with a partnership', () => {
    const house = houseAfter([
      ['tasks', makeTask('Nora', { id: idOf('did'), ...done })],
      ['rewards', makeReward('Otis', { awaiting_approval: true, approved_by: null })],
    ])
    expect(house.get('tasks', idOf('did'))?.approved_by).toBeNull()
    expect(house.all('rewards')[0]?.awaiting_approval).toBe(true)
  })

  test('their own task that the person claimed is free again', () => {
    const task = { id: idOf('claimed'), claimed_by: maya, claimed_at: monday }
    const house = houseAfter([['tasks', makeTask('Theo', task)]])
    expect(house.get('tasks', task.id)).toEqual(makeTask('Theo', { id: task.id }))
  })

  test('what they took back after the partnership ended is open again for its owner, or gone with one who left', () => {
    const house = createHouse({
      people: ['Maya', 'Theo', 'Nora'],
      partners: [
        ['Maya', 'Theo'],
        ['Nora', 'Theo'],
      ],
    })
    const [left, stays] = [idOf('of Maya'), idOf('of Nora')]
    for (const [owner, id] of [
      ['Maya', left],
      ['Nora', stays],
    ] as const) {
      house.run([owner, 'createTask', { id, name: 'Dishes', is_shared: true }])
      house.run(['Theo', 'claimTask', { id }])
      house.run(['Theo', 'completeTask', { id }])
    }
    house.run(['Maya', 'deleteAccount', {}])
    house.run(['Theo', 'removePartner', { id: idOf('Nora+Theo') }])
    for (const id of [left, stays]) house.run(['Theo', 'reopenTask', { id }])
    house.run(['Theo', 'deleteAccount', {}])
    expect(house.all('tasks')).toEqual([
      expect.objectContaining({ id: stays, claimed_by: null, claimed_at: null, approved_by: null }),
    ])
  })

  test('decisions of the person stay, so that no state and no points change', () => {
    const refused = { approved_by: null, denied_by: maya }
    const lent = { approved_by: maya, approved_at: monday, due_date: monday }
    const house = houseAfter([
      ['tasks', makeTask('Theo', { id: idOf('did'), ...done, approved_by: maya })],
      ['rewards', makeReward('Theo', { id: idOf('yes'), approved_by: maya })],
      ['rewards', makeReward('Theo', { ...refused, id: idOf('no'), deny_note: 'Next week?' })],
      ['loans', makeLoan('Theo', { id: idOf('lent'), ...lent })],
      ['loans', makeLoan('Theo', { id: idOf('refused'), denied_by: maya })],
    ])
    expect(house.get('tasks', idOf('did'))?.approved_by).toBe(FORMER_MEMBER)
    expect(house.get('rewards', idOf('yes'))?.approved_by).toBe(FORMER_MEMBER)
    const formerly = { denied_by: FORMER_MEMBER, deny_note: '' }
    expect(house.get('rewards', idOf('no'))).toMatchObject(formerly)
    expect(house.get('loans', idOf('lent'))?.approved_by).toBe(FORMER_MEMBER)
    expect(house.get('loans', idOf('refused'))?.denied_by).toBe(FORMER_MEMBER)
  })

  test('what waited for the person alone is settled, as when a partnership ends (RW4)', () => {
    const house = houseAfter([
      ['tasks', makeTask('Theo', { id: idOf('did'), ...done })],
      ['rewards', makeReward('Theo', { awaiting_approval: true, approved_by: null })],
      ['loans', makeLoan('Theo')],
    ])
    expect(house.get('tasks', idOf('did'))?.approved_by).toBe(theo)
    expect(house.all('rewards')[0]).toMatchObject({ awaiting_approval: false, approved_by: theo })
    expect(house.all('loans')).toEqual([])
  })
})

describe('what others were told', () => {
  const at = (hour: number) => ({ at: `2026-03-02T${hour}:00:00.000Z` })
  const [own, shared, given, treat] = [idOf('own'), idOf('shared'), idOf('given'), idOf('treat')]
  const secret = { name: 'Secret thing', is_shared: true }
  const wish = { name: 'Secret thing', description: 'x', point_cost: 10 }

  /** Maya, who will leave, with two partners; Nora is another partner of Theo's. */
  function toldHouse() {
    const house = createHouse({
      people: ['Maya', 'Theo', 'Nora', 'Ines'],
      partners: [
        ['Maya', 'Theo'],
        ['Theo', 'Nora'],
        ['Maya', 'Ines'],
      ],
    })
    house.run(['Maya', 'createTask', { id: own, ...secret }], at(10))
    house.run(['Maya', 'completeTask', { id: own }], at(11))
    house.run(['Maya', 'createTask', { id: shared, ...secret }], at(10))
    house.run(['Theo', 'claimTask', { id: shared }], at(11))
    house.run(['Theo', 'completeTask', { id: shared }], at(12))
    house.run(['Maya', 'reopenTask', { id: shared }], at(13))
    house.run(['Theo', 'completeTask', { id: shared }], at(14))
    house.run(['Maya', 'approveTask', { id: shared }], at(15))
    house.run(['Maya', 'createReward', { id: treat, ...wish }], at(10))
    house.run(['Theo', 'approveReward', { id: treat }], at(11))
    house.run(['Maya', 'redeemReward', { id: treat }], at(12))
    return house
  }
  /** Maya's own go with her on the server (erase-member.ts). */
  const others = (house: ReturnType<typeof toldHouse>) =>
    house.told().filter((each) => !each.startsWith('Maya:'))

  test('stays with them without the text of what was the person’s, a partner’s partner and a former partner too', () => {
    const house = toldHouse()
    house.run(['Ines', 'removePartner', { id: idOf('Maya+Ines') }])
    const before = others(house)
    expect(before.filter((each) => each.includes('Secret thing')).length).toBe(8)
    house.run(['Maya', 'deleteAccount', {}])
    const told = others(house)
    expect(told.join('\n')).not.toContain('Secret thing')
    expect(told).toEqual(
      expect.arrayContaining([
        'Theo: task_completed: Maya completed a task',
        'Nora: task_completed: Theo completed a task',
        'Theo: task_reopened: Maya marked a task as not done',
        'Theo: task_approved: Maya approved a task',
        'Theo: reward_redeemed: Maya redeemed a reward',
        'Ines: reward_redeemed: Maya redeemed a reward',
      ]),
    )
    expect(told.length).toBe(before.length + 1)
  })

  test('loses the text of a thing that was deleted before, too', () => {
    const house = toldHouse()
    house.run(['Maya', 'reopenTask', { id: own }], at(12))
    house.run(['Maya', 'deleteTask', { id: own }])
    house.run(['Maya', 'deleteAccount', {}])
    expect(others(house).join('\n')).not.toContain('Secret thing')
  })

  test('keeps the text of what is theirs, and what has none', () => {
    const house = toldHouse()
    house.run(['Theo', 'createTask', { id: given, name: 'Water the fern', is_shared: true }])
    house.run(['Maya', 'claimTask', { id: given }])
    house.run(['Maya', 'completeTask', { id: given }])
    house.run(['Maya', 'deleteAccount', {}])
    expect(others(house)).toEqual(
      expect.arrayContaining([
        'Theo: task_claimed: Maya claimed Water the fern',
        'Theo: task_completed: Maya completed Water the fern',
        'Theo: partnership_removed: Maya deleted their account',
      ]),
    )
  })
})

test('no row that stays names the person', () => {
  const house = houseAfter([
    ['tasks', makeTask('Theo', { id: idOf('a'), ...done, approved_by: maya })],
    ['tasks', makeTask('Theo', { id: idOf('b'), ...done, claimed_by: maya, claimed_at: monday })],
    ['tasks', makeTask('Maya', { id: idOf('c'), ...done, claimed_by: theo, claimed_at: monday })],
    ['rewards', makeReward('Theo', { approved_by: maya })],
  ])
  const left = (
    ['users', 'accounts', 'partnerships', 'tasks', 'rewards', 'loans'] as const
  ).flatMap((table) => house.all(table) as readonly AnyRow[])
  expect(JSON.stringify(left)).not.toContain(maya)
})
