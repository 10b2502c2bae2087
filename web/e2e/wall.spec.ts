/** The wall of a large household: nothing scrolls, today is whole, and what does not fit is counted (T15, A19). */
import type { Page } from 'playwright/test'
import { v7 } from 'uuid'
import { localDay } from '#domain/calendar.ts'
import { addDays, localWeek, weekDays } from '#domain/days.ts'
import { expectInOrder } from './axe.ts'
import { elsewhere, makeChild } from './elsewhere.ts'
import type { Person } from './fixtures.ts'
import { expect, test } from './fixtures.ts'
import { leaveFront } from './leave-front.ts'
import { tablet, upright } from './sizes.ts'

const ZONE = 'Europe/Berlin'
const today = () => localDay(new Date().toISOString(), ZONE)
const thisWeek = () => weekDays(localWeek(new Date().toISOString(), ZONE))

const children = [
  'Bartholomew-Maximilian of the Upper Floor',
  'Wilhelmina Alexandra',
  'Theo',
  'Ida',
  'Constantin-Ferdinand',
  'Nora',
  'Otis',
  'Sam',
  'Rosa',
  'Lena',
  'Anna-Katharina',
] as const
const chores = [
  'Clear out the whole pantry and wipe every single shelf in it',
  'Water the plants',
  'Donaudampfschifffahrtsgesellschaftskapitänsmütze bügeln',
  'Bins',
  'Hang up the laundry before it rains, and the towels with it',
] as const

/** The person's children; resolves with the ids of all people, the person's own first. */
async function moveIn(person: Person, count: number): Promise<readonly string[]> {
  const ids = [person.id]
  for (const name of children.slice(0, count)) ids.push(await makeChild(person, { name }))
  return ids
}

/** Shared tasks that somebody has to do on a day. */
async function plan(
  person: Person,
  { of, on, count }: { readonly of: string; readonly on: string; readonly count: number },
): Promise<void> {
  const due = { assigned_to: of, due_on: on, due_zone: ZONE }
  const task = { time_minutes: 10, effort_level: 'easy', is_shared: true, ...due }
  for (const name of chores.slice(0, count))
    await elsewhere(person, {
      method: 'post',
      path: '/api/tasks',
      data: { id: v7(), name, ...task },
    })
}

/** The card that offers to install the app would cover the wall, and make it scroll. */
async function hangUp({ page }: Person): Promise<void> {
  await page.goto('/settings')
  await page.getByRole('switch', { name: 'This device hangs on a wall' }).click()
  await expect(page.getByRole('switch', { name: 'This device hangs on a wall' })).toBeChecked()
  await leaveFront(page)
  await expect(page.getByRole('heading', { level: 1, name: 'This week' })).toBeVisible()
}

type Seen = {
  /** By how much the page is higher and wider than the window. */
  readonly beyond: readonly number[]
  /** The chips of today, by row or card: how many are shown, and how many more are counted. */
  readonly today: readonly (readonly [shown: number, more: number])[]
  /** Chips of today that are not completely in their place. */
  readonly cut: readonly string[]
}

function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const places = [...document.querySelectorAll('td[data-today], li[data-today]')]
    const isIn = (chip: Element, place: Element) => {
      const [inner, outer] = [chip.getBoundingClientRect(), place.getBoundingClientRect()]
      const isInWindow = inner.top >= 0 && inner.bottom <= innerHeight && inner.right <= innerWidth
      const fits = inner.top >= outer.top && inner.bottom <= outer.bottom
      return isInWindow && fits && inner.left >= outer.left && inner.right <= outer.right
    }
    const { scrollHeight, scrollWidth } = document.documentElement
    return {
      beyond: [scrollHeight - innerHeight, scrollWidth - innerWidth],
      today: places.map((place) => {
        const shown = place.querySelectorAll('[data-chip]:not([data-chip=""])').length
        const more = Number(place.querySelector('[data-chip=""]')?.textContent?.slice(1) ?? 0)
        return [shown, more] as const
      }),
      cut: places.flatMap((place) =>
        [...place.querySelectorAll('[data-chip]')]
          .filter((chip) => !isIn(chip, place))
          .map((chip) => chip.getAttribute('aria-label') ?? ''),
      ),
    }
  })
}

/** Nothing scrolls and today is complete; the chips of today and the counted ones together are `all`. */
async function expectWhole(page: Page, all: readonly number[]): Promise<Seen> {
  let seen: Seen | undefined
  await expect(async () => {
    seen = await look(page)
    const { beyond, cut } = seen
    expect({ beyond, cut }).toEqual({ beyond: [0, 0], cut: [] })
    expect(seen.today.map(([shown, more]) => shown + more)).toEqual(all)
  }).toPass()
  return seen ?? { beyond: [], today: [], cut: [] }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

test('six people and a day of five: all of today is there, in either direction (T15)', async ({
  joinOnline,
}) => {
  const maya = await joinOnline('Maya')
  const { page } = maya
  const people = await moveIn(maya, 5)
  const counts = [1, 0, 5, 1, 1, 1]
  for (const [at, of] of people.entries()) {
    await plan(maya, { of, on: today(), count: counts[at] ?? 0 })
    for (const on of thisWeek().filter((day) => day > today()))
      await plan(maya, { of, on, count: 1 + (at % 2) })
  }
  await page.setViewportSize(tablet)
  await hangUp(maya)
  const inTable = await expectWhole(page, [...counts, 0])
  expect(inTable.today.map(([, more]) => more)).toEqual([0, 0, 0, 0, 0, 0, 0])
  await expectInOrder(page, 'a full wall')
  await page.setViewportSize(upright)
  const inList = await expectWhole(page, [sumOf(counts)])
  expect(inList.today).toEqual([[9, 0]])
  await expectInOrder(page, 'a full wall, upright')
})

test('more than there is room for is counted, by person and by day, and opens (T15)', async ({
  joinOnline,
}) => {
  const maya = await joinOnline('Maya')
  const { page } = maya
  const people = await moveIn(maya, 5)
  const away = { kind: 'away', from_on: today(), until_on: addDays(today(), 9), for: people[2] }
  await elsewhere(maya, { method: 'post', path: '/api/pauses', data: { id: v7(), ...away } })
  for (const of of people) await plan(maya, { of, on: today(), count: 5 })
  await page.setViewportSize(tablet)
  await hangUp(maya)
  const inTable = await expectWhole(page, [5, 5, 5, 5, 5, 5, 0])
  for (const [shown] of inTable.today.slice(0, 6)) expect(shown).toBeGreaterThan(0)
  const table = page.getByRole('table', { name: 'Week by person' })
  await expect(table.getByText('Away').first()).toBeVisible()

  await page.setViewportSize(upright)
  const inList = await expectWhole(page, [30])
  const [shown = 0, more = 0] = inList.today[0] ?? []
  expect(shown).toBeGreaterThan(15)
  await page.getByRole('button', { name: `+${more} more` }).click()
  const dialog = page.getByRole('dialog')
  // The last of thirty appear when they are scrolled to.
  await expect(dialog.getByRole('button', { name: /^Bins, / }).nth(4)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('two people have large faces and all they have to do, in either direction (T15)', async ({
  joinOnline,
}) => {
  const maya = await joinOnline('Maya')
  const { page } = maya
  const people = await moveIn(maya, 1)
  for (const of of people) await plan(maya, { of, on: today(), count: 4 })
  await page.setViewportSize(tablet)
  await hangUp(maya)
  expect((await expectWhole(page, [4, 4, 0])).today).toEqual([
    [4, 0],
    [4, 0],
    [0, 0],
  ])
  await page.setViewportSize(upright)
  expect((await expectWhole(page, [8])).today).toEqual([[8, 0]])
})

test('a wall with more people than rows shows those with something today, and counts the others (T15)', async ({
  joinOnline,
}) => {
  const maya = await joinOnline('Maya')
  const { page } = maya
  // One person can add ten at most; in a low window they do not fit.
  const people = await moveIn(maya, 10)
  for (const of of [people[0], people[9], people[10]])
    await plan(maya, { of: of ?? '', on: today(), count: 2 })
  await page.setViewportSize({ width: 1024, height: 600 })
  await hangUp(maya)
  const seen = await expectWhole(page, [2, 2, 2])
  expect(seen.today.map(([shown]) => shown)).toEqual([2, 2, 2])
  await page.getByRole('button', { name: '+9 more rows' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: /^Water the plants, to do/ })).toHaveCount(3)
})
