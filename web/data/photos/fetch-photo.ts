/** Fetches a photo from somebody else's row once and stores it on this device. */
import { fetchPicture } from '#web/api/picture-calls.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { keepPhoto } from './photo-store.ts'
import { sha256 } from './sha256.ts'

type Fetching = {
  readonly database: AccountDatabase
  readonly account: string
  readonly clock: () => number
}

const underWay = new Map<string, Promise<void>>()

/** Rejects with HttpError or NetworkError. Two requests at the same time fetch it once. */
export function fetchPhoto(fetching: Fetching, hash: string): Promise<void> {
  const key = `${fetching.account} ${hash}`
  const running = underWay.get(key) ?? fetchAndKeep(fetching, hash)
  underWay.set(key, running)
  return running.finally(() => underWay.delete(key))
}

async function fetchAndKeep({ database, account, clock }: Fetching, hash: string): Promise<void> {
  const { type, bytes } = await fetchPicture(
    hash,
    account,
    async (found) => (await sha256(found)) === hash,
  )
  await keepPhoto(database, { hash, type, bytes }, { isOwn: false, now: clock() })
}
