import { idOf, makeUser } from '#domain/testing/make.ts'
import type { DeviceImage } from '#web/data/testing/memory-store.ts'
import type { ModelDevice } from './model-device.ts'
/** What a person taps in the convergence test: inputs made from what the device shows, and from what it should not know. */
import { firstPartnerships, firstTasks } from './model-household.ts'
import { rowMapOf, rowsIn } from './model-rows.ts'
import type { OfflineCommand } from './steps.ts'

export type Ids = { readonly tasks: string[]; readonly partnerships: string[] }

type Tap = { readonly command: OfflineCommand; readonly pick: number; readonly value: number }

export function firstIds(): Ids {
  return {
    tasks: firstTasks().map(({ id }) => id),
    partnerships: firstPartnerships().map(({ id }) => id),
  }
}

/** True when the device accepted it. */
// oxlint-disable-next-line complexity -- one case a command
export async function tap(
  device: ModelDevice,
  ids: Ids,
  { command, pick, value }: Tap,
): Promise<boolean> {
  const image = await device.image()
  const id = pickTask(image, ids, pick)
  switch (command) {
    case 'createTask':
      return device.run(command, newTask(ids, value))
    case 'updateTask':
      return device.run(command, { id, ...changedField(value) })
    case 'respondToInvitation': {
      const status = value % 5 === 0 ? 'rejected' : 'accepted'
      return device.run(command, { id: pickInvitation(image, ids, pick), status })
    }
    case 'cancelInvitation':
      return device.run(command, { id: pickInvitation(image, ids, pick) })
    case 'updateProfile':
      return device.run(
        command,
        value % 3 === 0 ? { time_zone: 'Asia/Tokyo' } : { name: `Name ${value}` },
      )
    case 'deleteTask':
    case 'claimTask':
    case 'releaseTask':
    case 'completeTask':
    case 'approveTask':
    case 'reopenTask':
      return device.run(command, { id })
  }
}

/** Mostly what the device shows, the same few first; now and then any task there ever was. */
function pickTask({ tables }: DeviceImage, { tasks }: Ids, pick: number): string {
  const visible = tasks.filter((id) => tables.tasks.has(id))
  const from = pick % 12 === 0 || visible.length === 0 ? tasks : visible
  const rows = rowMapOf(tables)
  const shared = rowsIn(rows, 'tasks').flatMap(({ id, is_shared }) => (is_shared ? id : []))
  shared.sort((a, b) => tasks.indexOf(a) - tasks.indexOf(b))
  const pool = pick % 3 === 0 || shared.length === 0 ? from : shared
  const share = pick / 997
  return pool[Math.floor(share * share * pool.length)] ?? idOf('no task')
}

function pickInvitation({ tables }: DeviceImage, { partnerships }: Ids, pick: number): string {
  const open = rowsIn(rowMapOf(tables), 'partnerships').filter(({ status }) => status === 'pending')
  const ids = open
    .map(({ id }) => id)
    .toSorted((a, b) => partnerships.indexOf(a) - partnerships.indexOf(b))
  const pool = pick % 8 === 0 || ids.length === 0 ? partnerships : ids
  return pool[pick % Math.max(1, pool.length)] ?? idOf('nothing')
}

function newTask(ids: Ids, value: number) {
  const id = idOf(`t${ids.tasks.length}`)
  // Now and then an id that is taken.
  const isTaken = value % 25 === 0
  if (!isTaken) ids.tasks.push(id)
  const is_shared = value % 4 !== 0
  return {
    id: isTaken ? (ids.tasks[value % ids.tasks.length] ?? id) : id,
    name: `${is_shared ? 'shared' : 'secret'} ${ids.tasks.length}`,
    time_minutes: 1 + (value % 60),
    is_shared,
  }
}

function changedField(value: number) {
  switch (value % 5) {
    case 0:
      return { is_shared: true }
    case 1:
      return { is_shared: false }
    case 2:
      return { time_minutes: 1 + (value % 90) }
    case 3:
      return { effort_level: 'extreme' as const }
    default:
      return { description: `Text ${value}` }
  }
}

export function invitation(ids: Ids, person: string, value: number) {
  const id = idOf(`i${ids.partnerships.length}`)
  ids.partnerships.push(id)
  const email = value % 6 === 0 ? `new${value}@example.org` : makeUser(person).email
  const role = value % 5 === 0 ? ('child' as const) : ('partner' as const)
  return { id, token: tokenOf(id), email, role }
}

export function tokenOf(id: string): string {
  return id.replaceAll('-', '').padEnd(43, 'x')
}
