/**
 * Watches ticks and photos at the server of the model: ticks from several devices merge, so each changes only its own
 * step (T17), and a photo exists as long as it awaits approval, but no longer (T21).
 */
import { occurrenceId } from '#domain/chores/chore-ids.ts'
import type { ExchangeRequest } from '#domain/sync-protocol.ts'
import { linesOf } from '#domain/tasks/steps.ts'
import type { Task } from '#domain/tasks/task.ts'
import { Violation } from './violation.ts'

type Asked = Partial<ExchangeRequest>
type Tick = { readonly id: string; readonly slot?: string; readonly text: string }

/** Compares the tasks before and after a request, except those to which it did more than tick steps. */
export function checkTicks(
  { mutations = [] }: Asked,
  before: readonly Task[],
  after: readonly Task[],
): void {
  const isTick = ({ name }: { readonly name: string }) => name.startsWith('tick')
  const ticks = mutations.filter(isTick).map(({ input }) => input as Tick)
  const others = new Set(mutations.flatMap((each) => (isTick(each) ? [] : (each.input as Tick).id)))
  if (ticks.length === 0) return
  for (const was of before) {
    if (others.has(was.id) || others.has(was.chore_id ?? '')) continue
    const now = after.find(({ id }) => id === was.id)
    const mine = ticks.filter(({ id, slot }) => (slot ? occurrenceId(id, slot) : id) === was.id)
    const touched = mine.map(({ text }) => linesOf(was.checklist).indexOf(text))
    const bits = touched.reduce((sum, place) => (place < 0 ? sum : sum | (1 << place)), 0)
    if (now && ((now.checked ^ was.checked) & ~bits) !== 0)
      throw new Violation('9: a tick changes other steps, too', { was, now, mine })
  }
}

export function checkProofs(tasks: readonly Task[]): void {
  const kept = tasks.filter(({ proof_url }) => proof_url !== null)
  const over = kept.filter(
    ({ approved_by, completed_at }) => approved_by !== null || completed_at === null,
  )
  if (over.length > 0) throw new Violation('8: a proof outlives its approval', { over })
}
