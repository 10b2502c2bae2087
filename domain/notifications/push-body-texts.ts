/** The texts of a push, worded when it is sent. */
import { shortDay } from '#domain/language/format.ts'
import { defineTexts } from '#domain/language/texts.ts'
import { wordingOf } from '#domain/notifications/wording.ts'
import type { DueTask, PushFacts } from './push-facts.ts'
import { MAX_COUNTED } from './push-facts.ts'

export const pushBodyTexts = defineTexts('pushBodyTexts', {
  body(facts: PushFacts) {
    switch (facts.of) {
      case 'test':
        return 'Notifications reach this device.'
      case 'news':
        return facts.only === null ? newsText(facts.count) : wordingOf(facts.only)
      case 'reminders':
        return remindersText(facts)
    }
  },
})

function remindersText({ only, count, today }: PushFacts & { readonly of: 'reminders' }): string {
  const digest = today === 1 ? '1 task today' : `${today} tasks today`
  if (count === 0) return digest
  const reminder = only === null ? dueText(count) : reminderText(only)
  return today === 0 ? reminder : `${digest}. ${reminder}`
}

function newsText(count: number): string {
  if (count === 1) return 'Something new'
  return count < MAX_COUNTED ? `${count} new things` : `${MAX_COUNTED}+ new things`
}

function dueText(count: number): string {
  return count === 1 ? 'A task is due' : `${count} tasks are due`
}

function reminderText({ name, due_on, due_time, is_overdue }: DueTask): string {
  if (is_overdue) return `${name}: overdue since ${shortDay(due_on)}`
  return due_time === null ? `${name}: due today` : `${name}: due at ${due_time}`
}
