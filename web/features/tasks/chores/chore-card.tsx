/** A repeating task in the list: its rule in words, who does it next and when, and what there is to do now. */
import { History, Play, Repeat2 } from 'lucide-react'
import { styled } from 'styled-components'
import type { AgendaItem } from '#domain/chores/agenda.ts'
import { isDue, taskOf } from '#domain/chores/agenda.ts'
import { choreHistory } from '#domain/chores/chore-history.ts'
import type { Chore } from '#domain/chores/chore.ts'
import { useLive } from '#web/data/account.ts'
import { StepsButton } from '#web/features/tasks/steps/steps-button.tsx'
import { TaskAction } from '#web/features/tasks/task-action.tsx'
import { TaskCard } from '#web/features/tasks/task-card.tsx'
import { dueWords } from '#web/shared/agenda/due-words.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { RoomMark } from '#web/shared/rooms/room-mark.tsx'
import { useRooms } from '#web/shared/rooms/use-rooms.ts'
import { longAgo } from '#web/shared/time/long-ago.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import type { MenuAction } from '#web/ui/menu.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { MetaItem, MetaRow } from '#web/ui/meta.tsx'
import { Name } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import { opensRow } from '#web/ui/whole-row.ts'
import { ChoreStatus } from './chore-status.tsx'
import { choreWords } from './chore-words.ts'
import { readTimes } from './history/history-reads.ts'
import { choreHistoryTexts } from './history/texts.ts'
import { choreTexts } from './texts.ts'
import { useChoreActions } from './use-chore-actions.ts'
import type { ChoreLine } from './use-chores.ts'
import { isPausedItself } from './use-chores.ts'

export type ChoreCardProps = {
  readonly line: ChoreLine
  readonly household: Household
  readonly menu: readonly MenuAction[]
}

export function ChoreCard({ line, household, menu }: ChoreCardProps) {
  const { chore, series, state, next } = line
  const hasRoom = useRooms().length > 1 && chore.room_id !== null
  const overlay = useOverlayAddress()
  // The line below says when a chore has ended.
  const ruled = state === 'ended' ? { ...chore, ends_on: null } : chore
  return (
    <TaskCard
      title={
        <Title aria-haspopup="dialog" onClick={() => overlay.open('chore', chore.id)}>
          <Name>{chore.name}</Name>
        </Title>
      }
      description={choreWords(ruled, series.seats, household)}
      meta={
        hasRoom ? (
          <MetaRow>
            <RoomMark id={chore.room_id} />
          </MetaRow>
        ) : undefined
      }
      tone={state === 'running' ? 'plain' : 'flat'}
      note={
        <ChoreStatus line={line} household={household}>
          {isWithoutDate(line) && <LastDone chore={chore} />}
          {state === 'running' && next && isDue(next) && <ChoreSteps item={next} />}
        </ChoreStatus>
      }
      action={actionOf(line, { me: household.me.id, mayChange: menu.length > 0 })}
      menu={
        menu.length > 0 ? (
          <Menu
            label={choreTexts.menu(chore.name)}
            actions={menu}
            sheet={{
              title: <Name>{chore.name}</Name>,
              about: line.next ? dueWords(line.next) : undefined,
            }}
          />
        ) : undefined
      }
    />
  )
}

/** Whether its next day is not a date of the calendar: there is none, or it depends on the last completion. */
function isWithoutDate({ chore, state, next }: ChoreLine): boolean {
  if (chore.last_slot === null) return false
  return state !== 'running' || next === null || chore.repeats === 'after_done'
}

/** When it was last done, as a quiet line: "Last done 9 days ago" (C31). */
function LastDone({ chore }: { readonly chore: Chore }) {
  const at = useNow().toISOString()
  const rows = useLive(
    (database) => readTimes(database, chore.id, { from: 0, size: 1 }),
    [chore.id],
  )
  const history = rows && choreHistory(chore, rows, at)
  // Its space is kept until it is read, so that nothing moves under a finger.
  return (
    <MetaRow>
      {history ? (
        <MetaItem icon={History}>{choreHistoryTexts.last(longAgo(history.daysAgo))}</MetaItem>
      ) : (
        '\u00a0'
      )}
    </MetaRow>
  )
}

type Viewer = { readonly me: string; readonly mayChange: boolean }

/** Nothing at all rather than an empty element, so that the card reserves no space for it. */
function actionOf(line: ChoreLine, { me, mayChange }: Viewer) {
  const { state, next } = line
  if (state === 'running')
    return next && isOwnNow(next, me) ? <ChoreComplete item={next} /> : undefined
  if (!mayChange) return undefined
  if (state === 'ended') return <NewRule line={line} />
  return isPausedItself(line) ? <Resume line={line} /> : undefined
}

/** An occurrence that is somebody else's turn is claimed first, among the active tasks (C14). */
function isOwnNow(next: AgendaItem, me: string): boolean {
  return isDue(next) && (next.person === null || next.person === me)
}

function Resume({ line: { chore } }: Pick<ChoreCardProps, 'line'>) {
  const actions = useChoreActions()
  return (
    <Button tone="ghost" size="small" icon={Play} onClick={() => void actions.resume(chore)}>
      {choreTexts.resume}
    </Button>
  )
}

function NewRule({ line: { chore } }: Pick<ChoreCardProps, 'line'>) {
  const overlay = useOverlayAddress()
  return (
    <Button
      tone="ghost"
      size="small"
      icon={Repeat2}
      onClick={() => overlay.open('editChore', chore.id)}
    >
      {choreTexts.newRule}
    </Button>
  )
}

/** Completes a repeating task on a day, and earns its points (C7, C8); its steps open in a sheet (T17). */
function ChoreComplete({ item }: { readonly item: AgendaItem }) {
  const task = taskOf(item, useNow().toISOString())
  return <TaskAction task={task} offers={{ action: 'complete' }} />
}

function ChoreSteps({ item }: { readonly item: AgendaItem }) {
  const task = taskOf(item, useNow().toISOString())
  return task.checklist === '' ? null : <StepsButton task={task} />
}

const Title = styled.button`
  position: relative;
  ${opensRow(theme.radius.chip, '-10px -8px')}
`
