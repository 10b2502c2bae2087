/** Texts of the rewards page that no other page shares. */
import { numberText } from '#domain/language/numbers.ts'
import { defineTexts } from '#domain/language/texts.ts'

export const rewardsScreenTexts = defineTexts('rewardsScreenTexts', {
  title: 'Rewards',
  pointsAvailable: (points: number) => (points === 1 ? 'point available' : 'points available'),
  tabs: 'Which rewards',
  available: 'Available',
  awaiting: 'Awaiting',
  redeemed: 'Redeemed',
  approvals: 'Approvals',

  waiting: (count: number) => `${count} waiting for you`,

  availableList: 'Available rewards',
  awaitingList: 'Rewards awaiting approval',
  redeemedList: 'Redeemed rewards',
  approvalsList: 'Rewards pending approval',
  redeemedByPartners: 'Redeemed by your partners',
  tickGiven: 'Tick what they have had. Nothing is counted.',
  redeemedBy: (name: string, day: string) => `${name}, ${day}`,
  given: 'Given',
  givenReward: (name: string) => `Given: ${name}`,

  offeredByMe: 'Offered by you',
  offeredTo: (name: string) => `For ${name}`,

  search: 'Search rewards',
  costs: (points: number) => (points === 1 ? '1 point' : `${numberText(points)} points`),
  noAvailable: 'Nothing to look forward to yet. Create a reward and save points for it.',
  noAwaiting: 'No rewards awaiting approval',
  noRedeemed: 'No redeemed rewards yet. Redeem a reward to see it here!',
  noApprovals: 'No rewards pending approval',

  awaitingPartner: 'Awaiting partner approval',
  update: 'Update',
  updateReward: (name: string) => `Update ${name}`,

  redeemedOn: (date: string) => `Redeemed on ${date}`,
  awaitingApproval: 'Awaiting approval',
  approved: 'Approved',
  refunded: 'Denied - Points refunded',
  wrote: (name: string) => `${name}:`,
  giveBack: 'Return',
  giveRewardBack: (name: string) => `Return ${name}`,
  offerAgain: 'Offer again',
  offerRewardAgain: (name: string) => `Offer again: ${name}`,

  wants: (name: string) => `${name} wants this`,
  had: (name: string) => `${name} redeemed this`,
  whatItCosts: (name: string) => `What does ${name} cost?`,
  approve: 'Approve',
  approveReward: (name: string) => `Approve ${name}`,
  deny: 'Deny',
  denyReward: (name: string) => `Deny ${name}`,
})
