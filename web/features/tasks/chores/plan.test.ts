/** The commands' inputs that the form of a repeating task makes from a plan (C17, C18). */
import { expect, test } from 'vitest'
import { idOf, makeChore } from '#domain/testing/make.ts'
import { planChanges, planOf } from './plan.ts'

const maker = { id: idOf('Maya'), isChild: false, isShared: true }

test('after so many times counts from the day of the change, not from the first start (C18)', () => {
  const ended = { slot: null, last_slot: '2026-11-17', ends_on: '2026-11-17' }
  const chore = makeChore('Maya', { weekdays: 0b10, starts_on: '2026-09-01', ...ended })
  const series = { chore, seats: [], pauses: [] }
  const plan = { ...planOf(series, true), times: 5 }
  expect(planChanges(plan, { series, today: '2026-11-24' }, maker)).toMatchObject({
    ends_on: '2026-12-22',
  })
})
