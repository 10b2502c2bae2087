/** The figures of the Statistics tab (A18). */
import type { adminApi } from '#domain/admin/admin-api.ts'
import type { CallResponse } from '#domain/api.ts'
import type { BlobStore } from '#server/blobs/blob-store.ts'
import type { Database } from '#server/store/open-database.ts'

type Stats = CallResponse<typeof adminApi.stats>
type Counts = Omit<Stats, 'pictureBytes' | 'maxPictureBytes'>

const counts: Readonly<Record<keyof Counts, string>> = {
  userCount: 'accounts',
  taskCount: 'tasks',
  completedTaskCount: 'tasks WHERE completed_at IS NOT NULL',
  rewardCount: 'rewards',
  redeemedRewardCount: 'rewards WHERE redeemed_at IS NOT NULL',
  partnershipCount: 'partnerships',
  loanCount: 'loans',
}

export function createCountAll(database: Database, blobs: BlobStore): () => Stats {
  const columns = Object.entries(counts).map(
    ([name, rows]) => `(SELECT count(*) FROM ${rows}) AS ${name}`,
  )
  const count = database.prepare<[], Counts>(`SELECT ${columns.join(', ')}`)
  return () => {
    const found = count.get()
    if (!found) throw new Error('A query of counts gave no row')
    const { taken, most } = blobs.room()
    return { ...found, pictureBytes: taken, maxPictureBytes: most }
  }
}
