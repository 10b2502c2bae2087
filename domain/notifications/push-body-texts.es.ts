/** The texts of push-body-texts.ts in Spanish. */
import { shortDay } from '#domain/language/format.ts'
import { wordingOf } from '#domain/notifications/wording.ts'
import type { pushBodyTexts as english } from './push-body-texts.ts'
import type { DueTask, PushFacts } from './push-facts.ts'
import { MAX_COUNTED } from './push-facts.ts'

export const pushBodyTexts: typeof english = {
  body(facts) {
    switch (facts.of) {
      case 'test':
        return 'Las notificaciones llegan a este dispositivo.'
      case 'news':
        return facts.only === null ? newsText(facts.count) : wordingOf(facts.only)
      case 'reminders':
        return remindersText(facts)
    }
  },
}

function remindersText({ only, count, today }: PushFacts & { readonly of: 'reminders' }): string {
  const digest = today === 1 ? '1 tarea para hoy' : `${today} tareas para hoy`
  if (count === 0) return digest
  const reminder = only === null ? dueText(count) : reminderText(only)
  return today === 0 ? reminder : `${digest}. ${reminder}`
}

function newsText(count: number): string {
  if (count === 1) return 'Hay algo nuevo'
  return count < MAX_COUNTED ? `${count} novedades` : `Más de ${MAX_COUNTED - 1} novedades`
}

function dueText(count: number): string {
  return count === 1 ? 'Toca hacer 1 tarea' : `Toca hacer ${count} tareas`
}

function reminderText({ name, due_on, due_time, is_overdue }: DueTask): string {
  if (is_overdue) return `${name}: atrasada desde el ${shortDay(due_on)}`
  if (due_time === null) return `${name}: para hoy`
  return due_time.startsWith('01')
    ? `${name}: para la ${due_time}`
    : `${name}: para las ${due_time}`
}
