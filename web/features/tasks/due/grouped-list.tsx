/** The active tasks by when they are due: overdue, today, the next days, and what has no date (T14). */
import { AlarmClock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DueGroup as Group, OpenTask } from '#domain/chores/open-tasks.ts'
import { dueGroups } from '#domain/chores/open-tasks.ts'
import type { Task } from '#domain/tasks/task.ts'
import { ChoreDialogs } from '#web/features/tasks/chores/lazy-chore-dialogs.tsx'
import { useChoreMenu } from '#web/features/tasks/chores/use-chore-menu.ts'
import { useFindLine } from '#web/features/tasks/chores/use-chores.ts'
import { ListGroup } from '#web/features/tasks/list-group.tsx'
import type { Agenda } from '#web/shared/agenda/derive-agenda.ts'
import { CardList } from '#web/shared/lists/list-item.tsx'
import { isFarFrom, KnownList } from '#web/shared/lists/long-list.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import type { RowMarks } from '#web/shared/row-marks/use-row-marks.ts'
import type { MenuAction } from '#web/ui/menu.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { OpenItem } from './open-item.tsx'
import { PlannedLine } from './planned-line.tsx'
import { RestingItem } from './resting-item.tsx'
import { dueTexts } from './texts.ts'

export type GroupedListProps = {
  readonly agenda: Agenda
  readonly household: Household
  readonly at: string
  readonly markOf: RowMarks
  /** One more line on the card of a task, by the id of the task. */
  readonly lines: ReadonlyMap<string, ReactNode>
  readonly menuFor: (task: Task) => readonly MenuAction[]
  /** The list of what has no date. */
  readonly renderUndated: (isFar: boolean) => ReactNode
}

export function GroupedList({ agenda, renderUndated, ...props }: GroupedListProps) {
  const { household, at } = props
  const findLine = useFindLine(agenda.chores, at)
  const choreMenu = useChoreMenu(household)
  const menuOf = ({ item, task }: OpenTask) =>
    item ? choreMenu(findLine(item.chore.id), item) : props.menuFor(task)
  const inGroups = dueGroups.map((group) => agenda.tasks.filter((entry) => entry.group === group))
  const counts = inGroups.map(({ length }) => length)
  return (
    <Stack $gap={4}>
      {dueGroups.map((group, place) => {
        const entries = inGroups[place] ?? []
        const isFar = isFarFrom(0, place, counts)
        const count = entries.length + (group === 'none' ? agenda.undated : 0)
        return (
          count > 0 && (
            <DueGroup key={group} group={group} count={count}>
              {group === 'none' && agenda.undated > 0 && renderUndated(isFar)}
              <Entries {...props} {...{ entries, menuOf, isFar }} />
            </DueGroup>
          )
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
  if (entries.length === 0) return null
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
  if (state === 'paused') return <RestingItem {...{ entry, household, menu }} />
  return (
    <OpenItem
      {...{ entry, household, at, menu }}
      mark={markOf('tasks', entry.id)}
      line={lines.get(entry.id)}
    />
  )
}

type DueGroupProps = {
  readonly group: Group
  readonly count: number
  readonly children: ReactNode
}

/** One group of the active tasks (T14). */
function DueGroup({ group, count, children }: DueGroupProps) {
  const isLate = group === 'overdue'
  return (
    <ListGroup
      id={`due-${group}`}
      title={
        <>
          {isLate && <AlarmClock aria-hidden="true" />}
          {dueTexts.groups[group]}
        </>
      }
      count={count}
      tone={isLate ? 'late' : 'plain'}
    >
      {children}
    </ListGroup>
  )
}
