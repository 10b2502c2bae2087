/** Texts about push notifications. */
import { defineTexts } from '#domain/language/texts.ts'
import type { NotificationType } from '#domain/notifications/notification.ts'

/** Texts that appear only in the system's notifications. */
export const systemTexts = defineTexts('systemTexts', {
  app: 'Mitten',
  /** For people whose texts this device keeps private. */
  somethingNew: 'Something new',
})

export const pushTexts = defineTexts('pushTexts', {
  title: 'Notifications',
  state: {
    unsupported: 'This browser cannot notify you. Mitten works the same without.',
    installFirst: 'On this device, add Mitten to the Home Screen to be notified.',
    denied: 'Notifications are blocked. Allow them in the settings of this browser.',
    off: 'Get notified about what partners do while Mitten is closed.',
    on: 'On for this device',
  },
  turnOn: 'Turn on for this device',
  turnOff: 'Turn off',
  test: 'Send a test',
  tested: 'Test sent',
  testedText: 'It should appear within a few seconds.',
  turnedOn: 'Notifications are on',
  turnedOff: 'Notifications are off',
  failed: 'Failed to change notifications',
  browserRefused: 'This browser did not allow it, or has no push service.',
  testFailed: 'Failed to send a test',
  saveFailed: 'Failed to save your choice',
  loading: 'Loading your choices',
  unreadable: 'Your choices could not be loaded.',
  again: 'Try again',

  badge: {
    label: 'The number on the app’s icon',
    note: 'Everything waiting for you today: tasks that are due, and decisions.',
  },

  forAll: 'On all your devices',
  hideDetails: 'Hide details',
  hideDetailsNote: 'Says only that there is something new.',
  quiet: 'Quiet hours',
  quietNote: 'Anything that arrives in between is summed up in one line afterwards.',
  from: 'From',
  until: 'Until',
  saveHours: 'Save quiet hours',

  reminders: 'Reminders',
  remindersNote: 'At a task’s time, and once if overdue.',
  digest: 'Morning digest',
  digestNote: 'Says how many tasks you have today.',
  digestAt: 'At',
  saveTime: 'Save time',
  remindAnyone: 'Also for tasks that are for anyone',

  choose: 'What to notify me about',
  groups: {
    tasks: 'Tasks',
    rewards: 'Rewards',
    loans: 'Loans',
    people: 'Partners',
    points: 'Points',
  },
  types: {
    task_completed: 'A task was completed',
    task_approved: 'Your task was approved',
    task_claimed: 'Your task was claimed',
    task_reopened: 'Your task was reopened',
    helped: 'You did a task together',
    turn_passed: 'A turn was passed on to you',
    turn_given: 'You were given a task',
    chores_paused: 'Somebody paused their repeating tasks',
    reward_requested: 'A reward was asked for',
    reward_offered: 'A reward was offered to you',
    reward_redeemed: 'A reward was redeemed',
    reward_approved: 'Your reward was approved',
    reward_denied: 'Your reward was denied',
    loan_requested: 'A loan was requested',
    loan_approved: 'Your loan was approved',
    loan_denied: 'Your loan was denied',
    loan_repaid: 'A loan was repaid',
    partnership_invitation: 'Somebody invited you',
    parent_invitation: 'You were asked to be a parent',
    child_grown_up: 'A child got their own account',
    partnership_accepted: 'Your invitation was accepted',
    partnership_removed: 'A partnership ended',
    weekly_report: 'Your weekly report is ready',
    webhook_off: 'Your webhook is off',
  } satisfies Record<NotificationType, string>,
})
