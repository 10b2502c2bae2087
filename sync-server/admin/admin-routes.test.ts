/** The calls for admins: what they see and do, that nobody else may, and that there is always an admin (A18, F5). */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { adminApi } from '#domain/admin/admin-api.ts'
import { occurrenceId } from '#domain/chores/chore-ids.ts'
import { commandOf } from '#domain/commands.ts'
import type { TestPerson } from '#server/testing/make-app.ts'
import { makeSingle, pair } from '#server/testing/make-app.ts'

const calls = [
  ...Object.values(adminApi),
  commandOf('editUser').rest,
  commandOf('makeAdmin').rest,
].map(({ method, path }) => [method, path] as const)

/** Maya is the admin. */
async function household() {
  const { app, maya } = await makeSingle()
  const theo = await app.register('Theo')
  return { app, maya, theo }
}

test.each(calls)('%s %s is for admins only', async (method, path) => {
  const { app, maya, theo } = await household()
  const before = app.snapshot(['users', 'accounts'])
  for (const id of [theo.id, maya.id, v7(), 'nonsense']) {
    const body = method === 'GET' ? undefined : { role: 'admin', plan: 'gold' }
    const answer = await theo.call(method, path.replace(':id', id), body)
    expect(answer).toEqual({
      status: 403,
      body: {
        message: "You don't have permission to access this page",
        code: 'forbidden',
        details: { reason: 'admins_only' },
      },
    })
  }
  expect((await app.send(method, path.replace(':id', theo.id))).status).toBe(401)
  expect(app.snapshot(['users', 'accounts'])).toEqual(before)
  const allowed = await maya.raw(method, path.replace(':id', theo.id), {})
  expect([allowed.status, allowed.headers.get('cache-control')]).toEqual([200, 'no-store'])
})

test('a demotion takes effect in the next request (SEC7)', async () => {
  const { maya, theo } = await household()
  expect((await theo.call('GET', '/api/admin/users')).status).toBe(403)
  await maya.call('POST', `/api/admin/users/${theo.id}/make-admin`)
  expect((await theo.call('GET', '/api/admin/users')).status).toBe(200)
  await maya.call('PATCH', `/api/admin/users/${theo.id}`, { role: 'user' })
  expect((await theo.call('GET', '/api/admin/users')).status).toBe(403)
})

const usernames = async (person: TestPerson, query: string) => {
  const { status, body } = await person.call('GET', `/api/admin/users${query}`)
  expect(status).toBe(200)
  const { users, pagination } = adminApi.users.response.parse(body)
  return { names: users.map(({ username }) => username), pagination }
}

test('accounts are found by name, username and e-mail, without case, in pages', async () => {
  const { maya, theo } = await household()
  await theo.rest('updateProfile', { name: 'Ägidius Öz' })
  const one = { page: 1, pages: 1, total: 1, limit: 20 }
  for (const search of ['THEO', 'theo@EXAMPLE', 'ägidius', 'ÖZ', ' theo '])
    expect(await usernames(maya, `?search=${encodeURIComponent(search)}`)).toEqual({
      names: ['theo'],
      pagination: one,
    })
  expect((await usernames(maya, '?search=')).names).toEqual(['maya', 'theo'])
  for (const search of ['%', '_', "'", '*', 'nobody'])
    expect((await usernames(maya, `?search=${encodeURIComponent(search)}`)).names).toEqual([])
  expect(await usernames(maya, '?page=2&limit=1')).toEqual({
    names: ['theo'],
    pagination: { page: 2, pages: 2, total: 2, limit: 1 },
  })
  expect((await usernames(maya, '?page=3&limit=1&search=example')).names).toEqual([])
  for (const query of ['?page=0', '?limit=101', '?limit=x', `?search=${'x'.repeat(255)}`])
    expect((await maya.call('GET', `/api/admin/users${query}`)).status).toBe(400)
})

test('the list contains no secret and no key', async () => {
  const { maya } = await household()
  const { body } = await maya.call('GET', '/api/admin/users')
  const { users } = body as { users: object[] }
  const fields =
    'child_of created_at email id is_child is_made name photo_url plan role time_zone username'
  expect(Object.keys(users[0] ?? {}).toSorted()).toEqual(fields.split(' '))
})

test('the details of an account contain its points, and its tasks and rewards in pages', async () => {
  const { app, maya, theo } = await household()
  for (const name of ['one', 'two', 'three']) {
    app.pass(1000)
    const task = { id: v7(), name, time_minutes: 10, effort_level: 'easy' }
    await theo.rest('createTask', task)
    if (name === 'one') await theo.rest('completeTask', { id: task.id })
  }
  await theo.rest('createReward', { id: v7(), name: 'Cinema', description: 'Together' })
  const { status, body } = await maya.call('GET', `/api/admin/users/${theo.id}?limit=2`)
  const shown = adminApi.user.response.parse(body)
  expect(status).toBe(200)
  expect(shown.user).toMatchObject({
    id: theo.id,
    email: 'theo@example.org',
    plan: 'pro',
    role: 'user',
  })
  expect(shown.points).toEqual({ total: 10, available: 10, redeemed: 0, loaned: 0 })
  expect(shown.tasks.map(({ name }) => name)).toEqual(['three', 'two'])
  expect(shown.rewards.map(({ name }) => name)).toEqual(['Cinema'])
  expect(shown.pagination.tasks).toEqual({ page: 1, pages: 2, total: 3, limit: 2 })
  for (const id of [v7(), 'nonsense'])
    expect((await maya.call('GET', `/api/admin/users/${id}`)).status).toBe(404)
})

test('the answer to an edit contains the whole account, with role and plan', async () => {
  const { maya, theo } = await household()
  const fields = { name: 'Theo Oak', email: 'oak@example.org', role: 'admin', plan: 'ultimate' }
  const edited = await maya.call('PATCH', `/api/admin/users/${theo.id}`, fields)
  expect(edited).toMatchObject({ status: 200, body: { user: { id: theo.id, ...fields } } })
  expect(await maya.call('PATCH', `/api/admin/users/${theo.id}`, { role: 'user' })).toMatchObject({
    body: { user: { ...fields, role: 'user' } },
  })
  expect(await maya.call('POST', `/api/admin/users/${theo.id}/make-admin`)).toMatchObject({
    status: 200,
    body: { user: { role: 'admin', plan: 'ultimate' } },
  })
  expect((await maya.call('POST', `/api/admin/users/${v7()}/make-admin`)).status).toBe(404)
})

test('the last admin is neither demoted nor deleted, not even by two requests at the same time', async () => {
  const { app, maya, theo } = await household()
  const demote = (by: TestPerson, user: TestPerson) =>
    by.call('PATCH', `/api/admin/users/${user.id}`, { role: 'user' })
  expect(await demote(maya, maya)).toMatchObject({ status: 409, body: { code: 'last_admin' } })
  expect((await maya.call('DELETE', '/api/users/me')).body).toMatchObject({ code: 'last_admin' })
  await maya.call('POST', `/api/admin/users/${theo.id}/make-admin`)
  const answers = await Promise.all([
    demote(maya, theo),
    demote(theo, maya),
    maya.call('DELETE', '/api/users/me'),
    theo.call('DELETE', '/api/users/me'),
  ])
  // A person who is no longer an admin may delete the account, too.
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  const admins = app.database.prepare(`SELECT count(*) FROM accounts WHERE role = 'admin'`).pluck()
  expect(admins.get()).toBe(1)
})

test('the statistics count all rows that are there', async () => {
  const { app, maya, theo } = await household()
  await pair(maya, theo)
  await maya.rest('invitePartner', { email: 'somebody@example.org', role: 'partner' })
  const juno = await app.register('Juno')
  const declined = v7()
  await maya.rest('invitePartner', { id: declined, email: 'juno@example.org', role: 'child' })
  await juno.rest('respondToInvitation', { id: declined, status: 'rejected' })
  const [task, reward] = [v7(), v7()]
  await maya.rest('createTask', {
    id: task,
    name: 'Dishes',
    time_minutes: 30,
    effort_level: 'easy',
  })
  await maya.rest('createTask', { id: v7(), name: 'Bins', time_minutes: 5, effort_level: 'easy' })
  await maya.rest('completeTask', { id: task })
  const wish = { name: 'Cinema', description: 'Together', point_cost: 5 }
  await maya.rest('createReward', { id: reward, ...wish })
  await maya.rest('createReward', { id: v7(), ...wish })
  await theo.rest('approveReward', { id: reward })
  await maya.rest('redeemReward', { id: reward })
  await maya.rest('requestLoan', { id: v7(), amount: 5, title: 'Book', description: 'Gardens' })
  expect(app.core.store.get('rewards', reward)?.redeemed_at).not.toBeNull()
  expect((await maya.call('GET', '/api/admin/stats')).body).toEqual({
    userCount: 3,
    taskCount: 2,
    completedTaskCount: 1,
    rewardCount: 2,
    redeemedRewardCount: 1,
    partnershipCount: 2,
    loanCount: 1,
    pictureBytes: 0,
    maxPictureBytes: 2_000_000_000,
  })
})

test('a day of a repeating task that was deleted and stays for its id is neither listed nor counted (C2)', async () => {
  const { app, maya, theo } = await household()
  const day = { id: v7(), slot: '2026-03-02' }
  const row = occurrenceId(day.id, day.slot)
  const daily = { name: 'Bins', repeats: 'daily', time_zone: 'UTC' }
  await theo.rest('createChore', { id: day.id, ...daily })
  await theo.rest('completeOccurrence', day)
  await theo.rest('reopenTask', { id: row })
  await theo.rest('skipOccurrence', day)
  expect(app.core.store.get('tasks', row)?.is_hidden).toBe(true)
  expect((await maya.call('GET', `/api/admin/users/${theo.id}`)).body).toMatchObject({
    tasks: [],
    pagination: { tasks: { total: 0 } },
  })
  expect((await maya.call('GET', '/api/admin/stats')).body).toMatchObject({ taskCount: 0 })
})

test('an admin signs an account out everywhere, and its streams end', async () => {
  const { maya, theo } = await household()
  const said = (await theo.raw('GET', '/api/sync/events', {})).text()
  expect((await maya.call('DELETE', `/api/admin/users/${theo.id}/sessions`)).status).toBe(200)
  expect(await said).toContain('"reason":"signed_out"')
  expect((await theo.call('GET', '/api/users/me')).status).toBe(401)
  expect((await maya.call('GET', '/api/users/me')).status).toBe(200)
  expect((await maya.call('DELETE', `/api/admin/users/${v7()}/sessions`)).status).toBe(404)
})

test('a one-time link is a path of this app with 32 random bytes, for a day', async () => {
  const { maya, theo } = await household()
  const make = () => maya.call('POST', `/api/admin/users/${theo.id}/reset-link`)
  const { status, body } = await make()
  expect(status).toBe(200)
  expect(body).toEqual({
    path: expect.stringMatching(/^\/reset-password\?token=[\w-]{43}$/),
    expires_at: '2026-03-03T09:00:00.000Z',
  })
  expect((await make()).body['path']).not.toBe(body['path'])
  expect((await maya.call('POST', `/api/admin/users/${v7()}/reset-link`)).status).toBe(404)
})

test('a link to a new password ends with the role of the admin who made it, and others go on', async () => {
  const { app, maya, theo } = await household()
  const ida = await app.register('Ida')
  await maya.call('POST', `/api/admin/users/${theo.id}/make-admin`)
  const tokenBy = async (admin: TestPerson, user: TestPerson) => {
    const { body } = await admin.call('POST', `/api/admin/users/${user.id}/reset-link`)
    return String(body['path']).split('token=')[1]
  }
  const [his, hers] = [await tokenBy(theo, maya), await tokenBy(maya, ida)]
  await maya.call('PATCH', `/api/admin/users/${theo.id}`, { role: 'user' })
  const reset = (token: string | undefined) =>
    app.send('POST', '/api/auth/reset-password', { body: { token, newPassword: 'a-long-new-one' } })
  expect((await reset(his)).status).toBe(404)
  expect((await reset(hers)).status).toBe(200)
})

test('every change of an account by an admin is logged with two ids, and without data of the person', async () => {
  const { app, maya, theo } = await household()
  await maya.call('GET', `/api/admin/users/${theo.id}`)
  await maya.call('GET', '/api/admin/users?search=canary')
  await maya.call('PATCH', `/api/admin/users/${theo.id}`, {
    name: 'Canary Oak',
    email: 'canary@example.org',
  })
  await maya.call('POST', `/api/admin/users/${theo.id}/make-admin`)
  for (const role of ['user', 'admin'])
    await maya.call('PATCH', `/api/admin/users/${theo.id}`, { role })
  const link = await maya.call('POST', `/api/admin/users/${theo.id}/reset-link`)
  await maya.call('DELETE', `/api/admin/users/${theo.id}/sessions`)
  const events = app.lines
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
    .filter(({ subject }) => subject !== undefined)
  expect(events.map(({ event, user, subject }) => [event, user, subject])).toEqual(
    [
      'account_viewed',
      'account_edited',
      'admin_raised',
      'account_edited',
      'admin_lowered',
      'account_edited',
      'admin_raised',
      'reset_link_made',
      'sessions_ended',
    ].map((event) => [event, maya.id, theo.id]),
  )
  const log = app.lines.join('').toLowerCase()
  for (const secret of ['canary', 'theo', String(link.body['path']).slice(-43).toLowerCase()])
    expect(log).not.toContain(secret)
})
