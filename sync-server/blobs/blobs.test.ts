/** Pictures on the server: what is accepted, who sees it, when it is deleted (A13, R45, R15, SEC17, SEC27, SEC28). */
import { v7 } from 'uuid'
import { expect, test, vi } from 'vitest'
import { DAY_MS } from '#domain/calendar.ts'
import { imageTypes } from '#domain/pictures/picture.ts'
import type { Task } from '#domain/tasks/task.ts'
import { FORMER_MEMBER } from '#domain/users/user.ts'
import { createPictureSharing } from '#server/blobs/picture-references.ts'
import { createBlobSweep } from '#server/blobs/sweep-blobs.ts'
import { readMigrations } from '#server/store/migrate.ts'
import { migrationToPostgres } from '#server/store/postgres/dialect.ts'
import type { TestApp, TestPerson } from '#server/testing/make-app.ts'
import { makeApp, makeCouple } from '#server/testing/make-app.ts'
import { isOnPostgres } from '#server/testing/open-test-database.ts'
import { dataUrl, hashOf, makeImage } from './testing/make-image.ts'
import { noted } from './testing/noted.ts'

const TOO_LARGE = 'Please select an image smaller than 5MB.'
const picture = makeImage('image/jpeg', { salt: 'Maya' })
const hash = hashOf(picture)
const path = `/api/blobs/${hash}`
const task = { name: 'Bins', time_minutes: 10, effort_level: 'easy' }
const reward = { name: 'Tea', description: 'In bed', point_cost: 10 }

type Household = Awaited<ReturnType<typeof household>>

async function household() {
  const couple = await makeCouple()
  return { ...couple, rosa: await couple.app.register('Rosa') }
}

function upload(
  person: TestPerson,
  bytes: Buffer,
  { type = 'image/jpeg', as = hashOf(bytes) } = {},
) {
  return person.raw('PUT', `/api/blobs/${as}`, { text: bytes, headers: { 'Content-Type': type } })
}

async function sees(person: TestPerson, at = path): Promise<boolean> {
  const { status } = await person.raw('GET', at, {})
  expect([200, 404]).toContain(status)
  return status === 200
}

function countBlobs({ database }: TestApp): number {
  return Number(database.prepare('SELECT count(*) FROM blobs').pluck().get())
}

test.each(imageTypes)('%s is accepted, and served only as its own type', async (type) => {
  const { maya } = await household()
  const bytes = makeImage(type)
  const url = `/api/blobs/${hashOf(bytes)}`
  expect(await (await upload(maya, bytes, { type })).json()).toEqual({ url })
  await maya.rest('updateProfile', { photo_url: url })
  const answer = await maya.raw('GET', url, {})
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': type,
    'content-disposition': 'inline',
    'content-security-policy': `default-src 'none'; sandbox`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=31536000, immutable',
    vary: 'Cookie, Mitten-Account',
    'cross-origin-resource-policy': 'same-origin',
  })
})

test.each([
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml', 415],
  ['SVG that says it is a JPEG', Buffer.from('<svg/>'), 'image/jpeg', 415],
  ['a PNG that says it is a JPEG', makeImage('image/png'), 'image/jpeg', 415],
  ['a page', Buffer.from('<!doctype html>'), 'text/html', 415],
  ['nothing', Buffer.alloc(0), 'image/jpeg', 415],
  ['too many pixels', makeImage('image/jpeg', { width: 6001 }), 'image/jpeg', 415],
  ['more than 5 MB', Buffer.concat([picture, Buffer.alloc(5 * 1024 * 1024)]), 'image/jpeg', 413],
])('%s is refused', async (_what, bytes, type, status) => {
  const { app, maya } = await household()
  const answer = await upload(maya, bytes, { type })
  const { message } = (await answer.json()) as { message: string }
  expect(answer.status).toBe(status)
  expect(message === TOO_LARGE).toBe(status === 413)
  expect(countBlobs(app)).toBe(0)
})

test('exactly 5 MB are accepted', async () => {
  const { maya } = await household()
  const bytes = makeImage('image/jpeg', { bytes: 5 * 1024 * 1024 })
  expect((await upload(maya, bytes)).status).toBe(200)
})

test('bytes that do not have the hash of their address are refused', async () => {
  const { app, maya } = await household()
  const answer = await upload(maya, picture, { as: hashOf(Buffer.from('other')) })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 'wrong_hash' })
  expect(countBlobs(app)).toBe(0)
})

test('a picture that is uploaded twice, or by two people, is stored once', async () => {
  const { app, maya, rosa } = await household()
  for (const person of [maya, maya, rosa]) expect((await upload(person, picture)).status).toBe(200)
  expect(countBlobs(app)).toBe(1)
})

test('without a session pictures are refused', async () => {
  const { app, maya } = await household()
  await upload(maya, picture)
  await maya.rest('updateProfile', { photo_url: path })
  expect((await app.send('GET', path)).status).toBe(401)
  expect((await app.send('PUT', path, { body: picture })).status).toBe(401)
})

test('a profile’s picture is visible to its owner and partners, once a row names it', async () => {
  const { maya, theo, rosa, partnership } = await household()
  await upload(maya, picture)
  expect([await sees(maya), await sees(theo), await sees(rosa)]).toEqual([false, false, false])
  await maya.rest('updateProfile', { photo_url: path })
  expect([await sees(maya), await sees(theo), await sees(rosa)]).toEqual([true, true, false])
  await maya.call('DELETE', `/api/partnerships/${partnership}`)
  expect([await sees(maya), await sees(theo)]).toEqual([true, false])
})

test('the picture of a task has the visibility of the task: shared, private, private and completed', async () => {
  const { maya, theo } = await household()
  await upload(maya, picture)
  const id = await maya.make('createTask', { ...task, image_url: path, is_shared: true })
  expect([await sees(maya), await sees(theo)]).toEqual([true, true])
  await maya.rest('updateTask', { id, is_shared: false })
  expect([await sees(maya), await sees(theo)]).toEqual([true, false])
  await maya.rest('completeTask', { id })
  expect(await sees(theo)).toBe(false)
})

test('of many rows that name a picture few are read at a time, and the one that shows it is found', async () => {
  const { app, maya, theo } = await household()
  const { store, writer } = app.core
  await upload(theo, picture)
  const id = await theo.make('createTask', { ...task, image_url: path, is_shared: false })
  const copy = (given: { readonly id: string; readonly is_shared?: boolean }) => {
    const after = { ...store.get('tasks', id), ...given } as Task
    store.write({ table: 'tasks', id: after.id, before: null, after })
  }
  await writer.run(() => {
    for (let row = 0; row < 1000; row++) copy({ id: v7() })
  })
  const all = vi.spyOn(store, 'all')
  expect(await sees(maya)).toBe(false)
  await writer.run(() => copy({ id: v7().replace(/^./, 'f'), is_shared: true }))
  expect(await sees(maya)).toBe(true)
  for (const { value } of all.mock.results) expect(value.length).toBeLessThanOrEqual(500)
})

/** Theo performs Maya's task, which requires a photo; the bytes come before or after the row, in either way. */
async function proven(household: Household) {
  const { maya, theo } = household
  const id = await maya.make('createTask', { ...task, is_shared: true, needs_photo: true })
  await theo.rest('claimTask', { id })
  await upload(theo, picture)
  await theo.rest('completeTask', { id, proof_url: path })
  return id
}

test('a proof is visible to performer, owner and approver, if the performer uploaded it (T21, SEC22)', async () => {
  const made = await household()
  const { maya, theo, rosa } = made
  const id = await proven(made)
  expect([await sees(maya), await sees(theo), await sees(rosa)]).toEqual([true, true, false])
  await maya.rest('reopenTask', { id })
  await upload(maya, picture)
  await theo.rest('completeTask', { id, proof_url: path })
  expect([await sees(maya), await sees(theo)]).toEqual([false, false])
})

test.each(['approveTask', 'reopenTask'] as const)(
  'with %s the bytes of a proof go in the same commit (T21)',
  async (name) => {
    const made = await household()
    const id = await proven(made)
    expect(countBlobs(made.app)).toBe(1)
    await made.maya.rest(name, { id })
    expect(countBlobs(made.app)).toBe(0)
  },
)

test('bytes of a proof that another row names stay (T21)', async () => {
  const made = await household()
  await made.theo.rest('updateProfile', { photo_url: path })
  const id = await proven(made)
  await made.maya.rest('approveTask', { id })
  expect(countBlobs(made.app)).toBe(1)
})

test('a proof in a field over REST is kept while it waits for approval, and not kept if nobody has to approve (T21, A16)', async () => {
  const { app, maya, rosa } = await household()
  const proof_url = `data:image/jpeg;base64,${picture.toString('base64')}`
  for (const [person, count] of [
    [rosa, 0],
    [maya, 1],
  ] as const) {
    const id = await person.make('createTask', { ...task, needs_photo: true })
    expect((await person.rest('completeTask', { id, proof_url })).status).toBe(200)
    expect(countBlobs(app)).toBe(count)
  }
})

test('the picture of a reward is visible to a partner while it awaits a decision', async () => {
  const { maya, theo, rosa } = await household()
  await upload(maya, picture)
  await maya.rest('createReward', { ...reward, image_url: path })
  expect([await sees(maya), await sees(theo), await sees(rosa)]).toEqual([true, true, false])
})

/** Theo offers Maya a reward with a picture, uploaded before or after the row, or sent in its field. */
test.each(['before', 'after', 'within'])(
  'a picture that somebody gives another’s row, uploaded %s the call, is seen with the row and stays (RW19, C16)',
  async (when) => {
    const { app, maya, theo, rosa } = await household()
    const image_url = when === 'within' ? dataUrl(picture, 'image/jpeg') : path
    if (when === 'before') await upload(theo, picture)
    const offer = { ...reward, for: maya.id, image_url }
    expect((await theo.rest('createReward', offer)).status).toBe(201)
    if (when === 'after') await upload(theo, picture)
    expect([await sees(maya), await sees(theo), await sees(rosa)]).toEqual([true, true, false])
    const { database, writer } = app.core
    for (const days of [0, 31]) {
      const now = () => new Date(Date.parse('2026-03-02T09:00:00Z') + days * DAY_MS)
      await createBlobSweep({ database, writer, now })()
    }
    expect(await sees(maya)).toBe(true)
  },
)

const { sql: giving = '' } =
  readMigrations().find(({ name }) => name === '0048-given-pictures') ?? {}

test('pictures that an earlier release did not give to the owner of their row are given by the update', async () => {
  const { app, maya, theo, rosa } = await household()
  await upload(theo, picture)
  await theo.rest('createReward', { ...reward, for: maya.id, image_url: path })
  await rosa.rest('createReward', { ...reward, image_url: path })
  await app.core.writer.run(() => {
    app.database.prepare('DELETE FROM blob_owners WHERE user_id = ?').run(maya.id)
    app.database.exec(isOnPostgres ? migrationToPostgres(giving) : giving)
  })
  expect(new Set(app.core.blobs.ownersOf(hash))).toEqual(new Set([maya.id, theo.id]))
  expect([await sees(maya), await sees(theo), await sees(rosa)]).toEqual([true, true, false])
})

test('a picture for another’s row needs room of its uploader alone', async () => {
  const { app, maya, theo } = await household()
  const full = app.database.prepare('INSERT INTO picture_room (user_id, bytes) VALUES (?, ?)')
  await app.core.writer.run(() => full.run(maya.id, 500_000_000))
  await theo.rest('createReward', { ...reward, for: maya.id, image_url: path })
  expect((await upload(maya, picture)).status).toBe(507)
  expect((await upload(theo, picture)).status).toBe(200)
  expect([await sees(maya), await sees(theo)]).toEqual([true, true])
})

test('a picture goes with a repeating task that is handed over (C20)', async () => {
  const { maya, theo } = await household()
  await upload(maya, picture)
  const daily = { repeats: 'daily', every: 1, starts_on: '2026-03-02', time_zone: 'UTC' }
  const chore = { ...task, ...daily, is_shared: true, image_url: path }
  const id = await maya.make('createChore', { ...chore, if_missed: 'waits', who: 'anyone' })
  expect((await maya.rest('giveChore', { id, to: theo.id })).status).toBe(200)
  expect([await sees(maya), await sees(theo)]).toEqual([true, true])
})

test('the photo of a task goes with the account of who did it, though the task stays (F5, T21)', async () => {
  const made = await household()
  const id = await proven(made)
  const { core } = made.app
  const before = core.store.get('tasks', id)
  if (before === null) throw new Error('The task is there')
  const after = { ...before, claimed_by: FORMER_MEMBER }
  await core.writer.run(() =>
    createPictureSharing(core.database)([{ table: 'tasks', id, before, after }], made.theo.id),
  )
  const owners = core.blobs.ownersOf(hash)
  expect(owners).toEqual([made.theo.id])
})

test('an upload that a deletion of its account overtakes is not kept (F5)', async () => {
  const { app, maya } = await household()
  vi.spyOn(app.core.store, 'all').mockImplementationOnce(() => {
    app.database.prepare('DELETE FROM accounts WHERE id = ?').run(maya.id)
    return []
  })
  expect((await upload(maya, picture)).status).toBe(410)
  expect(countBlobs(app)).toBe(0)
})

test('naming the hash of another person’s picture shows it to nobody', async () => {
  const { maya, rosa } = await household()
  await upload(maya, picture)
  await rosa.rest('updateProfile', { photo_url: path })
  await rosa.rest('createTask', { ...task, image_url: path })
  await rosa.rest('createReward', { ...reward, image_url: path })
  expect([await sees(rosa), await sees(maya)]).toEqual([false, false])
})

test('naming it as the photo of its owner’s task shows it no more, though that task has a picture of theirs', async () => {
  const { maya, theo } = await household()
  await upload(maya, picture)
  const image_url = dataUrl(makeImage('image/png'), 'image/png')
  const given = { ...task, image_url, is_shared: true, needs_photo: true }
  const id = await maya.make('createTask', given)
  await theo.rest('claimTask', { id })
  expect((await theo.rest('completeTask', { id, proof_url: path })).status).toBe(200)
  expect([await sees(theo), await sees(maya)]).toEqual([false, false])
})

test.each([
  ['PATCH', '/api/users/me', 'photo_url', {}],
  ['POST', '/api/tasks', 'image_url', task],
  ['POST', '/api/rewards', 'image_url', reward],
] as const)('%s %s accepts an image as a data URL', async (method, line, field, rest) => {
  const { app, maya } = await household()
  for (const type of imageTypes) {
    const bytes = makeImage(type, { salt: line })
    const answer = await maya.call(method, line, { ...rest, [field]: dataUrl(bytes, type) })
    expect(answer.status).toBeLessThan(300)
    expect(await sees(maya, `/api/blobs/${hashOf(bytes)}`)).toBe(true)
  }
  expect(countBlobs(app)).toBe(imageTypes.length)
  const stored = JSON.stringify(app.database.prepare('SELECT photo_url FROM users').all())
  expect(stored).not.toContain('base64')
})

test('a large image is accepted as a data URL, also when its task is edited', async () => {
  const { maya } = await household()
  const large = makeImage('image/jpeg', { bytes: 5 * 1024 * 1024 })
  const id = await maya.make('createTask', task)
  const answer = await maya.rest('updateTask', { id, image_url: dataUrl(large) })
  expect(answer.body['task']).toMatchObject({ image_url: `/api/blobs/${hashOf(large)}` })
})

test('a repeating task takes an image as a data URL, too, and so does one of its days (A13, C17)', async () => {
  const { maya } = await household()
  const image_url = dataUrl(picture)
  const rule = { repeats: 'daily', time_zone: 'UTC' }
  const made = await maya.rest('createChore', { ...task, ...rule, image_url })
  expect(made.body['chore']).toMatchObject({ image_url: path })
  const { id, slot } = made.body['chore'] as { id: string; slot: string }
  await maya.rest('updateChore', { id, image_url: null })
  const day = { id, slot, image_url }
  expect((await maya.rest('updateOccurrence', day)).status).toBe(200)
  expect(await sees(maya)).toBe(true)
  const changed = await maya.rest('updateChore', { id, image_url })
  expect(changed.body['chore']).toMatchObject({ image_url: path })
})

test.each([
  ['SVG', dataUrl(Buffer.from('<svg/>'), 'image/svg+xml')],
  ['SVG that says it is a JPEG', dataUrl(Buffer.from('<svg/>'))],
  ['a PNG that says it is a JPEG', dataUrl(makeImage('image/png'))],
  ['a page', 'data:text/html,hello'],
  ['no base64', 'data:image/jpeg,hello'],
  ['broken base64', `${dataUrl(picture)}!`],
  ['nothing', 'data:'],
  ['too many pixels', dataUrl(makeImage('image/jpeg', { height: 7000 }))],
])('%s as a data URL is refused, naming the field', async (_what, photo_url) => {
  const { app, maya } = await household()
  expect(await maya.call('PATCH', '/api/users/me', { photo_url })).toEqual({
    status: 400,
    body: {
      message: 'Please enter a valid URL',
      code: 'invalid_args',
      details: { reason: 'no_image', field: 'photo_url' },
    },
  })
  expect(countBlobs(app)).toBe(0)
})

test.each([5 * 1024 * 1024 + 1, 6_500_000])(
  'an image of %i bytes is too large in JSON, too',
  async (size) => {
    const { app, maya } = await household()
    const photo_url = dataUrl(Buffer.concat([picture, Buffer.alloc(size - picture.length)]))
    const { status, body } = await maya.call('PATCH', '/api/users/me', { photo_url })
    expect([status, body['message']]).toEqual([413, TOO_LARGE])
    expect(countBlobs(app)).toBe(0)
  },
)

test('only an image may make a body large, and only in a call that accepts one', async () => {
  const { maya } = await household()
  const long = 'x'.repeat(300_000)
  const large = `data:image/png;base64,${long}`
  const name = { name: long, time_minutes: 1, effort_level: 'easy' }
  for (const [method, line, body] of [
    ['POST', '/api/tasks', name],
    ['POST', '/api/tasks', { ...name, image_url: dataUrl(picture) }],
    ['PATCH', '/api/users/me', { plan: long }],
    ['PATCH', '/api/users/me', { photo_url: `https://example.org/${long}` }],
    ['POST', '/api/loans', { title: long }],
    // An image in a place where the call takes none.
    ['POST', '/api/tasks', { ...task, picture: large }],
    ['POST', '/api/tasks', { ...task, checklist: [{ text: large }] }],
    ['POST', '/api/tasks', { ...task, [large]: 1 }],
  ] as const)
    expect((await maya.call(method, line, body)).status).toBe(413)
})

test('a refused command stores no image', async () => {
  const { app, maya } = await household()
  const answer = await maya.rest('createTask', { ...task, name: '', image_url: dataUrl(picture) })
  expect(answer.status).toBe(400)
  expect(countBlobs(app)).toBe(0)
})

test.each(imageTypes)('the metadata of %s is stripped from a data URL', async (type) => {
  const { app, maya } = await household()
  const answer = await maya.call('PATCH', '/api/users/me', {
    photo_url: dataUrl(noted(type), type),
  })
  const clean = makeImage(type)
  expect(answer.status).toBe(200)
  expect(app.core.store.get('users', maya.id)?.photo_url).toBe(`/api/blobs/${hashOf(clean)}`)
  expect(app.database.prepare('SELECT bytes FROM blobs').pluck().all()).toEqual([clean])
})

test.each(imageTypes)(
  '%s with notes is refused under its own address, and kept under none',
  async (type) => {
    const { app, maya } = await household()
    const answer = await upload(maya, noted(type), { type })
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'has_metadata' }),
    ])
    expect(countBlobs(app)).toBe(0)
  },
)

test('the sync endpoint accepts paths, never data', async () => {
  const { maya } = await household()
  const refused = await maya.push('updateProfile', { photo_url: dataUrl(picture) })
  expect(refused).toMatchObject({ status: 'rejected', code: 'invalid_args' })
  expect(await maya.push('updateProfile', { photo_url: path })).toMatchObject({ status: 'applied' })
})

test('200 broken images are refused without an internal error, on both endpoints', async () => {
  const { app, maya } = await household()
  for (let run = 0; run < 200; run++) {
    const type = imageTypes[run % imageTypes.length] ?? 'image/png'
    const bytes = makeImage(type, { salt: String(run) })
    bytes[(run * 7) % bytes.length] = (run * 31) % 256
    const cut = bytes.subarray(0, (run * 13) % bytes.length)
    expect((await upload(maya, cut, { type })).status).toBeLessThan(500)
    const sent = await maya.call('PATCH', '/api/users/me', { photo_url: dataUrl(cut, type) })
    expect(sent.status).toBeLessThan(500)
  }
  expect(app.lines.filter((line) => line.includes('"level":50'))).toEqual([])
})

test('a picture that no row names is deleted after 30 days, and a named one never', async () => {
  const { app, maya } = await household()
  let now = Date.parse('2026-03-02T09:00:00Z')
  const sweep = createBlobSweep({ ...app.core, now: () => new Date(now) })
  const later = (days: number) => ((now += days * DAY_MS), sweep())
  const named = makeImage('image/png')
  await upload(maya, picture)
  await maya.rest('updateProfile', { photo_url: dataUrl(named, 'image/png') })
  expect(await sweep()).toBe(0)
  expect(await later(29)).toBe(0)
  expect(await later(1)).toBe(1)
  expect(countBlobs(app)).toBe(1)
  await maya.rest('updateProfile', { photo_url: null })
  expect([await later(1), await later(29)]).toEqual([0, 0])
  await maya.rest('updateProfile', { photo_url: `/api/blobs/${hashOf(named)}` })
  expect([await later(1), await later(60)]).toEqual([0, 0])
  expect(await sees(maya, `/api/blobs/${hashOf(named)}`)).toBe(true)
})

test('all pictures together have a limit: then new ones wait, existing ones stay, and the admin is told once', async () => {
  const app = makeApp({ PICTURES_MB: '1' })
  const [maya, theo] = [await app.register('Maya'), await app.register('Theo')]
  const large = makeImage('image/jpeg', { bytes: 600_000, salt: 'Maya' })
  const another = makeImage('image/jpeg', { bytes: 600_000, salt: 'Theo' })
  expect((await upload(maya, large)).status).toBe(200)
  for (let count = 0; count < 2; count++) {
    const refused = await upload(theo, another)
    expect([refused.status, await refused.json()]).toEqual([
      507,
      {
        code: 'no_room',
        message:
          'This server has no room for more pictures just now. Its admin can give them more.',
      },
    ])
  }
  const { status } = await theo.rest('createTask', { ...task, image_url: dataUrl(another) })
  expect([status, app.core.store.all('tasks', '')]).toEqual([507, []])
  expect((await upload(maya, large)).status).toBe(200)
  expect((await upload(theo, large)).status).toBe(200)
  const told = app.lines
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event === 'pictures_full')
  expect(told).toEqual([expect.objectContaining({ level: 'warn', megabytes: 1 })])
  const stats = (await maya.call('GET', '/api/admin/stats')).body
  expect(stats).toMatchObject({ pictureBytes: 600_512, maxPictureBytes: 1_000_000 })

  for (const person of [theo, maya]) {
    await app.core.writer.run(() =>
      app.database.prepare('DELETE FROM blob_owners WHERE user_id = ?').run(person.id),
    )
  }
  expect((await upload(theo, another)).status).toBe(200)
})

test('the counted space is the used space, no matter who uploads, shares and removes pictures', async () => {
  const { app, maya, theo, rosa } = await household()
  for (const person of [maya, theo, maya]) expect((await upload(person, picture)).status).toBe(200)
  for (let count = 0; count < 5; count++)
    await upload(rosa, makeImage('image/png', { salt: `Rosa ${count}` }), { type: 'image/png' })
  const counted = () => app.database.prepare('SELECT * FROM picture_room ORDER BY user_id').all()
  const summed = () =>
    app.database
      .prepare(
        `SELECT '' AS user_id, coalesce(sum(length(bytes) + 512), 0) AS bytes FROM blobs
         UNION ALL SELECT user_id, sum(length(bytes) + 512) FROM blob_owners JOIN blobs USING (hash)
         GROUP BY user_id ORDER BY user_id`,
      )
      .all()
  expect(counted()).toEqual(summed())
  expect(counted()).toHaveLength(4)
  for (const person of [theo, rosa]) {
    expect((await person.call('DELETE', '/api/users/me')).status).toBe(200)
    expect(counted()).toEqual(summed())
  }
})

test('the pictures of a deleted account are deleted, except those that another person also has', async () => {
  const { app, theo, rosa } = await household()
  const both = makeImage('image/gif')
  await upload(theo, picture)
  await upload(theo, both, { type: 'image/gif' })
  await upload(rosa, both, { type: 'image/gif' })
  expect((await theo.call('DELETE', '/api/users/me')).status).toBe(200)
  expect(app.database.prepare('SELECT hash FROM blobs').pluck().all()).toEqual([hashOf(both)])
})

test('the export contains the person’s own pictures, complete', async () => {
  const { maya, theo } = await household()
  await upload(maya, picture)
  await upload(theo, makeImage('image/png'), { type: 'image/png' })
  const { pictures } = (await maya.call('GET', '/api/users/me/export')).body
  expect(pictures).toEqual([{ url: path, type: 'image/jpeg', data: picture.toString('base64') }])
})
