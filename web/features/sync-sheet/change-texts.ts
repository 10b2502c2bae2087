/** Descriptions of changes, for every command: in the list of waiting changes, and addressed to the person. */
import type { PresentName } from '#domain/commands.ts'

export type ChangeTexts = {
  readonly did: (name: string) => string
  readonly youDid: (name: string) => string
}

/** "Created Dishes", "You created Dishes". */
function act(did: string, youDid: string): ChangeTexts {
  return { did: (name) => `${did} ${name}`, youDid: (name) => `You ${youDid} ${name}` }
}

/** For rows without a name. */
function plain(did: string, youDid: string): ChangeTexts {
  return { did: () => did, youDid: () => youDid }
}

export const changeTexts: Readonly<Record<PresentName, ChangeTexts>> = {
  createTask: act('Created', 'created'),
  updateTask: act('Updated', 'edited'),
  deleteTask: act('Deleted', 'deleted'),
  claimTask: act('Claimed', 'claimed'),
  releaseTask: act('Released', 'released'),
  completeTask: act('Completed', 'completed'),
  tickStep: {
    did: (name) => `Ticked a step of ${name}`,
    youDid: (name) => `You ticked a step of ${name}`,
  },
  approveTask: act('Approved', 'approved'),
  reopenTask: act('Reopened', 'reopened'),

  createChore: plain('Created a repeating task', 'You created a repeating task'),
  updateChore: plain('Updated a repeating task', 'You edited a repeating task'),
  deleteChore: plain('Deleted a repeating task', 'You deleted a repeating task'),
  pauseChore: plain('Paused a repeating task', 'You paused a repeating task'),
  resumeChore: plain('Resumed a repeating task', 'You resumed a repeating task'),
  skipOccurrence: plain('Skipped a repeating task', 'You skipped a repeating task'),
  unskipOccurrence: plain('Took a skip back', 'You took a skip back'),
  passTurn: plain('Passed a turn on', 'You passed a turn on'),
  giveChore: plain('Handed a repeating task over', 'You handed a repeating task over'),
  setPause: plain('Paused repeating tasks', 'You paused repeating tasks'),
  endPause: plain('Ended a pause', 'You ended a pause'),

  createReward: act('Created', 'created'),
  offerRewardAgain: {
    did: (name) => `Offered ${name} again`,
    youDid: (name) => `You offered ${name} again`,
  },
  updateReward: act('Updated', 'edited'),
  deleteReward: act('Deleted', 'deleted'),
  redeemReward: act('Redeemed', 'redeemed'),
  returnReward: act('Returned', 'returned'),
  approveReward: act('Approved', 'approved'),
  denyReward: act('Denied', 'denied'),
  giveReward: {
    did: (name) => `Changed whether ${name} was given`,
    youDid: (name) => `You changed whether ${name} was given`,
  },

  requestLoan: {
    did: (name) => `Asked for the loan ${name}`,
    youDid: (name) => `You asked for the loan ${name}`,
  },
  withdrawLoan: act('Withdrew', 'withdrew'),
  approveLoan: act('Approved', 'approved'),
  denyLoan: act('Denied', 'denied'),
  repayLoan: act('Repaid', 'repaid'),
  clearRepaidLoans: plain('Cleared repaid loans', 'You cleared repaid loans'),

  invitePartner: plain('Invited a partner', 'You invited a partner'),
  linkInvitation: plain('Opened an invitation', 'You opened an invitation'),
  respondToInvitation: plain('Answered an invitation', 'You answered an invitation'),
  cancelInvitation: plain('Cancelled an invitation', 'You cancelled an invitation'),
  removePartner: plain('Removed a partner', 'You removed a partner'),

  makeChild: plain('Added a child', 'You added a child'),
  updateChild: plain('Updated a child', 'You edited a child'),
  deleteChild: plain('Deleted a child', 'You deleted a child'),
  growUp: plain('Made an account for a child', 'You made an account for a child'),
  askParent: plain('Asked somebody to be a parent', 'You asked somebody to be a parent'),
  unaskParent: plain('Took a question back', 'You took a question back'),
  endParent: plain('Removed a parent', 'You removed a parent'),

  readNotification: plain('Read a notification', 'You read a notification'),
  readAllNotifications: plain(
    'Marked all notifications as read',
    'You marked all notifications as read',
  ),
  deleteNotification: plain('Deleted a notification', 'You deleted a notification'),
  clearNotifications: plain('Cleared notifications', 'You cleared notifications'),

  createTemplate: plain('Saved a template', 'You saved a template'),
  updateTemplate: plain('Updated a template', 'You edited a template'),
  deleteTemplate: plain('Deleted a template', 'You deleted a template'),
  announceWeeklyReport: plain('Asked for the weekly report', 'You asked for the weekly report'),
  saveCheckIn: plain('Saved a check-in', 'You saved a check-in'),
  deleteCheckIn: plain('Deleted a check-in', 'You deleted a check-in'),

  setGoal: plain('Chose what to save for', 'You chose what to save for'),
  updateProfile: plain('Updated your profile', 'You edited your profile'),
  changePlan: plain('Changed your plan', 'You changed your plan'),
  deleteAccount: plain('Deleted your account', 'You deleted your account'),
  editUser: plain('Edited a user', 'You edited a user'),
  makeAdmin: plain('Made a user an admin', 'You made a user an admin'),
}
