/** Both endpoints of the commands: what they accept and refuse (I2, I3). */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import type { CommandName } from '#domain/commands.ts'
import { commandNames, commandOf } from '#domain/commands.ts'
import { restCall } from '#domain/rest-path.ts'
import { tableNames } from '#domain/tables.ts'
import { makeCouple } from '#server/testing/make-app.ts'

const task = { name: 'Dishes', time_minutes: 20, effort_level: 'easy', is_shared: true }

async function household() {
  const couple = await makeCouple()
  return { ...couple, stranger: await couple.app.register('Ines') }
}

test('every command needs a session, and an unknown path or an id that is not a UUID is 404', async () => {
  const { app, maya } = await household()
  for (const name of commandNames) {
    const { method, path } = commandOf(name).rest
    const answer = await app.send(method, restCall(path, { id: v7(), slot }).path, { body: {} })
    expect([name, answer.status]).toEqual([name, 401])
    expect(await answer.json()).toEqual({ message: 'Not authenticated', code: 'unauthenticated' })
  }
  expect((await maya.call('POST', '/api/tasks/repaid/complete')).status).toBe(404)
  expect((await maya.call('GET', '/api/nothing')).status).toBe(404)
})

const garbage: readonly unknown[] = [
  { name: 7 },
  { name: '' },
  { name: 'x'.repeat(101), time_minutes: 1, effort_level: 'easy' },
  { name: 'x', time_minutes: 0 },
  { name: 'x', time_minutes: 1441 },
  { name: 'x', time_minutes: 1.5 },
  { name: 'x', time_minutes: '30' },
  { name: 'x', effort_level: 'heroic' },
  { name: 'x\u0000y' },
  { name: '\ud800' },
  { name: 'x', description: 'd'.repeat(1001) },
  { name: 'x', image_url: 'javascript:alert(1)' },
  { name: 'x', is_shared: 'yes' },
  { id: 'not-a-uuid', name: 'x' },
  { status: 'maybe' },
  { email: 'nobody', role: 'king' },
  { token: 'short' },
  { time_zone: 'Mars/Olympus' },
  { photo_url: 'data:text/html,hello' },
]

/** The day in the paths of occurrences. */
const slot = '2026-03-03'

test('bad input to any call is a 4xx with message and code, and writes nothing', async () => {
  const { app, maya } = await household()
  const id = await maya.make('createTask', task)
  const before = app.snapshot(tableNames)
  let refused = 0
  for (const name of commandNames)
    for (const input of [...garbage, 'text', 7, [], '{"name":', '{"a":{"b":']) {
      if (isAcceptable(name, input, id)) continue
      const { method, path } = commandOf(name).rest
      const { status, body } = await maya.call(method, restCall(path, { id, slot }).path, input)
      expect({ name, input, status }).toEqual({ name, input, status: 400 })
      expect(body).toMatchObject({ message: expect.any(String), code: expect.any(String) })
      expect(app.snapshot(tableNames)).toEqual(before)
      refused += 1
    }
  expect(refused).toBeGreaterThan(100)
})

/** The fields of the command's schema for this call; other values must be refused before anything is written. */
function isAcceptable(name: CommandName, input: unknown, id: string): boolean {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return false
  const { method, path } = commandOf(name).rest
  const meant = commandNames.find((each) => {
    const { rest } = commandOf(each)
    const isLine = rest.method === method && rest.path === path
    return isLine && (rest.when?.(input as never, nothingStored) ?? true)
  })
  const made = commandOf(meant ?? name).serverDefaults?.({ id: v7, token: () => 'A'.repeat(43) })
  const given = {
    ...made,
    ...input,
    ...(path.includes(':id') && { id }),
    ...(path.includes(':slot') && { slot }),
  }
  return commandOf(meant ?? name).input.safeParse(given).success
}

const nothingStored = { get: () => null }

test('what is forbidden to set is ignored: owner, times, approval, counts, role (mass assignment) (SEC25)', async () => {
  const { app, maya, theo } = await household()
  const id = v7()
  const forbidden = {
    user_id: theo.id,
    created_at: '2020-01-01T00:00:00.000Z',
    completed_at: '2020-01-01T00:00:00.000Z',
    approved_by: maya.id,
    claimed_by: theo.id,
    completions: 9,
    role: 'admin',
    total_points: 999,
    __proto__: { polluted: true },
  }
  await maya.rest('createTask', { id, ...task, ...forbidden })
  await maya.rest('updateTask', { id, name: 'Bins', ...forbidden })
  await maya.rest('updateProfile', { name: 'Maya Oak', ...forbidden })
  expect(app.core.store.get('tasks', id)).toMatchObject({
    user_id: maya.id,
    name: 'Bins',
    created_at: '2026-03-02T09:00:00.000Z',
    claimed_by: null,
    completed_at: null,
    approved_by: null,
    completions: 0,
  })
  expect(app.core.store.get('balances', maya.id)?.total_points).toBe(0)
})

/** The id that a command changes, and a valid input, in the household of its creator. */
type Targets = Readonly<Record<'task' | 'reward' | 'loan' | 'notification' | 'partnership', string>>

function targetOf(name: CommandName, targets: Targets): string | null {
  const [, kind] = /(task|reward|loan|notification)s?\/:id/.exec(commandOf(name).rest.path) ?? []
  if (kind !== undefined) return targets[kind as keyof Targets]
  return commandOf(name).rest.path.startsWith('/api/partnerships/:id') ? targets.partnership : null
}

test('rows of another household are 404 on both endpoints, and nothing of them changes (I3)', async () => {
  const { app, maya, theo, stranger, partnership } = await household()
  const id = await maya.make('createTask', task)
  const reward = await maya.make('createReward', { name: 'Cinema', description: 'Together' })
  const asked = { amount: 5, title: 'Book', description: 'Gardens' }
  const loan = await maya.make('requestLoan', asked)
  const notification = app.core.store.all('notifications', 'WHERE user_id = ?', theo.id)[0]?.id
  const targets = { task: id, reward, loan, partnership, notification: notification ?? '' }
  const before = app.snapshot(tableNames)
  const tried = commandNames.filter((name) => targetOf(name, targets) !== null)
  for (const name of tried) {
    const input = {
      id: targetOf(name, targets),
      status: 'accepted',
      name: 'Mine',
      copy_id: v7(),
      text: 'x',
      on: true,
    }
    expect([name, (await stranger.rest(name, input)).status]).toEqual([name, 404])
    const isOnline = commandOf(name).onlineOnly === true
    expect([name, await stranger.push(name, input)]).toMatchObject([
      name,
      { status: 'rejected', code: isOnline ? 'online_only' : 'not_found' },
    ])
    expect(app.snapshot(tableNames)).toEqual(before)
  }
  expect(tried.length).toBeGreaterThan(20)
  expect((await stranger.call('GET', '/api/tasks')).body).toEqual({ tasks: [] })
  expect((await stranger.call('GET', '/api/partnerships')).body).toEqual([])
})

test('creating with an existing id is a conflict, never an overwrite (R35)', async () => {
  const { app, maya, stranger } = await household()
  const id = await maya.make('createTask', task)
  const before = app.snapshot(tableNames)
  const answer = await stranger.rest('createTask', { ...task, id, name: 'Stolen' })
  expect(answer).toMatchObject({ status: 409, body: { code: 'id_conflict' } })
  expect(await stranger.push('createTask', { ...task, id })).toMatchObject({ code: 'id_conflict' })
  expect(app.snapshot(tableNames)).toEqual(before)
})

test('what a REST caller leaves out is as in an empty form (A16, L6)', async () => {
  const { maya } = await household()
  const texts = { title: 'Tea', description: 'Hot', name: 'Tea' }
  const made = async (name: CommandName) => (await maya.rest(name, texts)).body
  expect(await made('createTask')).toMatchObject({
    task: { time_minutes: 30, effort_level: 'easy', is_shared: false },
  })
  expect(await made('createReward')).toMatchObject({ reward: { point_cost: 100 } })
  expect(await made('requestLoan')).toMatchObject({ loan: { amount: 100 } })
  const none = await maya.rest('requestLoan', { ...texts, amount: null })
  expect(none).toMatchObject({ status: 400, body: { details: { field: 'amount' } } })
})

test('the same Idempotency-Key gets the same answer and writes once; another body with it is refused', async () => {
  const { app, maya } = await household()
  const key = { 'Idempotency-Key': 'tap-1' }
  const first = await maya.rest('createTask', task, key)
  const again = await maya.rest('createTask', task, key)
  expect(again).toEqual(first)
  expect(app.database.prepare('SELECT count(*) AS n FROM tasks').get()).toEqual({ n: 1 })
  const other = await maya.rest('createTask', { ...task, name: 'Bins' }, key)
  expect(other).toMatchObject({ status: 409, body: { code: 'id_conflict' } })
  const long = await maya.rest('createTask', task, { 'Idempotency-Key': 'k'.repeat(201) })
  expect(long.status).toBe(400)
})

test('a tap dated ahead of the server counts as now (T8, R34)', async () => {
  const { app, maya } = await household()
  const id = v7()
  await maya.push('createTask', { ...task, id }, { at: '2027-01-01T00:00:00.000Z' })
  expect(app.core.store.get('tasks', id)?.created_at).toBe('2026-03-02T09:00:00.000Z')
})

test('changes of one account are never accepted for another (rule R17)', async () => {
  const { app, maya, theo } = await household()
  const input = { id: v7(), name: 'Bins' }
  const mutation = { id: v7(), name: 'createTask', version: 1, input, at: '2026-03-02T09:00:00Z' }
  const request = { mitten: 1, cursor: null, acknowledged: null, mutations: [mutation] }
  expect(await theo.call('POST', '/api/sync', { ...request, account: maya.id })).toEqual({
    status: 409,
    body: { code: 'wrong_account', message: 'These changes belong to another account' },
  })
  expect(app.core.store.all('tasks', '')).toEqual([])
})
