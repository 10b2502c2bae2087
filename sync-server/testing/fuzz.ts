/** Sends requests of every kind to every call, and checks that the server and its data stay valid. */
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { api } from '#domain/api.ts'
import { commandNames, commandOf } from '#domain/commands.ts'
import { PROTOCOL } from '#domain/sync-protocol.ts'
import type { TestApp, TestPerson } from '#server/testing/make-app.ts'
import { makeCouple } from '#server/testing/make-app.ts'

/** Often enough to find the request that broke something, rarely enough to be quick. */
const LOOK_EVERY = 500

/** Signing in and registering hash passwords, which takes longer than all other calls. */
const slow = new Set<string>([api.login.path, api.register.path])
const calls = [
  ...commandNames.map((name) => commandOf(name).rest),
  ...Object.values(api).filter(({ path }) => !slow.has(path)),
  { method: 'POST', path: '/api/sync' },
  { method: 'POST', path: '/api/sync' },
  { method: 'GET', path: '/api/openapi.json' },
  { method: 'GET', path: '/api/docs' },
].filter(
  ({ path, method }) => path !== api.logout.path && !(method === 'DELETE' && endsAccount(path)),
)

/** Whether a call deletes an account or ends sessions, which must not happen during the run. */
function endsAccount(path: string): boolean {
  return path === '/api/users/me' || path.includes('sessions')
}

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const nasty = fc.constantFrom<unknown>(
  '',
  ' ',
  null,
  true,
  [],
  {},
  0,
  -1,
  1.5,
  1e308,
  -0,
  2 ** 53 + 2,
  'x'.repeat(5000),
  '\u0000',
  '\ud800',
  '\u202Eevil',
  'Ａ🧦e\u0301',
  "'; DROP TABLE tasks; --",
  '" OR 1=1',
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '${7*7}',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'data:image/svg+xml;base64,PHN2Zz4=',
  '2026-02-30T00:00:00.000Z',
  '+275760-09-13T00:00:00.001Z',
  'Europe/Berlin',
  'admin',
  'ultimate',
  'accepted',
  [[[[]]]],
  { constructor: { prototype: { polluted: true } } },
)
const value = fc.oneof(
  nasty,
  nasty,
  fc.integer({ min: -5, max: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constant('ID'),
  fc.constant('ID'),
  fc.boolean(),
  fc.jsonValue({ maxDepth: 3 }),
)
const fields = [
  ...new Set(
    commandNames.flatMap((name) =>
      Object.keys((commandOf(name).input as { shape?: object }).shape ?? {}),
    ),
  ),
  'user_id',
  'role',
  'points',
  'approved_by',
  'redeemed_at',
  'toString',
  'hasOwnProperty',
  'currentPassword',
  'newPassword',
  'password',
  'token',
  'page',
  'limit',
]
const object = fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 8 })
const mutation = fc.record(
  {
    id: fc.oneof(fc.uuid(), value),
    name: fc.oneof(fc.constantFrom<string>(...commandNames), value),
    version: fc.oneof(fc.constant(1), fc.constant(1), value),
    input: fc.oneof(object, object, value),
    at: fc.oneof(fc.constant('2026-03-02T09:00:00.000Z'), value),
  },
  { requiredKeys: ['id', 'name', 'version', 'input', 'at'] },
)
const text = fc.constantFrom(
  '{',
  '{"name":',
  'null',
  '7',
  '"text"',
  '[]',
  '{"__proto__":{"role":"admin"}}',
  '{"name":"x"}}',
  `{"name":${deep(60)}}`,
  `{"name":${deep(5000)}}`,
  `{"name":"${'y'.repeat(300_000)}"}`,
  '\u0000',
  '{"id":1e999}',
)

type Request = {
  readonly call: number
  readonly who: number
  readonly id: number
  readonly body: unknown
  readonly mutations: readonly unknown[]
  readonly raw: string | null
  readonly query: string
  readonly header: readonly [string, string] | null
}
const request: fc.Arbitrary<Request> = fc.record({
  call: fc.nat(calls.length - 1),
  who: fc.nat(7),
  id: fc.nat(40),
  body: fc.oneof(object, object, object, value),
  mutations: fc.array(mutation, { maxLength: 4 }),
  raw: fc.oneof({ weight: 12, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: text }),
  query: fc.constantFrom(
    '',
    '',
    '',
    '?page=1&limit=20',
    '?page=-1',
    '?limit=1e9',
    "?partner=' OR 1",
    '?page=%00&page=2',
    '?search=%25%27',
  ),
  header: fc.oneof(
    { weight: 8, arbitrary: fc.constant(null) },
    {
      weight: 2,
      arbitrary: fc.constantFrom<readonly [string, string]>(
        ['Idempotency-Key', 'again'],
        ['Idempotency-Key', 'k'.repeat(500)],
        ['Content-Type', 'text/html'],
        ['Content-Length', '1'],
        ['Mitten-Account', 'nobody'],
        ['Sec-Fetch-Site', 'cross-site'],
        ['Cookie', 'sid-x=y; sid-=;;='],
        ['Accept-Encoding', 'br;q=x,*'],
      ),
    },
  ),
})

/** No request causes a 5xx, a refused one writes nothing, the points stay right. Returns the count of each status. */
export async function fuzz(numRuns: number, seed: number): Promise<ReadonlyMap<number, number>> {
  const { app, people, ids } = await household()
  const statuses = new Map<number, number>()
  let versions = versionsOf(app)
  for (const [index, each] of fc.sample(request, { numRuns, seed }).entries()) {
    const person = people[each.who % people.length]
    const known = ids()
    const { status } = await send(each, { person, id: known[each.id % known.length] ?? '' })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const after = versionsOf(app)
    const fault = faultIn(status, after !== versions)
    expect({ fault, request: fault && each }).toEqual({ fault: null, request: null })
    versions = after
    if (index % LOOK_EVERY === 0) expectSound(app)
  }
  expectSound(app)
  expect(app.lines.join('')).not.toContain('"fault"')
  return statuses
}

function faultIn(status: number, hasWritten: boolean): string | null {
  if (status >= 500) return 'the server failed'
  return status >= 400 && hasWritten ? 'what was refused has written' : null
}

async function household() {
  const { app, maya, theo } = await makeCouple()
  const otis = await app.register('Otis')
  for (const [person, name] of [
    [maya, 'Dishes'],
    [theo, 'Bins'],
    [otis, 'Garden'],
  ] as const) {
    await person.rest('createTask', { name, is_shared: true })
    await person.rest('createReward', { name, description: name, point_cost: 5 })
    await person.rest('requestLoan', { amount: 5, title: name, description: name })
  }
  const listed = app.database.prepare<[], string>(
    ['tasks', 'rewards', 'loans', 'partnerships', 'notifications', 'users']
      .map(
        (table) => `SELECT id FROM (SELECT id FROM ${table} ORDER BY id DESC LIMIT 6) AS ${table}`,
      )
      .join(' UNION ALL '),
  )
  const strange = ['nothing', '../x', '00000000-0000-0000-0000-000000000000', "'"]
  return { app, people: [maya, theo, otis], ids: () => [...listed.pluck().all(), ...strange] }
}

type Sender = { readonly person: TestPerson | undefined; readonly id: string }

function send(each: Request, { person, id }: Sender) {
  const { method, path } = calls[each.call] ?? { method: 'GET', path: '/' }
  const target = path.replace(':id', encodeURIComponent(id)) + each.query
  const withId = JSON.stringify(each.body ?? {}).replaceAll('"ID"', JSON.stringify(id))
  const exchange = {
    mitten: PROTOCOL,
    account: person?.id,
    cursor: null,
    acknowledged: null,
    mutations: each.mutations,
  }
  const body =
    path === '/api/sync' ? JSON.stringify(exchange).replaceAll('"ID"', JSON.stringify(id)) : withId
  const headers = each.header ? { [each.header[0]]: each.header[1] } : {}
  return (person as TestPerson).raw(method, target, {
    text: method === 'GET' ? undefined : (each.raw ?? body),
    headers,
  })
}

/** Changes with every write to a synced table. */
function versionsOf({ database }: TestApp): number {
  return database.prepare<[], number>('SELECT sum(version) FROM viewers').pluck().get() ?? 0
}

/** Totals are the sums of the entries, and every row is valid. */
function expectSound({ database }: TestApp): void {
  const wrong = database
    .prepare(
      `SELECT id FROM balances WHERE total_points - redeemed_points + loan_points <>
       (SELECT coalesce(sum(CASE ledger WHEN 'redeemed' THEN -amount ELSE amount END), 0) FROM entries WHERE user_id = balances.id)`,
    )
    .all()
  const homeless = database
    .prepare(
      `SELECT id FROM tasks WHERE user_id NOT IN (SELECT id FROM users)
       UNION ALL SELECT id FROM rewards WHERE user_id NOT IN (SELECT id FROM users)
       UNION ALL SELECT id FROM loans WHERE user_id NOT IN (SELECT id FROM users)`,
    )
    .all()
  expect({ wrong, homeless }).toEqual({ wrong: [], homeless: [] })
}
