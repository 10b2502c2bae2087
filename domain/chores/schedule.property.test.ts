/** What holds for every rule: which days its plan has, and which of them count. The invariants are in plan-invariants.property.test.ts. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeChore, makePause } from '#domain/testing/make.ts'
import { firstSlot } from './change-rule.ts'
import { dayNumber, dayText } from './day.ts'
import { occurrencesBetween } from './schedule.ts'
import { standingOf } from './settle.ts'
import { anyRule as rule, start, wants } from './testing/any-rule.ts'
import { play } from './testing/play.ts'

test('the plan is made of days that stand; nothing in it is skipped or paused (C15, C19)', () => {
  fc.assert(
    fc.property(rule, fc.nat(900), fc.nat(60), fc.array(fc.nat(900)), (rule, from, long, skips) => {
      const paused = { from: start + from, until: start + from + long }
      const pause = makePause('Maya', {
        from_on: dayText(paused.from),
        until_on: dayText(paused.until),
      })
      const days = skips.map((day) => dayText(start + day))
      const series = play({ chore: { ...rule, skips: days.join(',') }, pauses: [pause] })
      const expected: string[] = []
      for (let day = start; day <= start + 1000; day++) {
        const isPaused = paused.from <= day && day <= paused.until
        if (wants(rule, dayText(day)) && !isPaused && !days.includes(dayText(day)))
          expected.push(dayText(day))
      }
      expect(series.plan('2026-11-20', dayText(start + 1000))).toEqual(expected)
    }),
  )
})

test('one is open, missed or not yet: on each day exactly what was due counts (C6, C7)', () => {
  fc.assert(
    fc.property(rule, fc.nat(900), (rule, offset) => {
      const chore = makeChore('Maya', { ...rule, if_missed: 'moves_on' })
      const series = { chore: { ...chore, slot: firstSlot(chore) }, seats: [], pauses: [] }
      const today = dayText(start + offset)
      const span = { from: '2026-11-20', to: dayText(start + offset + 40), today }
      const late = (slot: string) =>
        dayNumber(slot) + 2 >= dayNumber(today) ? ['may'] : ['too_late']
      const expected = { missed: late, open: () => ['may'], overdue: () => ['may'] }
      for (const { slot, state } of occurrencesBetween(series, span)) {
        const allowed = Reflect.get(expected, state)?.(slot) ?? ['may', 'not_open']
        expect(allowed).toContain(standingOf(series, { slot, today }))
      }
    }),
  )
})
