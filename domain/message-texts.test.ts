/** Every message about a bound that people can meet can be said in other languages. */
import { expect, test } from 'vitest'
import { adminApi } from '#domain/admin/admin-api.ts'
import { api } from '#domain/api.ts'
import { childApi } from '#domain/children/child-api.ts'
import { commandNames, commandOf } from '#domain/commands.ts'
import { homeApi } from '#domain/home/home-api.ts'
import { messageTexts } from '#domain/language/de/messages.ts'
import { pushApi } from '#domain/notifications/push-api.ts'
import { calendarApi } from '#domain/programs/calendar-api.ts'
import { tokenApi } from '#domain/programs/token-api.ts'
import { webhookApi } from '#domain/programs/webhook-api.ts'

/** Only programs meet them: no page sends such values. */
const technical = [
  'Effort level must be easy, difficult or extreme',
  'Shared must be true or false',
  'Status must be accepted or rejected',
  'must be a UTC time in ISO 8601',
  'must be a UUID',
  'limit must be a whole number from 1 to 100',
  'page must be a whole number from 1',
  'source_id must have 1 to 200 characters',
  // Chosen from a list.
  'Choose each event once',
  'events must be of task.created, task.completed, task.approved, task.reopened, chore.due, reward.redeemed, reward.approved',
  'hides_names must be true or false',
  'covers must be mine or house',
  'days must be 30, 90, 365 or null',
  'access must be read or act',
  // The page orders only the rooms that exist.
  'Up to 30 rooms',
  // The browser fills these in, from the device.
  'id must be base64url',
  'id must be at most 1364 characters',
  'clientDataJSON must be base64url',
  'clientDataJSON must be at most 4000 characters',
  'authenticatorData must be base64url',
  'authenticatorData must be at most 2000 characters',
  'signature must be base64url',
  'signature must be at most 2000 characters',
  'userHandle must be base64url',
  'userHandle must be at most 100 characters',
]

test('every message of a schema that a page fills has its place among the texts', () => {
  const schemas = [
    ...commandNames.map((name) => commandOf(name).input),
    api,
    adminApi,
    childApi,
    pushApi,
    homeApi,
    tokenApi,
    calendarApi,
    webhookApi,
  ]
  const known = new Set([...Object.keys(messageTexts), ...technical])
  const unsaid = [...messagesIn(schemas)].filter((each) => !known.has(each))
  expect(unsaid).toEqual([])
})

/** The messages of all schemas that a value contains. */
function messagesIn(start: unknown): ReadonlySet<string> {
  const seen = new Set<object>()
  const found = new Set<string>()
  const left = [start]
  for (let value = left.pop(); left.length > 0 || value !== undefined; value = left.pop()) {
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    const { _zod: inner, error, getter } = value as Readonly<Record<string, unknown>>
    if (typeof error === 'function')
      for (const input of ['', 'Step\n'.repeat(999)]) found.add(wordsOf(error({ input })))
    if (typeof getter === 'function') left.push(getter())
    left.push(...(inner === undefined ? Object.values(value) : [(inner as { def: unknown }).def]))
  }
  found.delete('')
  return found
}

function wordsOf(said: unknown): string {
  if (typeof said === 'string') return said
  return (said as { readonly message?: string } | undefined)?.message ?? ''
}
