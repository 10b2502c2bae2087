/** A repeating task in the list: its rule in words, what comes next and whose turn it is. */
import { CircleStop, Play } from 'lucide-react'
import { styled } from 'styled-components'
import { shortDay } from '#domain/chores/rule-text.ts'
import { dateLabel } from '#web/features/tasks/chores/day-label.ts'
import { TaskCard } from '#web/features/tasks/task-card.tsx'
import { DueLine } from '#web/shared/agenda/due-line.tsx'
import { dueWords } from '#web/shared/agenda/due-words.ts'
import { RunMark } from '#web/shared/agenda/run-mark.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { Button } from '#web/ui/button.tsx'
import type { MenuAction } from '#web/ui/menu.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { MetaItem, MetaRow } from '#web/ui/meta.tsx'
import { Name } from '#web/ui/name.tsx'
import { Row } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'
import { ChoreComplete } from './chore-complete.tsx'
import { choreWords, holderName } from './chore-words.ts'
import { choreTexts } from './texts.ts'
import { useChoreActions } from './use-chore-actions.ts'
import type { ChoreLine } from './use-chores.ts'

export type ChoreCardProps = {
  readonly line: ChoreLine
  readonly household: Household
  readonly menu: readonly MenuAction[]
}

export function ChoreCard({ line, household, menu }: ChoreCardProps) {
  const { chore, series, standing } = line
  return (
    <TaskCard
      title={<Name>{chore.name}</Name>}
      description={choreWords(chore, series.seats, household)}
      tone={standing === 'running' ? 'plain' : 'basted'}
      meta={<Standing line={line} household={household} />}
      action={<Action line={line} mayResume={menu.length > 0} />}
      menu={
        menu.length > 0 ? (
          <Menu
            label={choreTexts.menu(chore.name)}
            actions={menu}
            sheet={{
              title: <Name>{chore.name}</Name>,
              about: line.next ? dueWords(line.next) : undefined,
              closeLabel: choreTexts.close,
            }}
          />
        ) : undefined
      }
    />
  )
}

type ActionProps = { readonly line: ChoreLine; readonly mayResume: boolean }

function Action({ line, mayResume }: ActionProps) {
  if (line.standing === 'running') return <ChoreComplete line={line} />
  return line.standing === 'paused' && mayResume && <Resume line={line} />
}

function Resume({ line: { chore } }: Pick<ChoreCardProps, 'line'>) {
  const actions = useChoreActions()
  return (
    <Button tone="soft" icon={Play} onClick={() => void actions.resume(chore)}>
      {choreTexts.resume}
    </Button>
  )
}

function Standing({ line, household }: Pick<ChoreCardProps, 'line' | 'household'>) {
  const { chore, next, standing, paused_until } = line
  if (standing === 'paused')
    return (
      <MetaRow>
        <DueLine due={{ state: 'paused', due_on: '', due_time: null, paused_until }} />
      </MetaRow>
    )
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
    <Row $between $wrap>
      <Turn $isPlanned={next.state === 'planned'}>
        <b>
          <Name>{holderName(next.person, household)}</Name>
        </b>{' '}
        {dayWords(line)}
      </Turn>
      <RunMark run={chore.run} />
    </Row>
  )
}

function dayWords({ next, today }: ChoreLine): string {
  if (next === null) return ''
  if (next.due_on === today) return choreTexts.today
  return next.state === 'overdue' ? dueWords(next) : shortDay(next.due_on)
}

/* Dashed as long as it is not its day. */
const Turn = styled.span<{ $isPlanned: boolean }>`
  padding: 4px 12px;
  border-radius: ${theme.radius.pill};
  color: ${theme.text.main};
  font: ${theme.font.small};
  ${({ $isPlanned }) =>
    $isPlanned
      ? `outline: 1.5px dashed ${theme.line.strong}; outline-offset: -1.5px;`
      : `background: ${theme.surface.chip};`}
  b {
    font-weight: 600;
  }
`
