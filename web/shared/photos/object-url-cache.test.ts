/** A photo is shown as soon as it is on the device. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { AccountDatabase } from '#web/data/database.ts'
import { keepPhoto } from '#web/data/photos/photo-store.ts'
import { showPhoto } from './object-url-cache.ts'

const photo = { hash: 'a'.repeat(64), type: 'image/jpeg', bytes: new ArrayBuffer(8) }

test('a photo that was still missing when another person became active arrives for whoever comes back', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  onTestFinished(() => void vi.unstubAllGlobals())
  const id = crypto.randomUUID()
  const shown: string[] = []
  const show = (database: AccountDatabase, signal: AbortSignal) =>
    showPhoto({ id, database }, photo.hash, { onUrl: (url) => shown.push(url), signal })

  const [before, leaving] = [new AccountDatabase(id), new AbortController()]
  await before.open()
  show(before, leaving.signal)
  leaving.abort()
  before.close()

  const [after, ending] = [new AccountDatabase(id), new AbortController()]
  onTestFinished(() => {
    ending.abort()
    after.close()
  })
  show(after, ending.signal)
  await keepPhoto(after, photo, { isOwn: false, now: 0 })
  await expect.poll(() => shown).toHaveLength(1)
})
