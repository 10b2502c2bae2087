/** A household for tests of the commands on chores: Maya, Theo and Juno, and the bins that they take out in turns. */
import { occurrenceId } from '#domain/chores/chore-ids.ts'
import type { Chore } from '#domain/chores/chore.ts'
import { occurrencesBetween } from '#domain/chores/schedule.ts'
import { createHousehold } from '#domain/testing/household.ts'
import { idOf, makeChore, makePartnership, makeUser, withSeats } from '#domain/testing/make.ts'

export const people = ['Maya', 'Theo', 'Juno']
export const bins = { id: idOf('bins') }
/** The first two times that they are due. */
export const tuesday = { ...bins, slot: '2026-11-24' }
export const friday = { ...bins, slot: '2026-11-27' }
export const rowOf = (slot: string) => occurrenceId(bins.id, slot)
export const tap = (day: string, time = '09:00') => ({ at: `2026-${day}T${time}:00.000Z` })

/** Maya's bins on Tuesday and Friday, in turns that start with Theo. Juno is her partner, or child. */
export function household(given: Partial<Chore> = {}, role: 'partner' | 'child' = 'partner') {
  const chore = makeChore('Maya', { ...bins, who: 'turns', turn: 1, ...given })
  const made = createHousehold({
    people,
    partners: ['Maya+Theo'],
    rows: [
      ['partnerships', makePartnership('Maya', 'Juno', { role })],
      ['users', makeUser('Juno', { is_child: role === 'child' })],
      ...withSeats(chore, chore.who === 'turns' ? people : []),
    ],
  })
  const complete = (name: string, slot: string, given = tap(slot.slice(5))) =>
    made.run([name, 'completeOccurrence', { ...bins, slot }], given)
  const plan = (today: string, to: string) => {
    const [found = chore] = made.all('chores')
    const series = { chore: found, seats: made.all('seats'), pauses: made.all('pauses') }
    return occurrencesBetween(series, { from: today, to, today })
      .filter(({ state }) => state !== 'skipped' && state !== 'missed')
      .map(({ slot, seat }) => `${slot} ${people.find((name) => idOf(name) === seat?.person)}`)
  }
  return { ...made, complete, plan, chore: () => made.get('chores', bins.id) }
}
