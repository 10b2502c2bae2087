/** The sync status as a pill; a tap opens the details. */
import { CircleCheck, CloudOff, LogIn, RefreshCw, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { css, styled } from 'styled-components'
import { turn } from '#web/ui/spinner.tsx'
import { theme } from '#web/ui/theme.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

export type PillState = 'synced' | 'syncing' | 'offline' | 'attention' | 'signIn'

export interface SyncPillProps {
  readonly state: PillState
  /** "All synced", "Offline - 3 changes saved here", … */
  readonly text: string
  readonly onPress: () => void
}

export function SyncPill({ state, text, onPress }: SyncPillProps) {
  const announcement = useAnnouncement(state, text)
  const Icon = icons[state]
  return (
    <>
      <Pill type="button" $state={state} onClick={onPress}>
        <Icon aria-hidden="true" />
        <Text>{text}</Text>
      </Pill>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}

/** Announced when the state changes, not when only a number in it does, and not on the first view. */
function useAnnouncement(state: PillState, text: string): string {
  const [seen, setSeen] = useState({ state, said: '' })
  if (seen.state === state) return seen.said
  setSeen({ state, said: text })
  return text
}

const icons = {
  synced: CircleCheck,
  syncing: RefreshCw,
  offline: CloudOff,
  attention: TriangleAlert,
  signIn: LogIn,
}

const states = {
  synced: css`
    > svg {
      color: ${theme.text.success};
    }
  `,
  syncing: css`
    color: ${theme.text.link};
    ${theme.media.motion} {
      > svg {
        animation: ${turn} 1.6s linear infinite;
      }
    }
  `,
  offline: css`
    background: ${theme.surface.card};
    color: ${theme.text.main};
    ${theme.basted}
    > svg {
      color: ${theme.text.muted};
    }
  `,
  attention: css`
    background: ${theme.surface.warningSoft};
    color: ${theme.text.warning};
  `,
  signIn: css`
    background: ${theme.surface.warningSoft};
    color: ${theme.text.warning};
  `,
}

/* Only whole words, on as many lines as necessary. */
const Text = styled.span`
  min-width: 0;
`

const Pill = styled.button<{ $state: PillState }>`
  ${theme.inline(2)}
  max-width: 100%;
  min-height: ${theme.size.target};
  padding: 4px 14px 4px 12px;
  ${theme.bare}
  border-radius: ${theme.radius.pill};
  color: ${theme.text.muted};
  font: ${theme.font.smallStrong};
  font-weight: 550;
  text-align: start;
  ${({ $state }) => states[$state]}
  &:focus-visible {
    outline: 3px solid ${theme.line.action};
    outline-offset: 3px;
  }
  ${theme.media.hover} {
    &:hover {
      background-color: ${({ $state }) => ($state === 'synced' || $state === 'syncing' ? theme.surface.sunken : '')};
    }
  }
  ${theme.icon('18px')}
`
