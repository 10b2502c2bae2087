/** A year passes in which people only look: no row and no line of the feed is written. */
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#domain/calendar.ts'
import { agendaBetween, agendaNow } from '#domain/chores/agenda.ts'
import { choresWithRows } from '#domain/chores/chore-rows.ts'
import { broughtForward } from '#domain/chores/settle.ts'
import { sameRow } from '#domain/row-values.ts'
import type { AnyRow } from '#domain/tables.ts'
import { tableNames } from '#domain/tables.ts'
import { idOf, makeTask } from '#domain/testing/make.ts'
import { occurrencesFor, openOccurrencesFor } from '#server/routes/chore-reads.ts'
import { createHousehold } from './testing/household.ts'
import { rowMapOf, rowsIn } from './testing/model-rows.ts'

const people = ['Maya', 'Theo'] as const
type Home = Awaited<ReturnType<typeof createHousehold>>
/** A write that a broken server or device does each day by itself. */
type Daily = (home: Home) => Promise<void>

async function moveIn() {
  const home = await createHousehold({ people, partners: ['Maya+Theo'] })
  const devices = people.map((name) => home.device(name))
  for (const device of devices) await device.sync()
  const rules = [
    { repeats: 'daily', if_missed: 'moves_on' },
    { repeats: 'weekly', weekdays: 0b0010010, if_missed: 'waits' },
    { repeats: 'monthly_day', month_day: 31, ends_on: '2026-08-31', if_missed: 'moves_on' },
    { repeats: 'after_done', every: 3 },
  ] as const
  for (const [place, rule] of rules.entries())
    await devices[0]?.run('createChore', {
      id: idOf(`chore ${place}`),
      name: 'Feed the cat',
      time_minutes: 5,
      is_shared: true,
      starts_on: '2026-03-02',
      time_zone: 'Europe/Berlin',
      who: 'turns',
      people: people.map(idOf),
      ...rule,
    })
  await devices[0]?.run('setPause', {
    id: idOf('pause'),
    kind: 'away',
    from_on: '2026-04-03',
    until_on: '2026-04-12',
  })
  for (const device of devices) await device.sync()
  return { home, devices }
}

/** Every row of every table, and the length of each feed. */
function written({ core }: Home): string {
  const rows = tableNames.map((table) => [table, core.store.all(table, '')])
  const feed = core.database.prepare('SELECT count(*) FROM feed').pluck().get()
  return JSON.stringify([rows, feed])
}

/** A person's screens are rendered from the rows on the device. */
function look(tables: Parameters<typeof rowMapOf>[0], at: string): number {
  const shown = rowMapOf(tables)
  const chores = choresWithRows({
    chores: rowsIn(shown, 'chores'),
    seats: rowsIn(shown, 'seats'),
    pauses: rowsIn(shown, 'pauses'),
    rows: rowsIn(shown, 'tasks'),
  })
  const day = at.slice(0, 10)
  return chores.flatMap((each) => [
    ...agendaNow(each, at),
    ...agendaBetween(each, { from: day, to: day, at }),
  ]).length
}

/** Returns after how many days something was written; null if nothing was. */
async function daysUntilWritten(daily: Daily): Promise<number | null> {
  const { home, devices } = await moveIn()
  const before = written(home)
  for (let day = 1; day <= 365; day++) {
    home.advance(DAY_MS)
    const at = home.now().toISOString()
    await daily(home)
    for (const { account, store } of devices) {
      expect(look(store.image().tables, at)).toBeGreaterThan(0)
      occurrencesFor(home.core.store, account, { days: null, at })
      openOccurrencesFor(home.core.store, account, at)
    }
    for (const device of devices) await device.sync()
    const waiting = (await Promise.all(devices.map((device) => device.waiting()))).flat()
    if (written(home) !== before || waiting.length > 0) return day
  }
  return null
}

const put = async ({ core }: Home, table: 'chores' | 'tasks', rows: readonly AnyRow[]) => {
  const changes = rows.flatMap((after) => {
    const before = core.store.get(table, after.id)
    const isSame = before !== null && sameRow(before, after)
    return isSame ? [] : { table, id: after.id, before, after }
  })
  await core.writer.run(() => core.feed.record(changes))
}

const broken: Readonly<Record<string, Daily>> = {
  'a server makes the row of each day in the morning': async (home) => {
    const at = home.now().toISOString()
    const due = openOccurrencesFor(home.core.store, idOf('Maya'), at)
    const rows = [...due].flat().map(({ id, chore_id, slot }) => ({ id, chore_id, slot }))
    await put(
      home,
      'tasks',
      rows.map((row) => makeTask('Maya', row)),
    )
  },
  'a server moves chores on past what was missed': async (home) => {
    const today = home.now().toISOString().slice(0, 10)
    const { store } = home.core
    const seats = store.all('seats', '')
    const rows = store.all('chores', '').map((chore) => {
      const own = seats.filter(({ chore_id }) => chore_id === chore.id)
      return { ...chore, ...broughtForward({ chore, seats: own, pauses: [] }, today) }
    })
    await put(home, 'chores', rows)
  },
}

describe('time alone writes nothing (5, C1)', () => {
  test('in a year in which people only look', async () => {
    await expect(daysUntilWritten(() => Promise.resolve())).resolves.toBeNull()
  })

  test.each(Object.entries(broken))('and it is noticed when %s', async (_, daily) => {
    await expect(daysUntilWritten(daily)).resolves.not.toBeNull()
  })
})
