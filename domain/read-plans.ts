/**
 * Predicts what a command will read from what it read the last time. A store with slow reads is then queried once
 * instead of once for each step of the command. A plan is a guess: a wrong one costs a read, but never changes a
 * result.
 */
import type { CommandName } from '#domain/commands.ts'
import type { Run } from '#domain/execute.ts'
import type { TableName } from '#domain/tables.ts'
import type { Read } from '#domain/tx.ts'

export type ExpectedRead = {
  readonly read: Read
  /** The row is probably missing, such as the row of something new. */
  readonly isAbsent: boolean
}

export type ReadPlans = {
  /** Whether the command ran on this device before. */
  has(name: CommandName): boolean
  /** The expected reads; none while the command is new on this device. */
  expected(run: Run): readonly ExpectedRead[]
  learn(run: Run, reads: readonly ExpectedRead[]): void
}

export function createReadPlans(): ReadPlans {
  const plans = new Map<CommandName, readonly PlannedRead[]>()
  return {
    has: (name) => (plans.get(name)?.length ?? 0) > 0,
    expected(run) {
      const plan = plans.get(run.name)
      if (plan === undefined) return []
      const slots = slotsOf(run)
      return plan.map(({ table, id, where, isAbsent }) => ({
        read:
          id === undefined
            ? { table, where: whereOf(where, slots) }
            : { table, id: fillIn(id, slots) },
        isAbsent,
      }))
    },
    learn(run, reads) {
      const slots = [...slotsOf(run)]
      plans.set(
        run.name,
        reads.map(({ read: { table, id, where = {} }, isAbsent }) => ({
          table,
          isAbsent,
          ...(id === undefined
            ? {
                where: Object.entries(where).map(([field, value]) => [field, opened(value, slots)]),
              }
            : { id: leaveOpen(id, slots) }),
        })),
      )
    },
  }
}

/** A text in pieces: every other one names what the next run fills in there. Prepared, for a queue fills in thousands. */
type Template = readonly string[]
type PlannedRead = {
  readonly table: TableName
  readonly id?: Template
  readonly where?: readonly (readonly [
    field: string,
    value: Template | { readonly always: unknown },
  ])[]
  readonly isAbsent: boolean
}
/** The ids of one run, by the field of the input; and who acts. */
type Slots = ReadonlyMap<string, string>

const UUID_LENGTH = 36
const ACTOR = ' actor'

function slotsOf({ input, context }: Run): Slots {
  const slots = new Map<string, string>()
  for (const field in input as object) {
    const value: unknown = Reflect.get(input as object, field)
    if (typeof value === 'string' && value.length === UUID_LENGTH) slots.set(field, value)
  }
  return slots.set(ACTOR, context.actor)
}

function leaveOpen(
  text: string,
  slots: readonly (readonly [name: string, id: string])[],
): Template {
  const [slot, ...others] = slots
  if (slot === undefined) return [text]
  const [name, id] = slot
  return text
    .split(id)
    .flatMap((part, index) => [...(index > 0 ? [name] : []), ...leaveOpen(part, others)])
}

function opened(value: unknown, slots: Parameters<typeof leaveOpen>[1]) {
  return typeof value === 'string' ? leaveOpen(value, slots) : { always: value }
}

/** An id that this run does not have stays empty: then nothing is found. */
function fillIn(template: Template, slots: Slots): string {
  let text = ''
  for (const [index, piece] of template.entries())
    text += index % 2 === 0 ? piece : (slots.get(piece) ?? '')
  return text
}

function whereOf(where: PlannedRead['where'], slots: Slots): Record<string, unknown> {
  const filled: Record<string, unknown> = {}
  for (const [field, value] of where ?? [])
    filled[field] = 'always' in value ? value.always : fillIn(value, slots)
  return filled
}
