/** My loans, newest first, without those that were cleared. */
import { BrushCleaning } from 'lucide-react'
import type { Loan } from '#domain/loans/loan.ts'
import { CardList, ListItem } from '#web/shared/lists/list-item.tsx'
import { KnownList } from '#web/shared/lists/long-list.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { useRowMarks } from '#web/shared/row-marks/use-row-marks.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LeavingButton } from '#web/ui/leaving-button.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { OwnLoan } from './own-loan.tsx'
import { loanTexts } from './texts.ts'
import { useLoanActions } from './use-loan-actions.ts'

export type LoanHistoryProps = {
  readonly household: Household
  readonly loans: readonly Loan[]
  readonly at: string
  readonly available: number
}

export function LoanHistory({ household, loans, at, available }: LoanHistoryProps) {
  const actions = useLoanActions()
  const markOf = useRowMarks()
  const shown = loans.filter(({ cleared_at }) => cleared_at === null)
  const repaid = shown.filter((loan) => loan.repaid)
  return (
    <section aria-labelledby="loan-history">
      <SectionHead
        id="loan-history"
        title={loanTexts.history}
        action={
          repaid.length > 0 && (
            <LeavingButton
              within="section"
              next="h2"
              tone="ghost"
              size="small"
              icon={BrushCleaning}
              onClick={() => actions.clear(repaid)}
            >
              {loanTexts.clear}
            </LeavingButton>
          )
        }
      />
      {shown.length === 0 ? (
        <EmptyState>{loanTexts.none}</EmptyState>
      ) : (
        <KnownList rows={shown} layout={CardList}>
          {(loan) => (
            <ListItem focusKey={String(loan.repaid)}>
              <OwnLoan
                loan={loan}
                household={household}
                at={at}
                available={available}
                mark={markOf('loans', loan.id)}
                actions={actions}
              />
            </ListItem>
          )}
        </KnownList>
      )}
    </section>
  )
}
