/** The texts of notification-command-texts.ts in German. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { notificationCommandTexts as english } from './notification-command-texts.ts'

export const notificationCommandTexts: TranslatedCommandTexts<typeof english> = {
  readNotification: {
    failed: 'Die Mitteilung ließ sich nicht als gelesen markieren',
    did: () => 'Mitteilung gelesen',
    youDid: () => 'Du hast eine Mitteilung gelesen',
  },
  readAllNotifications: {
    failed: 'Die Mitteilungen ließen sich nicht als gelesen markieren',
    did: () => 'Alle Mitteilungen als gelesen markiert',
    youDid: () => 'Du hast alle Mitteilungen als gelesen markiert',
  },
  deleteNotification: {
    failed: 'Die Mitteilung ließ sich nicht löschen',
    did: () => 'Mitteilung gelöscht',
    youDid: () => 'Du hast eine Mitteilung gelöscht',
  },
  clearNotifications: {
    failed: 'Die Mitteilungen ließen sich nicht löschen',
    did: () => 'Alle Mitteilungen gelöscht',
    youDid: () => 'Du hast alle Mitteilungen gelöscht',
  },
}
