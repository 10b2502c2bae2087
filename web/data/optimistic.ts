/** Runs commands on the device: on its own rows, keeping only what this person may see. */
import type { Run } from '#domain/execute.ts'
import { execute } from '#domain/execute.ts'
import { createReadPlans } from '#domain/read-plans.ts'
import { keyOf } from '#domain/row-values.ts'
import type { Rows } from '#domain/rows.ts'
import { createRows, MissingRead } from '#domain/rows.ts'
import type { Change, Read } from '#domain/tx.ts'
import { soleOwnerOf } from '#domain/visibility.ts'
import type { DeviceStore, DeviceTx } from './device-store.ts'
import type { Seen } from './row-cache.ts'

/** What commands read before, so that one round of reads is usually enough. */
const plans = createReadPlans()

const ABSENT: Seen = { found: [], proof: null }

type Save = (tx: DeviceTx, changes: readonly Change[]) => Promise<unknown>

/**
 * Runs a command and saves its changes, in one transaction. It runs first on the cached rows; the transaction then
 * reads and writes in one step. If a row differs from the cache, nothing is saved and the command runs on the stored
 * rows. A refusal is thrown as CommandError, always based on stored rows.
 */
export async function runAndSave(store: DeviceStore, run: Run, save: Save): Promise<void> {
  const predicted = predict(store, run)
  if (predicted !== null && (await savePrediction(store, predicted, save))) return
  await store.transaction(async (tx) => {
    await save(tx, await runOptimistically(run, { rows: createRows(), tx }))
  })
}

type Prediction = {
  readonly changes: readonly Change[]
  readonly used: readonly (readonly [Read, Seen])[]
}

/** What the command would do if the cache were current; null if the cache lacks rows, and for a refusal. */
function predict(store: DeviceStore, run: Run): Prediction | null {
  const expected = plans.expected(run)
  const absent = new Set(expected.flatMap(({ read, isAbsent }) => (isAbsent ? keyOf(read) : [])))
  const used: [Read, Seen][] = []
  const rows = createRows((read) => {
    const seen = store.seen(read) ?? (absent.has(keyOf(read)) ? ABSENT : null)
    if (seen === null) throw new MissingRead(read)
    used.push([read, seen])
    return seen.found
  })
  try {
    return { changes: ownOf(execute(run, rows), run), used }
  } catch {
    return null
  }
}

/** False, with nothing saved, if a row differs from the cache. */
async function savePrediction(
  store: DeviceStore,
  { changes, used }: Prediction,
  save: Save,
): Promise<boolean> {
  const outdated = new Error('A row in memory was outdated')
  try {
    await store.transaction(async (tx) => {
      const confirming = tx.confirm(used)
      const [isConfirmed] = await Promise.all([confirming, save(tx, changes)])
      if (!isConfirmed) throw outdated
    })
    return true
  } catch (error) {
    if (error === outdated) return false
    throw error
  }
}

/**
 * The changes of one command. What it is expected to read is loaded before it runs. When it is one of several, the runs
 * `ahead` with itself, most of that is there already: then all that they are expected to read is loaded once it misses a
 * row, and it runs again. A refusal is thrown as CommandError and leaves `rows` unchanged.
 */
export async function runOptimistically(
  run: Run,
  {
    rows,
    tx,
    ahead,
  }: { readonly rows: Rows; readonly tx: Pick<DeviceTx, 'load'>; readonly ahead?: Set<Run> },
): Promise<readonly Change[]> {
  const isUnplanned = !plans.has(run.name)
  let hasLoaded = ahead === undefined && (await loadInto(rows, tx, expectedBy(run)))
  for (;;) {
    const reads: Read[] = []
    const learn = () =>
      plans.learn(
        run,
        reads.map((read) => ({ read, isAbsent: rows.wasAbsent(read) })),
      )
    try {
      // Where all rows were there already, as for the second half of a queue, the plan was right.
      const isNew = isUnplanned || hasLoaded
      const changes = execute(run, rows, isNew ? (read) => reads.push(read) : undefined)
      if (isNew) learn()
      ahead?.delete(run)
      return ownOf(changes, run)
    } catch (error) {
      const isMissing = error instanceof MissingRead
      // A refusal reads only the beginning, but without any plan a queue of refusals would load row by row.
      if (!isMissing && isUnplanned) learn()
      if (!isMissing) throw error
      hasLoaded = await loadInto(rows, tx, [error.read, ...takePlanned(ahead)])
    }
  }
}

function expectedBy(run: Run): readonly Read[] {
  return plans.expected(run).map(({ read }) => read)
}

function takePlanned(ahead = new Set<Run>()): readonly Read[] {
  return [...ahead].flatMap((run) => {
    const expected = expectedBy(run)
    if (expected.length > 0) ahead.delete(run)
    return expected
  })
}

/** Whether something was missing. */
async function loadInto(
  rows: Rows,
  tx: Pick<DeviceTx, 'load'>,
  reads: readonly Read[],
): Promise<boolean> {
  const missing = new Map<string, Read>()
  for (const read of reads) if (!rows.has(read)) missing.set(keyOf(read), read)
  const wanted = [...missing.values()]
  if (wanted.length === 0) return false
  const found = await tx.load(wanted)
  wanted.forEach((read, index) => rows.fill(read, found[index] ?? []))
  return true
}

/** Another person's entries, totals and notifications are written by the server only. */
function ownOf(changes: readonly Change[], { context }: Run): readonly Change[] {
  return changes.filter(({ table, before, after }) => {
    const row = after ?? before
    const owner = row && soleOwnerOf(table, row)
    return owner === null || owner === context.actor
  })
}
