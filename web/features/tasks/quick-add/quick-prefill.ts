/** The form of a new task, filled with what quick add understood (T28). */
import { usualIfMissed } from '#domain/chores/chore.ts'
import { quickDetails } from '#domain/quick-add/quick-commands.ts'
import type { PartKind, QuickTask } from '#domain/quick-add/quick-task.ts'
import type { PrefillState } from '#web/shared/prefill/use-prefill.ts'

/** The parts of the form to which a chip leads. */
export type FormPart = 'due' | 'repeats' | 'for' | 'room' | 'minutes' | 'effort' | 'sharing'

/** Kept beside the address, like other initial values of the form. */
export type QuickState = PrefillState & {
  readonly quick: {
    /** The part of the form that somebody came for. */
    readonly part: FormPart | null
    /** A line that is in no field, such as text shared by another app: the form shows its chips. */
    readonly line: string | null
  }
}

/** From a chip of the field. */
export function chipState(task: QuickTask, kind: PartKind): QuickState {
  const quick = { part: partOf(kind, task), line: null }
  return { begun: { fields: prefilledFields(task), settles: [] }, quick }
}

export function prefilledFields(task: QuickTask) {
  const { rule, due_on, due_time, people } = task
  const details = quickDetails(task)
  if (rule === null) {
    const [assigned_to = null] = people
    return { ...details, due_on, due_time, assigned_to }
  }
  const if_missed = usualIfMissed(rule.repeats)
  const { ends_on: _none, ...kept } = rule
  return { ...details, ...kept, due_time, if_missed, people }
}

export type PrefilledFields = ReturnType<typeof prefilledFields>

function partOf(kind: PartKind, { rule }: QuickTask): FormPart {
  switch (kind) {
    case 'day':
      return 'due'
    case 'time':
      return rule === null ? 'due' : 'repeats'
    case 'person':
      return rule === null ? 'for' : 'repeats'
    case 'rule':
    case 'months':
    case 'start':
      return 'repeats'
    default:
      return kind
  }
}
