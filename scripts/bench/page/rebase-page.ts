/// <reference lib="dom" />
/** A device on which changes wait when somebody else's news comes: how long it takes to put them on top of it. */
import { AccountDatabase } from '#web/data/database.ts'
import { createDexieStore } from '#web/data/dexie-store.ts'
import { applyAnswer } from '#web/sync/rebase.ts'
import { makeHousehold } from '../household.ts'
import { enqueueQuickly, seed } from './fill-device.ts'

const TASKS = 4000
const cursorAt = (version: number) => `bench.${version}`

/** The milliseconds of each rebase, with this many completions waiting. */
async function measureRebase(pending: number, runs: number): Promise<readonly number[]> {
  const household = makeHousehold({ tasks: TASKS, open: pending })
  const [account] = household.members
  const [mine, partners] = household.users
  if (!mine || !partners) throw new Error('Nobody else is there')
  const database = new AccountDatabase(account)
  await seed(database, household, cursorAt(0))
  const ids = household.tasks.flatMap(({ id, completed_at }) => (completed_at === null ? id : []))
  await enqueueQuickly({ database, account, ids })
  const store = createDexieStore(database)
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const news = { ...partners, name: `Partner ${run}` }
    const page = {
      base: cursorAt(run),
      cursor: cursorAt(run + 1),
      put: { users: [news] },
      gone: {},
    }
    const from = performance.now()
    await applyAnswer(store, account, {
      pages: [{ ...page, reset: false, forgot: false, more: false }],
      results: [],
      now: new Date().toISOString(),
      serverInfo: {},
    })
    times.push(performance.now() - from)
    if ((await database.users.get(partners.id))?.name !== news.name)
      throw new Error('It was dropped')
  }
  await database.delete()
  return times
}

Object.assign(globalThis, { measureRebase })
