/** Texts of the app frame. */
import { defineTexts } from '#domain/language/texts.ts'
import type { Plan } from '#domain/users/user.ts'

export const texts = defineTexts('shellTexts', {
  skip: 'Skip to content',
  navigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  pages: {
    dashboard: 'Dashboard',
    tasks: 'Tasks',
    rewards: 'Rewards',
    partner: 'Partner',
    notifications: 'Notifications',
    settings: 'Settings',
    admin: 'Admin',
    week: 'Week',
    points: 'Point history',
    house: 'The house',
    report: 'Weekly report',
    checkIn: 'Monthly check-in',
    bring: 'Bring your tasks',
    subscribe: 'Subscribe',
    about: 'About Mitten',
    invitation: 'Invitation',
    notFound: 'Page not found',
  },
  /** Shorter or longer names, for places that need one. */
  bottom: {
    home: 'Home',
    tasks: 'Tasks',
    rewards: 'Rewards',
    partner: 'Partner',
    admin: 'Admin',
    alerts: 'Alerts',
  },
  broken: {
    title: 'Something went wrong',
    text: 'What you did is kept on this device. Loading the page again usually helps.',
    reload: 'Load again',
  },
  drawer: { partners: 'Partners' },
  unread: (page: string, count: number) => `${page}, ${count} unread`,
  waiting: (page: string, count: number) => `${page}, ${count} waiting for you`,
  guest: 'Guest User',
  plans: {
    free: 'Free Plan',
    pro: 'Pro Plan',
    ultimate: 'Ultimate Plan',
  } satisfies Record<Plan, string>,
  logout: {
    action: 'Logout',
    title: 'Log out with unsynced changes?',
    warning: (count: number) =>
      count === 1
        ? '1 change on this device is not on the server yet.'
        : `${count} changes on this device are not on the server yet.`,
    choices:
      'Sync now sends everything first. Keep on this device leaves it here until you sign in again. Discard deletes it.',
    syncNow: 'Sync now',
    keep: 'Keep on this device',
    discard: 'Discard',
    stillWaiting: 'Not everything could be synced, so you are still signed in.',
  },
})
