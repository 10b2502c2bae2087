/** The active tasks in groups: by due time (T14), or by room (T29). */
import type { ReactNode } from 'react'
import type { OpenTask } from '#domain/chores/open-tasks.ts'
import type { Task } from '#domain/tasks/task.ts'
import { useLive } from '#web/data/account.ts'
import { ChoreDialogs } from '#web/features/tasks/chores/lazy-chore-dialogs.tsx'
import { useChoreMenu } from '#web/features/tasks/chores/use-chore-menu.ts'
import { useFindLine } from '#web/features/tasks/chores/use-chores.ts'
import { ListGroup } from '#web/features/tasks/list-group.tsx'
import { ListSkeleton } from '#web/features/tasks/list-skeleton.tsx'
import { countUndatedRooms } from '#web/features/tasks/rooms/undated-rooms.ts'
import { TaskCard } from '#web/features/tasks/task-card.tsx'
import { TaskTitle } from '#web/features/tasks/task-item.tsx'
import type { Agenda } from '#web/shared/agenda/derive-agenda.ts'
import { DueLine } from '#web/shared/agenda/due-line.tsx'
import { CardList, ListItem } from '#web/shared/lists/list-item.tsx'
import { isFarFrom, KnownList } from '#web/shared/lists/long-list.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import type { RoomChoice } from '#web/shared/rooms/room-choice.ts'
import { roomTexts } from '#web/shared/rooms/texts.ts'
import type { RowMarks } from '#web/shared/row-marks/use-row-marks.ts'
import { TaskMeta } from '#web/shared/task-line/task-meta.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { MenuAction } from '#web/ui/menu.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { OpenItem } from './open-item.tsx'
import { OpenMenu } from './open-menu.tsx'
import type { PlannedLineProps } from './planned-line.tsx'
import { PlannedLine } from './planned-line.tsx'
import type { TaskGroup } from './task-groups.ts'
import { taskGroups } from './task-groups.ts'
import { LeadPlace } from './turn-place.ts'

export type GroupedListProps = {
  readonly agenda: Agenda
  readonly choice: RoomChoice
  readonly household: Household
  readonly at: string
  readonly markOf: RowMarks
  /** One more line on a task's card, by the id of the task. */
  readonly lines: ReadonlyMap<string, ReactNode>
  readonly menuFor: (task: Task) => readonly MenuAction[]
  /** The list of tasks without a date, in a group that has some. */
  readonly renderUndated: (group: TaskGroup, isFar: boolean) => ReactNode
}

const notCounted: ReadonlyMap<string, number> = new Map()

export function GroupedList({ agenda, choice, renderUndated, ...props }: GroupedListProps) {
  const { household, at } = props
  const findLine = useFindLine(agenda.chores, at)
  const choreMenu = useChoreMenu(household)
  const menuOf = ({ item, task }: OpenTask) =>
    item ? choreMenu(findLine(item.chore.id), item) : props.menuFor(task)
  const counts = useLive(
    async (database) => (choice.isAll ? notCounted : countUndatedRooms(database)),
    [choice.isAll],
  )
  if (counts === undefined) return <ListSkeleton />
  const groups = taskGroups(agenda, choice, counts)
  const sizes = groups.map(({ entries }) => entries.length)
  return (
    <Stack $gap={4}>
      {groups.length === 0 && <EmptyState>{roomTexts.nothing}</EmptyState>}
      {groups.map((group, place) => {
        const { id, entries, undated } = group
        const isFar = isFarFrom(0, place, sizes)
        // Paused tasks are under No date, and come last.
        const dated = entries.length > 0 && <Entries {...props} {...{ entries, menuOf, isFar }} />
        return (
          <TitledGroup key={id} group={group}>
            <Stack $gap={3}>
              {choice.isByRoom && dated}
              {undated > 0 && renderUndated(group, isFar)}
              {!choice.isByRoom && dated}
            </Stack>
          </TitledGroup>
        )
      })}
      <ChoreDialogs findLine={findLine} household={household} />
    </Stack>
  )
}

type EntriesProps = Pick<GroupedListProps, 'household' | 'at' | 'markOf' | 'lines'> & {
  readonly entries: readonly OpenTask[]
  readonly menuOf: (entry: OpenTask) => readonly MenuAction[]
  readonly isFar: boolean
}

function Entries({ entries, menuOf, isFar, ...props }: EntriesProps) {
  return (
    <KnownList rows={entries} layout={CardList} isFar={isFar}>
      {(entry) => <Entry {...props} entry={entry} menu={menuOf(entry)} />}
    </KnownList>
  )
}

type EntryProps = Omit<EntriesProps, 'entries' | 'menuOf' | 'isFar'> & {
  readonly entry: OpenTask
  readonly menu: readonly MenuAction[]
}

function Entry({ entry, household, at, markOf, lines, menu }: EntryProps) {
  const state = entry.item?.state
  if (state === 'planned') return <PlannedLine {...{ entry, household, menu }} />
  if (state === 'paused') return <PausedItem {...{ entry, household, menu }} />
  return (
    <OpenItem
      {...{ entry, household, at, menu }}
      mark={markOf('tasks', entry.id)}
      line={lines.get(entry.id)}
    />
  )
}

/** Flat, with the last day of the pause and no action but its menu (C19). */
function PausedItem({ entry, household, menu }: PlannedLineProps) {
  const { task, due } = entry
  return (
    <ListItem focusKey="paused">
      <TaskCard
        tone="flat"
        title={<TaskTitle task={task} />}
        description={task.description}
        meta={
          <TaskMeta
            task={task}
            lead={
              due && (
                <LeadPlace>
                  <DueLine due={due} />
                </LeadPlace>
              )
            }
          />
        }
        menu={menu.length > 0 ? <OpenMenu {...{ entry, household }} actions={menu} /> : undefined}
      />
    </ListItem>
  )
}

type TitledGroupProps = { readonly group: TaskGroup; readonly children: ReactNode }

function TitledGroup({ group, children }: TitledGroupProps) {
  const { title, icon: Icon, isLate, entries, undated } = group
  return (
    <ListGroup
      title={
        <>
          {Icon && <Icon aria-hidden="true" />}
          {title}
        </>
      }
      count={entries.length + undated}
      isLate={isLate}
    >
      {children}
    </ListGroup>
  )
}
