/** The active tasks: newest first, or by when they are due as soon as one has a date (T14). */
import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { canClaim } from '#domain/tasks/task.ts'
import { useLive } from '#web/data/account.ts'
import type { AccountDatabase, StoredTask } from '#web/data/database.ts'
import { useSuggestions } from '#web/features/tasks/matching/use-suggestions.tsx'
import { readUndatedIn } from '#web/features/tasks/rooms/undated-rooms.ts'
import { useKeepAction } from '#web/features/tasks/templates/save-template.ts'
import type { Agenda } from '#web/shared/agenda/derive-agenda.ts'
import { CardList } from '#web/shared/lists/list-item.tsx'
import type { ListRange } from '#web/shared/lists/list-range.ts'
import type { ReadRange } from '#web/shared/lists/long-list.tsx'
import { LongList } from '#web/shared/lists/long-list.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { PlanLine } from '#web/shared/plans/plan-line.tsx'
import type { RoomChoice } from '#web/shared/rooms/room-choice.ts'
import { useRoomChoice } from '#web/shared/rooms/room-choice.ts'
import { useRowMarks } from '#web/shared/row-marks/use-row-marks.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Stack } from '#web/ui/stack.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { CardSkeletons, ListSkeleton } from './list-skeleton.tsx'
import { ListedTask } from './listed-task.tsx'
import { tasksScreenTexts } from './screen-texts.ts'

const RoomChips = lazyComponent(() => import('#web/shared/rooms/room-chips.tsx'), 'RoomChips')

/** In its own chunk, with the rules for due tasks: not loaded if nothing has a date. */
const GroupedList = lazyComponent(() => import('./due/grouped-list.tsx'), 'GroupedList')

export type ActiveListProps = {
  readonly household: Household | undefined
  readonly at: string
  readonly count: number | undefined
  /** The tasks that are due; null if nothing has a date, undefined until this is read. */
  readonly agenda: Agenda | null | undefined
}

export function ActiveList({ household, at, count, agenda }: ActiveListProps) {
  const lines = useSuggestions(household, agenda, at)
  const choice = useRoomChoice()
  const isGrouped = !choice.isAll || (agenda !== null && agenda?.tasks.length !== 0)
  const claimable = useLive(({ tasks }) => tasks.orderBy('_open').filter(canClaim).first())
  if (count === 0 && !isGrouped) return <NothingToDo />
  const props = { household, at, lines }
  return (
    <Stack $gap={4}>
      <RoomRow choice={choice} />
      {isGrouped ? (
        <Grouped {...props} agenda={agenda} choice={choice} />
      ) : (
        <>
          <VisuallyHidden as="h2">{tasksScreenTexts.activeList}</VisuallyHidden>
          {/* The first rows are read while the others are counted. */}
          <Plain {...props} count={count ?? 1} read={readActive} />
        </>
      )}
      {household && household.partners.length > 0 && claimable && <PlanLine feature="matching" />}
    </Stack>
  )
}

type ListProps = Pick<ActiveListProps, 'household' | 'at'> & {
  readonly lines: ReadonlyMap<string, ReactNode>
}

/** If nothing has a date. */
const undatedOnly: Agenda = { chores: [], tasks: [], undated: 0, active: 0 }

/** If there are rooms to choose from. */
function RoomRow({ choice }: { readonly choice: RoomChoice }) {
  const overlay = useOverlayAddress()
  if (choice.rooms.length < 2) return null
  return (
    <Suspense>
      <RoomChips choice={choice} hasGroups onEdit={() => overlay.open('rooms', '1')} />
    </Suspense>
  )
}

type GroupedProps = ListProps & Pick<ActiveListProps, 'agenda'> & { readonly choice: RoomChoice }

function Grouped({ agenda, choice, household, ...props }: GroupedProps) {
  const markOf = useRowMarks()
  const menuFor = useKeepAction(household)
  if (agenda === undefined || !household) return <ListSkeleton />
  return (
    <Suspense fallback={<ListSkeleton />}>
      <GroupedList
        {...props}
        {...{ choice, household, markOf, menuFor }}
        agenda={agenda ?? undatedOnly}
        renderUndated={({ undated, rooms }, isFar) => (
          <Plain
            {...{ ...props, household, isFar }}
            count={undated}
            rooms={rooms}
            read={(database, range) =>
              rooms === null ? readUndated(database, range) : readUndatedIn(database, rooms, range)
            }
          />
        )}
      />
    </Suspense>
  )
}

type PlainProps = ListProps & {
  readonly count: number
  readonly read: ReadRange<StoredTask>
  /** The rooms that `read` is limited to: if they change, the rows are read again. */
  readonly rooms?: readonly string[] | null
  readonly isFar?: boolean
}

function Plain({ household, at, lines, count, read, rooms, isFar = false }: PlainProps) {
  const markOf = useRowMarks()
  const menuFor = useKeepAction(household)
  return (
    <LongList
      {...{ count, read, isFar }}
      inputs={[rooms?.join(' ')]}
      layout={CardList}
      loading={<CardSkeletons />}
    >
      {household &&
        ((task: StoredTask) => (
          <ListedTask
            task={task}
            household={household}
            mark={markOf('tasks', task.id)}
            at={at}
            line={lines.get(task.id)}
            menuFor={menuFor}
          />
        ))}
    </LongList>
  )
}

function readActive({ tasks }: AccountDatabase, { from, size }: ListRange) {
  return tasks.orderBy('_open').reverse().offset(from).limit(size).toArray()
}

function readUndated({ tasks }: AccountDatabase, { from, size }: ListRange) {
  return tasks.orderBy('_undated').reverse().offset(from).limit(size).toArray()
}

function NothingToDo() {
  const overlay = useOverlayAddress()
  return (
    <EmptyState
      action={
        <Button tone="soft" onClick={() => overlay.open('templates', 'starter')}>
          {tasksScreenTexts.startWithChores}
        </Button>
      }
    >
      {tasksScreenTexts.noActive}
    </EmptyState>
  )
}
