/** Makes the rooms and chores of a ready-made week, and offers to take all of them back at once (T30). */
import { Undo2 } from 'lucide-react'
import { v7 } from 'uuid'
import { HOLD_MS } from '#domain/command.ts'
import type { CommandInput } from '#domain/commands.ts'
import { importedId, MAX_IMPORT_CALL } from '#domain/imports/import.ts'
import { roomKey } from '#domain/rooms/room.ts'
import { roomLooks } from '#domain/templates/room-looks.ts'
import type { Room } from '#domain/templates/starter-pack.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { newestQueued } from '#web/data/unsaved.ts'
import { choreInput } from '#web/features/tasks/chores/plan.ts'
import { templateTexts } from '#web/features/tasks/templates/texts.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { deviceTimeZone } from '#web/shared/time/device-time-zone.ts'
import { undoTexts } from '#web/shared/undo/texts.ts'
import { setToastAction, showToast } from '#web/ui/toast-store.ts'
import { readyWeekTexts as texts } from './texts.ts'
import type { DraftChore } from './use-ready-week.ts'

type Item = CommandInput<'importItems'>['items'][number]

/** What was made, in its order. */
type Made = { readonly rooms: string[]; readonly calls: (readonly DraftChore[])[] }

/** Resolves to whether all were made; the first that is refused ends it, and has told why. */
export async function makeWeek(
  account: OpenAccount,
  drafts: readonly DraftChore[],
  household: Household,
): Promise<boolean> {
  const made: Made = { rooms: [], calls: [] }
  const isMade = await makeAll(account, { drafts, household, made })
  if (isMade) offerUndo(account, made)
  return isMade
}

type Making = {
  readonly drafts: readonly DraftChore[]
  readonly household: Household
  readonly made: Made
}

async function makeAll(account: OpenAccount, { drafts, household, made }: Making) {
  const ids = await roomIds(account)
  for (const room of new Set(drafts.map((draft) => draft.room))) {
    const name = templateTexts.roomNames[room]
    if (ids.has(roomKey({ name }))) continue
    const id = v7()
    if (!(await account.run('createRoom', { id, name, ...roomLooks[room] }))) return false
    made.rooms.push(id)
    ids.set(roomKey({ name }), id)
  }
  const roomOf = (room: Room) => ids.get(roomKey({ name: templateTexts.roomNames[room] })) ?? null
  for (let from = 0; from < drafts.length; from += MAX_IMPORT_CALL) {
    const call = drafts.slice(from, from + MAX_IMPORT_CALL)
    const items = call.map((draft) => itemOf(draft, household, roomOf(draft.room)))
    if (!(await account.run('importItems', { items }))) return false
    made.calls.push(call)
  }
  return true
}

/** The rooms that are here by their names, one's own rather than a partner's. */
async function roomIds({ id, database }: OpenAccount): Promise<Map<string, string>> {
  const rooms = await database.rooms.toArray()
  const own = rooms.filter(({ user_id }) => user_id === id)
  return new Map([...rooms, ...own].map((room) => [roomKey(room), room.id]))
}

function itemOf(
  { key, details, plan }: DraftChore,
  { me, timeZone }: Household,
  room: string | null,
): Item {
  const item = {
    source: 'ready' as const,
    source_id: key,
    ...details,
    room_id: details.room_id ?? room,
    time_zone: deviceTimeZone() ?? timeZone,
  }
  if (plan === null) return item
  const maker = { id: me.id, isChild: me.is_child, isShared: details.is_shared }
  const { starts_on, ...rule } = choreInput(plan, maker)
  return { ...item, ...rule, due_on: starts_on }
}

function offerUndo(account: OpenAccount, made: Made): void {
  const toast = showToast({ title: texts.made(made.calls.flat().length) })
  setToastAction(toast, {
    label: undoTexts.undo,
    icon: Undo2,
    countdown: { ms: HOLD_MS, onHeld: () => undefined },
    onPress: () => void takeBack(account, made),
  })
}

/** As if they had never been, if they are still on this device; otherwise they are deleted. */
async function takeBack(account: OpenAccount, { rooms, calls }: Made): Promise<void> {
  for (const call of calls.toReversed()) {
    if (await undoNewest(account, { name: 'importItems' })) continue
    for (const { key, plan } of call) {
      const id = importedId(account.id, { source: 'ready', source_id: key })
      if (!(await account.run(plan === null ? 'deleteTask' : 'deleteChore', { id }))) return
    }
  }
  for (const id of rooms.toReversed())
    if (!(await undoNewest(account, { name: 'createRoom', id })))
      if (!(await account.run('deleteRoom', { id }))) return
  showToast({ title: undoTexts.undone })
}

/** Whether the newest change of a name, to a room where it is about one, had not left this device. */
async function undoNewest(
  { database, undo }: OpenAccount,
  change: Parameters<typeof newestQueued>[1],
): Promise<boolean> {
  const item = await newestQueued(database, change).catch(() => undefined)
  return item !== undefined && undo(item.id)
}
