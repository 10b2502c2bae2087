/** The REST endpoint and the sync endpoint give equal databases for the same commands (I10). */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CommandName } from '#domain/commands.ts'
import { commandOf } from '#domain/commands.ts'
import { tableNames } from '#domain/tables.ts'
import type { RandomStep } from '#domain/testing/random-commands.ts'
import { inputOf, randomPeople, randomStep } from '#domain/testing/random-commands.ts'
import type { TestApp, TestPerson } from '#server/testing/make-app.ts'
import { makeApp, makeCouple, pair } from '#server/testing/make-app.ts'
import { isOnPostgres } from '#server/testing/open-test-database.ts'

/** Fields that a call must not set; `plan` and `role` belong to other commands, or to an admin. */
const forbidden = {
  user_id: '01900000-0000-7000-8000-000000000009',
  created_at: '2020-01-01T00:00:00.000Z',
  claimed_by: '01900000-0000-7000-8000-000000000009',
  claimed_at: '2020-01-01T00:00:00.000Z',
  completed_at: '2020-01-01T00:00:00.000Z',
  completions: 9,
  approved_by: '01900000-0000-7000-8000-000000000009',
  approved_at: '2020-01-01T00:00:00.000Z',
  denied_by: null,
  awaiting_approval: false,
  redeemed_at: '2020-01-01T00:00:00.000Z',
  requested_at: '2020-01-01T00:00:00.000Z',
  due_date: null,
  repaid: true,
  cleared_at: null,
  inviter_id: '01900000-0000-7000-8000-000000000009',
  invitee_id: '01900000-0000-7000-8000-000000000009',
  is_child: true,
  is_read: true,
  total_points: 999,
  points: 999,
}

type Endpoint = 'rest' | 'sync'
type Outcome = { readonly step: CommandName; readonly isAccepted: boolean; readonly code: unknown }

/** A run takes about 0.4 s: eight people register. */
const RUNS = isOnPostgres ? 2 : 6
const HOUR = 60 * 60_000

test('random days of a household, with and without forbidden fields', async () => {
  let accepted = 0
  const days = fc.array(
    randomStep.filter(({ name }) => name !== 'deleteAccount'),
    { minLength: 30, maxLength: 60 },
  )
  const run = fc.asyncProperty(days, async (steps) => {
    const [rest, sync] = [await live('rest', steps), await live('sync', steps)]
    expect(sync).toEqual(rest)
    accepted += rest.outcomes.filter(({ isAccepted }) => isAccepted).length
  })
  await fc.assert(run, { numRuns: RUNS, endOnFailure: true })
  // A day has nine accepted steps on average, and rarely less than four: below one, nothing would be compared.
  expect(accepted).toBeGreaterThan(RUNS)
})

test('a day of tasks, from their creation to their approval', async () => {
  expect(await tasksThrough('sync')).toEqual(await tasksThrough('rest'))
})

async function tasksThrough(endpoint: Endpoint) {
  const { app, maya, theo } = await makeCouple()
  const by =
    (person: TestPerson) => (name: CommandName, input: Readonly<Record<string, unknown>>) =>
      endpoint === 'rest' ? person.rest(name, input) : person.push(name, input)
  const [asMaya, asTheo] = [by(maya), by(theo)]
  const ids = Array.from({ length: 4 }, (_, n) => `01900000-0000-7000-8000-00000000000${n}`)
  const task = { time_minutes: 20, effort_level: 'easy', is_shared: true }
  for (const id of ids) await asMaya('createTask', { id, ...task, name: `Task ${id.at(-1)}` })
  app.pass(HOUR)
  await asTheo('claimTask', { id: ids[0] })
  await asMaya('claimTask', { id: ids[0] })
  await asTheo('completeTask', { id: ids[0] })
  await asMaya('approveTask', { id: ids[0] })
  await asMaya('updateTask', { id: ids[1], time_minutes: 60, effort_level: 'extreme' })
  await asMaya('completeTask', { id: ids[1] })
  await asTheo('reopenTask', { id: ids[1] })
  await asMaya('deleteTask', { id: ids[2] })
  await asTheo('deleteTask', { id: ids[3] })
  await asTheo('claimTask', { id: ids[3] })
  await asTheo('releaseTask', { id: ids[3] })
  await asTheo('updateProfile', { name: 'Theo Oak', time_zone: 'Europe/Berlin' })
  const people = new Map([
    [maya.id, 'Maya'],
    [theo.id, 'Theo'],
  ])
  return householdIn(app, people)
}

async function live(endpoint: Endpoint, steps: readonly RandomStep[]) {
  const app = makeApp()
  const people: TestPerson[] = []
  for (const name of randomPeople) people.push(await app.register(name))
  const [maya, theo] = people as [TestPerson, TestPerson]
  await pair(maya, theo)
  const names = new Map(people.map(({ id }, index) => [id, randomPeople[index] ?? '']))
  const outcomes: Outcome[] = []
  for (const step of steps) {
    app.pass(5 * HOUR)
    const person = people[step.actor] ?? maya
    outcomes.push(await take(endpoint, { app, person, step, ids: [...names.keys()] }))
  }
  return { outcomes, ...householdIn(app, names) }
}

type Taken = {
  readonly app: TestApp
  readonly person: TestPerson
  readonly step: RandomStep
  readonly ids: readonly string[]
}

/** One command through one endpoint; commands that need a connection have only the REST endpoint. */
async function take(endpoint: Endpoint, { app, person, step, ids }: Taken): Promise<Outcome> {
  const input = inputOf(step, (table) => inOrder(app, table).map(({ id }) => id))
  if (endpoint === 'rest' || isForRestOnly(app, step.name, input)) {
    const { status, body } = await person.rest(step.name, targeted(step, input, ids))
    return { step: step.name, isAccepted: status < 300, code: body['code'] }
  }
  const result = await person.push(step.name, { ...forbidden, ...input })
  return {
    step: step.name,
    isAccepted: result.status === 'applied',
    code: result.status === 'rejected' ? result.code : undefined,
  }
}

/** Commands that need a connection, and cancelling an accepted invitation, which the REST endpoint treats as removing it. */
function isForRestOnly(
  { database }: TestApp,
  name: CommandName,
  { id }: Readonly<Record<string, unknown>>,
): boolean {
  if (name !== 'cancelInvitation') return commandOf(name).onlineOnly === true
  const status = database.prepare('SELECT status FROM partnerships WHERE id = ?').pluck().get(id)
  return status !== 'pending'
}

/** Admin calls name a person, and a person's id differs between the apps. */
function targeted(
  { name, pick }: RandomStep,
  input: Readonly<Record<string, unknown>>,
  ids: readonly string[],
) {
  const isAboutPeople = (['editUser', 'makeAdmin'] as readonly CommandName[]).includes(name)
  return isAboutPeople ? { ...input, id: ids[pick % ids.length] } : input
}

/** Ids generated in each app: versions 7 and 8; the test's own rows have neither. */
const madeAnew = /[0-9a-f]{8}-[0-9a-f]{4}-[78][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Everything stored, with names in place of people's ids and without other generated ids. */
function householdIn(app: TestApp, names: ReadonlyMap<string, string>) {
  const lineOf = (row: Readonly<Record<string, unknown>>) =>
    Object.entries(row)
      .filter(([field]) => field !== 'token')
      .map(([field, value]) => `${field}=${String(value)}`)
      .join(' ')
      .replaceAll(madeAnew, (id) => names.get(id) ?? 'some id')
  const linesOf = (table: string) =>
    (app.database.prepare(`SELECT * FROM ${table}`).all() as Record<string, unknown>[])
      .map(lineOf)
      .toSorted()
  return Object.fromEntries(
    [...tableNames, 'feed', 'viewers'].map((table) => [table, linesOf(table)]),
  )
}

/** Rows in the order of creation, the same on both sides. */
function inOrder(app: TestApp, table: string): readonly { readonly id: string }[] {
  const order = {
    notifications: 'created_at, type, content, (SELECT username FROM users WHERE id = user_id)',
    partnerships: 'created_at, email',
    users: '(SELECT created_at FROM accounts WHERE accounts.id = users.id), username',
    rewards: 'created_at',
  }
  return app.database
    .prepare<[], { id: string }>(
      `SELECT id FROM ${table} ORDER BY ${order[table as keyof typeof order]}`,
    )
    .all()
}
