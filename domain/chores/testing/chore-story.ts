/** A household with one chore of any rule, in which people act by real commands: for invariants of stored rows. */
import * as fc from 'fast-check'
import type { AgendaItem } from '#domain/chores/agenda.ts'
import { agendaBetween, agendaNow } from '#domain/chores/agenda.ts'
import { firstSlot } from '#domain/chores/change-rule.ts'
import type { Chore } from '#domain/chores/chore.ts'
import { itemsOf } from '#domain/column.ts'
import { CommandError } from '#domain/command-error.ts'
import type { CommandInput, CommandName } from '#domain/commands.ts'
import { addDays, fromEpochDay, toEpochDay } from '#domain/days.ts'
import { createHousehold } from '#domain/testing/household.ts'
import { idOf, makeChore, withSeats } from '#domain/testing/make.ts'
import type { Change } from '#domain/tx.ts'
import { anyChore, start } from './any-rule.ts'

const people = ['Maya', 'Theo', 'Juno'] as const
const id = idOf('series')

/** The effect of a broken rule: further changes after those of the command. */
export type Damage = (command: CommandName, changes: readonly Change[], home: Home) => void
export type Home = ReturnType<typeof createHousehold>

export type Action = {
  readonly do: 'complete' | 'reopen' | 'skip' | 'unskip' | 'pass' | 'pause' | 'away' | 'rule'
  readonly days: number
  readonly by: number
  readonly pick: number
}

export const anySeries: fc.Arbitrary<Partial<Chore>> = fc.oneof(
  anyChore,
  fc
    .record({
      every: fc.integer({ min: 1, max: 9 }),
      turns_order: fc.constantFrom('round', 'least'),
    })
    .map((given) => ({
      ...given,
      repeats: 'after_done' as const,
      weekdays: 0,
      who: 'turns' as const,
    })),
)

export const anyActions: fc.Arbitrary<readonly Action[]> = fc.array(
  fc.record({
    do: fc.constantFrom(
      ...(['complete', 'complete', 'complete', 'reopen', 'reopen', 'skip', 'unskip'] as const),
      ...(['pass', 'pause', 'away', 'rule'] as const),
    ),
    days: fc.constantFrom(0, 0, 0, 1, 1, 2, 7),
    by: fc.nat(2),
    pick: fc.nat(20),
  }),
  { maxLength: 14 },
)

/** The household at the beginning, a while after the rule began. */
export function begin(given: Partial<Chore>, damage: Damage = () => undefined) {
  const fresh = makeChore('Maya', { ...given, id })
  const chore = { ...fresh, slot: firstSlot(fresh) }
  const home = createHousehold({
    people,
    partners: ['Maya+Theo', 'Maya+Juno'],
    rows: withSeats(chore, people),
  })
  let today = Math.max(start, toEpochDay(chore.slot ?? chore.starts_on))
  let taps = 0
  const at = () =>
    new Date(Date.parse(`${fromEpochDay(today)}T09:00:00Z`) + taps * 1000).toISOString()
  const withRows = () => ({
    series: { chore: theChore(), seats: home.all('seats'), pauses: home.all('pauses') },
    rows: home.all('tasks'),
  })
  const theChore = () => home.get('chores', id) ?? chore
  /** False if it is refused. */
  function tap<Name extends CommandName>(
    by: number,
    name: Name,
    input: CommandInput<Name>,
  ): boolean {
    taps += 1
    try {
      damage(name, home.run([people[by] ?? 'Maya', name, input], { at: at() }), home)
      return true
    } catch (error) {
      if (error instanceof CommandError) return false
      throw error
    }
  }

  return {
    home,
    chore: theChore,
    at,
    tap,
    today: () => fromEpochDay(today),
    pass: (days: number) => void (today += days),
    now: () => agendaNow(withRows(), at()),
    between: (from: string, to: string): readonly AgendaItem[] =>
      agendaBetween(withRows(), { from, to, at: at() }),
  }
}
export type Story = ReturnType<typeof begin>

type Chance = { readonly story: Story; readonly slot: string; readonly pick: number }
type Tapped = { readonly [Name in CommandName]?: CommandInput<Name> }

/** The tap for each action: one command with its input. */
const actions: { readonly [What in Action['do']]: (chance: Chance) => Tapped } = {
  complete: ({ slot, pick }) => ({
    completeOccurrence: { id, slot: pick % 4 === 0 ? dayBefore(slot, pick % 3) : slot },
  }),
  reopen({ story, pick }) {
    const done = story.home.all('tasks').filter(({ completed_at }) => completed_at !== null)
    const task = done.at(-1 - (pick % 2)) ?? done[0]
    return task ? { reopenTask: { id: task.id } } : {}
  },
  skip: ({ slot }) => ({ skipOccurrence: { id, slot } }),
  unskip: ({ story, slot }) => ({
    unskipOccurrence: { id, slot: itemsOf(story.chore().skips).at(-1) ?? slot },
  }),
  pass: ({ slot }) => ({ passTurn: { id, slot } }),
  pause: ({ slot, pick }) =>
    pick % 2 === 0
      ? { pauseChore: { id, from_on: slot, until_on: dayBefore(slot, -(pick % 5)) } }
      : { resumeChore: { id } },
  away: ({ slot, pick }) => ({
    setPause: {
      id: idOf(`away ${pick % 3}`),
      kind: 'away',
      from_on: slot,
      until_on: dayBefore(slot, -(pick % 9)),
    },
  }),
  rule: ({ pick }) => ({ updateChore: { id, repeats: 'daily', every: 1 + (pick % 3), months: 0 } }),
}

function dayBefore(day: string, days: number): string {
  return addDays(day, -days)
}

/** Carries out one action if that is possible; returns the command. */
export function act(story: Story, { do: what, days, by, pick }: Action): CommandName | null {
  story.pass(days)
  const slot = story.now().at(-1)?.slot ?? story.today()
  const [[name, input] = []] = Object.entries(actions[what]({ story, slot, pick }))
  if (name === undefined) return null
  return story.tap(by, name as CommandName, input as never) ? (name as CommandName) : null
}
