/** Checks the invariants of a device after every step, computed again from its stored rows. */
import { CommandError } from '#domain/command-error.ts'
import { parseInput } from '#domain/commands.ts'
import { sameRow } from '#domain/row-values.ts'
import { createRows } from '#domain/rows.ts'
import type { AnyRow } from '#domain/tables.ts'
import type { Change } from '#domain/tx.ts'
import type { OutboxItem } from '#web/data/device-store.ts'
import { runOptimistically } from '#web/data/optimistic.ts'
import type { DeviceImage } from '#web/data/testing/memory-store.ts'
import { createMemoryStore, emptyImage } from '#web/data/testing/memory-store.ts'
import type { ModelDevice } from './model-device.ts'
import type { RowMap } from './model-rows.ts'
import { balanceFrom, differences, rowMapOf, rowsIn } from './model-rows.ts'
import { Violation } from './violation.ts'

type At = (viewer: string, cursor: string) => RowMap | undefined

export async function checkDevice(device: ModelDevice, at: At): Promise<void> {
  const image = await device.image()
  const { state } = image
  const view = rowMapOf(image.tables)
  const waiting = waitingIn(image)
  const base = shadowsRestored(view, waiting)
  await checkReplay(device, { image, base, view, waiting })
  const isSnapshot = device.stand(state.cursor) === 'snapshot' && !device.isStray
  if (!isSnapshot) return
  checkBase(device, state.cursor, { base, at })
  const own = rowsIn(view, 'entries')
  const balance = view.get(`balances/${device.account}`)
  const sum = balanceFrom(device.account, own)
  if (balance ? !sameRow(balance, sum) : own.length > 0)
    throw new Violation('4: totals differ from the entries on a device', {
      device: device.name,
      balance,
      sum,
    })
}

export function waitingIn({ outbox, state }: DeviceImage): readonly OutboxItem[] {
  return [...outbox.values()]
    .filter(({ seq }) => seq > state.settled)
    .toSorted((a, b) => a.seq - b.seq)
}

/** Below the waiting mutations are exactly the rows that the server let this person see at the device's cursor. */
function checkBase(
  device: ModelDevice,
  cursor: string | null,
  { base, at }: { readonly base: RowMap; readonly at: At },
): void {
  const expected = cursor === null ? new Map<string, AnyRow>() : at(device.account, cursor)
  if (!expected)
    throw new Violation('1: a device stands between two commits', { device: device.name, cursor })
  const found = differences(expected, base)
  if (found.length > 0)
    throw new Violation('1, 3, 7: a device holds other rows than the server showed it', {
      device: device.name,
      cursor,
      found,
    })
}

function shadowsRestored(view: RowMap, waiting: readonly OutboxItem[]): RowMap {
  const base = new Map(view)
  const restored = new Set<string>()
  for (const { changes } of waiting)
    for (const { table, id, before } of changes) {
      const key = `${table}/${id}`
      if (restored.has(key)) continue
      restored.add(key)
      if (before === null) base.delete(key)
      else base.set(key, before)
    }
  return base
}

type ReplayInput = {
  readonly image: DeviceImage
  readonly base: RowMap
  readonly view: RowMap
  readonly waiting: readonly OutboxItem[]
}

/** The waiting mutations, run again over the server's rows, result in the stored tables and changes (I5). */
async function checkReplay(
  device: ModelDevice,
  { image, base, view, waiting }: ReplayInput,
): Promise<void> {
  const scratch = createMemoryStore(image.state)
  const blank = emptyImage(image.state)
  for (const [key, row] of base) blank.tables[key.split('/', 1)[0] as 'tasks'].set(row.id, row)
  scratch.restore(blank)
  for (const item of waiting) {
    const changes = await replay(item)
    const unlike = differences(afterOf(item.changes), afterOf(changes))
    if (unlike.length > 0)
      throw new Violation('5: a stored change differs from its replay', {
        device: device.name,
        item,
        unlike,
      })
  }
  const found = differences(rowMapOf(scratch.image().tables), view)
  if (found.length > 0)
    throw new Violation('5: the tables are not the waiting mutations over the server rows', {
      device: device.name,
      found,
      waiting,
    })

  function replay({ id, name, version, input, at }: OutboxItem) {
    const { settings } = image.state
    return scratch.transaction(async (tx): Promise<readonly Change[]> => {
      try {
        const changes = await runOptimistically(
          {
            name,
            input: parseInput(name, input, version),
            context: { actor: device.account, at, now: at, mutationId: id, settings },
          },
          { rows: createRows(), tx },
        )
        await tx.write(changes)
        return changes
      } catch (error) {
        if (error instanceof CommandError) return []
        throw error
      }
    })
  }
}

function afterOf(changes: readonly Change[]): RowMap {
  const gone = (id: string) => ({ id, isGone: true }) as unknown as AnyRow
  return new Map(changes.map(({ table, id, after }) => [`${table}/${id}`, after ?? gone(id)]))
}
