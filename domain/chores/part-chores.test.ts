/** Rotas after two people part or one deletes their account (C20, F5). */
import { expect, test } from 'vitest'
import type { Chore } from '#domain/chores/chore.ts'
import { createHousehold } from '#domain/testing/household.ts'
import { idOf, makeChore, makePause, makeTask, monday, withSeats } from '#domain/testing/make.ts'
import { FORMER_MEMBER } from '#domain/users/user.ts'
import { occurrencesBetween } from './schedule.ts'

const at = '2026-11-22T09:00:00.000Z'
const bins = { id: idOf('bins'), who: 'turns', turn: 1 } as const

/** Maya's chores, with these people in turns; Theo and Juno are her partners. */
function householdWith(people: readonly string[], given: Partial<Chore> = bins) {
  const chore = makeChore('Maya', given)
  return createHousehold({
    people: ['Maya', 'Theo', 'Juno'],
    partners: ['Maya+Theo', 'Maya+Juno'],
    rows: withSeats(chore, people),
  })
}

/** The slots due in two weeks, each with the name of the person who has the turn. */
function planOf(household: ReturnType<typeof householdWith>) {
  const [chore = makeChore('Maya')] = household.all('chores')
  const series = { chore, seats: household.all('seats'), pauses: [] }
  const span = { from: '2026-11-22', to: '2026-12-01', today: '2026-11-22' }
  const names = ['Maya', 'Theo', 'Juno']
  return occurrencesBetween(series, span).map(
    ({ slot, seat }) => `${slot} ${names.find((name) => idOf(name) === seat?.person)}`,
  )
}

test('when Theo leaves, the turn is Juno’s, and the order goes on (C20)', () => {
  const household = householdWith(['Maya', 'Theo', 'Juno'])
  household.run(['Maya', 'removePartner', { id: idOf('Maya+Theo') }], { at })
  expect(planOf(household)).toEqual(['2026-11-24 Juno', '2026-11-27 Maya', '2026-12-01 Juno'])
  expect(household.get('chores', bins.id)).toMatchObject({ who: 'turns', revision: 1 })
})

test('of two people one is left, and the turn of who stays does not move (C20)', () => {
  const household = householdWith(['Maya', 'Theo'], { ...bins, turn: 0 })
  household.run(['Theo', 'removePartner', { id: idOf('Maya+Theo') }], { at })
  expect(planOf(household)[0]).toBe('2026-11-24 Maya')
  expect(household.get('chores', bins.id)?.who).toBe('person')
})

test('what was one person’s alone becomes the owner’s (C20)', () => {
  const household = householdWith(['Theo'], { id: bins.id, who: 'person' })
  household.run(['Theo', 'deleteAccount', {}], { at })
  expect(planOf(household)[0]).toBe('2026-11-24 Maya')
})

test('becoming the owner’s, it is paused while the owner is away (C13, C20)', () => {
  const household = householdWith(['Theo'], { id: bins.id, who: 'person' })
  const days = { from_on: '2026-11-23', until_on: '2026-11-25' }
  household.put('pauses', makePause('Maya', { kind: 'away', ...days }))
  household.run(['Theo', 'removePartner', { id: idOf('Maya+Theo') }], { at })
  expect(planOf(household)).toEqual(['2026-11-27 Maya', '2026-12-01 Maya'])
})

test('open tasks are for nobody any more, done ones stay what they were (C20)', () => {
  const household = householdWith([])
  const given = { assigned_to: idOf('Theo') }
  household.put('tasks', makeTask('Maya', { id: idOf('open'), ...given }))
  household.put('tasks', makeTask('Maya', { id: idOf('done'), completed_at: monday, ...given }))
  household.run(['Maya', 'removePartner', { id: idOf('Maya+Theo') }], { at })
  expect(household.get('tasks', idOf('open'))?.assigned_to).toBeNull()
  expect(household.get('tasks', idOf('done'))?.assigned_to).toBe(idOf('Theo'))
})

test('with an account its chores, seats and pauses go, and its trace in those of partners (C20, F5)', () => {
  const household = householdWith(['Maya', 'Theo'])
  const other = makeChore('Theo', { rule_by: idOf('Maya') })
  household.put('chores', other)
  household.put('pauses', makePause('Maya'))
  household.put('tasks', makeTask('Theo', { assigned_to: idOf('Maya'), completed_at: monday }))
  const done = { claimed_by: idOf('Theo'), completed_at: monday, completions: 1 }
  household.put(
    'tasks',
    makeTask('Maya', { id: idOf('did'), chore_id: bins.id, slot: '2026-11-24', ...done }),
  )
  household.run(['Maya', 'deleteAccount', {}], { at })
  expect(household.all('chores')).toEqual([{ ...other, rule_by: FORMER_MEMBER }])
  expect([household.all('seats'), household.all('pauses')]).toEqual([[], []])
  expect(
    household.all('tasks').map(({ assigned_to, chore_id }) => [assigned_to, chore_id]),
  ).toEqual([
    [null, null],
    [null, null],
  ])
})
