/** Writes a person's open tasks and repeating tasks in our own CSV format (IM5). */
import type { Chore, Seat } from '#domain/chores/chore.ts'
import { holderOf, readRota, turnsOf } from '#domain/chores/rota.ts'
import { toEpochDay } from '#domain/days.ts'
import type { Room } from '#domain/rooms/room.ts'
import type { Task } from '#domain/tasks/task.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { csvFile, textCell } from '#web/shared/files/csv.ts'
import { BETWEEN_PEOPLE, ownColumns } from './own-columns.ts'
import type { OwnColumn } from './own-columns.ts'
import { monthsOf, weekdaysOf } from './reading/english-days.ts'

/** The name of a person; null for somebody who is not known. */
type NameOf = (id: string) => string | null
type Own = {
  readonly tasks: readonly Task[]
  readonly chores: readonly Chore[]
  readonly seats: readonly Seat[]
  readonly rooms: readonly Room[]
}

export async function readOwn(database: AccountDatabase, account: string): Promise<Own> {
  const [tasks, chores, seats, rooms] = await Promise.all([
    database.tasks.orderBy('_open').reverse().toArray(),
    database.chores.where('user_id').equals(account).toArray(),
    database.seats.toArray(),
    database.rooms.toArray(),
  ])
  return { tasks: tasks.filter(({ user_id }) => user_id === account), chores, seats, rooms }
}

/** Repeating tasks that have ended are left out, because they are never due again. */
export function ownCsv({ tasks, chores, seats, rooms }: Own, nameOf: NameOf): string {
  const running = chores.filter(({ slot }) => slot !== null)
  const inOrder = running.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1))
  const roomNames = new Map(rooms.map(({ id, name }) => [id, name]))
  const inRoom = (row: Task | Chore, cells: Cells): Cells => ({
    ...cells,
    room: roomNames.get(row.room_id ?? '') ?? '',
  })
  const rows = [
    ...tasks.map((task) => inRoom(task, taskCells(task, nameOf))),
    ...inOrder.map((chore) => {
      const own = seats.filter(({ chore_id }) => chore_id === chore.id)
      return inRoom(chore, choreCells(chore, own, nameOf))
    }),
  ]
  return csvFile([
    ownColumns,
    ...rows.map((cells) => ownColumns.map((column) => textCell(cells[column] ?? ''))),
  ])
}

type Cells = Partial<Readonly<Record<OwnColumn, string>>>

function detailCells(row: Task | Chore): Cells {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    minutes: String(row.time_minutes),
    effort: row.effort_level,
    shared: yesOrNo(row.is_shared),
    due_time: row.due_time ?? '',
    remind_at: row.remind_at ?? '',
    steps: row.checklist,
    all_steps: yesOrNo(row.all_steps),
    needs_photo: yesOrNo(row.needs_photo),
  }
}

function taskCells(task: Task, nameOf: NameOf): Cells {
  const { due_on, due_zone, assigned_to } = task
  const who = assigned_to === null ? '' : (nameOf(assigned_to) ?? '')
  return { ...detailCells(task), due_on: due_on ?? '', time_zone: due_zone ?? '', who }
}

/** Its first day is the day that is wanted now, so that an import continues where this one is. */
function choreCells(chore: Chore, seats: readonly Seat[], nameOf: NameOf): Cells {
  const { month_day, month_week } = chore
  return {
    ...detailCells(chore),
    due_on: chore.slot ?? '',
    repeats: chore.repeats,
    every: String(chore.every),
    weekdays: weekdaysOf(chore.weekdays),
    who: peopleOf(chore, seats)
      .flatMap((id) => nameOf(id) ?? [])
      .join(BETWEEN_PEOPLE),
    time_zone: chore.time_zone,
    month_day: month_day === null ? '' : String(month_day),
    month_week: month_week === null ? '' : String(month_week),
    months: monthsOf(chore.months),
    ends_on: chore.ends_on ?? '',
    if_missed: chore.if_missed,
    turns_order: chore.turns_order,
    turns_change: chore.turns_change,
    approval: chore.approval,
    paused_from: chore.paused_from ?? '',
    paused_until: chore.paused_until ?? '',
  }
}

/** In order, starting with the one who has the turn. */
function peopleOf(chore: Chore, seats: readonly Seat[]): readonly string[] {
  const rota = readRota(chore, seats)
  const { place = 0 } = holderOf(rota, turnsOf(rota), toEpochDay(chore.slot ?? '')) ?? {}
  const people = rota.seats.map(({ person }) => person)
  return [...people.slice(place), ...people.slice(0, place)]
}

function yesOrNo(flag: boolean): string {
  return flag ? 'yes' : 'no'
}
