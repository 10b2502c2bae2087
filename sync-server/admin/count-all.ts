/** The figures of the Statistics tab (A18). */
import { isNotNull, ne } from 'drizzle-orm'
import type { adminApi } from '#domain/admin/admin-api.ts'
import type { CallResponse } from '#domain/api.ts'
import type { BlobStore } from '#server/blobs/blob-store.ts'
import type { Database } from '#server/store/database.ts'
import { countRows, queriesOf } from '#server/store/queries.ts'
import { accounts, loans, partnerships, rewards, tasks } from '#server/store/synced-tables.ts'

export function createCountAll(database: Database, blobs: BlobStore) {
  const queries = queriesOf(database)
  return (): CallResponse<typeof adminApi.stats> => {
    const { taken, most } = blobs.room()
    return {
      userCount: countRows(queries, accounts),
      taskCount: countRows(queries, tasks),
      completedTaskCount: countRows(queries, tasks, isNotNull(tasks.completed_at)),
      rewardCount: countRows(queries, rewards),
      redeemedRewardCount: countRows(queries, rewards, isNotNull(rewards.redeemed_at)),
      partnershipCount: countRows(queries, partnerships, ne(partnerships.status, 'rejected')),
      loanCount: countRows(queries, loans),
      pictureBytes: taken,
      maxPictureBytes: most,
    }
  }
}
