/** Makes the rooms and chores of a ready-made week, and offers to undo all of it at once (T30). */
import type { Call, CommandInput } from '#domain/commands.ts'
import { importCalls } from '#domain/imports/import-calls.ts'
import { roomLooks } from '#domain/templates/room-looks.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { choreInput } from '#web/features/tasks/chores/plan.ts'
import { templateTexts } from '#web/features/tasks/templates/texts.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { findOrMakeRooms } from '#web/shared/rooms/find-or-make-rooms.ts'
import { deviceTimeZone } from '#web/shared/time/device-time-zone.ts'
import { showUndoableToastOfAll } from '#web/shared/undo/undoable-toast.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { readyWeekTexts as texts } from './texts.ts'
import type { DraftChore } from './use-ready-week.ts'

type Item = CommandInput<'importItems'>['items'][number]

/** Resolves to whether it was made: either all of it, or nothing, and then it says why. */
export async function makeWeek(
  account: OpenAccount,
  drafts: readonly DraftChore[],
  household: Household,
): Promise<boolean> {
  const { ids, refused } = await account.runAll(await callsFor(account, drafts, household))
  const [reason] = refused.values()
  if (reason !== undefined) {
    await account.undo(...ids)
    showToast({ title: texts.failed, description: reason, tone: 'bad' })
    return false
  }
  if (ids.length > 0) showUndoableToastOfAll(account, ids, { title: texts.made(drafts.length) })
  return ids.length > 0
}

/** First the missing rooms, then the chores in them. */
async function callsFor(
  account: OpenAccount,
  drafts: readonly DraftChore[],
  household: Household,
): Promise<readonly Call[]> {
  const names = templateTexts.roomNames
  const wanted = [...new Set(drafts.map(({ room }) => room))]
  const rooms = await findOrMakeRooms(
    account,
    wanted.map((room) => ({ name: names[room], ...roomLooks[room] })),
  )
  const items = drafts.map((draft) => itemOf(draft, household, rooms.idOf(names[draft.room])))
  return [...rooms.calls, ...importCalls(items)]
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
