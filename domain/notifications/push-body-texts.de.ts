/** The texts of push-body-texts.ts in German. */
import { shortDay } from '#domain/language/format.ts'
import type { pushBodyTexts as english } from './push-body-texts.ts'
import type { DueTask, PushFacts } from './push-facts.ts'
import { MAX_COUNTED } from './push-facts.ts'
import { wordingOf } from './wording.ts'

export const pushBodyTexts: typeof english = {
  body(facts) {
    switch (facts.of) {
      case 'test':
        return 'Auf diesem Gerät kommen Mitteilungen an.'
      case 'news':
        return facts.only === null ? newsText(facts.count) : wordingOf(facts.only)
      case 'reminders':
        return remindersText(facts)
    }
  },
}

function remindersText({ only, count, today }: PushFacts & { readonly of: 'reminders' }): string {
  const digest = today === 1 ? 'Heute 1 Aufgabe' : `Heute ${today} Aufgaben`
  if (count === 0) return digest
  const reminder = only === null ? dueText(count) : reminderText(only)
  return today === 0 ? reminder : `${digest}. ${reminder}`
}

function newsText(count: number): string {
  if (count === 1) return 'Es gibt etwas Neues'
  return count < MAX_COUNTED ? `${count} Neuigkeiten` : `${MAX_COUNTED}+ Neuigkeiten`
}

function dueText(count: number): string {
  return count === 1 ? 'Eine Aufgabe ist fällig' : `${count} Aufgaben sind fällig`
}

function reminderText({ name, due_on, due_time, is_overdue }: DueTask): string {
  if (is_overdue) return `${name}: überfällig seit ${shortDay(due_on)}`
  return due_time === null ? `${name}: heute fällig` : `${name}: fällig um ${due_time} Uhr`
}
