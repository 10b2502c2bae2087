/** The predicted effect of an absence is the effect that it then has (C13, C19). */
import { expect, test } from 'vitest'
import { idOf, makeChore, makeSeats } from '#domain/testing/make.ts'
import { predictAbsence } from './predict-absence.ts'

const at = '2026-11-21T12:00:00.000Z'
const away = { person: idOf('Theo'), from_on: '2026-11-23', until_on: '2026-12-06' }

function series(people: readonly string[], given: Parameters<typeof makeChore>[1] = {}) {
  const chore = makeChore('Maya', { who: 'turns', ...given })
  return { chore, seats: makeSeats(chore, people), pauses: [] }
}

test('turns go to those who come next, and nothing is owed (example 6)', () => {
  const bins = series(['Theo', 'Maya', 'Juno'])
  // Without the absence: Tue 24 Theo, Fri 27 Maya, Tue Dec 1 Juno, Fri Dec 4 Theo.
  const effect = predictAbsence([bins], away, at)
  expect(effect.turns).toBe(2)
  expect(new Set(effect.to)).toEqual(new Set([idOf('Maya'), idOf('Juno')]))
  expect(effect.waiting).toEqual([])
})

test('what is for that person alone waits until the first day after', () => {
  const plants = series(['Theo'], { who: 'person', name: 'Water the plants' })
  expect(predictAbsence([plants], away, at)).toEqual({
    turns: 0,
    to: [],
    isWhole: true,
    waiting: [{ name: 'Water the plants', due_on: '2026-12-08' }],
  })
})

test('what is overdue for that person alone waits for the day after', () => {
  const days = { ...away, from_on: '2026-11-21' }
  const overdue = { who: 'person', starts_on: '2026-11-20', slot: '2026-11-20' } as const
  const fridge = series(['Theo'], { ...overdue, name: 'Clear out the fridge' })
  const { waiting } = predictAbsence([fridge], days, at)
  expect(waiting).toEqual([{ name: 'Clear out the fridge', due_on: '2026-12-07' }])
})

test('somebody who has no turn in those days leaves everything as it is', () => {
  const days = { ...away, from_on: '2026-11-25', until_on: '2026-11-26' }
  const effect = predictAbsence([series(['Theo', 'Maya'])], days, at)
  expect(effect).toEqual({ turns: 0, to: [], isWhole: true, waiting: [] })
})

test('of a long absence the first month is told (C28)', () => {
  const bins = series(['Theo', 'Maya'], { repeats: 'daily', weekdays: 0 })
  const effect = predictAbsence([bins], { ...away, until_on: '9999-12-31' }, at)
  expect(effect).toMatchObject({ turns: 15, to: [idOf('Maya')], isWhole: false })
})
