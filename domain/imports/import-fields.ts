/** An item of an import: a plain or repeating task from another program, or from a file of our own (IM2). */
import * as z from 'zod/mini'
import { newChoreFields, ruleFields } from '#domain/chores/chore-fields.ts'
import { dayField } from '#domain/day-fields.ts'
import { text } from '#domain/text.ts'
import { importSources, MAX_IMPORT_CALL, MAX_SOURCE_ID } from './import.ts'

const { starts_on: _day, starts_with: _first, who: _who, ...fields } = newChoreFields
const optionalDay = z._default(z.nullable(dayField), null)
const tooMany = `Up to ${MAX_IMPORT_CALL} tasks at once`
const wrongId = `source_id must have 1 to ${MAX_SOURCE_ID} characters`

const importItem = z.object({
  source: z.enum(importSources),
  /** Its id in the source: the same one is never added twice. */
  source_id: text({
    min: { length: 1, message: wrongId },
    max: { length: MAX_SOURCE_ID, message: wrongId },
  }),
  ...fields,
  /** Null for a plain task; the fields of the rule then mean nothing. */
  repeats: z._default(z.nullable(ruleFields.repeats), null),
  /** The actor's zone unless one is given. */
  time_zone: z.optional(ruleFields.time_zone),
  /** The day it is due; for a repeating task, the first day. */
  due_on: optionalDay,
  /** Only a repeating one can be paused. */
  paused_from: optionalDay,
  paused_until: optionalDay,
})
export type ImportItem = z.output<typeof importItem>
export type ImportInput = z.input<typeof importItem>

/** The fields of the import, with their bounds and messages. */
export const importFields = {
  items: z.array(importItem).check(z.minLength(1, tooMany), z.maxLength(MAX_IMPORT_CALL, tooMany)),
}

/** The item in the form that the command takes, or null if it breaks a bound. */
export function readItem(item: unknown): ImportItem | null {
  return importItem.safeParse(item).data ?? null
}
