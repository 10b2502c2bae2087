/** A change in the form in which the floors send it: the new state of the task, and the id of the change. */
import { v7 } from 'uuid'

export type Patch = {
  readonly mutation: string
  readonly id: string
  readonly completed_at: string
  readonly approved_by: string | null
  readonly completions: number
}

export function patchOf(id: string): Patch {
  const completed_at = new Date().toISOString()
  return { mutation: v7(), id, completed_at, approved_by: null, completions: 1 }
}
