/** Deliberate defects in what several people did together, each of which must be noticed. */
import type { Core } from '#server/core.ts'
import { rewriteRows } from './injected.ts'
import type { Variant } from './variant.ts'
import { planOf } from './variant.ts'

export const togetherVariants: readonly Variant[] = [
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
]

type Posted = { readonly id: string; readonly user_id: string; readonly amount: number }

/** Every part is larger than the performer's. */
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
