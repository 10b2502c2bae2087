/** The figures of the Statistics tab (spec 3). */
import type { adminApi } from '#domain/admin/admin-api.ts'
import type { CallResponse } from '#domain/api.ts'
import type { Database } from '#server/store/open-database.ts'

type Stats = CallResponse<typeof adminApi.stats>

const counts: Readonly<Record<keyof Stats, string>> = {
  userCount: 'accounts',
  taskCount: 'tasks',
  completedTaskCount: 'tasks WHERE completed_at IS NOT NULL',
  rewardCount: 'rewards',
  redeemedRewardCount: 'rewards WHERE redeemed_at IS NOT NULL',
  partnershipCount: 'partnerships',
  loanCount: 'loans',
}

export function createCountAll(database: Database): () => Stats {
  const columns = Object.entries(counts).map(
    ([name, rows]) => `(SELECT count(*) FROM ${rows}) AS ${name}`,
  )
  const count = database.prepare<[], Stats>(`SELECT ${columns.join(', ')}`)
  return () => {
    const found = count.get()
    if (!found) throw new Error('A query of counts gave no row')
    return found
  }
}
