/** Deliberate defects in what is asked of tasks, steps and photos, each of which must be noticed. */
import type { Core } from '#server/core.ts'
import { rewriteRows } from './injected.ts'
import type { Variant } from './variant.ts'

export const stepVariants: readonly Variant[] = [
  { name: 'the tick of one device overwrites that of another', server: overwritingTicks },
  { name: 'a proof is shown to partners who approve nothing', server: showingProofs },
  { name: 'a proof stays when it is approved', server: keepingProofs },
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
