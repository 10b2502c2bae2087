/** The texts of notification-command-texts.ts in Dutch. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { notificationCommandTexts as english } from './notification-command-texts.ts'

export const notificationCommandTexts: TranslatedCommandTexts<typeof english> = {
  readNotification: {
    failed: 'De melding kon niet als gelezen worden gemarkeerd',
    did: () => 'Een melding gelezen',
    youDid: () => 'Je hebt een melding gelezen',
  },
  readAllNotifications: {
    failed: 'De meldingen konden niet als gelezen worden gemarkeerd',
    did: () => 'Alle meldingen als gelezen gemarkeerd',
    youDid: () => 'Je hebt alle meldingen als gelezen gemarkeerd',
  },
  deleteNotification: {
    failed: 'De melding kon niet worden verwijderd',
    did: () => 'Een melding verwijderd',
    youDid: () => 'Je hebt een melding verwijderd',
  },
  clearNotifications: {
    failed: 'De meldingen konden niet worden gewist',
    did: () => 'Meldingen gewist',
    youDid: () => 'Je hebt meldingen gewist',
  },
}
