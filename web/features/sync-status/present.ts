/** The present state, however it was when the server refused: it decides what a card says and offers. */
import type { AgendaItem } from '#domain/chores/agenda.ts'
import { completableNow } from '#domain/chores/agenda.ts'
import { firstName } from '#domain/users/user.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { borrowingOf } from '#web/shared/points/borrowing.ts'
import type { Rows } from './changes.ts'
import type { SheetContent } from './read-sheet.ts'

export type Present = {
  readonly current: Rows
  /** The available points. */
  readonly balance: number
  readonly mayBorrow: boolean
  readonly me: string
  readonly isChild: boolean
  readonly timeZone: string
  /** The first names of the people this device knows. */
  readonly names: ReadonlyMap<string, string>
  /** The day of each chore that this person can complete now, by the id of the chore. */
  readonly open: ReadonlyMap<string, AgendaItem>
}

export function presentOf(
  { current, chores, balance, ownLoans }: SheetContent,
  household: Household,
  now: Date,
): Present {
  const { me, people, timeZone } = household
  const moment = { at: now.toISOString(), available: balance }
  const { refusal } = borrowingOf(ownLoans, household, moment)
  const names = new Map([...people].map(([id, person]) => [id, firstName(person)]))
  const open = new Map<string, AgendaItem>()
  for (const kept of chores) {
    const item = completableNow(kept, { by: me.id, at: moment.at })
    if (item) open.set(item.chore.id, item)
  }
  return {
    current,
    balance,
    mayBorrow: refusal === null,
    me: me.id,
    isChild: me.is_child,
    timeZone,
    names,
    open,
  }
}
