/**
 * A year of a family of four with 25 repeating tasks on three devices that are mostly offline: two moves over a clock
 * change, two vacations, one member who leaves. Days pass one by one; every tap is one that a screen offered.
 */
import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/calendar.ts'
import type { AgendaItem } from '#domain/chores/agenda.ts'
import { agendaNow, isDue } from '#domain/chores/agenda.ts'
import { choresWithRows } from '#domain/chores/chore-rows.ts'
import { CommandError } from '#domain/command-error.ts'
import type { CommandInput, CommandName } from '#domain/commands.ts'
import { commandOf } from '#domain/commands.ts'
import { idOf, makePartnership, makeUser } from '#domain/testing/make.ts'
import { auditLedger } from '#server/audit/audit-ledger.ts'
import { createHousehold } from './testing/household.ts'
import { checkSlots, comparePlans } from './testing/model-plans.ts'
import { rowMapOf, rowsIn } from './testing/model-rows.ts'

const SEED = Number(process.env['YEAR_SEED'] ?? 2026)
const START = Date.parse('2026-01-01T11:00:00.000Z')

const family = ['Maya', 'Theo', 'Nora', 'Juno'] as const
type Member = (typeof family)[number]

type Made = { readonly by: Member; readonly input: CommandInput<'createChore'> }
type Rule = Pick<
  CommandInput<'createChore'>,
  'repeats' | 'every' | 'weekdays' | 'month_day' | 'month_week' | 'months'
>

/** Repeating tasks of every kind, as a family of four would make them. */
const rules: readonly Rule[] = [
  { repeats: 'daily' },
  { repeats: 'daily', every: 3 },
  { repeats: 'weekly', weekdays: 0b0010010 },
  { repeats: 'weekly', weekdays: 0b0100000, every: 2 },
  { repeats: 'weekly', weekdays: 0b0011111 },
  { repeats: 'monthly_day', month_day: 31 },
  { repeats: 'monthly_weekday', weekdays: 0b0000010, month_week: 1 },
  { repeats: 'after_done', every: 4 },
  { repeats: 'weekly', weekdays: 0b0100000, months: 0b001111111000 },
]
const zones = ['Europe/Berlin', 'Europe/Berlin', 'America/New_York'] as const
const orders = ['round', 'shuffle', 'least'] as const
const changes = ['each', 'week', 'month'] as const

const CHORES = 25

function choreOf(place: number): Made {
  const by = family[place % 3] ?? 'Maya'
  const others = family.filter((name) => name !== by)
  const people = [by, ...others].slice(0, 2 + (place % 3))
  const isRota = place % 3 !== 2
  return {
    by,
    input: {
      ...(rules[place % rules.length] ?? { repeats: 'daily' }),
      id: idOf(`chore ${place}`),
      name: `Chore ${place}`,
      time_minutes: 5 + place,
      is_shared: place % 8 !== 5,
      starts_on: '2026-01-01',
      time_zone: zones[place % 3] ?? 'Europe/Berlin',
      if_missed: place % 2 === 0 ? 'waits' : 'moves_on',
      ...(place % 6 === 0 && { due_time: '19:00' }),
      ...(isRota &&
        place % 8 !== 5 && {
          who: 'turns' as const,
          people: people.map(idOf),
          turns_order: orders[place % 3] ?? 'round',
          turns_change: changes[place % 4] ?? 'each',
        }),
    },
  }
}

/** The same numbers between 0 and 1 for the same seed. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

async function moveIn() {
  const home = await createHousehold({ people: family })
  const rows = [
    ...[
      makePartnership('Maya', 'Theo'),
      makePartnership('Maya', 'Nora'),
      makePartnership('Theo', 'Nora'),
      makePartnership('Maya', 'Juno', { role: 'child' }),
      makePartnership('Theo', 'Juno', { role: 'child' }),
    ].map((after) => ({ table: 'partnerships' as const, id: after.id, before: null, after })),
    {
      table: 'users' as const,
      id: idOf('Juno'),
      before: makeUser('Juno'),
      after: makeUser('Juno', { is_child: true }),
    },
  ]
  await home.core.writer.run(() => home.core.feed.record(rows))
  const devices = new Map(family.map((name) => [name, home.device(name)]))
  return { home, devices, random: seededRandom(SEED), tapped: 0, refusedHere: 0 }
}

type Year = Awaited<ReturnType<typeof moveIn>>

/** The occurrences that a person's screen shows as due or next. */
function agendaOf(year: Year, name: Member): readonly AgendaItem[] {
  const device = year.devices.get(name)
  if (!device) return []
  const shown = rowMapOf(device.store.image().tables)
  return choresWithRows({
    chores: rowsIn(shown, 'chores'),
    seats: rowsIn(shown, 'seats'),
    pauses: rowsIn(shown, 'pauses'),
    rows: rowsIn(shown, 'tasks'),
  }).flatMap((each) => agendaNow(each, year.home.now().toISOString()))
}

async function tap<Name extends CommandName>(
  year: Year,
  name: Member,
  [command, input]: readonly [Name, CommandInput<Name>],
): Promise<void> {
  year.tapped += 1
  try {
    await year.devices.get(name)?.run(command, input)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    year.refusedHere += 1
  }
}

/** Mostly whoever has the turn does it, maybe late; at times it is skipped, moved, passed on, claimed or taken back. */
async function touch(year: Year, name: Member, item: AgendaItem): Promise<void> {
  const { random } = year
  const what = { id: item.chore.id, slot: item.slot }
  const isOwn = item.person === null || item.person === idOf(name)
  const chance = random()
  if (isDue(item) && chance < (isOwn ? 0.35 : 0.03)) {
    await tap(year, name, ['completeOccurrence', what])
    if (random() < 0.06) await tap(year, name, ['reopenTask', { id: item.id }])
  } else if (chance > 0.99) await tap(year, name, ['skipOccurrence', what])
  else if (chance > 0.985) await tap(year, name, ['claimOccurrence', what])
  else if (chance > 0.98) await tap(year, name, ['passTurn', what])
  else if (chance > 0.975) {
    const due_on = dayIn(year, 1 + Math.floor(random() * 3))
    await tap(year, name, ['updateOccurrence', { ...what, due_on }])
  }
}

function dayIn({ home }: Year, days: number): string {
  return new Date(home.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)
}

/** Two vacations, a move over each clock change, and Nora, who leaves in September. */
async function special(year: Year, today: string): Promise<void> {
  const { home, devices } = year
  if (today === '2026-04-03') await away(year, 'Maya', ['away', '2026-04-04', '2026-04-14'])
  if (today === '2026-07-10') await away(year, 'Theo', ['chores', '2026-07-11', '2026-07-25'])
  for (const [day, due_on] of [
    ['2026-03-28', '2026-03-30'],
    ['2026-10-24', '2026-10-26'],
  ] as const)
    if (today === day)
      for (const item of agendaOf(year, 'Maya').filter(({ chore }) => chore.repeats !== 'daily'))
        await tap(year, 'Maya', [
          'updateOccurrence',
          { id: item.chore.id, slot: item.slot, due_on },
        ])
  if (today !== '2026-09-15') return
  for (const [one, other] of [
    ['Maya', 'Nora'],
    ['Theo', 'Nora'],
  ] as const) {
    const at = home.now().toISOString()
    const { version } = commandOf('removePartner')
    const input = { id: idOf(`${one}+${other}`) }
    const mutation = {
      id: idOf(`parting ${one}`),
      name: 'removePartner',
      version,
      input,
      at,
    } as const
    await home.core.writer.run(() =>
      home.core.applier.apply([mutation], { actor: idOf(one), now: at }),
    )
  }
  await devices.get('Nora')?.sync()
}

function away(
  year: Year,
  name: Member,
  [kind, from_on, until_on]: readonly ['away' | 'chores', string, string],
): Promise<void> {
  return tap(year, name, ['setPause', { id: idOf(`pause ${from_on}`), kind, from_on, until_on }])
}

/** Noon of a day: some look at their lists, and a quarter of the devices reaches the server. */
async function live(year: Year, today: string): Promise<void> {
  await special(year, today)
  for (const name of family) for (const item of agendaOf(year, name)) await touch(year, name, item)
  // The kitchen tablet has the sign-ins of Nora and Juno.
  for (const names of [['Maya'], ['Theo'], ['Nora', 'Juno']] as const)
    if (year.random() < 0.25) for (const name of names) await year.devices.get(name)?.sync()
}

function countOf({ home }: Year, from: string): number {
  return Number(home.core.database.prepare(`SELECT count(*) FROM ${from}`).pluck().get())
}

test(`a year of a family from seed ${SEED} (C1, C2, C11, I1, P2)`, async () => {
  const began = process.cpuUsage()
  const year = await moveIn()
  const { home, devices } = year
  home.advance(START - home.now().getTime())
  for (const device of devices.values()) await device.sync()
  for (let place = 0; place < CHORES; place++) {
    const { by, input } = choreOf(place)
    await tap(year, by, ['createChore', input])
  }
  for (let day = 0; day < 365; day++) {
    const today = new Date(START + day * DAY_MS).toISOString().slice(0, 10)
    home.advance(START + day * DAY_MS - home.now().getTime())
    await live(year, today)
  }
  await home.expectConverged()
  const told = countOf(year, 'feed')
  // Time alone writes nothing.
  home.advance(30 * DAY_MS)
  await home.expectConverged()
  expect(countOf(year, 'feed')).toBe(told)

  checkSlots(home.core)
  const span = {
    days: { from: '2026-12-01', to: '2027-01-31' },
    at: new Date(START + 364 * DAY_MS).toISOString(),
  }
  for (const [name, { account, store }] of devices)
    comparePlans(home.core, { name, account, image: store.image() }, span)
  expect([...auditLedger(home.core.database)]).toEqual([])
  const applied = countOf(year, "mutations WHERE status = 'applied'")
  expect(countOf(year, 'tasks')).toBeGreaterThan(500)
  const { user, system } = process.cpuUsage(began)
  process.stdout.write(
    `a year: ${year.tapped} taps, ${year.refusedHere} refused on the device, ${applied} applied, ` +
      `${countOf(year, 'tasks')} rows, ${countOf(year, 'entries')} entries, ${told} feed lines, ` +
      `${((user + system) / 1e6).toFixed(1)} s of CPU\n`,
  )
})
