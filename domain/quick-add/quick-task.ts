/** The parts that a line of quick add can have, and the task that is made of them (T28). */
import type { Rule } from '#domain/chores/chore.ts'
import type { EffortLevel } from '#domain/tasks/task.ts'
import type { SaidRule } from './read-rule.ts'
import type { Span } from './tokens.ts'

/** The longest line that is read, in UTF-16 units: the longest name, and as much again about it. */
export const MAX_LINE = 300

/** A person or room that a line may name. */
export type Named = { readonly id: string; readonly name: string }

export type QuickContext = {
  /** The current day of the person, yyyy-MM-dd. */
  readonly today: string
  readonly me: Named
  /** A child can only repeat what it does itself (C26). */
  readonly isChild: boolean
  /** The other people a task may be for. */
  readonly partners: readonly Named[]
  /** If there are none, `#words` stay in the name. */
  readonly rooms: readonly Named[]
}

export type Part = Span &
  (
    | { readonly kind: 'rule'; readonly rule: SaidRule }
    | { readonly kind: 'months'; readonly months: number }
    | { readonly kind: 'start'; readonly day: string }
    | { readonly kind: 'day'; readonly day: string; readonly isLast?: boolean }
    | { readonly kind: 'time'; readonly time: string }
    | { readonly kind: 'person'; readonly id: string }
    | { readonly kind: 'room'; readonly id: string }
    | { readonly kind: 'minutes'; readonly minutes: number }
    | { readonly kind: 'effort'; readonly level: EffortLevel }
    | { readonly kind: 'sharing'; readonly isShared: boolean }
  )
export type PartKind = Part['kind']

export type QuickTask = {
  readonly name: string
  /** In the order of the line. */
  readonly parts: readonly Part[]
  /** Null for a task that does not repeat. */
  readonly rule: Rule | null
  /** For a task that does not repeat. */
  readonly due_on: string | null
  readonly due_time: string | null
  /** In the order in which the line names them. */
  readonly people: readonly string[]
  /** Null if the line does not say. */
  readonly time_minutes: number | null
  readonly effort_level: EffortLevel | null
  readonly room: string | null
  /** Unless the line says otherwise, a task for a partner is shared, and any other is private. */
  readonly is_shared: boolean
}
