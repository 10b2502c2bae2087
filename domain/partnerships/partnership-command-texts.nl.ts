/** The texts of partnership-command-texts.ts in Dutch. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { partnershipCommandTexts as english } from './partnership-command-texts.ts'

export const partnershipCommandTexts: TranslatedCommandTexts<typeof english> = {
  invitePartner: {
    failed: 'De uitnodiging kon niet worden verstuurd',
    did: () => 'Een partner uitgenodigd',
    youDid: () => 'Je hebt een partner uitgenodigd',
  },
  linkInvitation: {
    failed: 'De uitnodiging kon niet worden geopend',
    did: () => 'Een uitnodiging geopend',
    youDid: () => 'Je hebt een uitnodiging geopend',
  },
  respondToInvitation: {
    failed: 'Je antwoord kon niet worden verstuurd',
    did: () => 'Een uitnodiging beantwoord',
    youDid: () => 'Je hebt een uitnodiging beantwoord',
  },
  cancelInvitation: {
    failed: 'De uitnodiging kon niet worden ingetrokken',
    did: () => 'Een uitnodiging ingetrokken',
    youDid: () => 'Je hebt een uitnodiging ingetrokken',
  },
  removePartner: {
    failed: 'De partner kon niet worden verwijderd',
    did: () => 'Een partner verwijderd',
    youDid: () => 'Je hebt een partner verwijderd',
  },
}
