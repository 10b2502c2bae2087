/** Texts of the sync status: refused changes and the actions for them. Those of the pill are separate. */
import { numberText } from '#domain/language/numbers.ts'
import { defineTexts } from '#domain/language/texts.ts'
import type { SyncState } from './sync-state.ts'

/** A moment in words: the time, with the day if it is not today. */
export type Moment = { readonly day: string | null; readonly time: string }

/** Somebody was first: they did it, or did it before it could be edited, or before it could be deleted. */
type Reasons = Record<'first' | 'edit' | 'remove', (name: string, moment: Moment) => string>

/** Says who deleted it and when. */
type Deletions = Record<'tasks' | 'rewards' | 'loans', (name: string, moment: Moment) => string>

const numberWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

export const texts = defineTexts('syncStatusTexts', {
  /** One sentence under the title; `refused` counts the refused changes. */
  explanations: {
    synced: () => 'Everything you did here is on the server.',
    syncing: () => 'Your changes are on their way. You can keep going.',
    offline: () =>
      'Keep going. Everything is saved on this device and syncs when you are back online.',
    attention: (refused) =>
      refused === 1
        ? 'One change could not be saved on the server. It is still here until you decide.'
        : `${numberWords[refused] ?? refused} changes could not be saved on the server. They stay on this device until you decide.`,
    signIn: () => 'Please sign in again. Until then, everything stays on this device.',
    upgrade: () =>
      'This version of the app is too old for the server. Close the app and open it again; your changes are kept.',
    held: () => 'The server is being updated. Your changes are kept here and follow by themselves.',
    deleted: () =>
      'This account was deleted on the server. Unsent changes stay here until you remove the account from this device.',
  } satisfies Record<SyncState, (refused: number) => string>,

  clocksApart: (days: number) =>
    `The clocks of this device and of the server are ${days === 1 ? 'a day' : `${days} days`} apart. Nothing is lost, but times and due dates may be wrong. Please check both clocks.`,
  waiting: 'Waiting to sync',
  lastSynced: (ago: string) => `Last synced ${ago}`,
  neverSynced: 'Not synced yet',
  waitingDetail: (ago: string, points: number | null) =>
    points === null ? ago : `${ago}, +${numberText(points)} ${points === 1 ? 'point' : 'points'}`,
  notSynced: 'Not synced yet',
  syncNow: 'Sync now',
  gone: {
    save: 'Save unsent changes as a file',
    file: 'mitten-not-sent.json',
    remove: 'Remove from this device',
  },
  signIn: 'Sign in',

  unnamed: { tasks: 'a task', rewards: 'a reward', loans: 'a loan' },

  reasons: {
    invalid: (message: string) => `The server cannot take it as it is: ${message}.`,
    gone: {
      unknown: 'It no longer exists.',
      elsewhere: 'You deleted it on another device.',
      byYou: ({ day, time }: Moment) =>
        day === null ? `You deleted it at ${time}.` : `You deleted it on ${day} at ${time}.`,
      deleted: {
        tasks: (name, { day, time }) =>
          day === null
            ? `${name} deleted it at ${time}.`
            : `${name} deleted it on ${day} at ${time}.`,
        rewards: (name, { day, time }) =>
          day === null
            ? `${name} deleted it at ${time}.`
            : `${name} deleted it on ${day} at ${time}.`,
        loans: (name, { day, time }) =>
          day === null
            ? `${name} withdrew it at ${time}.`
            : `${name} withdrew it on ${day} at ${time}.`,
      } satisfies Deletions,
      /** The server only says that it does not exist for this person. */
      perhaps: {
        tasks: (name: string) => `${name} deleted it, or does not share it any more.`,
        rewards: (name: string) => `${name} deleted it.`,
        loans: (name: string) => `${name} withdrew it.`,
      },
    },
    released: 'It is no longer claimed by you.',
    reopened: 'It is active again, so there is nothing to decide.',
    onlineOnly: 'This needs a connection while you do it.',
    notEnoughThen: 'There were not enough points when it was sent.',
    notEnough: 'You no longer have enough points.',
    taken: 'Something else has its place already.',
    tooOld: 'It waited too long to be saved.',
    serverError: 'The server failed to save it.',
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
    } satisfies Reasons,
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
    } satisfies Reasons,
  },

  meanings: {
    pointsWentTo: (points: number, name: string) =>
      points === 1
        ? `The point went to ${name}.`
        : `The ${numberText(points)} points went to ${name}.`,
    pointsNotAdded: (points: number) =>
      points === 1
        ? 'The point was not added.'
        : `The ${numberText(points)} points were not added.`,
    balanceBack: (balance: number) => `Your balance is back to ${numberText(balance)}.`,
    pointsStay: (balance: number) => `Your points stay as they are: ${numberText(balance)}.`,
    textKept: 'Your text is kept until you decide.',
    limitTomorrow: 'Your text is kept until you decide. You can try again tomorrow.',
    needsMore: (need: number, have: number) =>
      `It costs ${numberText(need)} and you have ${numberText(have)}. Nothing was spent.`,
    hasEnough: (need: number, have: number) =>
      `It costs ${numberText(need)}, and you have ${numberText(have)} now. Nothing was spent.`,
    nothingSpent: 'Nothing was spent.',
    nothingDecided: 'Nothing was decided.',
    nothingChanged: 'Nothing was changed.',
  },

  remedies: {
    addMyPart: 'Add my part as a task',
    countFor: (day: string) => `Count it for ${day}`,
    newTask: 'Save mine as a new task',
    newReward: 'Save mine as a new reward',
    createAgain: 'Create it again',
    tryAgain: 'Try again',
    claimAgain: 'Claim it again',
    redeemFor: (points: number) =>
      points === 1 ? 'Redeem for 1 point' : `Redeem for ${numberText(points)} points`,
    approveFor: (points: number) =>
      points === 1 ? 'Approve for 1 point' : `Approve for ${numberText(points)} points`,
    denyFor: (points: number) =>
      points === 1 ? 'Deny at 1 point' : `Deny at ${numberText(points)} points`,
    borrow: (points: number) =>
      points === 1 ? 'Borrow 1 point' : `Borrow ${numberText(points)} points`,
    seePlans: 'See Subscription',
    seeLoans: 'See your loans',
    seeRewards: 'See your rewards',
    seePartners: 'Go to Partner',
    seeAwaiting: 'See what awaits approval',
    editAndAsk: 'Edit and ask again',
    discard: 'Discard change',
    asked: 'Loan requested',
  },
  loanFor: (what: string) => `To redeem ${what}`,

  facts: {
    decided: (message: string, what: string) =>
      what === ''
        ? `${message}. Nothing for you to do.`
        : `${message}: ${what}. Nothing for you to do.`,
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
})
