/** Deliberate defects in steps, photos, helpers, rewards and children, each of which must be noticed. */
import type { Partnership } from '#domain/partnerships/partnership.ts'
import { isAsked } from '#domain/partnerships/partnership.ts'
import type { Change } from '#domain/tx.ts'
import type { Core } from '#server/core.ts'
import { recordingOnly, rewriteRows } from './injected.ts'
import type { Variant } from './variant.ts'
import { planOf } from './variant.ts'

export const featureVariants: readonly Variant[] = [
  { name: 'the tick of one device overwrites that of another', server: overwritingTicks },
  { name: 'a proof is shown to partners who approve nothing', server: showingProofs },
  { name: 'a proof stays when it is approved', server: keepingProofs },
  { name: 'whoever helped gets a point more than is theirs', server: payingHelpersMore },
  {
    name: 'the parts of those who helped are not taken back',
    server: keepingParts,
    plan: planOf(
      { command: 'completeTask', pick: 0, value: 1 },
      { command: 'reopenTask', pick: 0, value: 1 },
    ),
  },
  { name: 'those who helped are named to people who do not know them', server: namingHelpers },
  { name: 'the server does not count the stock of a reward', server: countingNoStock },
  { name: 'a limit counts a redemption by its arrival', server: countingArrivals },
  {
    name: 'a question to be a parent stays when it is taken back',
    server: recordingOnly((change) => !(wasAsked(change) && change.after === null)),
  },
  {
    name: 'whoever will not be a parent keeps the profile of the child',
    server: recordingOnly(
      (change) =>
        !(wasAsked(change) && (change.after as Partnership | null)?.status === 'rejected'),
    ),
  },
]

function overwritingTicks({ database }: Core): void {
  database.exec(`CREATE TEMP TRIGGER IF NOT EXISTS last_tick AFTER UPDATE OF checked ON tasks
    WHEN new.checked > old.checked AND old.checked > 0 AND new.checklist = old.checklist
    BEGIN UPDATE tasks SET checked = new.checked & ~old.checked WHERE id = new.id; END`)
}

function showingProofs(core: Core): void {
  rewriteRows(core, 'tasks', (row) => ({
    ...row,
    proof_url: core.store.get('tasks', row.id)?.proof_url ?? null,
  }))
}

function keepingProofs({ database }: Core): void {
  database.exec(`CREATE TEMP TRIGGER IF NOT EXISTS keep_proof AFTER UPDATE OF approved_by ON tasks
    WHEN new.approved_by IS NOT NULL AND old.proof_url IS NOT NULL
    BEGIN UPDATE tasks SET proof_url = old.proof_url WHERE id = new.id; END`)
}

type Posted = { readonly id: string; readonly user_id: string; readonly amount: number }

/** Every share is larger than the performer's. */
function payingHelpersMore(core: Core): void {
  afterEach(core, ({ database }) => {
    const smaller = database.prepare<[], Posted>(
      `SELECT helped.id, helped.user_id, 1 AS amount FROM entries AS helped JOIN entries AS own
        ON own.related_id = helped.related_id AND own.reason = 'task_completed'
        WHERE helped.reason = 'task_helped' AND helped.amount <= own.amount
        AND helped.id LIKE '%:helped:' || replace(own.id, 'task:' || own.related_id || ':completed:', '') || ':%'`,
    )
    for (const { id, user_id } of smaller.all()) {
      database.prepare('UPDATE entries SET amount = amount + 1 WHERE id = ?').run(id)
      database
        .prepare('UPDATE balances SET total_points = total_points + 1 WHERE id = ?')
        .run(user_id)
    }
  })
}

function keepingParts(core: Core): void {
  afterEach(core, ({ database }) => {
    const back = database.prepare<[], Posted>(
      `SELECT id, user_id, amount FROM entries WHERE reason = 'task_unhelped'`,
    )
    for (const { id, user_id, amount } of back.all()) {
      database.prepare('DELETE FROM entries WHERE id = ?').run(id)
      database
        .prepare('UPDATE balances SET total_points = total_points - ? WHERE id = ?')
        .run(amount, user_id)
    }
  })
}

function namingHelpers(core: Core): void {
  rewriteRows(core, 'tasks', (row) => ({
    ...row,
    helpers: core.store.get('tasks', row.id)?.helpers ?? '',
  }))
}

function afterEach(core: Core, then: (core: Core) => void): void {
  const { apply } = core.applier
  Object.assign(core.applier, {
    apply: (...given: Parameters<typeof apply>) => {
      const done = apply(...given)
      then(core)
      return done
    },
  })
}

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

function wasAsked({ table, before }: Change): boolean {
  return table === 'partnerships' && before !== null && isAsked(before as Partnership)
}
