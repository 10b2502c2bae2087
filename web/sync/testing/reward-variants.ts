/** Deliberate defects in the limits of rewards, each of which must be noticed. */
import type { Change } from '#domain/tx.ts'
import type { Core } from '#server/core.ts'
import type { Variant } from './variant.ts'

export const rewardVariants: readonly Variant[] = [
  { name: 'the server does not count the stock of a reward', server: countingNoStock },
  { name: 'a limit counts a redemption by its arrival', server: countingArrivals },
]

function countingNoStock({ database }: Core): void {
  database.exec(`CREATE TEMP TRIGGER IF NOT EXISTS full_stock AFTER UPDATE OF stock ON rewards
    WHEN new.stock < old.stock
    BEGIN UPDATE rewards SET stock = old.stock WHERE id = new.id; END`)
}

function countingArrivals({ applier, store }: Core): void {
  const { apply } = applier
  const { write } = store
  let arrival = ''
  Object.assign(applier, {
    apply: (...[mutations, sender]: Parameters<typeof apply>) => {
      arrival = sender.now
      return apply(mutations, sender)
    },
  })
  Object.assign(store, {
    write: (change: Change) =>
      write(isRedemption(change) ? { ...change, after: late(change) } : change),
  })
  function late({ after }: Change): Change['after'] {
    return after && { ...after, created_at: arrival }
  }
}

function isRedemption({ before, after }: Change): boolean {
  return before === null && after !== null && 'source_id' in after && after.source_id !== null
}
