/** What deleting an account leaves behind (decision F5): for others everything that is theirs, of the person nothing. */
import { describe, expect, test } from 'vitest'
import { emptyBalance } from '#domain/points/points.ts'
import { createHouse } from '#domain/testing/house.ts'
import {
  idOf,
  makeLoan,
  makePartnership,
  makeReward,
  makeTask,
  monday,
} from '#domain/testing/make.ts'
import type { AnyRow, TableName } from '#domain/tx.ts'
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

  test('their own task that the person claimed is free again', () => {
    const task = { id: idOf('claimed'), claimed_by: maya, claimed_at: monday }
    const house = houseAfter([['tasks', makeTask('Theo', task)]])
    expect(house.get('tasks', task.id)).toEqual(makeTask('Theo', { id: task.id }))
  })

  test('decisions of the person stay, so that no state and no points change', () => {
    const lent = { approved_by: maya, approved_at: monday, due_date: monday }
    const house = houseAfter([
      ['tasks', makeTask('Theo', { id: idOf('did'), ...done, approved_by: maya })],
      ['rewards', makeReward('Theo', { id: idOf('yes'), approved_by: maya })],
      ['rewards', makeReward('Theo', { id: idOf('no'), approved_by: null, denied_by: maya })],
      ['loans', makeLoan('Theo', { id: idOf('lent'), ...lent })],
      ['loans', makeLoan('Theo', { id: idOf('refused'), denied_by: maya })],
    ])
    expect(house.get('tasks', idOf('did'))?.approved_by).toBe(FORMER_MEMBER)
    expect(house.get('rewards', idOf('yes'))?.approved_by).toBe(FORMER_MEMBER)
    expect(house.get('rewards', idOf('no'))?.denied_by).toBe(FORMER_MEMBER)
    expect(house.get('loans', idOf('lent'))?.approved_by).toBe(FORMER_MEMBER)
    expect(house.get('loans', idOf('refused'))?.denied_by).toBe(FORMER_MEMBER)
  })

  test('what waited for the person alone is settled, as when a partnership ends (decision R4)', () => {
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
