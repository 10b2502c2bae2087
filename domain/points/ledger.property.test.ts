/** Points are never doubled or lost, no matter what a household does in what order (I4). */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { CommandError } from '#domain/command-error.ts'
import { isOwed } from '#domain/loans/loan.ts'
import { tableNames } from '#domain/tables.ts'
import { partsOf } from '#domain/tasks/split.ts'
import { createHousehold } from '#domain/testing/household.ts'
import { idOf, makeAccount, monday } from '#domain/testing/make.ts'
import type { RandomStep } from '#domain/testing/random-commands.ts'
import { inputOf, randomPeople as people, randomStep } from '#domain/testing/random-commands.ts'
import { soleOwnerOf } from '#domain/visibility.ts'
import { availablePoints, emptyBalance, moved } from './points.ts'

type Household = ReturnType<typeof createHousehold>
/** A run takes about 50 ms. */
const RUNS = 40

test('after every command, the totals match the entries, and the entries match what happened', () => {
  let accepted = 0
  const run = fc.property(fc.array(randomStep, { minLength: 40, maxLength: 90 }), (steps) => {
    const household = createHousehold({
      people,
      partners: ['Maya+Theo', 'Maya+Ida'],
      rows: [['accounts', makeAccount('Nora', { role: 'admin' })]],
    })
    steps.forEach((each, index) => {
      accepted += take(household, each, index) ? 1 : 0
      for (const person of people) checkPoints(household, idOf(person))
    })
  })
  fc.assert(run, { numRuns: RUNS })
  expect(accepted).toBeGreaterThan(RUNS * 5)
})

/** Returns whether it was accepted. */
function take(household: Household, each: RandomStep, index: number): boolean {
  const actor = people[each.actor] ?? 'Maya'
  if (!household.get('accounts', idOf(actor))) return false
  const at = new Date(Date.parse(monday) + index * 5 * 60 * 60_000).toISOString()
  const before = household.all('balances')
  try {
    const input = inputOf(each, (table) => household.all(table).map(({ id }) => id))
    household.run([actor, each.name, input as never], { at })
  } catch (error) {
    if (error instanceof CommandError) return false
    throw error
  }
  if (each.name === 'redeemReward') checkSpending(household, before, idOf(actor))
  if (each.name === 'deleteAccount') forgetWhatIsAlone(household, idOf(actor))
  return true
}

/** Redeeming never makes the points negative (P3). */
function checkSpending(
  household: Household,
  before: ReturnType<Household['all']>,
  person: string,
): void {
  const balance = household.get('balances', person)
  const had = before.find(({ id }) => id === person)
  if (balance && had && balance !== had) expect(availablePoints(balance)).toBeGreaterThanOrEqual(0)
}

/** The server deletes these with the account, because they belong to nobody else. */
function forgetWhatIsAlone(household: Household, person: string): void {
  for (const table of tableNames)
    for (const row of household.all(table))
      if (soleOwnerOf(table, row) === person) household.drop(table, row.id)
}

function checkPoints(household: Household, person: string): void {
  const balance = household.get('balances', person) ?? emptyBalance(person)
  const entries = household.all('entries').filter(({ user_id }) => user_id === person)
  const sum = entries.reduce((total, entry) => moved(total, entry), emptyBalance(person))
  expect(balance).toEqual(sum)
  if (!household.get('accounts', person)) return
  const total = (points: readonly number[]) => points.reduce((all, each) => all + each, 0)
  expect(balance).toEqual({
    id: person,
    total_points: total(
      household
        .all('tasks')
        .filter((each) => each.completed_at !== null)
        .flatMap(partsOf)
        .map((part) => (part.person === person ? part.points : 0)),
    ),
    redeemed_points: total(
      household
        .all('rewards')
        .filter((each) => each.user_id === person && each.redeemed_at && !each.denied_by)
        .map(({ point_cost }) => point_cost),
    ),
    loan_points: total(
      household
        .all('loans')
        .filter((each) => each.user_id === person && isOwed(each))
        .map(({ amount }) => amount),
    ),
  })
}
