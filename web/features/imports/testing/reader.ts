/** A reader for tests: Maya in Berlin, with Theo and Juno, on Saturday, Nov 21, 2026. */
import { idOf } from '#domain/testing/make.ts'
import { comparisonKey } from '#domain/text.ts'
import type { Reader } from '#web/features/imports/reading/draft.ts'
import type { ReadFile } from '#web/features/imports/reading/read-file.ts'
import { readFile } from '#web/features/imports/reading/read-file.ts'

const people = ['Maya', 'Theo', 'Juno']

export const reader: Reader = {
  today: '2026-11-21',
  timeZone: 'Europe/Berlin',
  me: idOf('Maya'),
  personNamed(name) {
    const found = people.find((each) => comparisonKey(each) === comparisonKey(name))
    return found === undefined ? null : idOf(found)
  },
}

export function read(text: string, by: Reader = reader): ReadFile {
  return readFile(new TextEncoder().encode(text), by)
}

/** A chore of Donetick as its API gives it, with what a test is about. */
export function donetickChore(more: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 12,
    name: 'Windows',
    frequencyType: 'daily',
    frequency: 1,
    frequencyMetadata: {},
    nextDueDate: '2026-11-24T17:00:00Z',
    isRolling: false,
    assignedTo: null,
    assignees: [],
    assignStrategy: 'random',
    isActive: true,
    notification: false,
    status: 0,
    priority: 0,
    isPrivate: false,
    ...more,
  }
}
