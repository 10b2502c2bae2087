/** Texts of the dashboard. */
import { numberText } from '#domain/language/numbers.ts'
import { defineTexts } from '#domain/language/texts.ts'

export const dashboardTexts = defineTexts('dashboardTexts', {
  /** For screen readers, while it is not known whom to greet. */
  title: 'Dashboard',
  greetings: {
    night: (name: string) => `Good evening, ${name}`,
    morning: (name: string) => `Good morning, ${name}`,
    afternoon: (name: string) => `Good afternoon, ${name}`,
    evening: (name: string) => `Good evening, ${name}`,
  },
  activeTasks: (count: number) =>
    count === 1 ? 'You have 1 active task.' : `You have ${count} active tasks.`,

  /** As on the page of rewards, where this text is loaded later. */
  createReward: 'Create Reward',

  availablePoints: 'Available Points',
  belowZero: (missing: number) =>
    missing === 1
      ? 'Below zero after a reopened task. 1 point brings it back.'
      : `Below zero after a reopened task. ${numberText(missing)} points bring it back.`,
  /** A sentence, and its part with the points, which is emphasized. */
  toGo: (missing: number, name: string) => {
    const points = missing === 1 ? '1 point' : `${numberText(missing)} points`
    return { points, sentence: `${points} to go for ${name}` }
  },
  goalMeter: (name: string) => `Points towards ${name}`,
  pointHistory: 'Point history',
  completedTasks: 'Completed Tasks',
  redeemedRewards: 'Redeemed Rewards',
  thisMonth: 'this month',

  activeTasksHead: 'Active Tasks',
  viewAll: 'View all',
  viewAllTasks: 'View all active tasks',
  noActiveTasks: 'Nothing to do. Create a task when something comes up.',

  availableRewardsHead: 'Available Rewards',
  viewAllRewards: 'View all available rewards',
  noAvailableRewards: 'Nothing to redeem yet. Create a reward and save points for it.',

  awaitingRewards: (count: number) =>
    count === 1 ? '1 reward awaits approval' : `${count} rewards await approval`,

  partnerActivity: 'Partner Activity',
  partnerCompleted: (count: number) =>
    count === 1 ? '1 completed task' : `${numberText(count)} completed tasks`,
  partnerPoints: 'available points',
  partnerPointsHidden: 'Only they can see their points',
  completed: (name: string) => `Completed ${name}`,
  redeemed: (name: string) => `Redeemed ${name}`,
  noActivity: 'No recent activities from your partner.',
  noPartners: 'No active partners. Invite someone to get started!',
  goToPartners: 'Go to Partners',
})
