/** The wording if only a sentence is stored (A12). The sentences of facts: sync-server/store/told-facts.test.ts. */
import { expect, test } from 'vitest'
import { notificationSentences as german } from '#domain/language/de/notifications.ts'
import type { Notification } from '#domain/notifications/notification.ts'
import { makeNotification } from '#domain/testing/make.ts'
import { FORMER_MEMBER, SOMEBODY } from '#domain/users/user.ts'
import { wordingOf } from './wording.ts'

test('a device shows what it got before it was updated as it was written', () => {
  const { id, user_id, type, is_read, created_at, related_id, related_type } =
    makeNotification('Maya')
  const old = { id, user_id, type, is_read, created_at, related_id, related_type }
  const content = 'Theo completed Fold the laundry'
  expect(wordingOf({ ...old, content } as Notification)).toBe(content)
})

test('a type of a later release is told as the server worded it (A12)', () => {
  const content = 'Theo landed on the moon'
  const later = { ...makeNotification('Maya', { content }), type: 'moon_landed' }
  expect(wordingOf(later as unknown as Notification)).toBe(content)
})

test('somebody who left is a former member, and their words are gone (F5)', () => {
  const left = { actor: FORMER_MEMBER, actor_name: '', subject: '', subject_of: null }
  expect(wordingOf(makeNotification('Maya', left))).toBe('Former member completed a task')
})

test('somebody whom the reader does not know is named in their language (T5, F1)', () => {
  const unknown = makeNotification('Maya', { actor: SOMEBODY, actor_name: 'Somebody' })
  expect(wordingOf(unknown)).toBe('Somebody completed Fold the laundry')
  expect(german.task_completed(unknown)).toBe('Jemand hat „Fold the laundry“ erledigt')
})
