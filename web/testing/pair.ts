/** Two adults who share a household, Maya and Theo, as the rows of a test. */
import type { AnyRow, TableName } from '#domain/tables.ts'
import { makePartnership, makeUser } from '#domain/testing/make.ts'
import type { Household } from '#web/shared/people/use-household.ts'

export type Row = readonly [TableName, AnyRow]
export type Rows = readonly Row[]

export const pair: Rows = [
  ['users', makeUser('Maya')],
  ['users', makeUser('Theo')],
  ['partnerships', makePartnership('Maya', 'Theo')],
]

/** Their household as Maya's components get it. */
export function makeHousehold(given: Partial<Household> = {}): Household {
  const theo = makeUser('Theo')
  return {
    me: makeUser('Maya'),
    plan: 'pro',
    timeZone: 'Europe/Berlin',
    partnerships: [],
    people: new Map([[theo.id, theo]]),
    partners: [theo],
    ...given,
  }
}
