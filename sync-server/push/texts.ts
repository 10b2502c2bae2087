/** The texts of pushes besides the notification's own text. */
import { shortDay } from '#domain/chores/rule-text.ts'
import { MOST_TOLD } from './gathering.ts'

type Due = { readonly name: string; readonly due_on: string; readonly due_time: string | null }

export const pushTexts = {
  news(count: number): string {
    if (count === 1) return 'Something new'
    return count < MOST_TOLD ? `${count} new things` : `${MOST_TOLD}+ new things`
  },
  test: 'Notifications reach this device.',

  /** Reminders (C24). */
  reminder({ name, due_on, due_time }: Due, isOverdue: boolean): string {
    if (isOverdue) return `${name}: overdue since ${shortDay(due_on)}`
    return due_time === null ? `${name}: due today` : `${name}: due at ${due_time}`
  },
  due: (count: number) => (count === 1 ? 'A task is due' : `${count} tasks are due`),
  digest: (count: number) => (count === 1 ? '1 task today' : `${count} tasks today`),
  digestAnd: (digest: string, reminder: string) => `${digest}. ${reminder}`,
}
