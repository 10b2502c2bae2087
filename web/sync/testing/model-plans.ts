/** Repeating tasks as each device derives them, compared with those the server gives its viewer over REST (C1, C11). */
import { agendaBetween } from '#domain/chores/agenda.ts'
import { occurrenceId } from '#domain/chores/chore-ids.ts'
import type { ChoreWithRows } from '#domain/chores/chore-rows.ts'
import { choresWithRows } from '#domain/chores/chore-rows.ts'
import { missedBetween } from '#domain/chores/past-slots.ts'
import type { Core } from '#server/core.ts'
import { occurrencesFor } from '#server/routes/chore-reads.ts'
import type { DeviceImage } from '#web/data/testing/memory-store.ts'
import type { ModelDevice } from './model-device.ts'
import { rowMapOf, rowsIn } from './model-rows.ts'
import { Violation } from './violation.ts'

type Span = { readonly days: { readonly from: string; readonly to: string }; readonly at: string }
/** The days of the model, seen before, during and after them, and when it is another day in Berlin than elsewhere. */
const modelDays = { from: '2026-02-20', to: '2026-05-10' }
const modelMoments = [
  '2026-03-02T12:00:00.000Z',
  '2026-03-05T23:30:00.000Z',
  '2026-04-10T22:30:00.000Z',
]
type Shown = Pick<ModelDevice, 'name' | 'account'> & {
  readonly image: DeviceImage
  /** A variant's defect: changes the rows that the device reads. */
  readonly reads?: ((withRows: ChoreWithRows) => ChoreWithRows) | undefined
}

type PlannedDay = {
  readonly id: string
  readonly due_on: string
  readonly state: string
  readonly person: string | null
}

/** Every device shows the same days in the same state for the same people, no matter which of them the person knows. */
export function comparePlansAlways(core: Core, device: Shown): void {
  for (const at of modelMoments) comparePlans(core, device, { days: modelDays, at })
}

/** The same at one moment. */
export function comparePlans(core: Core, device: Shown, span: Span): void {
  const own = sorted(planOn(device, span))
  const expected = sorted(
    [...occurrencesFor(core.store, device.account, span)].flat().map(({ person, ...rest }) => ({
      ...rest,
      person: person && person.id,
    })),
  )
  if (own !== expected)
    throw new Violation('C1: a device derives another plan than the server', {
      device: device.name,
      own,
      expected,
    })
}

function planOn({ image, reads }: Shown, { days, at }: Span): readonly PlannedDay[] {
  const shown = rowMapOf(image.tables)
  const [chores, seats] = [rowsIn(shown, 'chores'), rowsIn(shown, 'seats')]
  const [pauses, rows] = [rowsIn(shown, 'pauses'), rowsIn(shown, 'tasks')]
  const span = { ...days, at }
  return choresWithRows({ chores, seats, pauses, rows })
    .map((each) => reads?.(each) ?? each)
    .flatMap((each) => [...agendaBetween(each, span), ...missedBetween(each, span)])
}

function sorted(plan: readonly PlannedDay[]): string {
  const lines = plan.map(({ id, due_on, state, person }) => `${due_on} ${id} ${state} ${person}`)
  return lines.toSorted().join('\n')
}

/** Each slot of a chore has one row, under its derived id, and was paid once while it is completed (C2, P2). */
export function checkSlots({ store }: Core): void {
  for (const row of store.all('tasks', 'WHERE chore_id IS NOT NULL')) {
    const paid = store.all('entries', "WHERE related_id = ? AND reason = 'task_completed'", row.id)
    const back = store.all('entries', "WHERE related_id = ? AND reason = 'task_reopened'", row.id)
    const standing = row.completed_at === null ? 0 : 1
    const isOwnId = row.id === occurrenceId(row.chore_id ?? '', row.slot ?? '')
    if (isOwnId && paid.length === row.completions && paid.length - back.length === standing)
      continue
    throw new Violation('C2: a slot is not paid exactly once', { row, paid, back })
  }
}
