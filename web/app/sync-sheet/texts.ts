/** Every text about syncing: the pill, the sheet, refused changes and what can be done about them. */
import type { CommandName } from '#domain/commands.ts'
import type { SyncState } from './sync-state.ts'
import type { Moment } from './when.ts'

/** What somebody did to a thing: in the list of what waits, and told to themselves. */
type ChangeTexts = {
  readonly did: (name: string) => string
  readonly youDid: (name: string) => string
}

type ReasonText = (name: string, moment: Moment) => string

const numberWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

export const texts = {
  /** The pill, and the title of the sheet. */
  states: {
    synced: () => 'All synced',
    syncing: () => 'Syncing',
    offline: (waiting) => {
      if (waiting === 0) return 'Offline'
      if (waiting === 1) return 'Offline - 1 change saved here'
      return `Offline - ${waiting} changes saved here`
    },
    attention: () => 'Needs attention',
    signIn: (waiting) => {
      if (waiting === 0) return 'Sign in to sync'
      if (waiting === 1) return 'Sign in to sync 1 change'
      return `Sign in to sync ${waiting} changes`
    },
    upgrade: (waiting) => (waiting === 1 ? 'Update to sync 1 change' : 'Update to sync'),
    held: () => 'Waiting for the server',
  } satisfies Record<SyncState, (waiting: number) => string>,

  /** One sentence under the title; `refused` counts the refused changes. */
  explanations: {
    synced: () => 'Everything you did here is on the server.',
    syncing: () => 'Your changes are on their way. You can keep going.',
    offline: () =>
      'Keep going. Everything is kept on this device and sends itself when you are back online.',
    attention: (refused) =>
      refused === 1
        ? 'One change could not be saved on the server. It is still here until you decide.'
        : `${numberWords[refused] ?? refused} changes could not be saved on the server. They stay on this device until you decide.`,
    signIn: () =>
      'The server wants to know it is you. Everything is kept on this device until you sign in again.',
    upgrade: () =>
      'This version of the app is too old for the server. Close the app and open it again; your changes are kept.',
    held: () => 'The server is being updated. Your changes are kept here and follow by themselves.',
  } satisfies Record<SyncState, (refused: number) => string>,

  waiting: 'Waiting to sync',
  refused: 'Refused by the server',
  lastSynced: (ago: string) => `Last synced ${ago}`,
  neverSynced: 'Not synced yet',
  waitingDetail: (ago: string, points: number | null) =>
    points === null ? ago : `${ago}, +${points} points`,
  notSynced: 'Not synced yet',
  syncNow: 'Sync now',
  signIn: 'Sign in',
  close: 'Close',

  aTask: 'a task',
  changes: {
    createTask: {
      did: (name) => `Created ${name}`,
      youDid: (name) => `You created ${name}`,
    },
    updateTask: {
      did: (name) => `Updated ${name}`,
      youDid: (name) => `You edited ${name}`,
    },
    deleteTask: {
      did: (name) => `Deleted ${name}`,
      youDid: (name) => `You deleted ${name}`,
    },
    claimTask: {
      did: (name) => `Claimed ${name}`,
      youDid: (name) => `You claimed ${name}`,
    },
    releaseTask: {
      did: (name) => `Released ${name}`,
      youDid: (name) => `You released ${name}`,
    },
    completeTask: {
      did: (name) => `Completed ${name}`,
      youDid: (name) => `You completed ${name}`,
    },
    approveTask: {
      did: (name) => `Approved ${name}`,
      youDid: (name) => `You approved ${name}`,
    },
    reopenTask: {
      did: (name) => `Reopened ${name}`,
      youDid: (name) => `You reopened ${name}`,
    },
    respondToInvitation: {
      did: () => 'Answered an invitation',
      youDid: () => 'You answered an invitation',
    },
    cancelInvitation: {
      did: () => 'Cancelled an invitation',
      youDid: () => 'You cancelled an invitation',
    },
    updateProfile: {
      did: () => 'Updated your profile',
      youDid: () => 'You edited your profile',
    },
  } satisfies Partial<Record<CommandName, ChangeTexts>>,

  reasons: {
    already_completed: {
      first: (name, { day, time }) =>
        day === null
          ? `${name} finished this first, at ${time}.`
          : `${name} finished this first, on ${day} at ${time}.`,
      edit: (name, { day, time }) =>
        day === null
          ? `${name} finished it at ${time}, so it cannot be edited now.`
          : `${name} finished it on ${day} at ${time}, so it cannot be edited now.`,
      remove: (name, { day, time }) =>
        day === null
          ? `${name} finished it at ${time}, so it cannot be deleted now.`
          : `${name} finished it on ${day} at ${time}, so it cannot be deleted now.`,
    },
    claimed: {
      first: (name, { day, time }) =>
        day === null
          ? `${name} claimed this first, at ${time}.`
          : `${name} claimed this first, on ${day} at ${time}.`,
      edit: (name, { day, time }) =>
        day === null
          ? `${name} claimed it at ${time}, so it cannot be edited now.`
          : `${name} claimed it on ${day} at ${time}, so it cannot be edited now.`,
      remove: (name, { day, time }) =>
        day === null
          ? `${name} claimed it at ${time}, so it cannot be deleted now.`
          : `${name} claimed it on ${day} at ${time}, so it cannot be deleted now.`,
    },
  } satisfies Record<string, Record<'first' | 'edit' | 'remove', ReasonText>>,
  otherReason: (message: string) => (message.endsWith('.') ? message : `${message}.`),

  meanings: {
    pointsWentTo: (points: number, name: string, balance: number) =>
      `The ${points} points went to ${name}. Your balance is back to ${balance}.`,
    pointsNotAdded: (points: number, balance: number) =>
      `The ${points} points were not added. Your balance is back to ${balance}.`,
    pointsStay: (balance: number) => `Your points stay as they are: ${balance}.`,
    textKept: 'Your text is kept until you decide.',
    limitTomorrow: 'Your text is kept until you decide. You can try again tomorrow.',
  },

  remedies: {
    addMyPart: 'Add my part as a task',
    saveAsNew: 'Save mine as a new task',
    createAgain: 'Create it again',
    tryAgain: 'Try again',
    discard: 'Discard change',
    added: 'Task created successfully',
  },

  facts: {
    approved: (who: string, what: string) =>
      `${who} had already approved ${what}. Nothing for you to do.`,
    other: (message: string) => `${message}. Nothing for you to do.`,
    close: 'Got it',
  },

  when: {
    justNow: 'just now',
    minutesAgo: (count: number) => `${count} min ago`,
    hoursAgo: (count: number) => (count === 1 ? '1 hour ago' : `${count} hours ago`),
    daysAgo: (count: number) => (count === 1 ? 'yesterday' : `${count} days ago`),
    today: (time: string) => `Today, ${time}`,
    yesterday: (time: string) => `Yesterday, ${time}`,
    onDay: (day: string, time: string) => `${day}, ${time}`,
  },
}
