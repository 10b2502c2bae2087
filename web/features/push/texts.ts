/** Texts about push notifications. */
import type { NotificationType } from '#domain/notifications/notification.ts'

/** The texts that are only in the system's notifications. */
export const systemTexts = {
  app: 'Mitten',
  /** For somebody whose words this device keeps to itself. */
  somethingNew: 'Something new',
}

export const pushTexts = {
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
}

export const pushGroups = {
  tasks: 'Tasks',
  rewards: 'Rewards',
  loans: 'Loans',
  people: 'Partners',
  points: 'Points',
}
type PushGroup = keyof typeof pushGroups

/** Each type of notification in its group, in the order in which they are listed. */
export const typeTexts: Readonly<
  Record<NotificationType, { readonly group: PushGroup; readonly label: string }>
> = {
  task_completed: { group: 'tasks', label: 'A task was completed' },
  task_approved: { group: 'tasks', label: 'Your task was approved' },
  task_claimed: { group: 'tasks', label: 'Your task was claimed' },
  task_reopened: { group: 'tasks', label: 'Your task was reopened' },
  helped: { group: 'tasks', label: 'You did a task together' },
  turn_passed: { group: 'tasks', label: 'A turn was passed on to you' },
  turn_given: { group: 'tasks', label: 'You were given a task' },
  chores_paused: { group: 'tasks', label: 'Somebody paused their repeating tasks' },
  reward_requested: { group: 'rewards', label: 'A reward was asked for' },
  reward_offered: { group: 'rewards', label: 'A reward was offered to you' },
  reward_redeemed: { group: 'rewards', label: 'A reward was redeemed' },
  reward_approved: { group: 'rewards', label: 'Your reward was approved' },
  reward_denied: { group: 'rewards', label: 'Your reward was denied' },
  loan_requested: { group: 'loans', label: 'A loan was requested' },
  loan_approved: { group: 'loans', label: 'Your loan was approved' },
  loan_denied: { group: 'loans', label: 'Your loan was denied' },
  loan_repaid: { group: 'loans', label: 'A loan was repaid' },
  partnership_invitation: { group: 'people', label: 'Somebody invited you' },
  parent_invitation: { group: 'people', label: 'You were asked to be a parent' },
  child_grown_up: { group: 'people', label: 'A child got their own account' },
  partnership_accepted: { group: 'people', label: 'Your invitation was accepted' },
  partnership_removed: { group: 'people', label: 'A partnership ended' },
  weekly_report: { group: 'points', label: 'Your weekly report is ready' },
}
