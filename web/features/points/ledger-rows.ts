/** The ledger in words: the subject of each entry, its time, and its effect. */
import { localDay } from '#domain/calendar.ts'
import { addDays } from '#domain/days.ts'
import type { Loan } from '#domain/loans/loan.ts'
import type { Entry } from '#domain/points/points.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import type { Task } from '#domain/tasks/task.ts'
import { effortMultiplier } from '#domain/tasks/task.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { otherName } from '#web/shared/people/person-name.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { taskTitle } from '#web/shared/task-line/task-meta.tsx'
import { dateText, clockText, monthDayText, weekdayText } from '#web/shared/time/time-text.ts'
import { correctedNow } from '#web/shared/time/use-now.ts'
import type { LedgerLine, LedgerQuery } from './read-ledger.ts'
import { readLedger } from './read-ledger.ts'
import { historyTexts } from './texts.ts'

export type LedgerRow = {
  readonly id: string
  readonly reason: Entry['reason']
  readonly title: string
  /** Empty if nothing more is known. */
  readonly detail: string
  readonly day: string
  readonly time: string
  readonly at: string
  readonly change: number
  readonly balance: number
}

type Subjects = {
  readonly tasks: ReadonlyMap<string, Task>
  readonly rewards: ReadonlyMap<string, Reward>
  readonly loans: ReadonlyMap<string, Loan>
}

export async function readRows(
  database: AccountDatabase,
  household: Household,
  query: Omit<LedgerQuery, 'owner'>,
): Promise<{ readonly rows: readonly LedgerRow[]; readonly hasMore: boolean }> {
  const slice = await readLedger(database, { ...query, owner: household.me.id })
  const subjects = await readSubjects(database, slice.lines)
  const words = dayTexts(household.timeZone, correctedNow())
  const rows = slice.lines.map(({ entry, change, balance }) => ({
    id: entry.id,
    reason: entry.reason,
    ...wordsFor(entry, subjects, household),
    day: words.day(entry.created_at),
    time: words.time(entry.created_at),
    at: entry.created_at,
    change,
    balance,
  }))
  return { rows, hasMore: slice.hasMore }
}

async function readSubjects(
  { tasks, rewards, loans }: AccountDatabase,
  lines: readonly LedgerLine[],
): Promise<Subjects> {
  const idsOf = (type: Entry['related_type']) =>
    lines.flatMap(({ entry }) => (entry.related_type === type ? entry.related_id : []))
  const [foundTasks, foundRewards, foundLoans] = await Promise.all([
    tasks.bulkGet(idsOf('task')),
    rewards.bulkGet(idsOf('reward')),
    loans.bulkGet(idsOf('loan')),
  ])
  return { tasks: byId(foundTasks), rewards: byId(foundRewards), loans: byId(foundLoans) }
}

function byId<Row extends { readonly id: string }>(
  rows: readonly (Row | undefined)[],
): ReadonlyMap<string, Row> {
  return new Map(rows.flatMap((row) => (row ? [[row.id, row]] : [])))
}

/** If its row is no longer on this device, only the reason is shown. */
function wordsFor(
  { reason, related_id }: Entry,
  subjects: Subjects,
  household: Household,
): Pick<LedgerRow, 'title' | 'detail'> {
  const { named, unnamed } = historyTexts.reasons[reason]
  const task = subjects.tasks.get(related_id)
  if (task) return { title: named(taskTitle(task)), detail: taskDetail(task, reason, household) }
  const reward = subjects.rewards.get(related_id)
  if (reward) return { title: named(reward.name), detail: rewardDetail(reward, reason, household) }
  const loan = subjects.loans.get(related_id)
  if (loan) return { title: named(loan.title), detail: loanDetail(loan, reason, household) }
  return { title: unnamed, detail: '' }
}

const { details } = historyTexts

function taskDetail(task: Task, reason: Entry['reason'], household: Household): string {
  if (reason === 'task_reopened' || reason === 'task_unhelped') return details.notDone
  const approver = otherName(household, task.approved_by)
  const isWaiting = task.completed_at !== null && task.approved_by === null
  return joined(
    details.work(task.time_minutes, effortMultiplier[task.effort_level]),
    task.helpers !== '' && details.sharedOut,
    isWaiting && details.awaiting,
    approver !== null && details.approvedBy(approver),
  )
}

function rewardDetail(reward: Reward, reason: Entry['reason'], household: Household): string {
  const denier = otherName(household, reward.denied_by)
  const approver = otherName(household, reward.approved_by)
  if (reason === 'reward_refunded') return denier === null ? '' : details.deniedBy(denier)
  return approver === null ? '' : details.rewardApprovedBy(approver)
}

function loanDetail(loan: Loan, reason: Entry['reason'], household: Household): string {
  const { timeZone } = household
  if (reason === 'loan_repaid')
    return details.loanFrom(dateText(loan.approved_at ?? loan.requested_at, timeZone))
  const lender = otherName(household, loan.approved_by)
  return joined(
    lender !== null && details.loanApprovedBy(lender),
    loan.due_date !== null && details.due(dateText(loan.due_date, timeZone)),
  )
}

function joined(...parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false).join(', ')
}

function dayTexts(timeZone: string, now: Date) {
  const today = localDay(now.toISOString(), timeZone)
  const yesterday = addDays(today, -1)

  return {
    time: (at: string) => clockText(at, timeZone),
    day(at: string): string {
      const day = localDay(at, timeZone)
      if (day === today) return historyTexts.today
      if (day === yesterday) return historyTexts.yesterday(monthDayText(at, timeZone))
      const isThisYear = day.slice(0, 4) === today.slice(0, 4)
      return isThisYear ? weekdayText(at, timeZone) : dateText(at, timeZone)
    },
  }
}
