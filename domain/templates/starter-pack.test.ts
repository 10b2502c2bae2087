/** The ready-made chores: how many there are, that each is a valid task, repeating or not, and their names (T30). */
import { afterEach, expect, test } from 'vitest'
import * as german from '#domain/language/de.ts'
import * as spanish from '#domain/language/es.ts'
import * as french from '#domain/language/fr.ts'
import * as dutch from '#domain/language/nl.ts'
import { english, setLanguage } from '#domain/language/texts.ts'
import { createHousehold } from '#domain/testing/household.ts'
import { idOf } from '#domain/testing/make.ts'
import { detailsOfStarter, firstTasks } from './first-chores.ts'
import { readyWeek } from './ready-week.ts'
import { rooms, starterPack } from './starter-pack.ts'

afterEach(() => setLanguage(english))

test('there are 120 chores in 14 rooms, at least five for each (T30)', () => {
  expect(starterPack()).toHaveLength(120)
  expect(new Set(starterPack().map(({ key }) => key)).size).toBe(120)
  expect(rooms).toHaveLength(14)
  for (const room of rooms)
    expect(starterPack().filter((chore) => chore.room === room).length).toBeGreaterThanOrEqual(5)
})

test('each creates a task (T7)', () => {
  const household = createHousehold({ people: ['Maya'] })
  for (const chore of starterPack()) {
    const id = idOf(chore.key)
    household.run(['Maya', 'createTask', { id, ...detailsOfStarter(chore, true) }])
  }
  expect(household.all('tasks')).toHaveLength(120)
})

test('each creates a repeating task, whatever day it is (C4, T30)', () => {
  for (const today of ['2026-01-31', '2026-06-30', '2028-02-29', '2026-12-06']) {
    const household = createHousehold({ people: ['Maya', 'Theo'], partners: ['Maya+Theo'] })
    const people = [idOf('Maya'), idOf('Theo')]
    const week = readyWeek({ rooms, pace: 'thorough', today, people })
    const at = `${today}T09:00:00.000Z`
    for (const { key, rule, people: inTurn, ...chore } of week) {
      const details = { id: idOf(key), ...detailsOfStarter(chore, true), ...rule }
      const turns = { who: 'turns' as const, people: [...inTurn], time_zone: 'UTC' }
      household.run(['Maya', 'createChore', { ...details, ...turns }], { at })
    }
    expect(household.all('chores')).toHaveLength(120)
    expect(household.all('seats')).toHaveLength(240)
  }
})

test.each([
  ['en', english.texts],
  ['de', german],
  ['es', spanish],
  ['fr', french],
  ['nl', dutch],
])(
  'in %s no two have the same name, and those offered first are among them (T30)',
  (tag, texts) => {
    setLanguage({ tag, texts })
    const names = starterPack().map(({ name }) => name)
    expect(new Set(names).size).toBe(120)
    expect(names).not.toContain('')
    const first = starterPack().map(({ name, time_minutes, effort_level }) => ({
      name,
      time_minutes,
      effort_level,
    }))
    for (const task of firstTasks()) expect(first).toContainEqual(task)
  },
)
