/** What deleting the account deletes, in numbers. */
import { isOwed } from '#domain/loans/loan.ts'
import type { User } from '#domain/users/user.ts'
import { useLive } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { countUnsaved } from '#web/data/unsaved.ts'
import { Facts } from '#web/ui/facts.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { settingsTexts } from './texts.ts'

const texts = settingsTexts.danger

export function DeletionSummary({ me }: { readonly me: User }) {
  const summary = useLive((database) => readDeletionSummary(database, me.id), [me.id])
  if (!summary) return null
  return (
    <>
      <Facts
        facts={[
          { name: texts.tasksAndRewards, value: texts.counts(summary.tasks, summary.rewards) },
          { name: texts.openLoans, value: texts.openLoanPoints(summary.loans, summary.owed) },
          { name: texts.partnerships, value: summary.partnerships },
        ]}
      />
      {summary.unsent > 0 ? (
        <InfoLine tone="warn">{texts.unsent(summary.unsent)}</InfoLine>
      ) : (
        summary.partnerships > 0 && <InfoLine>{texts.othersKeep}</InfoLine>
      )}
    </>
  )
}

async function readDeletionSummary(database: AccountDatabase, me: string) {
  const { tasks, rewards, loans, partnerships } = database
  const [ownTasks, ownRewards, ownLoans, together, unsent] = await Promise.all([
    tasks.filter(({ user_id }) => user_id === me).count(),
    rewards.where('user_id').equals(me).count(),
    loans.where('user_id').equals(me).toArray(),
    partnerships.filter(({ status }) => status === 'accepted').count(),
    countUnsaved(database),
  ])
  const open = ownLoans.filter(isOwed)
  return {
    tasks: ownTasks,
    rewards: ownRewards,
    loans: open.length,
    owed: open.reduce((sum, { amount }) => sum + amount, 0),
    partnerships: together,
    unsent,
  }
}
