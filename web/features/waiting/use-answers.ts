/** The two answers to something that waits: their labels, and what they do. */
import type { Loan } from '#domain/loans/loan.ts'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import type { Task } from '#domain/tasks/task.ts'
import { loanTexts } from '#web/features/loans/texts.ts'
import type { LoanActions } from '#web/features/loans/use-loan-actions.ts'
import { useLoanActions } from '#web/features/loans/use-loan-actions.ts'
import { partnersTexts } from '#web/features/partners/texts.ts'
import type { InvitationAnswer } from '#web/features/partners/use-invitation-answer.ts'
import { useInvitationAnswer } from '#web/features/partners/use-invitation-answer.ts'
import { rewardsScreenTexts } from '#web/features/rewards/screen-texts.ts'
import type { RewardActions } from '#web/features/rewards/use-reward-actions.ts'
import { useRewardActions } from '#web/features/rewards/use-reward-actions.ts'
import { tasksScreenTexts } from '#web/features/tasks/screen-texts.ts'
import type { TaskActions } from '#web/features/tasks/use-task-actions.ts'
import { useTaskActions } from '#web/features/tasks/use-task-actions.ts'
import { taskTitle } from '#web/shared/task-line/task-meta.tsx'
import type { WaitingItem } from './read-waiting.ts'

type Answer = {
  readonly label: string
  /** For screen readers: what it is about. */
  readonly name: string
  readonly act: () => Promise<boolean>
}

export type Answers = { readonly no: Answer; readonly yes: Answer }

/** `asker` is the full name of the person who asks. */
export function useAnswers(): (item: WaitingItem, asker: string) => Answers {
  const tasks = useTaskActions()
  const rewards = useRewardActions()
  const loans = useLoanActions()
  const answerInvitation = useInvitationAnswer()
  return (item, asker) => {
    switch (item.kind) {
      case 'task':
        return toTask(item.row, tasks)
      case 'reward':
        return toReward(item.row, rewards)
      case 'loan':
        return toLoan(item.row, loans)
      case 'invitation':
        return toInvitation(item.row, asker, answerInvitation)
    }
  }
}

function toTask(task: Task, actions: TaskActions): Answers {
  const { notDone, notDoneTask, approve, approveTask } = tasksScreenTexts
  const title = taskTitle(task)
  return {
    no: { label: notDone, name: notDoneTask(title), act: () => actions.reopen(task) },
    yes: { label: approve, name: approveTask(title), act: () => actions.approve(task) },
  }
}

function toReward(reward: Reward, actions: RewardActions): Answers {
  const { deny, denyReward, approve, approveReward } = rewardsScreenTexts
  return {
    no: { label: deny, name: denyReward(reward.name), act: () => actions.deny(reward, '') },
    yes: { label: approve, name: approveReward(reward.name), act: () => actions.approve(reward) },
  }
}

function toLoan(loan: Loan, actions: LoanActions): Answers {
  const { deny, denyLoan, approve, approveLoan } = loanTexts
  return {
    no: { label: deny, name: denyLoan(loan.title), act: () => actions.deny(loan) },
    yes: { label: approve, name: approveLoan(loan.title), act: () => actions.approve(loan) },
  }
}

function toInvitation(invitation: Partnership, asker: string, answer: InvitationAnswer): Answers {
  const { decline, declineFrom, accept, acceptFrom } = partnersTexts
  return {
    no: { label: decline, name: declineFrom(asker), act: () => answer(invitation, 'rejected') },
    yes: { label: accept, name: acceptFrom(asker), act: () => answer(invitation, 'accepted') },
  }
}
