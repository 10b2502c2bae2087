/**
 * Predicts what a command will read from what it read the last time. A store with slow reads is then queried once
 * instead of once for each step of the command. A plan is a guess: a wrong one costs a read, but never changes a
 * result.
 */
import type { CommandName } from '#domain/commands.ts'
import type { Run } from '#domain/execute.ts'
import type { Read } from '#domain/tx.ts'

export type ExpectedRead = {
  readonly read: Read
  /** The row is probably missing, such as the row of something new. */
  readonly isAbsent: boolean
}

export type ReadPlans = {
  /** The expected reads; none while the command is new on this device. */
  expected(run: Run): readonly ExpectedRead[]
  learn(run: Run, reads: readonly ExpectedRead[]): void
}

export function createReadPlans(): ReadPlans {
  /** Reads with placeholders for the ids that differ in the next run. */
  const plans = new Map<CommandName, readonly ExpectedRead[]>()
  return {
    expected(run) {
      const plan = plans.get(run.name)
      if (plan === undefined) return []
      const slots = slotsOf(run)
      return plan.map((each) => mapTexts(each, (text) => fillIn(text, slots)))
    },
    learn(run, reads) {
      const slots = slotsOf(run)
      plans.set(
        run.name,
        reads.map((each) => mapTexts(each, (text) => leaveOpen(text, slots))),
      )
    },
  }
}

/** The ids of one run, each with its placeholder; no id contains these brackets. */
type Slots = readonly (readonly [placeholder: string, id: string])[]

const UUID_LENGTH = 36

function slotsOf({ input, context }: Run): Slots {
  const given = Object.entries(input as Readonly<Record<string, unknown>>)
  const ids = given.flatMap(([field, value]): Slots =>
    typeof value === 'string' && value.length === UUID_LENGTH ? [[`<${field}>`, value]] : [],
  )
  return [...ids, ['<actor>', context.actor]]
}

function leaveOpen(text: string, slots: Slots): string {
  return slots.reduce((open, [placeholder, id]) => open.replaceAll(id, placeholder), text)
}

function fillIn(text: string, slots: Slots): string {
  if (!text.includes('<')) return text
  return slots.reduce((filled, [placeholder, id]) => filled.replaceAll(placeholder, id), text)
}

function mapTexts(
  { read: { table, id, where }, isAbsent }: ExpectedRead,
  map: (text: string) => string,
): ExpectedRead {
  if (id !== undefined) return { read: { table, id: map(id) }, isAbsent }
  const mapped = Object.entries(where ?? {}).map(
    ([field, value]) => [field, typeof value === 'string' ? map(value) : value] as const,
  )
  return { read: { table, where: Object.fromEntries(mapped) }, isAbsent }
}
