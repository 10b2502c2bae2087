/** The read endpoints of the REST API: shapes, pagination, and that they show what the feed shows (I3). */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { api } from '#domain/api.ts'
import { pagination, restApi } from '#domain/rest-api.ts'
import { makeNotification } from '#domain/testing/make.ts'
import type { Answer, TestApp, TestPerson } from '#server/testing/make-app.ts'
import { makeCouple, pair } from '#server/testing/make-app.ts'

const lists = ['tasks', 'rewards', 'notifications'] as const

async function household() {
  const couple = await makeCouple()
  return { ...couple, stranger: await couple.app.register('Ines') }
}

async function createTasks(app: TestApp, person: TestPerson, names: readonly string[]) {
  for (const name of names) {
    app.pass(1000)
    await person.rest('createTask', { id: v7(), name, is_shared: true })
  }
}

const requestLoan = (person: TestPerson, title: string) =>
  person.make('requestLoan', { amount: 50, title, description: 'Please' })

function namesIn({ body }: Answer, list: 'tasks' | 'rewards' = 'tasks') {
  return (body[list] as { name: string }[]).map(({ name }) => name)
}

async function titlesOf(person: TestPerson, path: string) {
  const { body } = await person.call('GET', path)
  return (body as unknown as { title: string }[]).map(({ title }) => title)
}

test('every list and the profile have the declared shape', async () => {
  const { app, maya, theo, partnership } = await household()
  await createTasks(app, theo, ['Dishes'])
  await maya.rest('createReward', { id: v7(), name: 'Cinema', description: 'Together' })
  await requestLoan(maya, 'Book')
  const { me } = api
  const { tasks, rewards, loans, partnerships, notifications, templates, checkIns } = restApi
  const calls = [
    ...[me, tasks, rewards, loans, partnerships, notifications, templates, checkIns].map(
      (call) => [call, call.path] as const,
    ),
    [loans, `${loans.path}?partner=${partnership}`],
    [tasks, `${tasks.path}?page=1`],
  ] as const
  for (const [call, path] of calls) {
    const { status, body } = await theo.call('GET', path)
    expect([path, status]).toEqual([path, 200])
    expect(call.response.parse(body)).toEqual(body)
  }
})

test('the profile contains plan, role and earned points', async () => {
  const { maya } = await household()
  const id = await maya.make('createTask', {
    name: 'Dishes',
    time_minutes: 20,
    effort_level: 'extreme',
  })
  await maya.rest('completeTask', { id })
  expect((await maya.call('GET', '/api/users/me')).body).toMatchObject({
    user: { id: maya.id, username: 'maya', name: 'Maya Ellis', plan: 'pro', role: 'admin' },
    points: { total: 60, available: 60, redeemed: 0, loaned: 0 },
  })
})

test('tasks are listed newest first, all or one page (A10)', async () => {
  const { app, maya, theo } = await household()
  await createTasks(app, maya, ['one', 'two', 'three'])
  await createTasks(app, theo, ['four', 'five'])
  const all = await maya.call('GET', '/api/tasks')
  expect(namesIn(all)).toEqual(['five', 'four', 'three', 'two', 'one'])
  expect(all.body).not.toHaveProperty('pagination')
  const page = await maya.call('GET', '/api/tasks?page=2&limit=2')
  expect(namesIn(page)).toEqual(['three', 'two'])
  expect(page.body['pagination']).toEqual({ page: 2, pages: 3, total: 5, limit: 2 })
  expect((await maya.call('GET', '/api/tasks?page=3')).body).toEqual({
    tasks: [],
    pagination: { page: 3, pages: 1, total: 5, limit: 20 },
  })
})

test('the total of a page includes rows created and deleted since the previous one', async () => {
  const { app, maya, theo } = await household()
  await createTasks(app, theo, ['one', 'two'])
  const total = async () =>
    pagination.parse((await maya.call('GET', '/api/tasks?limit=1')).body['pagination']).total
  expect(await total()).toBe(2)
  const id = await theo.make('createTask', { name: 'three', is_shared: true })
  expect(await total()).toBe(3)
  await theo.rest('updateTask', { id, is_shared: false })
  expect(await total()).toBe(2)
})

test('notifications are always paged, newest first', async () => {
  const { app, maya } = await household()
  for (let n = 0; n < 25; n++)
    app.core.store.write({
      table: 'notifications',
      id: v7(),
      before: null,
      after: makeNotification('Maya', {
        id: v7(),
        user_id: maya.id,
        subject: `note ${n}`,
        created_at: new Date(Date.parse('2027-01-01T00:00:00Z') + n * 1000).toISOString(),
      }),
    })
  const contents = ({ body }: Answer) =>
    (body['notifications'] as { content: string }[]).map(({ content }) => content)
  const first = await maya.call('GET', '/api/notifications')
  expect(contents(first).slice(0, 2)).toEqual(['Theo completed note 24', 'Theo completed note 23'])
  // One more: Theo accepted Maya's invitation.
  expect(first.body['pagination']).toEqual({ page: 1, pages: 2, total: 26, limit: 20 })
  expect(contents(await maya.call('GET', '/api/notifications?page=2'))).toHaveLength(6)
})

test.each(lists)('%s: an invalid page or limit is refused, naming the field', async (list) => {
  const { maya } = await household()
  const faults = ['0', '-1', '1.5', 'two', '', '1e3', '99999999999']
  const asked = [
    ...[...faults, ' 1'].map((value) => ['page', value] as const),
    ...[...faults, '101'].map((value) => ['limit', value] as const),
  ]
  for (const [field, value] of asked) {
    const path = `/api/${list}?${field}=${encodeURIComponent(value)}`
    const { status, body } = await maya.call('GET', path)
    expect([path, status, body]).toMatchObject([
      path,
      400,
      { code: 'invalid_args', message: expect.stringContaining(field), details: { field } },
    ])
  }
  expect((await maya.call('GET', `/api/${list}?page=1&limit=100`)).status).toBe(200)
})

test("a partner's rewards are listed once they concern the viewer (RW7)", async () => {
  const { maya, theo, stranger } = await household()
  const [id, other] = [v7(), v7()]
  await maya.rest('createReward', { id, name: 'Cinema', description: 'Together' })
  await maya.rest('createReward', { id: other, name: 'Bath', description: 'Alone' })
  await theo.rest('approveReward', { id })
  const rewards = async (person: TestPerson) =>
    namesIn(await person.call('GET', '/api/rewards'), 'rewards').toSorted()
  expect(await rewards(theo)).toEqual(['Bath', 'Cinema'])
  expect(await rewards(stranger)).toEqual([])
})

test("a partner's loans are found by the partner's id and by the partnership's (A11)", async () => {
  const { app, maya, theo, stranger, partnership } = await household()
  await requestLoan(maya, 'Book')
  app.pass(1000)
  await requestLoan(maya, 'Bicycle')
  expect(await titlesOf(maya, '/api/loans')).toEqual(['Bicycle', 'Book'])
  expect(await titlesOf(theo, '/api/loans')).toEqual([])
  for (const partner of [maya.id, partnership, maya.id.toUpperCase()])
    expect(await titlesOf(theo, `/api/loans?partner=${partner}`)).toEqual(['Bicycle', 'Book'])
  for (const partner of [maya.id, partnership, v7(), 'nobody', ''])
    expect(await stranger.call('GET', `/api/loans?partner=${partner}`)).toMatchObject({
      status: 404,
      body: { message: 'Partner not found', code: 'not_found' },
    })
})

test('cleared loans are not listed', async () => {
  const { maya, theo } = await household()
  const id = await requestLoan(maya, 'Book')
  await requestLoan(maya, 'Bicycle')
  await theo.rest('approveLoan', { id })
  await maya.rest('repayLoan', { id })
  expect(await titlesOf(maya, '/api/loans')).toHaveLength(2)
  await maya.rest('clearRepaidLoans', {})
  expect(await titlesOf(maya, '/api/loans')).toEqual(['Bicycle'])
})

test('partnerships show the other person only as far as they are known (F3)', async () => {
  const { maya, theo, stranger } = await household()
  const partners = async (person: TestPerson) =>
    (await person.call('GET', '/api/partnerships')).body as unknown as readonly object[]
  expect(await partners(theo)).toMatchObject([
    { status: 'accepted', role: 'partner', partner: { id: maya.id, username: 'maya' } },
  ])
  const { body } = await maya.rest('invitePartner', { email: 'ines@example.org', role: 'partner' })
  const unknown = { id: null, name: null, username: null, photo_url: null }
  expect(await partners(maya)).toMatchObject([
    { status: 'pending', invitee_id: null, partner: { ...unknown, email: 'ines@example.org' } },
    { status: 'accepted' },
  ])
  expect(await partners(stranger)).toMatchObject([
    { status: 'pending', token: null, partner: { name: 'Maya Ellis' } },
  ])
  const { id } = body['partnership'] as { id: string }
  await stranger.rest('respondToInvitation', { id, status: 'rejected' })
  expect(await partners(stranger)).toMatchObject([
    { status: 'rejected', partner: { ...unknown, email: null } },
  ])
})

test('templates are listed only to their owner, and check-ins to the two partners (S3)', async () => {
  const { app, maya, theo, stranger, partnership } = await household()
  for (const person of [maya, theo])
    await person.call('PATCH', '/api/users/me', { plan: 'ultimate' })
  const kept = await maya.make('createTemplate', { name: 'Change the beds' })
  const answers = { month: '2026-02', went_well: 'Mornings', was_heavy: '', to_change: '' }
  await maya.rest('saveCheckIn', { partner_id: theo.id, ...answers })
  await theo.rest('saveCheckIn', { partner_id: maya.id, ...answers, month: '2026-01' })

  const listed = async (person: TestPerson) => ({
    templates: (await person.call('GET', '/api/templates')).body['templates'],
    checkIns: (await person.call('GET', '/api/check-ins')).body['check_ins'],
  })
  const mine = { user_id: maya.id, month: '2026-02' }
  const theirs = { user_id: theo.id, month: '2026-01' }
  expect(await listed(maya)).toMatchObject({ templates: [{ id: kept }], checkIns: [mine, theirs] })
  expect(await listed(theo)).toMatchObject({ templates: [], checkIns: [mine, theirs] })
  expect(await listed(stranger)).toEqual({ templates: [], checkIns: [] })

  app.pass(1000)
  await maya.call('PATCH', '/api/users/me', { plan: 'free' })
  expect(await listed(maya)).toMatchObject({ templates: [{ id: kept }], checkIns: [mine, theirs] })
  await maya.call('DELETE', `/api/partnerships/${partnership}`)
  expect((await listed(theo)).checkIns).toMatchObject([theirs])
})

test('tasks include those the caller helped with, even for a person they do not know (T22, T4)', async () => {
  const { maya, theo, stranger } = await household()
  await pair(theo, stranger)
  const id = await stranger.make('createTask', { name: 'Rake the leaves', is_shared: true })
  await theo.rest('claimTask', { id })
  await theo.rest('completeTask', { id, with: [maya.id] })
  const { body } = await maya.call('GET', '/api/tasks')
  const [task] = body['tasks'] as { id: string; helpers: string; completed_at: string | null }[]
  expect(task).toMatchObject({ id, helpers: maya.id })
  expect(task?.completed_at).not.toBeNull()
})
