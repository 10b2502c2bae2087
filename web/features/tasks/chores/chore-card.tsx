/** A repeating task in the list: its rule in words, who does it next and when, and what it asks for now. */
import { CircleStop, Play, Repeat2 } from 'lucide-react'
import { styled } from 'styled-components'
import type { AgendaItem } from '#domain/chores/agenda.ts'
import { isDue, taskOf } from '#domain/chores/agenda.ts'
import { shortDay } from '#domain/language/format.ts'
import { StepsButton } from '#web/features/tasks/steps/steps-button.tsx'
import { TaskAction } from '#web/features/tasks/task-action.tsx'
import { TaskCard } from '#web/features/tasks/task-card.tsx'
import { DueLine } from '#web/shared/agenda/due-line.tsx'
import { dueWords } from '#web/shared/agenda/due-words.ts'
import { StreakMark } from '#web/shared/agenda/streak-mark.tsx'
import { FaceChip } from '#web/shared/agenda/turn-chip.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { RoomMark } from '#web/shared/rooms/room-mark.tsx'
import { useRooms } from '#web/shared/rooms/use-rooms.ts'
import { dateText } from '#web/shared/time/time-text.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import type { MenuAction } from '#web/ui/menu.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { MetaItem, MetaRow } from '#web/ui/meta.tsx'
import { Name } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import { choreWords, holderName } from './chore-words.ts'
import { choreTexts } from './texts.ts'
import { useChoreActions } from './use-chore-actions.ts'
import type { ChoreLine } from './use-chores.ts'
import { restsItself } from './use-chores.ts'

export type ChoreCardProps = {
  readonly line: ChoreLine
  readonly household: Household
  readonly menu: readonly MenuAction[]
}

export function ChoreCard({ line, household, menu }: ChoreCardProps) {
  const { chore, series, standing } = line
  const hasRoom = useRooms().length > 1 && chore.room_id !== null
  // The line below says when one has ended.
  const ruled = standing === 'ended' ? { ...chore, ends_on: null } : chore
  return (
    <TaskCard
      title={<Name>{chore.name}</Name>}
      description={choreWords(ruled, series.seats, household)}
      meta={
        hasRoom ? (
          <MetaRow>
            <RoomMark id={chore.room_id} />
          </MetaRow>
        ) : undefined
      }
      tone={standing === 'running' ? 'plain' : 'rest'}
      note={<Standing line={line} household={household} />}
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

type Viewer = { readonly me: string; readonly mayChange: boolean }

/** Nothing at all rather than an empty element, so that the card keeps no room for it. */
function actionOf(line: ChoreLine, { me, mayChange }: Viewer) {
  const { standing, next } = line
  if (standing === 'running')
    return next && isOwnNow(next, me) ? <ChoreComplete item={next} /> : undefined
  if (!mayChange) return undefined
  if (standing === 'ended') return <NewRule line={line} />
  return restsItself(line) ? <Resume line={line} /> : undefined
}

/** An occurrence that is somebody else's turn is taken on first, among the active tasks (C14). */
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

function Standing({ line, household }: Pick<ChoreCardProps, 'line' | 'household'>) {
  const { chore, next, standing, paused_until } = line
  if (standing === 'paused')
    return <DueLine due={{ state: 'paused', due_on: '', due_time: null, paused_until }} />
  if (standing === 'ended' || next === null) {
    const day = chore.ends_on ?? chore.last_slot
    return (
      <MetaRow>
        <MetaItem icon={CircleStop}>
          {day === null ? choreTexts.ended : choreTexts.endedOn(dateLabel(day))}
        </MetaItem>
      </MetaRow>
    )
  }
  return (
    <Next>
      <FaceChip
        person={next.person}
        household={household}
        isPlanned={next.state === 'planned' || next.state === 'paused'}
      >
        <Words>
          <b>
            <Name>{holderName(next.person, household)}</Name>
          </b>
          {next.state !== 'overdue' && ` ${dayWords(line)}`}
        </Words>
      </FaceChip>
      {next.state === 'overdue' && <DueLine due={next} />}
      <StreakMark streak={next.streak} />
      {isDue(next) && <ChoreSteps item={next} />}
    </Next>
  )
}

function dayWords({ next, today }: ChoreLine): string {
  if (next === null) return ''
  return next.due_on === today ? choreTexts.today : shortDay(next.due_on)
}

/** "Oct 31, 2026": for days that are long over. Days are texts, yyyy-MM-dd. */
function dateLabel(day: string): string {
  return dateText(day, 'UTC')
}

/** Completes what a repeating task asks for on a day, and earns its points (C7, C8); its steps open in a sheet (T17). */
function ChoreComplete({ item }: { readonly item: AgendaItem }) {
  const task = taskOf(item, useNow().toISOString())
  return <TaskAction task={task} offers={{ action: 'complete' }} />
}

function ChoreSteps({ item }: { readonly item: AgendaItem }) {
  const task = taskOf(item, useNow().toISOString())
  return task.checklist === '' ? null : <StepsButton task={task} />
}

/* On the left who and when, on the right how many in a row; side by side where the action stands beside them. */
const Next = styled.div`
  ${theme.spread('8px 12px')}
  flex: 1;
`

const Words = styled.span`
  font-weight: 500;
  > b {
    font-weight: 650;
  }
`
