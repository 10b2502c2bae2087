/** The refusal if another approver was first, or if the actor has already decided otherwise (RW6). */
import { refusal } from '#domain/command-error.ts'
import { nameFor } from '#domain/partnerships/partners.ts'
import type { Tx } from '#domain/tx.ts'

type Decided = { readonly approved_by: string | null; readonly denied_by?: string | null }

export function decidedFirst(tx: Tx, { approved_by, denied_by }: Decided, actor: string) {
  const name = nameFor(tx, actor, denied_by ?? approved_by)
  return refusal('already_decided', denied_by ? 'denied' : 'approved', { name })
}
