/** Texts of the settings. */
import { numberText } from '#domain/language/numbers.ts'
import { defineTexts } from '#domain/language/texts.ts'
import { planOffers } from '#domain/plans.ts'
import type { Plan } from '#domain/users/user.ts'

export const settingsTexts = defineTexts('settingsTexts', {
  title: 'Settings',
  tabs: 'Which settings',
  profileTab: 'Profile',
  security: 'Security',
  subscription: 'Subscription',
  points: 'Points',
  sure: 'Are you absolutely sure?',

  profile: {
    title: 'Profile',
    name: 'Display name',
    nameHint: (username: string) => `Partners see this name. Your username stays ${username}.`,
    save: 'Save Changes',
    saved: 'Profile updated',
    timeZone: 'Time zone',
    timeZoneNote: 'Days and months begin by this clock.',
    deviceDiffers: (zone: string) => `This device is in ${zone}.`,
    takeDevice: (zone: string) => `Use ${zone}`,
  },

  data: {
    title: 'Your data',
    text: 'Everything that is yours, as one file you can keep.',
    download: 'Download my data',
    fileName: 'mitten-data.json',
    failed: 'Failed to download your data',
  },

  keyboard: {
    title: 'Keyboard shortcuts',
    text: 'A new task, the search and the main pages, with a key or two.',
    show: 'Show shortcuts',
  },

  danger: {
    title: 'Danger Zone',
    text: 'Deletes your account, your tasks, your rewards and your loans. What you did for others stays in their history under “Former member”.',
    action: 'Delete Account',
    question: (username: string) =>
      `This deletes the account ${username} for good. There is no undo.`,
    tasksAndRewards: 'Tasks and rewards of yours',
    tasks: 'Tasks of yours',
    rewards: 'Rewards of yours',
    counts: (tasks: number, rewards: number) => `${numberText(tasks)} and ${numberText(rewards)}`,
    repeating: 'Repeating tasks of yours',
    repeatingTasks,
    repeatingGoOn: (tasks: number) =>
      tasks === 1
        ? 'One repeating task is shared. It can go on without you.'
        : `${tasks} repeating tasks are shared. They can go on without you.`,
    handOverTo: (name: string) => `Hand over to ${name}`,
    handedOver: (name: string) => `Handed over to ${name}`,
    openLoans: 'Loans still open',
    openLoanPoints: (loans: number, points: number) =>
      points === 1 ? `${loans}, 1 point` : `${loans}, ${numberText(points)} points`,
    partnerships: 'Partnerships',
    othersKeep: 'Partners keep the points they earned. Your shared tasks disappear for them too.',
    unsent: (count: number) =>
      count === 1
        ? '1 change on this device was not sent. It goes with the account.'
        : `${count} changes on this device were not sent. They go with the account.`,
    deleted: 'Account deleted',
    deletedText: 'Your data is gone from the server and from this device.',
  },

  passwordForm: {
    title: 'Change password',
    current: 'Current password',
    currentRequired: 'Current password is required',
    next: 'New password',
    confirm: 'Confirm new password',
    confirmRequired: 'Please confirm your new password',
    noMatch: "Passwords don't match",
    othersEnd: 'Other devices are signed out.',
    action: 'Change Password',
    done: 'Password changed',
    failed: 'Failed to change password',
  },

  provider: {
    title: (provider: string) => `Sign in with ${provider}`,
    connected: (provider: string, date: string) => `Connected with ${provider} since ${date}.`,
    notConnected: (provider: string) =>
      `Connect your account, and ${provider} signs you in without a password.`,
    noPassword: 'You have no password here. An admin can make a link to one.',
    connect: 'Connect',
    disconnect: 'Disconnect',
    disconnectText: (provider: string) =>
      `${provider} will no longer sign you in. Devices that are signed in stay signed in.`,
    disconnected: 'Disconnected',
    connectFailed: 'Failed to connect',
    disconnectFailed: 'Failed to disconnect',
    code: 'Code for another device',
    codeText: 'Signs you in there once, also in the app on your home screen.',
  },

  ownCode: {
    title: 'Your code',
    qr: 'QR code that signs you in',
    howTo: [
      'Open Mitten on the other device, or the app on your home screen.',
      'Tap I have a code.',
      'Scan the square or type the letters.',
    ],
    make: 'Make a code',
    another: 'New code',
    done: 'Done',
    failed: 'Failed to make a code',
  },

  devices: {
    title: 'Signed-in devices',
    thisDevice: 'This device',
    lastSeen: (date: string) => `Last seen ${date}`,
    end: 'Sign out',
    endNamed: (device: string) => `Sign out ${device}`,
    endOthers: 'Sign out other devices',
    ended: 'Device signed out',
    othersEnded: 'Other devices signed out',
    failed: 'Failed to sign out',
    loading: 'Looking for your devices',
    unreadable: 'The list could not be loaded.',
    again: 'Try again',
  },

  plans: {
    current: 'Current plan',
    yours: 'This is your plan',
    upgrade: (plan: Plan) => `Upgrade to ${planOffers[plan].name}`,
    downgrade: (plan: Plan) => `Downgrade to ${planOffers[plan].name}`,
    note: 'Plans belong to one account. A downgrade applies at once and removes nothing you have made.',
    downgradeText: (plan: Plan) =>
      `You leave ${planOffers[plan].name} at once. Everything you have made stays.`,
    downgraded: 'Plan changed',
    downgradedText: 'You are on Free now.',
    noUpgrades: 'This server offers no upgrades.',
  },
})

function repeatingTasks(count: number): string {
  return count === 1 ? '1 repeating task' : `${count} repeating tasks`
}
