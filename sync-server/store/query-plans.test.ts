/** No statement scans a whole table, so that its cost does not grow with the data. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { adminApi } from '#domain/admin/admin-api.ts'
import { api } from '#domain/api.ts'
import { DAY_MS } from '#domain/calendar.ts'
import { pushApi } from '#domain/notifications/push-api.ts'
import { randomPeople, randomStep, inputOf } from '#domain/testing/random-commands.ts'
import { createSessions } from '#server/auth/sessions.ts'
import { createBlobSweep } from '#server/blobs/sweep-blobs.ts'
import { openWatched } from '#server/store/testing/table-scans.ts'
import { createCleanUp } from '#server/sync/clean-up.ts'
import type { TestApp, TestPerson } from '#server/testing/make-app.ts'
import { makeApp, pair } from '#server/testing/make-app.ts'

/** Statements that have to scan all rows, and run rarely: for an admin, once a day, or once in a lifetime. */
const allowed = [
  /^select "accounts"\."id" from "accounts" inner join "users"/,
  /^select "id" from "accounts" order by "accounts"\."username_key"/,
  /^select count\(\*\) from "\w+"( where "\w+"\."(\w+_at" is not null|status" <> \?))?$/,
  /^select count\(\*\) from "tasks" where \("tasks"\."completed_at" is null and "tasks"\."is_hidden" = \?\)$/,
  /^delete from "sessions" where \("sessions"\."seen_at"/,
  // The rows of a partial index that contains only these.
  /^select "user_id", "held_since" from "push_preferences" where "push_preferences"\."held_since" is not null$/,
  // All migrations, when a process starts.
  /^SELECT name, checksum, [^?]* FROM migrations$/,
  // The first pending item; nearly always there is none.
  /^SELECT viewer, other, before FROM backfills LIMIT 1$/,
]

test('every statement of random days, of every list, of the sync endpoint and of the upkeep uses an index', async () => {
  const watched = openWatched()
  const app = makeApp({}, watched.database)
  const people: TestPerson[] = []
  for (const name of randomPeople) people.push(await app.register(name))
  const [maya, theo] = people as [TestPerson, TestPerson]
  await pair(maya, theo)
  for (const step of fc.sample(randomStep, { numRuns: 400, seed: 7 })) {
    const person = people[step.actor] ?? maya
    if (step.name === 'deleteAccount' && step.actor !== 3) continue
    const ids = (table: string) =>
      app.database.prepare<[], string>(`SELECT id FROM ${table}`).pluck().all()
    await person.rest(step.name, inputOf(step, ids))
  }
  for (const { method, path } of Object.values({ ...api, ...adminApi, ...pushApi }))
    if (method === 'GET') await maya.call('GET', `${path.replace(':id', theo.id)}?page=1&limit=5`)
  await maya.call('GET', `${adminApi.users.path}?search=oak`)
  await maya.call('POST', adminApi.makeResetLink.path.replace(':id', theo.id))
  await maya.push('updateProfile', { name: 'Maya Oak' })
  await subscribe(maya)
  await lookAfter(app)
  const scans = watched.scans().filter(([sql]) => !allowed.some((each) => each.test(sql)))
  expect(scans).toEqual([])
  expect(watched.recorded()).toBeGreaterThan(120)
})

async function subscribe(person: TestPerson): Promise<void> {
  await person.call('PUT', pushApi.savePreferences.path, {
    muted: [],
    hides_details: true,
    quiet_hours: null,
    digest_at: '07:00',
    remind_anyone: true,
  })
  await person.rest('createChore', {
    name: 'Bins',
    repeats: 'daily',
    time_zone: 'UTC',
    remind_at: '18:00',
    is_shared: true,
  })
  await person.call('PUT', pushApi.subscribe.path, {
    endpoint: 'https://push.example.org/maya',
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  })
}

/** The background work of the server, a year and a half later. */
async function lookAfter({ core, push, pass }: TestApp): Promise<void> {
  const deps = { ...core, now: () => new Date('2027-09-02T09:00:00Z') }
  core.blobs.keep('x', { hash: 'ab', type: 'image/png', bytes: Buffer.from('picture') })
  await push.look()
  await push.releaseHeld()
  for (let day = 0; day < 3; day++) {
    await push.remind()
    pass(DAY_MS)
  }
  await createSessions(deps).sweep()
  await createCleanUp(deps)()
  await createBlobSweep(deps)()
}
