/** One entry of the ledger: reason, time, amount, and the balance after it. */
import { Check, Gift, HandCoins, type LucideIcon, RotateCcw, Undo2, Users } from 'lucide-react'
import { memo } from 'react'
import { styled } from 'styled-components'
import { numberText } from '#domain/language/numbers.ts'
import type { EntryReason } from '#domain/points/points.ts'
import { RowMarkSign } from '#web/shared/row-marks/row-mark-sign.tsx'
import type { RowMark } from '#web/shared/row-marks/use-row-marks.ts'
import type { IconTileTone } from '#web/ui/icon-tile.tsx'
import { IconTile } from '#web/ui/icon-tile.tsx'
import { Name } from '#web/ui/name.tsx'
import { pointsText } from '#web/ui/points.tsx'
import { theme } from '#web/ui/theme.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { LedgerRow } from './ledger-rows.ts'
import { historyTexts } from './texts.ts'

export type EntryRowProps = LedgerRow & { readonly mark: RowMark }

/** Its properties are plain values, so that unchanged rows are not rendered again when the list grows. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { reason, title, detail, time, change, balance, mark } = props
  const { icon, tone } = looks[reason]
  return (
    <Row>
      <IconTile icon={icon} tone={tone} />
      <Words>
        <b>
          <Name>{title}</Name>
        </b>
        <p>
          {detail !== '' && <span>{detail}</span>}
          <span>{time}</span>
          <RowMarkSign mark={mark} />
        </p>
      </Words>
      <Change $isMore={change > 0}>{pointsText(change, true)}</Change>
      <After>
        <VisuallyHidden>{historyTexts.balanceAfter(numberText(balance))}</VisuallyHidden>
        <span aria-hidden="true">{numberText(balance)}</span>
      </After>
    </Row>
  )
})

const looks: Readonly<
  Record<EntryReason, { readonly icon: LucideIcon; readonly tone: IconTileTone }>
> = {
  task_completed: { icon: Check, tone: 'task' },
  task_reopened: { icon: RotateCcw, tone: 'points' },
  task_helped: { icon: Users, tone: 'task' },
  task_unhelped: { icon: RotateCcw, tone: 'points' },
  reward_redeemed: { icon: Gift, tone: 'reward' },
  reward_refunded: { icon: Undo2, tone: 'reward' },
  reward_returned: { icon: Undo2, tone: 'reward' },
  loan_approved: { icon: HandCoins, tone: 'partner' },
  loan_repaid: { icon: HandCoins, tone: 'partner' },
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) 84px 76px;
  column-gap: 14px;
  align-items: center;
  min-height: 68px;
  padding: 10px 20px;
  border-top: 1px solid ${theme.line.hair};
  ${theme.media.phone} {
    grid-template-columns: 40px minmax(0, 1fr) auto;
    column-gap: 12px;
    padding: 12px 16px;
    > :first-child {
      grid-row: 1 / 3;
    }
  }
`

const Words = styled.div`
  min-width: 0;
  b {
    display: block;
    font: ${theme.font.row};
    overflow-wrap: anywhere;
  }
  p {
    ${theme.wrap('2px 12px')}
    ${theme.caption}
  }
  ${theme.media.phone} {
    grid-row: 1 / 3;
  }
`

const Change = styled.span<{ $isMore: boolean }>`
  color: ${({ $isMore }) => ($isMore ? theme.text.points : theme.text.reward)};
  ${theme.figures(`620 1.125rem/1.2 ${theme.font.display}`)}
  text-align: end;
  white-space: nowrap;
  ${theme.media.phone} {
    grid-column: 3;
    align-self: end;
  }
`

const After = styled.span`
  position: relative;
  ${theme.note}
  font-variant-numeric: tabular-nums;
  text-align: end;
  ${theme.media.phone} {
    grid-column: 3;
    align-self: start;
    ${theme.caption}
  }
`
