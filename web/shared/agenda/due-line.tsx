/** When a task is due: an icon and words; rust once it is overdue, quiet while it is paused (T13). */
import { AlarmClock, Calendar, CirclePause, Clock } from 'lucide-react'
import { css, styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'
import type { Due } from './due-words.ts'
import { dueWords } from './due-words.ts'

export function DueLine({ due }: { readonly due: Due }) {
  const Icon = icons[iconOf(due)]
  return (
    <Line $state={due.state}>
      <Icon aria-hidden="true" />
      {dueWords(due)}
    </Line>
  )
}

const icons = { alarm: AlarmClock, pause: CirclePause, clock: Clock, day: Calendar }

function iconOf({ state, due_time }: Due): keyof typeof icons {
  if (state === 'overdue') return 'alarm'
  if (state === 'paused') return 'pause'
  return state === 'open' && due_time !== null ? 'clock' : 'day'
}

const colors = {
  overdue: css`
    color: ${theme.text.warning};
    > svg {
      color: inherit;
    }
  `,
  paused: css`
    color: ${theme.text.muted};
  `,
}

const Line = styled.span<{ $state: Due['state'] }>`
  ${theme.inline(1.5)}
  color: ${theme.text.main};
  font: ${theme.font.smallStrong};
  ${theme.icon('16px', theme.text.muted)}
  ${({ $state }) => ($state === 'overdue' || $state === 'paused') && colors[$state]}
`
