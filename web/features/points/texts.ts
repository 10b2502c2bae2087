/** Texts of the point history. */
import { defineTexts } from '#domain/language/texts.ts'
import type { EntryReason } from '#domain/points/points.ts'

/** Says what somebody did to a thing, and the same about a thing that is not on this device. */
type ReasonTexts = { readonly named: (name: string) => string; readonly unnamed: string }

export const historyTexts = defineTexts('historyTexts', {
  title: 'Point history',
  subtitle: 'Every point has a reason. Here they all are.',
  home: 'Home',
  house: 'The house',
  list: 'Changes of points',
  balance: 'Balance',
  balanceAfter: (balance: string) => `Balance ${balance}`,
  none: 'No points yet. Complete a task and the first ones show up here.',
  noneFound: 'Nothing here fits. Choose another kind or a longer time.',
  search: 'Search point history',
  doneOn: (what: string, date: string) => `${what}, ${date}`,

  reasons: {
    task_completed: { named: (name) => `Completed ${name}`, unnamed: 'Completed a task' },
    task_reopened: { named: (name) => `Reopened ${name}`, unnamed: 'Reopened a task' },
    task_helped: { named: (name) => `Together: ${name}`, unnamed: 'Did a task together' },
    task_unhelped: { named: (name) => `Reopened ${name}`, unnamed: 'Reopened a task' },
    reward_redeemed: { named: (name) => `Redeemed ${name}`, unnamed: 'Redeemed a reward' },
    reward_refunded: { named: (name) => `Refunded ${name}`, unnamed: 'Refunded a reward' },
    reward_returned: { named: (name) => `Returned ${name}`, unnamed: 'Returned a reward' },
    loan_approved: { named: (title) => `Borrowed for ${title}`, unnamed: 'Borrowed points' },
    loan_repaid: { named: (title) => `Repaid ${title}`, unnamed: 'Repaid a loan' },
  } satisfies Record<EntryReason, ReasonTexts>,
  details: {
    work: (minutes: number, factor: number) => `${minutes} min × ${factor}`,
    awaiting: 'awaiting approval',
    approvedBy: (name: string) => `approved by ${name}`,
    notDone: 'Not done yet',
    sharedOut: 'shared out',
    rewardApprovedBy: (name: string) => `Approved by ${name}`,
    deniedBy: (name: string) => `Denied by ${name}`,
    loanApprovedBy: (name: string) => `Lent by ${name}`,
    due: (date: string) => `due ${date}`,
    loanFrom: (date: string) => `Loan from ${date}`,
  },

  today: 'Today',
  yesterday: (day: string) => `Yesterday, ${day}`,

  kinds: {
    all: 'All',
    earned: 'Earned',
    redeemed: 'Redeemed',
    loans: 'Loans',
    corrections: 'Corrections',
  },
  kindLegend: 'Kind of change',
  periods: {
    all: 'All time',
    month: 'This month',
    quarter: 'Last 3 months',
    year: 'This year',
  },
  periodLabel: 'Period',

  chart: {
    title: 'Last eight weeks',
    shortTitle: 'Last five weeks',
    earned: 'Earned',
    spent: 'Spent',
    scale: (points: number) => `1 stitch = ${points} points, loans left out`,
    caption: 'Points earned and spent in each week',
    week: 'Week',
    thisWeek: 'This week',
  },

  csv: {
    download: 'Download CSV',
    fileName: 'mitten-points.csv',
    columns: ['Date', 'Time', 'What', 'Details', 'Points', 'Balance'],
  },
})
