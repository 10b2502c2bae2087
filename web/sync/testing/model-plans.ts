/** What each device derives of the repeating tasks, compared with what the server derives from its own rows (C1, C11). */
import type { Chore } from '#domain/chores/chore.ts'
import { occurrencesBetween } from '#domain/chores/schedule.ts'
import type { Core } from '#server/core.ts'
import type { DeviceImage } from '#web/data/testing/memory-store.ts'
import type { RowMap } from './model-rows.ts'
import { rowMapOf, rowsIn } from './model-rows.ts'
import { Violation } from './violation.ts'

const span = { from: '2026-02-20', to: '2026-05-10', today: '2026-03-05' }

/** Every chore that the device shows has the same days, with the same seats in turn, whoever of them the person knows. */
export function comparePlans(core: Core, name: string, image: DeviceImage): void {
  const shown = rowMapOf(image.tables)
  const whole = serverRows(core)
  for (const chore of rowsIn(shown, 'chores')) {
    const [own, expected] = [planIn(shown, chore), planIn(whole, chore)]
    if (own !== expected)
      throw new Violation('C1: a device derives another plan than the server', {
        device: name,
        own,
        expected,
      })
  }
}

function serverRows({ store }: Core): RowMap {
  const tables = ['seats', 'pauses'] as const
  return new Map(
    tables.flatMap((table) => store.all(table, '').map((row) => [`${table}/${row.id}`, row])),
  )
}

function planIn(rows: RowMap, chore: Chore): string {
  const seats = rowsIn(rows, 'seats').filter(({ chore_id }) => chore_id === chore.id)
  const pauses = rowsIn(rows, 'pauses').filter(({ user_id }) => user_id === chore.user_id)
  const plan = occurrencesBetween({ chore, seats, pauses }, span)
  return JSON.stringify(plan.map(({ slot, state, seat }) => [slot, state, seat?.id]))
}
