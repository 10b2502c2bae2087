/** A refusal that needs no action, shown once. */
import { Check, Info } from 'lucide-react'
import { styled } from 'styled-components'
import { useAccount } from '#web/data/account.ts'
import type { RejectedItem } from '#web/data/device-store.ts'
import { discardRejected } from '#web/data/unsaved.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import type { Rows } from './changes.ts'
import { nameOf } from './changes.ts'
import { factText } from './reasons.ts'
import { texts } from './texts.ts'

export interface FactLineProps {
  readonly item: RejectedItem
  readonly current: Rows
}

export function FactLine({ item, current }: FactLineProps) {
  const { database } = useAccount()
  return (
    <Line>
      <Info size={20} aria-hidden="true" />
      <p>
        <Sentence name={nameOf(item, current)}>{factText(item, current)}</Sentence>
      </p>
      <IconButton
        label={texts.facts.close}
        icon={Check}
        tone="inherit"
        onClick={() => discardRejected(database, [item.id])}
      />
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 10px 8px 10px 16px;
  border-radius: ${theme.radius.card};
  background: ${theme.surface.partnerSoft};
  font: ${theme.font.small};
  > svg,
  > button {
    color: ${theme.text.partner};
  }
  > p {
    flex: 1;
    min-width: 0;
  }
`
