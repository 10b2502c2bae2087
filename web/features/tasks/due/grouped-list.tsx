/** The active tasks by when they are due: overdue, today, the next days, and what has no date (T14). */
import type { ReactNode } from 'react'
import { lazy, Suspense } from 'react'
import type { DueGroup as Group, OpenTask } from '#domain/chores/open-tasks.ts'
import { dueGroups } from '#domain/chores/open-tasks.ts'
import type { Task } from '#domain/tasks/task.ts'
import { CardSkeletons } from '#web/features/tasks/list-skeleton.tsx'
import type { Agenda } from '#web/shared/agenda/derive-agenda.ts'
import { CardList } from '#web/shared/lists/list-item.tsx'
import { LongList } from '#web/shared/lists/long-list.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import type { RowMarks } from '#web/shared/row-marks/use-row-marks.ts'
import type { MenuAction } from '#web/ui/menu.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { DueGroup } from './due-group.tsx'
import { OpenItem } from './open-item.tsx'
import { PlannedLine } from './planned-line.tsx'
import { RestingItem } from './resting-item.tsx'
import { useOpenMenu } from './use-open-menu.ts'

const ChoreDialogs = lazy(async () => ({
  default: (await import('#web/features/tasks/chores/chore-dialogs.tsx')).ChoreDialogs,
}))

const FEW = 60

export type GroupedListProps = {
  readonly agenda: Agenda
  readonly household: Household
  readonly at: string
  readonly markOf: RowMarks
  /** One more line on the card of a task, by the id of the task. */
  readonly lines: ReadonlyMap<string, ReactNode>
  readonly menuFor: (task: Task) => readonly MenuAction[]
  /** The list of what has no date. */
  readonly undated: ReactNode
}

export function GroupedList({ agenda, undated, ...props }: GroupedListProps) {
  const { household, at } = props
  const { lines, menuOf } = useOpenMenu(household, at, props.menuFor)
  const inGroup = (group: Group) => agenda.tasks.filter((entry) => entry.group === group)
  return (
    <Stack $gap={4}>
      {dueGroups.map((group) => {
        const entries = inGroup(group)
        const count = entries.length + (group === 'none' ? agenda.undated : 0)
        return (
          count > 0 && (
            <DueGroup key={group} group={group} count={count}>
              {group === 'none' && agenda.undated > 0 && undated}
              <Entries {...props} entries={entries} menuOf={menuOf} />
            </DueGroup>
          )
        )
      })}
      <Suspense fallback={null}>
        <ChoreDialogs lines={lines} household={household} />
      </Suspense>
    </Stack>
  )
}

type EntriesProps = Pick<GroupedListProps, 'household' | 'at' | 'markOf' | 'lines'> & {
  readonly entries: readonly OpenTask[]
  readonly menuOf: (entry: OpenTask) => readonly MenuAction[]
}

function Entries({ entries, menuOf, ...props }: EntriesProps) {
  if (entries.length === 0) return null
  const show = (entry: OpenTask) => (
    <Entry key={entry.id} {...props} entry={entry} menu={menuOf(entry)} />
  )
  // They are here already: only a very long list is drawn in parts.
  if (entries.length <= FEW) return <CardList>{entries.map(show)}</CardList>
  return (
    <LongList
      count={entries.length}
      read={(_, { from, size }) => Promise.resolve(entries.slice(from, from + size))}
      inputs={[entries]}
      layout={CardList}
      loading={<CardSkeletons />}
    >
      {show}
    </LongList>
  )
}

type EntryProps = Omit<EntriesProps, 'entries' | 'menuOf'> & {
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
