/** The texts of partnership-command-texts.ts in German. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { partnershipCommandTexts as english } from './partnership-command-texts.ts'

export const partnershipCommandTexts: TranslatedCommandTexts<typeof english> = {
  invitePartner: {
    failed: 'Die Einladung ließ sich nicht senden',
    did: () => 'Einladung gesendet',
    youDid: () => 'Du hast jemanden eingeladen',
  },
  linkInvitation: {
    failed: 'Die Einladung ließ sich nicht öffnen',
    did: () => 'Einladung geöffnet',
    youDid: () => 'Du hast eine Einladung geöffnet',
  },
  respondToInvitation: {
    failed: 'Die Einladung ließ sich nicht beantworten',
    did: () => 'Einladung beantwortet',
    youDid: () => 'Du hast eine Einladung beantwortet',
  },
  cancelInvitation: {
    failed: 'Die Einladung ließ sich nicht zurückziehen',
    did: () => 'Einladung zurückgezogen',
    youDid: () => 'Du hast eine Einladung zurückgezogen',
  },
  removePartner: {
    failed: 'Die Verbindung ließ sich nicht lösen',
    did: () => 'Verbindung gelöst',
    youDid: () => 'Du hast eine Verbindung gelöst',
  },
}
