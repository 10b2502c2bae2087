/** A sentence on each command for the API reference. Devices need none of it. */
import type { CommandName } from '#domain/commands.ts'

export const summaries: Readonly<Record<CommandName, string>> = {
  createTask: 'Create a task',
  updateTask: 'Change fields of a task',
  deleteTask: 'Delete a task',
  claimTask: 'Take a shared task on',
  releaseTask: 'Give a claimed task back',
  completeTask: 'Complete a task and earn its points',
  tickStep: 'Tick a step of a task, found by its text, or take the tick off',
  approveTask: 'Confirm that a completed task is done',
  reopenTask: 'Take a completion back, with its points',

  makeChild: 'Add a child without e-mail and password; `id` is its account',
  updateChild: 'Change the name, picture, language or big buttons of a child',
  deleteChild: 'Delete the profile of a child you made',
  growUp: 'Give a child a username and an e-mail address, and get a one-time link to its password',
  askParent: 'Ask a partner of yours to be a parent of a child you made',
  unaskParent:
    'Take that question back, or end that person being a parent; with the status `pending` only the question',
  endParent:
    'End being a parent of a child you made, for somebody else; what they opened for it ends, too',

  createReward: 'Create a reward for yourself, or offer one to a partner',
  offerRewardAgain: 'Copy a redeemed reward into a new one',
  updateReward: 'Change fields of a reward; a denied one asks for approval again',
  deleteReward: 'Delete a reward that is not redeemed',
  redeemReward:
    'Redeem an approved reward for its cost; one that can be redeemed again leaves a redeemed row of its own',
  setGoal: 'Choose the reward you save for, or none',
  returnReward: 'Take a redemption back within a day, with its points',
  approveReward: 'Approve a reward of a partner',
  giveReward: 'Mark a redeemed reward of a partner as given, or take the mark off',
  denyReward:
    'Deny a reward of a partner, with a note or without; after redemption that gives its points back',

  requestLoan: 'Ask a partner for a loan of points',
  withdrawLoan: 'Take back a request that nobody decided yet',
  approveLoan: 'Lend a partner the points asked for',
  denyLoan: 'Deny the loan a partner asked for',
  repayLoan: 'Give borrowed points back',
  clearRepaidLoans:
    'Clear repaid loans from the list; points and the monthly limit stay as they are',

  invitePartner: 'Invite somebody by e-mail address',
  linkInvitation: 'Take up an invitation by its link',
  respondToInvitation: 'Accept or decline an invitation',
  cancelInvitation: 'Cancel an invitation that was not answered yet',
  removePartner: 'End a partnership',

  readNotification: 'Mark a notification as read',
  readAllNotifications: 'Mark all notifications as read',
  deleteNotification: 'Delete a notification',
  clearNotifications: 'Delete all notifications',

  createTemplate: 'Keep the details of a task as a template',
  updateTemplate: 'Change fields of a template; tasks made from it stay as they are',
  deleteTemplate: 'Delete a template, on whatever plan',

  announceWeeklyReport: 'Note that the report of a week is ready; its notification comes once',

  saveCheckIn: 'Answer the monthly talk with a partner; answering again replaces the answers',
  deleteCheckIn: 'Delete your answers of a month, on whatever plan',

  createChore: 'Create a repeating task',
  updateChore: 'Change a repeating task and all later ones; what was done stays as it was',
  deleteChore: 'Delete a repeating task; what was done stays done',
  giveChore: 'Hand a repeating task over to a partner, who is its owner from then on',
  pauseChore: 'Pause a repeating task from a day on, until another one or further notice',
  resumeChore: 'End the pause of a repeating task: days that are over stay paused',

  completeOccurrence: 'Complete what a repeating task asks for on a day, and earn its points',
  claimOccurrence: 'Take on what a repeating task asks for on a day',
  tickOccurrenceStep:
    'Tick a step of what a repeating task asks for on a day, or take the tick off',
  updateOccurrence: 'Change one day of a repeating task alone: its texts, its day, or whose it is',
  skipOccurrence: 'Leave a day of a repeating task out; the turn stays',
  unskipOccurrence: 'Take a skipped day of a repeating task back into the plan',
  passTurn: 'Pass the turn on to whoever comes next',

  setPause: 'Be away, or pause your repeating tasks, between two days or until further notice',
  endPause: 'Be back, or end the pause of your repeating tasks: days that are over stay paused',

  updateProfile: 'Change name, photo or time zone',
  changePlan: 'Change the plan; a downgrade touches nothing that exists',
  deleteAccount: 'Delete your account; what others earned with you stays theirs',

  editUser: 'Change name, e-mail, role or plan of an account',
  makeAdmin: 'Make an account an admin',
}
