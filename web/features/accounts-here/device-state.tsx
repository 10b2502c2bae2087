/** The sync status of the whole device: unsent changes of everybody in one line, of those who signed out too. */
import { CircleCheck, CloudOff, RefreshCw } from 'lucide-react'
import { styled } from 'styled-components'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { theme } from '#web/ui/theme.ts'
import { useKeptHere } from './kept-here.ts'
import type { PersonHere } from './people-here.ts'
import { texts } from './texts.ts'

export interface DeviceStateProps {
  readonly people: readonly Pick<PersonHere, 'waiting' | 'isUnreached'>[]
}

export function DeviceState({ people }: DeviceStateProps) {
  const waiting = people.reduce((sum, person) => sum + person.waiting, useKeptHere())
  // A network may lead nowhere: what the exchanges of everybody here met counts, too.
  const isOnline = useOnline() && !people.some(({ isUnreached }) => isUnreached)
  const { offline, offlineWaiting, synced, waiting: waitingText } = texts.device
  if (!isOnline)
    return (
      <Line role="status" $isBasted>
        <CloudOff size={18} aria-hidden="true" />
        {waiting === 0 ? offline : offlineWaiting(waiting)}
      </Line>
    )
  const Icon = waiting === 0 ? CircleCheck : RefreshCw
  return (
    <Line role="status" $isBasted={waiting > 0}>
      <Icon size={18} aria-hidden="true" />
      {waiting === 0 ? synced : waitingText(waiting)}
    </Line>
  )
}

const Line = styled.p<{ $isBasted: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(2)};
  min-height: ${theme.size.target};
  padding: 4px 14px 4px 12px;
  border-radius: ${theme.radius.pill};
  font: ${theme.font.smallStrong};
  ${({ $isBasted }) =>
    $isBasted
      ? `background: ${theme.surface.card}; outline: 1.5px dashed ${theme.line.strong}; outline-offset: -1.5px;`
      : `color: ${theme.text.muted};`}
`
