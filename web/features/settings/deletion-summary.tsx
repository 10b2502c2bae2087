/** The data that deleting the account deletes, in numbers. */
import { numberText } from '#domain/language/numbers.ts'
import { isOwed } from '#domain/loans/loan.ts'
import type { User } from '#domain/users/user.ts'
import { useLive } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { countUnsaved } from '#web/data/unsaved.ts'
import type { Fact } from '#web/ui/facts.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { settingsTexts } from './texts.ts'

const texts = settingsTexts.danger

export function DeletionSummary({ me }: { readonly me: User }) {
  const summary = useLive((database) => readDeletionSummary(database, me.id), [me.id])
  if (!summary) return null
  const facts = factsOf(summary)
  return (
    <>
      {facts.length > 0 && <Facts facts={facts} />}
      {summary.unsent > 0 ? (
        <InfoLine tone="warn">{texts.unsent(summary.unsent)}</InfoLine>
      ) : (
        summary.partnerships > 0 && <InfoLine>{texts.othersKeep}</InfoLine>
      )}
    </>
  )
}

type Summary = Awaited<ReturnType<typeof readDeletionSummary>>

/** Kinds of which there are none are left out. */
function factsOf({ tasks, rewards, chores, loans, owed, partnerships }: Summary): readonly Fact[] {
  const facts: Fact[] = []
  if (tasks > 0 && rewards > 0)
    facts.push({ name: texts.tasksAndRewards, value: texts.counts(tasks, rewards) })
  else if (tasks > 0) facts.push({ name: texts.tasks, value: numberText(tasks) })
  else if (rewards > 0) facts.push({ name: texts.rewards, value: numberText(rewards) })
  if (chores > 0) facts.push({ name: texts.repeating, value: chores })
  if (loans > 0) facts.push({ name: texts.openLoans, value: texts.openLoanPoints(loans, owed) })
  if (partnerships > 0) facts.push({ name: texts.partnerships, value: partnerships })
  return facts
}

async function readDeletionSummary(database: AccountDatabase, me: string) {
  const { tasks, rewards, chores, loans, partnerships } = database
  const [ownTasks, ownRewards, ownChores, ownLoans, together, unsent] = await Promise.all([
    tasks.filter(({ user_id }) => user_id === me).count(),
    rewards.where('user_id').equals(me).count(),
    chores.filter(({ user_id }) => user_id === me).count(),
    loans.where('user_id').equals(me).toArray(),
    partnerships.filter(({ status }) => status === 'accepted').count(),
    countUnsaved(database),
  ])
  const open = ownLoans.filter(isOwed)
  return {
    tasks: ownTasks,
    rewards: ownRewards,
    chores: ownChores,
    loans: open.length,
    owed: open.reduce((sum, { amount }) => sum + amount, 0),
    partnerships: together,
    unsent,
  }
}
