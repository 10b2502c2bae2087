/** Who sees what: the only place that decides it, for the feed, every REST read and every command. */
import type { CheckIn } from '#domain/check-ins/check-in.ts'
import type { Loan } from '#domain/loans/loan.ts'
import { isPending } from '#domain/loans/loan.ts'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import { otherOf } from '#domain/partnerships/partnership.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import { needsDecision } from '#domain/rewards/reward.ts'
import type { Task } from '#domain/tasks/task.ts'
import { performerOf } from '#domain/tasks/task.ts'
import type { AnyRow, TableName, Tables } from '#domain/tx.ts'
import { FORMER_MEMBER, SOMEBODY } from '#domain/users/user.ts'

/** A person together with the people their partnerships let them see. */
export type Viewer = {
  readonly id: string
  readonly partners: ReadonlySet<string>
  /** People whose invitation waits for the viewer's answer: their profile is visible. */
  readonly inviters: ReadonlySet<string>
}

export function viewerFrom(id: string, partnerships: readonly Partnership[]): Viewer {
  const others = (found: readonly Partnership[]) =>
    new Set(found.flatMap((p) => otherOf(p, id) ?? []))
  return {
    id,
    partners: others(partnerships.filter(({ status }) => status === 'accepted')),
    inviters: others(
      partnerships.filter(({ status, invitee_id }) => status === 'pending' && invitee_id === id),
    ),
  }
}

type Projection<T extends TableName> = (row: Tables[T], viewer: Viewer) => Tables[T] | null

const projections: { readonly [T in TableName]: Projection<T> } = {
  users: (user, viewer) =>
    user.id === viewer.id || viewer.partners.has(user.id) || viewer.inviters.has(user.id)
      ? user
      : null,
  accounts: (account, viewer) =>
    account.id === viewer.id ? { ...account, username_key: '', email_key: '' } : null,
  usages: ownRow,
  balances: (balance, viewer) => (balance.id === viewer.id ? balance : null),
  entries: ownRow,
  notifications: ownRow,
  templates: ownRow,
  check_ins: projectCheckIn,
  partnerships: projectPartnership,
  tasks: projectTask,
  rewards: projectReward,
  loans: projectLoan,
}

/** What the viewer may see of a row; null when it is nothing. */
export function project<T extends TableName>(table: T, row: Tables[T], viewer: Viewer) {
  const projection: Projection<T> = projections[table]
  return projection(row, viewer)
}

/** The people a row is about. They and, but for rows of one person alone, their partners may be able to see it. */
export function peopleOf(table: TableName, row: AnyRow): readonly string[] {
  const owner = soleOwnerOf(table, row)
  if (owner !== null) return [owner]
  if (table === 'users') return [row.id]
  if (table === 'tasks') return distinct((row as Task).user_id, performerOf(row as Task))
  if (table === 'check_ins') return [(row as CheckIn).user_id]
  if (table === 'rewards' || table === 'loans') return [(row as Reward | Loan).user_id]
  const { inviter_id, invitee_id } = row as Partnership
  return distinct(inviter_id, invitee_id)
}

/** Whose a row of a private table is; null for tables others may see, too. */
const soleOwners: Readonly<Record<TableName, 'id' | 'user_id' | null>> = {
  accounts: 'id',
  balances: 'id',
  usages: 'user_id',
  entries: 'user_id',
  notifications: 'user_id',
  templates: 'user_id',
  users: null,
  partnerships: null,
  tasks: null,
  rewards: null,
  loans: null,
  check_ins: null,
}

/** The one person who sees a row of a private table; null for tables others may see too. */
export function soleOwnerOf(table: TableName, row: AnyRow): string | null {
  const field = soleOwners[table]
  if (field === null) return null
  return field === 'id' ? row.id : (row as Tables['entries']).user_id
}

/** Whether the partners of the people a row is about may see it. */
export function concernsPartners(table: TableName): boolean {
  return ['users', 'tasks', 'rewards', 'loans', 'check_ins'].includes(table)
}

function ownRow<Row extends { readonly user_id: string }>(row: Row, viewer: Viewer): Row | null {
  return row.user_id === viewer.id ? row : null
}

/** The inviter sees only the address typed until it is accepted; the invitee never sees the link (F3). */
function projectPartnership(row: Partnership, viewer: Viewer): Partnership | null {
  if (row.inviter_id === viewer.id)
    return row.status === 'accepted' ? row : { ...row, invitee_id: null }
  return row.invitee_id === viewer.id ? { ...row, token: null } : null
}

/**
 * Shared tasks are visible to the owner's partners, private ones only once completed and without their text; the
 * performer and the performer's partners see what was performed (T5, T6, T3).
 */
function projectTask(task: Task, viewer: Viewer): Task | null {
  const shared = task.is_shared && viewer.partners.has(task.user_id)
  if (task.user_id !== viewer.id && !shared && !seesCompletion(task, viewer)) return null
  const withText = task.user_id === viewer.id || shared
  return {
    ...task,
    ...(withText ? null : { name: '', description: '', image_url: null }),
    user_id: knownTo(viewer, task.user_id),
    claimed_by: task.claimed_by && knownTo(viewer, task.claimed_by),
    approved_by: task.approved_by && knownTo(viewer, task.approved_by),
  }
}

function seesCompletion(task: Task, viewer: Viewer): boolean {
  if (task.completed_at === null) return false
  return peopleOf('tasks', task).some((id) => id === viewer.id || viewer.partners.has(id))
}

/** Of a partner's rewards: those that await a decision, those the viewer decided, and redeemed ones (RW7). */
function projectReward(reward: Reward, viewer: Viewer): Reward | null {
  const isOwn = reward.user_id === viewer.id
  const concerns = needsDecision(reward) || reward.redeemed_at !== null || decidedBy(reward, viewer)
  if (!isOwn && !(viewer.partners.has(reward.user_id) && concerns)) return null
  return { ...reward, ...decidersKnownTo(viewer, reward) }
}

/** Of a partner's loans: those that await a decision and those the viewer decided; what was cleared is the borrower's. */
function projectLoan(loan: Loan, viewer: Viewer): Loan | null {
  if (loan.user_id === viewer.id) return { ...loan, ...decidersKnownTo(viewer, loan) }
  const concerns = isPending(loan) || decidedBy(loan, viewer)
  if (!viewer.partners.has(loan.user_id) || !concerns) return null
  return { ...loan, ...decidersKnownTo(viewer, loan), cleared_at: null }
}

/** Answers of the monthly talk are for the two who have it, as long as they are partners. */
function projectCheckIn(checkIn: CheckIn, viewer: Viewer): CheckIn | null {
  const { user_id, partner_id } = checkIn
  if (user_id === viewer.id) return { ...checkIn, partner_id: knownTo(viewer, partner_id) }
  return partner_id === viewer.id && viewer.partners.has(user_id) ? checkIn : null
}

type Decided = Pick<Reward, 'approved_by' | 'denied_by'>

function decidedBy({ approved_by, denied_by }: Decided, { id }: Viewer): boolean {
  return approved_by === id || denied_by === id
}

function decidersKnownTo(viewer: Viewer, { approved_by, denied_by }: Decided): Decided {
  return {
    approved_by: approved_by && knownTo(viewer, approved_by),
    denied_by: denied_by && knownTo(viewer, denied_by),
  }
}

function knownTo(viewer: Viewer, id: string): string {
  return id === viewer.id || id === FORMER_MEMBER || viewer.partners.has(id) ? id : SOMEBODY
}

/** A former member is nobody who could see anything. */
function distinct(...ids: readonly (string | null)[]): readonly string[] {
  return [...new Set(ids.flatMap((id) => (id === FORMER_MEMBER ? [] : (id ?? []))))]
}
