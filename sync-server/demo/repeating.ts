/** Creates the demo's repeating tasks, and does them on the days of their history. */
import { localDay } from '#domain/calendar.ts'
import { addDays, toEpochDay, weekdayOf } from '#domain/days.ts'
import type { Repeating } from './repeating-tasks.ts'
import { repeatingTasks } from './repeating-tasks.ts'
import { roomIdOf } from './rooms.ts'
import type { Stage } from './stage.ts'

const CREATED_DAYS_AGO = 3
const PAUSED_DAYS = 14
const DONE_HOUR = 18.5

export function addRepeating(stage: Stage): void {
  for (const each of repeatingTasks) {
    const id = stage.random.uuid()
    create(stage, each, id)
    each.history?.done.forEach((daysAgo, turn) =>
      stage.at(stage.day(daysAgo, DONE_HOUR), () => settle(stage, each, { id, daysAgo, turn })),
    )
    stage.at(stage.day(1, DONE_HOUR), () => tick(stage, each, { id, slot: stage.slotOf(id) }))
  }
}

function create(stage: Stage, each: Repeating, id: string): void {
  const { by, people, history, isPaused, chore } = each
  const today = dayOf(stage, 0)
  stage.at(stage.day(history?.since ?? CREATED_DAYS_AGO, 9), () => {
    stage.act(by, 'createChore', {
      ...chore,
      ...ruleOf(each, today),
      id,
      room_id: roomIdOf(by, chore.name),
      time_zone: stage.timeZone,
      is_shared: true,
      who: (['anyone', 'person'] as const)[people.length] ?? 'turns',
      people: people.map((name) => stage.ids[name]),
    })
    if (isPaused)
      stage.act(by, 'pauseChore', { id, from_on: today, until_on: addDays(today, PAUSED_DAYS) })
  })
}

type Turn = { readonly id: string; readonly daysAgo: number; readonly turn: number }

function settle(stage: Stage, each: Repeating, { id, daysAgo, turn }: Turn): void {
  const { by, people, days, history } = each
  const slot = days === undefined ? dayOf(stage, daysAgo) : stage.slotOf(id)
  const who = people[turn % people.length] ?? by
  if (history?.tickedByParent?.includes(daysAgo)) {
    stage.act(by, 'completeOccurrence', { id, slot, for: stage.ids[who] })
    return
  }
  tick(stage, { ...each, ticked: each.chore.checklist?.split('\n') ?? [] }, { id, slot })
  stage.act(who, 'completeOccurrence', { id, slot })
}

function tick(stage: Stage, each: Repeating, open: { readonly id: string; readonly slot: string }) {
  const { by, people, ticked = [] } = each
  for (const text of ticked)
    stage.act(people[0] ?? by, 'tickOccurrenceStep', { ...open, text, on: true })
}

function dayOf(stage: Stage, daysAgo: number): string {
  return localDay(new Date(stage.hoursAgo(24 * daysAgo)).toISOString(), stage.timeZone)
}

function ruleOf({ days, history, chore }: Repeating, today: string) {
  const starts_on = addDays(today, history ? -history.since : (days?.[0] ?? 0))
  if (chore.repeats) return { repeats: chore.repeats, starts_on }
  if (days === undefined) return { repeats: 'daily', starts_on } as const
  const due = days.map((count) => addDays(today, count))
  const weekdays = due.reduce((bits, day) => bits | (1 << weekdayOf(toEpochDay(day))), 0)
  return { repeats: 'weekly', weekdays, starts_on } as const
}
