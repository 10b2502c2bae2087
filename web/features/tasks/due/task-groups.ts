/** The groups of the active tasks: by due time (T14), or by room (T29). */
import type { LucideIcon } from 'lucide-react'
import { AlarmClock } from 'lucide-react'
import type { OpenTask } from '#domain/chores/open-tasks.ts'
import { dueGroups } from '#domain/chores/open-tasks.ts'
import { NO_ROOM } from '#web/features/tasks/rooms/undated-rooms.ts'
import type { Agenda } from '#web/shared/agenda/derive-agenda.ts'
import type { RoomChoice } from '#web/shared/rooms/room-choice.ts'
import { roomIconOf } from '#web/shared/rooms/room-icons.ts'
import { roomTexts } from '#web/shared/rooms/texts.ts'
import { roomOf } from '#web/shared/rooms/use-rooms.ts'
import { dueTexts } from './texts.ts'

export type TaskGroup = {
  readonly id: string
  readonly title: string
  readonly icon: LucideIcon | null
  readonly isLate: boolean
  readonly entries: readonly OpenTask[]
  /** Its tasks without a date: how many, and in which rooms; null for all. */
  readonly undated: number
  readonly rooms: readonly string[] | null
}

/** How many tasks without a date are in each room. */
type Counts = ReadonlyMap<string, number>

/** The groups that contain anything. */
export function taskGroups(
  agenda: Agenda,
  choice: RoomChoice,
  counts: Counts,
): readonly TaskGroup[] {
  const groups = choice.isByRoom ? byRoom(agenda, choice, counts) : byDue(agenda, choice, counts)
  return groups.filter(({ entries, undated }) => entries.length + undated > 0)
}

function byDue({ tasks, undated }: Agenda, { only, shows }: RoomChoice, counts: Counts) {
  const shown = tasks.filter(({ task }) => shows(task.room_id))
  return dueGroups.map((group): TaskGroup => {
    const inRoom = only === null ? undated : sumOf(only.ids, counts)
    return {
      id: `due-${group}`,
      title: dueTexts.groups[group],
      icon: group === 'overdue' ? AlarmClock : null,
      isLate: group === 'overdue',
      entries: shown.filter((entry) => entry.group === group),
      undated: group === 'none' ? inRoom : 0,
      rooms: only?.ids ?? null,
    }
  })
}

/** The group of tasks in no room, or in a deleted one, comes last. */
function byRoom({ tasks }: Agenda, { rooms }: RoomChoice, counts: Counts): readonly TaskGroup[] {
  const known = new Set(rooms.flatMap(({ ids }) => ids))
  const others = [NO_ROOM, ...counts.keys()].filter((id) => !known.has(id))
  const groupOf = (room: (typeof rooms)[number] | undefined, ids: readonly string[]) => ({
    id: `room-${room?.key ?? NO_ROOM}`,
    title: room?.name ?? roomTexts.none,
    icon: room ? roomIconOf[room.icon] : null,
    isLate: false,
    entries: tasks.filter(({ task }) => roomOf(rooms, task.room_id) === room),
    undated: sumOf(ids, counts),
    rooms: ids,
  })
  return [...rooms.map((room) => groupOf(room, room.ids)), groupOf(undefined, [...new Set(others)])]
}

function sumOf(rooms: readonly string[], counts: Counts): number {
  return rooms.reduce((sum, room) => sum + (counts.get(room) ?? 0), 0)
}
