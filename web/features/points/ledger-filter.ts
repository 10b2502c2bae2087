/** The filter of the ledger, as it is in the address. */
import { tz } from '@date-fns/tz/tz'
import { startOfDay, subMonths } from 'date-fns'
import { localDay, startOfMonth } from '#domain/calendar.ts'
import type { EntryReason } from '#domain/points/points.ts'

export const kinds = ['all', 'earned', 'redeemed', 'loans', 'corrections'] as const
export type Kind = (typeof kinds)[number]

export const periods = ['all', 'month', 'quarter', 'year'] as const
export type Period = (typeof periods)[number]

export type LedgerFilter = {
  readonly kind: Kind
  /** The first moment of the period; empty if there is no limit. */
  readonly from: string
}

export const everything: LedgerFilter = { kind: 'all', from: '' }

const kindOf: Readonly<Record<EntryReason, Kind>> = {
  task_completed: 'earned',
  task_reopened: 'corrections',
  task_helped: 'earned',
  task_unhelped: 'corrections',
  reward_redeemed: 'redeemed',
  reward_refunded: 'corrections',
  reward_returned: 'corrections',
  loan_approved: 'loans',
  loan_repaid: 'loans',
}

export function isOfKind(reason: EntryReason, kind: Kind): boolean {
  return kind === 'all' || kindOf[reason] === kind
}

export function kindFrom(parameters: URLSearchParams): Kind {
  return kinds.find((kind) => kind === parameters.get('kind')) ?? 'all'
}

export function periodFrom(parameters: URLSearchParams): Period {
  return periods.find((period) => period === parameters.get('period')) ?? 'all'
}

/** The first moment of a period, by the person's own calendar. Every period ends now. */
export function startOf(period: Period, at: string, timeZone: string): string {
  switch (period) {
    case 'all':
      return ''
    case 'month':
      return startOfMonth(at, timeZone)
    case 'quarter':
      return new Date(+startOfDay(subMonths(at, 3, { in: tz(timeZone) }))).toISOString()
    case 'year':
      return startOfMonth(`${localDay(at, timeZone).slice(0, 4)}-01-15T12:00:00.000Z`, timeZone)
  }
}
