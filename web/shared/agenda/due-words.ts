/** When something is due, in words (T13). */
import type { AgendaItem } from '#domain/chores/agenda.ts'
import { shortDay } from '#domain/language/format.ts'
import { agendaTexts } from './texts.ts'

/** The facts that the words need. Days are texts, yyyy-MM-dd. */
export type Due = Pick<AgendaItem, 'state' | 'due_on' | 'due_time'> &
  Partial<Pick<AgendaItem, 'paused_until'>>

/** "Due today", "Due at 19:00", "Due Tue, Nov 24", "Overdue since Tue, Nov 24", "Paused until Sun, Dec 6". */
export function dueWords({ state, due_on, due_time, paused_until = null }: Due): string {
  switch (state) {
    case 'overdue':
      return agendaTexts.overdueSince(shortDay(due_on))
    case 'paused':
      return paused_until === null
        ? agendaTexts.paused
        : agendaTexts.pausedUntil(shortDay(paused_until))
    case 'open':
      return due_time === null ? agendaTexts.dueToday : agendaTexts.dueAt(due_time)
    default:
      return agendaTexts.due(shortDay(due_on))
  }
}
