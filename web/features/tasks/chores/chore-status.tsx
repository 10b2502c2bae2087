/** The state of a repeating task: who does it next and when, until when it is paused, or when it ended (C18, C19). */
import { CircleStop } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { shortDay } from '#domain/language/format.ts'
import { DueLine } from '#web/shared/agenda/due-line.tsx'
import { StreakMark } from '#web/shared/agenda/streak-mark.tsx'
import { FaceChip } from '#web/shared/agenda/turn-chip.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { dateText } from '#web/shared/time/time-text.ts'
import { MetaItem, MetaRow } from '#web/ui/meta.tsx'
import { Name } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import { holderName } from './chore-words.ts'
import { choreTexts } from './texts.ts'
import type { ChoreLine } from './use-chores.ts'

type ChoreStatusProps = {
  readonly line: ChoreLine
  readonly household: Household
  /** Shown beside it. */
  readonly children?: ReactNode
}

export function ChoreStatus({ line, household, children }: ChoreStatusProps) {
  const { chore, next, state, paused_until } = line
  if (state === 'paused')
    return (
      <Line>
        <DueLine due={{ state: 'paused', due_on: '', due_time: null, paused_until }} />
        {children}
      </Line>
    )
  if (state === 'ended' || next === null) {
    const day = chore.ends_on ?? chore.last_slot
    return (
      <Line>
        <MetaRow>
          <MetaItem icon={CircleStop}>
            {day === null ? choreTexts.ended : choreTexts.endedOn(dateLabel(day))}
          </MetaItem>
        </MetaRow>
        {children}
      </Line>
    )
  }
  return (
    <Line>
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
      {children}
    </Line>
  )
}

function dayWords({ next, today }: ChoreLine): string {
  if (next === null) return ''
  return next.due_on === today ? choreTexts.today : shortDay(next.due_on)
}

/** "Oct 31, 2026": for days long past. Days are texts, yyyy-MM-dd. */
function dateLabel(day: string): string {
  return dateText(day, 'UTC')
}

/* On the left who and when, on the right the streak; side by side if the action is beside them. */
const Line = styled.div`
  ${theme.spread('8px 12px')}
  flex: 1;
`

const Words = styled.span`
  font-weight: 500;
  > b {
    font-weight: 650;
  }
`
