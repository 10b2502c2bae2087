/**
 * What a command is likely to read, learnt from what it read the last time. A store that answers later is then asked
 * once instead of once for each step of the command. A plan is a guess: a wrong one costs a read, never a result.
 */
import type { CommandName } from '#domain/commands.ts'
import type { Run } from '#domain/execute.ts'
import type { Read } from '#domain/tx.ts'

export type ExpectedRead = {
  readonly read: Read
  /** The row is likely to be missing, as that of something new is. */
  readonly isAbsent: boolean
}

export type ReadPlans = {
  /** The reads to expect; none while the command is new here. */
  expected(run: Run): readonly ExpectedRead[]
  learn(run: Run, reads: readonly ExpectedRead[]): void
}

export function createReadPlans(): ReadPlans {
  /** Reads in which a placeholder stands for each id that the next run has another of. */
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

/** Ids of one run, each with its placeholder; no id contains these brackets. */
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
