/** The texts of push-body-texts.ts in Dutch. */
import { shortDay } from '#domain/language/format.ts'
import { wordingOf } from '#domain/notifications/wording.ts'
import type { pushBodyTexts as english } from './push-body-texts.ts'
import type { DueTask, PushFacts } from './push-facts.ts'
import { MAX_COUNTED } from './push-facts.ts'

export const pushBodyTexts: typeof english = {
  body(facts) {
    switch (facts.of) {
      case 'test':
        return 'Meldingen komen aan op dit apparaat.'
      case 'news':
        return facts.only === null ? newsText(facts.count) : wordingOf(facts.only)
      case 'reminders':
        return remindersText(facts)
    }
  },
}

function remindersText({ only, count, today }: PushFacts & { readonly of: 'reminders' }): string {
  const digest = today === 1 ? 'Vandaag 1 taak' : `Vandaag ${today} taken`
  if (count === 0) return digest
  const reminder = only === null ? dueText(count) : reminderText(only)
  return today === 0 ? reminder : `${digest}. ${reminder}`
}

function newsText(count: number): string {
  if (count === 1) return 'Er is iets nieuws'
  return count < MAX_COUNTED ? `${count} nieuwe meldingen` : `${MAX_COUNTED}+ nieuwe meldingen`
}

function dueText(count: number): string {
  return count === 1 ? 'Er wacht een taak' : `Er wachten ${count} taken`
}

function reminderText({ name, due_on, due_time, is_overdue }: DueTask): string {
  if (is_overdue) return `${name}: te laat sinds ${shortDay(due_on)}`
  return due_time === null ? `${name}: vandaag` : `${name}: om ${due_time}`
}
