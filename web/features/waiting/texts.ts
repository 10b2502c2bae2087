/** Texts of the strip with what waits for one's decision. */
import { defineTexts } from '#domain/language/texts.ts'
import type { WaitingKind } from './count-waiting.ts'

const amount = (count: number) => (count === 1 ? '1 point' : `${count} points`)

export const waitingTexts = defineTexts('waitingTexts', {
  title: 'Waiting for you',
  count: (count: number) => `${count} waiting for you`,

  task: (name: string, task: string) => `${name} completed ${task}`,
  privateTask: (name: string) => `${name} completed a private task`,
  reward: (name: string, reward: string) => `${name} wants ${reward}`,
  loan: (name: string, points: number) => `${name} asks for ${amount(points)}`,
  invitation: (name: string) => `${name} invites you`,

  taskSince: (time: string) => `Task, ${time}`,
  rewardSince: (time: string) => `Reward, ${time}`,
  loanFor: (title: string) => `Loan for ${title}`,

  /** Unfolds what waits besides the oldest. */
  others: (count: number) => `${count} more`,
  /** Links to the page with the rest. */
  more: {
    task: (count: number) => (count === 1 ? '1 more task' : `${count} more tasks`),
    reward: (count: number) => (count === 1 ? '1 more reward' : `${count} more rewards`),
    loan: (count: number) => (count === 1 ? '1 more loan' : `${count} more loans`),
    invitation: (count: number) =>
      count === 1 ? '1 more invitation' : `${count} more invitations`,
  } satisfies Record<WaitingKind, (count: number) => string>,
})
