/** The words of a push in French. */
import { shortDay } from '#domain/language/format.ts'
import type { pushBodyTexts as english } from './push-body-texts.ts'
import type { DueTask, PushFacts } from './push-facts.ts'
import { MAX_COUNTED } from './push-facts.ts'
import { wordingOf } from './wording.ts'

export const pushBodyTexts: typeof english = {
  body(facts) {
    switch (facts.of) {
      case 'test':
        return 'Les notifications arrivent bien sur cet appareil.'
      case 'news':
        return facts.only === null ? newsText(facts.count) : wordingOf(facts.only)
      case 'reminders':
        return remindersText(facts)
    }
  },
}

function remindersText({ only, count, today }: PushFacts & { readonly of: 'reminders' }): string {
  const digest = today < 2 ? `${today} tâche aujourd’hui` : `${today} tâches aujourd’hui`
  if (count === 0) return digest
  const reminder = only === null ? dueText(count) : reminderText(only)
  return today === 0 ? reminder : `${digest}. ${reminder}`
}

function newsText(count: number): string {
  if (count === 1) return 'Il y a du nouveau'
  return count < MAX_COUNTED ? `${count} nouveautés` : `${MAX_COUNTED} nouveautés ou plus`
}

function dueText(count: number): string {
  return count === 1 ? 'C’est l’heure d’une tâche' : `C’est l’heure de ${count} tâches`
}

function reminderText({ name, due_on, due_time, is_overdue }: DueTask): string {
  if (is_overdue) return `${name}\u202F: en retard depuis le ${shortDay(due_on)}`
  return due_time === null ? `${name}\u202F: pour aujourd’hui` : `${name}\u202F: pour ${due_time}`
}
