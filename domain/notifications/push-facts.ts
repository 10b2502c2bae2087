/** The facts of a push: stored until it is sent, and only then worded (push-body-texts.ts). */
import type { Notification } from '#domain/notifications/notification.ts'

/** With more notifications, the push only says that there are many: a flood must not make a line grow without end. */
export const MAX_COUNTED = 100

export type DueTask = {
  readonly name: string
  readonly due_on: string
  readonly due_time: string | null
  readonly is_overdue: boolean
}

export type PushFacts =
  | { readonly of: 'test' }
  /** The one notification that may be described, or how many there are. */
  | { readonly of: 'news'; readonly only: Notification | null; readonly count: number }
  /** Reminders (C24): the one that may be named, how many are due, and how many tasks a digest counts for today. */
  | {
      readonly of: 'reminders'
      readonly only: DueTask | null
      readonly count: number
      readonly today: number
    }
