/** The photo sync uploads own photos and fetches those of others; a failing one blocks no other (R45, R15, I11). */
import { createHash } from 'node:crypto'
import { Dexie } from 'dexie'
import { afterEach, expect, test, vi } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#domain/calendar.ts'
import { picturePath } from '#domain/pictures/picture-path.ts'
import { idOf, makeReward, makeTask, makeUser } from '#domain/testing/make.ts'
import { AccountDatabase, databaseName, toStored } from '#web/data/database.ts'
import { initialState } from '#web/data/device-store.ts'
import {
  deleteIfUnreferenced,
  keepPhoto,
  MAX_KEPT_BYTES,
  readPhoto,
  touchPhoto,
} from './photo-store.ts'
import { createMemory, createPhotoSync, syncPhotos } from './photo-sync.ts'
import type { Photo } from './photo.ts'

const start = Date.parse('2026-03-02T09:00:00Z')
const account = idOf('Maya')
let opened: AccountDatabase[] = []

afterEach(async () => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  for (const database of opened) database.close()
  opened = []
  await Dexie.delete(databaseName(account))
})

function photoOf(text: string, size = 40): Photo {
  const bytes = new TextEncoder().encode(text.padEnd(size))
  return {
    hash: createHash('sha256').update(bytes).digest('hex'),
    type: 'image/jpeg',
    bytes: bytes.buffer,
  }
}

/** A device that has synced with the server's history `epoch`. */
async function openDevice(epoch = 'e1') {
  const database = new AccountDatabase(account)
  opened.push(database)
  await standAt(database, epoch)
  return database
}

async function standAt(database: AccountDatabase, epoch: string) {
  await database.state.put({ key: 'sync', ...initialState('device'), cursor: `${epoch}.1` })
}

async function nameInTask(database: AccountDatabase, hash: string, task = 'Bins') {
  const row = makeTask('Maya', { id: idOf(task), image_url: picturePath(hash) })
  await database.tasks.put(toStored('tasks', row) as never)
}

type Reply = { readonly status: number; readonly code?: string; readonly bytes?: ArrayBuffer }

/** A server that answers each call as given; null means no connection. */
function serve(reply: (method: string, path: string) => Reply | null) {
  const calls: string[] = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    calls.push(`${init.method} ${path}`)
    expect(init.headers).toMatchObject({ 'Mitten-Account': account })
    const answer = reply(init.method ?? '', path)
    if (answer === null) return Promise.reject(new TypeError('Failed to fetch'))
    const { status, code, bytes } = answer
    return Promise.resolve(
      bytes
        ? new Response(bytes, { status, headers: { 'Content-Type': 'image/jpeg' } })
        : Response.json(status === 200 ? { url: path } : { code }, { status }),
    )
  })
  return calls
}

const own = { isOwn: true, now: start }
const others = { isOwn: false, now: start }
const at = (now: number) => ({ account, clock: () => now })

test('a photo is uploaded once a row names it, and only once', async () => {
  const database = await openDevice()
  const photo = photoOf('Maya')
  const calls = serve(() => ({ status: 200 }))
  await keepPhoto(database, photo, own)
  await syncPhotos({ database, ...at(start) })
  expect(calls).toEqual([])
  await nameInTask(database, photo.hash)
  await syncPhotos({ database, ...at(start) })
  await syncPhotos({ database, ...at(start) })
  expect(calls).toEqual([`PUT ${picturePath(photo.hash)}`])
})

test('a photo survives a reload and is uploaded to a restored server again', async () => {
  const before = await openDevice()
  const photo = photoOf('Maya')
  await keepPhoto(before, photo, own)
  await nameInTask(before, photo.hash)
  serve(() => null)
  await syncPhotos({ database: before, ...at(start) })
  before.close()
  const database = await openDevice()
  const calls = serve(() => ({ status: 200 }))
  await syncPhotos({ database, ...at(start) })
  await standAt(database, 'e2')
  await syncPhotos({ database, ...at(start) })
  expect(calls.length).toBe(2)
  expect((await readPhoto(database, photo.hash))?.bytes.byteLength).toBe(40)
})

test('a photo that keeps failing does not block the others and is retried with growing pauses', async () => {
  vi.useFakeTimers({ now: start, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const database = await openDevice()
  const [bad, good] = [photoOf('bad'), photoOf('good')]
  for (const photo of [bad, good]) {
    await keepPhoto(database, photo, own)
    await nameInTask(database, photo.hash, photo.hash)
  }
  const calls = serve((_method, path) =>
    path.includes(bad.hash) ? { status: 500, code: 'internal' } : { status: 200 },
  )
  const faults: unknown[] = []
  const photoSync = createPhotoSync({
    database,
    account,
    clock: Date.now,
    withLock: (work) => work(),
    fault: (error) => faults.push(error),
  })
  const tries = () => calls.filter((call) => call.includes(bad.hash)).length
  photoSync.wake()
  await expect.poll(() => calls.length).toBe(2)
  for (const seconds of [2, 4, 8]) {
    const before = tries()
    await expect.poll(() => vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    await expect.poll(tries).toBe(before + 1)
  }
  photoSync.stop()
  expect(calls.filter((call) => call.includes(good.hash)).length).toBe(1)
  expect(faults).toEqual([])
})

test('the pause of a photo that is not waited for any more ends with it (R45)', async () => {
  vi.useFakeTimers({ now: start, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const database = await openDevice()
  const photo = photoOf('Theo')
  await nameInTask(database, photo.hash)
  const calls = serve(() => null)
  let passes = 0
  const photoSync = createPhotoSync({
    database,
    account,
    clock: Date.now,
    withLock: (work) => work().finally(() => (passes += 1)),
    fault: (error) => expect.unreachable(String(error)),
  })
  photoSync.wake()
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  // The screen that shows the photo has fetched it.
  await keepPhoto(database, photo, others)
  await vi.advanceTimersByTimeAsync(2000)
  await expect.poll(() => passes).toBe(2)
  for (let second = 0; second < 10; second++) {
    await vi.advanceTimersByTimeAsync(1000)
    // A pass reads from the database, which takes its time.
    await database.photos.count()
  }
  expect([passes, calls.length]).toEqual([2, 1])
  photoSync.stop()
})

test('a clock that is set back does not make a pause longer (R45)', async () => {
  const database = await openDevice()
  const photo = photoOf('Theo')
  await nameInTask(database, photo.hash)
  const calls = serve(() => null)
  let now = start
  const memory = createMemory(() => now)
  await syncPhotos({ database, account, clock: () => now }, memory)
  now -= DAY_MS
  await syncPhotos({ database, account, clock: () => now }, memory)
  expect(calls.length).toBe(2)
})

test.each(['too_large', 'unsupported_type', 'wrong_hash'])(
  'a photo refused for good (%s) stays on the device and is not sent again',
  async (code) => {
    const database = await openDevice()
    const photo = photoOf('Maya')
    await keepPhoto(database, photo, own)
    await nameInTask(database, photo.hash)
    const calls = serve(() => ({ status: 400, code }))
    await syncPhotos({ database, ...at(start) })
    await syncPhotos({ database, ...at(start) })
    expect(calls.length).toBe(1)
    expect(await readPhoto(database, photo.hash)).not.toBeNull()
  },
)

test('an answer from a captive portal does not count as an upload', async () => {
  const database = await openDevice()
  const photo = photoOf('Maya')
  await keepPhoto(database, photo, own)
  await nameInTask(database, photo.hash)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Welcome</h1>')))
  await syncPhotos({ database, ...at(start) })
  expect((await database.photos.get(photo.hash))?.sentIn).toBeNull()
})

test('photos of others are fetched once, before they are shown', async () => {
  const database = await openDevice()
  const [face, tea] = [photoOf('Theo'), photoOf('tea')]
  await database.users.put(makeUser('Theo', { photo_url: picturePath(face.hash) }))
  const reward = makeReward('Theo', { image_url: picturePath(tea.hash) })
  await database.rewards.put(toStored('rewards', reward) as never)
  const calls = serve((_method, path) => ({
    status: 200,
    bytes: path.includes(face.hash) ? face.bytes : tea.bytes,
  }))
  await syncPhotos({ database, ...at(start) })
  await syncPhotos({ database, ...at(start) })
  expect(calls.length).toBe(2)
  expect(await readPhoto(database, face.hash)).toMatchObject({ type: 'image/jpeg' })
})

test('bytes that are not the photo are not kept', async () => {
  const database = await openDevice()
  const face = photoOf('Theo')
  await database.users.put(makeUser('Theo', { photo_url: picturePath(face.hash) }))
  serve(() => ({ status: 200, bytes: photoOf('Mallory').bytes }))
  await syncPhotos({ database, ...at(start) })
  expect(await database.photos.count()).toBe(0)
})

test('a photo of somebody else is deleted with the row that names it (R15)', async () => {
  const database = await openDevice()
  const face = photoOf('Theo')
  await keepPhoto(database, face, others)
  await database.users.put(makeUser('Theo', { photo_url: picturePath(face.hash) }))
  await syncPhotos({ database, ...at(start) })
  expect(await database.photoBytes.count()).toBe(1)
  await database.users.delete(idOf('Theo'))
  await syncPhotos({ database, ...at(start) })
  expect([await database.photos.count(), await database.photoBytes.count()]).toEqual([0, 0])
})

async function proveTask(database: AccountDatabase, hash: string | null) {
  const proof_url = hash && picturePath(hash)
  const row = makeTask('Maya', { completed_at: new Date(start).toISOString(), proof_url })
  await database.tasks.put(toStored('tasks', row) as never)
}

test('a proof is uploaded while its row names it, and leaves the device with the approval (T21)', async () => {
  const database = await openDevice()
  const [proof, kept] = [photoOf('bed'), photoOf('Maya')]
  const calls = serve(() => ({ status: 200 }))
  await keepPhoto(database, proof, { ...own, isProof: true })
  await keepPhoto(database, kept, own)
  await proveTask(database, proof.hash)
  await syncPhotos({ database, ...at(start) })
  expect(calls).toEqual([`PUT ${picturePath(proof.hash)}`])
  await proveTask(database, null)
  await syncPhotos({ database, ...at(start) })
  expect([await readPhoto(database, proof.hash), await database.photos.count()]).toEqual([null, 1])
})

test('the proof of somebody else is fetched before it is shown, and goes with the approval (T21, R15)', async () => {
  const database = await openDevice()
  const proof = photoOf('bed')
  serve(() => ({ status: 200, bytes: proof.bytes }))
  await proveTask(database, proof.hash)
  await syncPhotos({ database, ...at(start) })
  expect(await readPhoto(database, proof.hash)).not.toBeNull()
  await proveTask(database, null)
  await syncPhotos({ database, ...at(start) })
  expect(await database.photoBytes.count()).toBe(0)
})

test('a proof that no row took is dropped at once, one that a row names is not (T21)', async () => {
  const database = await openDevice()
  const [taken, left] = [photoOf('taken'), photoOf('left')]
  for (const photo of [taken, left]) await keepPhoto(database, photo, { ...own, isProof: true })
  await proveTask(database, taken.hash)
  for (const { hash } of [taken, left]) await deleteIfUnreferenced(database, hash)
  expect((await database.photos.toArray()).map(({ hash }) => hash)).toEqual([taken.hash])
})

test('all pictures are looked through when rows with one come or go, and once a minute (R15)', async () => {
  const database = await openDevice()
  serve(() => null)
  let now = start
  const clock = () => now
  const memory = createMemory(clock)
  const pass = async () => {
    await keepPhoto(database, photoOf('left behind'), others)
    await syncPhotos({ database, account, clock }, memory)
    return database.photos.count()
  }
  expect(await pass()).toBe(0)
  now += MINUTE_MS - 1
  expect(await pass()).toBe(1)
  now += 1
  expect(await pass()).toBe(0)
  now += 1
  expect(await pass()).toBe(1)
  await nameInTask(database, photoOf('another').hash)
  expect(await pass()).toBe(0)
  expect(await pass()).toBe(1)
  await database.tasks.clear()
  expect(await pass()).toBe(0)
})

test('an own photo that no row names is kept for a week, and uploaded again when a row names it', async () => {
  const database = await openDevice()
  const photo = photoOf('Maya')
  await keepPhoto(database, photo, own)
  await nameInTask(database, photo.hash)
  const calls = serve(() => ({ status: 200 }))
  await syncPhotos({ database, ...at(start) })
  await database.tasks.clear()
  await syncPhotos({ database, ...at(start + DAY_MS) })
  await nameInTask(database, photo.hash)
  await syncPhotos({ database, ...at(start + DAY_MS) })
  expect(calls.length).toBe(2)
  await database.tasks.clear()
  await syncPhotos({ database, ...at(start + 8 * DAY_MS) })
  expect(await database.photos.count()).toBe(0)
})

test('when photos exceed their space, the least recently seen are deleted, but none that is not uploaded yet', async () => {
  const database = await openDevice()
  serve(() => null)
  const third = MAX_KEPT_BYTES * 0.4
  const [unsent, old, seen] = [
    photoOf('unsent', third),
    photoOf('old', third),
    photoOf('seen', third),
  ]
  await keepPhoto(database, unsent, { isOwn: true, now: start - 2 * DAY_MS })
  await keepPhoto(database, old, others)
  await keepPhoto(database, seen, { isOwn: false, now: start - DAY_MS })
  for (const { hash } of [unsent, old, seen]) await nameInTask(database, hash, hash)
  await touchPhoto(database, seen.hash, start + DAY_MS)
  await syncPhotos({ database, ...at(start + DAY_MS) })
  expect((await database.photos.toCollection().primaryKeys()).toSorted()).toEqual(
    [unsent.hash, seen.hash].toSorted(),
  )
})

test('photos beyond the space for them are not fetched again and again', async () => {
  const database = await openDevice()
  const half = MAX_KEPT_BYTES * 0.48
  const photos = [photoOf('one', half), photoOf('two', half), photoOf('three', half)]
  for (const { hash } of photos) await nameInTask(database, hash, hash)
  for (const photo of photos.slice(0, 2)) await keepPhoto(database, photo, others)
  const calls = serve(() => null)
  await syncPhotos({ database, ...at(start) })
  expect(calls).toEqual([])
})
