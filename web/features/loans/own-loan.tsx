/** A loan I requested, in any state. */
import {
  AlarmClock,
  Calendar,
  Check,
  CircleDot,
  Hourglass,
  type LucideIcon,
  TriangleAlert,
  UserRound,
  X,
} from 'lucide-react'
import { styled } from 'styled-components'
import type { Loan, LoanState } from '#domain/loans/loan.ts'
import { isOwed, stateOf } from '#domain/loans/loan.ts'
import { refusalTexts } from '#domain/refusal-texts.ts'
import { otherName } from '#web/shared/people/person-name.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { RowMarkSign } from '#web/shared/row-marks/row-mark-sign.tsx'
import type { RowMark } from '#web/shared/row-marks/use-row-marks.ts'
import { dateText } from '#web/shared/time/time-text.ts'
import { Button } from '#web/ui/button.tsx'
import { MetaItem, MetaRow } from '#web/ui/meta.tsx'
import { Sentence } from '#web/ui/name.tsx'
import type { TagTone } from '#web/ui/tag.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { theme } from '#web/ui/theme.ts'
import { usePending } from '#web/ui/use-pending.ts'
import { LoanCard } from './loan-card.tsx'
import { loanTexts } from './texts.ts'
import type { LoanActions } from './use-loan-actions.ts'

export type OwnLoanProps = {
  readonly loan: Loan
  readonly household: Household
  readonly at: string
  /** The points I can spend. */
  readonly available: number
  readonly mark: RowMark
  readonly actions: LoanActions
}

export function OwnLoan({ loan, household, at, available, mark, actions }: OwnLoanProps) {
  const state = stateOf(loan, at)
  const isShort = isOwed(loan) && available < loan.amount
  return (
    <LoanCard
      loan={loan}
      basted={state === 'pending'}
      meta={
        <MetaRow>
          <Tag tone={looks[state].tone} icon={looks[state].icon}>
            {loanTexts.states[state]}
          </Tag>
          <MetaItem icon={Calendar}>{dateLine(loan, state, household.timeZone)}</MetaItem>
          <Decider loan={loan} household={household} />
          <RowMarkSign mark={mark} />
        </MetaRow>
      }
      action={<Action loan={loan} state={state} isShort={isShort} actions={actions} />}
      note={isShort && <MissingPoints id={noteId(loan)} need={loan.amount} have={available} />}
    />
  )
}

const looks: Readonly<Record<LoanState, { readonly tone: TagTone; readonly icon: LucideIcon }>> = {
  pending: { tone: 'wait', icon: Hourglass },
  active: { tone: 'partner', icon: CircleDot },
  overdue: { tone: 'bad', icon: AlarmClock },
  repaid: { tone: 'ok', icon: Check },
  denied: { tone: 'bad', icon: X },
}

function dateLine(loan: Loan, state: LoanState, timeZone: string): string {
  if (state === 'repaid') return loanTexts.repaidOn(dateText(loan.repaid_at ?? '', timeZone))
  if (loan.due_date !== null) return loanTexts.dueOn(dateText(loan.due_date, timeZone))
  return loanTexts.requestedOn(dateText(loan.requested_at, timeZone))
}

function Decider({ loan, household }: Pick<OwnLoanProps, 'loan' | 'household'>) {
  const lender = otherName(household, loan.approved_by)
  const denier = otherName(household, loan.denied_by)
  const name = lender ?? denier
  if (name === null) return null
  const text = lender === null ? loanTexts.deniedBy(name) : loanTexts.lentBy(name)
  return (
    <MetaItem icon={UserRound}>
      <Sentence name={name}>{text}</Sentence>
    </MetaItem>
  )
}

type ActionProps = {
  readonly loan: Loan
  readonly state: LoanState
  readonly isShort: boolean
  readonly actions: LoanActions
}

function Action({ loan, state, isShort, actions }: ActionProps) {
  const [, once] = usePending()
  if (state === 'pending')
    return (
      <Button
        tone="outline"
        size="small"
        aria-label={loanTexts.withdrawLoan(loan.title)}
        onClick={() => once(() => actions.withdraw(loan))}
      >
        {loanTexts.withdraw}
      </Button>
    )
  if (!isOwed(loan)) return null
  return (
    <Button
      size="small"
      aria-label={loanTexts.repayLoan(loan.amount, loan.title)}
      aria-disabled={isShort || undefined}
      aria-describedby={isShort ? noteId(loan) : undefined}
      onClick={() => once(() => actions.repay(loan))}
    >
      {loanTexts.repay(loan.amount)}
    </Button>
  )
}

function noteId({ id }: Loan): string {
  return `short-${id}`
}

type MissingPointsProps = {
  readonly id: string
  readonly need: number
  readonly have: number
}

/** Explains why a loan cannot be repaid yet, and how many points are missing (P3). */
function MissingPoints({ id, need, have }: MissingPointsProps) {
  return (
    <Line id={id}>
      <TriangleAlert aria-hidden="true" />
      <span>{refusalTexts.insufficient_points.to_repay({ need, have })}</span>
      <b>{loanTexts.needMore(need - have)}</b>
    </Line>
  )
}

const Line = styled.p`
  ${theme.trio('2px 8px')}
  padding: 10px 14px;
  border-radius: 12px;
  background: ${theme.surface.warningSoft};
  color: ${theme.text.warning};
  font: ${theme.font.small};
  font-weight: 550;
  ${theme.icon('16px')}
  > b {
    font-weight: 700;
    ${theme.media.phone} {
      grid-column: 2;
    }
  }
`
