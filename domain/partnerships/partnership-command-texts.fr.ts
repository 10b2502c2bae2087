/** The sentences of the commands on invitations and partnerships in French. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { partnershipCommandTexts as english } from './partnership-command-texts.ts'

export const partnershipCommandTexts: TranslatedCommandTexts<typeof english> = {
  invitePartner: {
    failed: 'L’invitation n’a pas pu être envoyée',
    did: () => 'Invitation envoyée',
    youDid: () => 'Tu as invité quelqu’un',
  },
  linkInvitation: {
    failed: 'L’invitation n’a pas pu être ouverte',
    did: () => 'Invitation ouverte',
    youDid: () => 'Tu as ouvert une invitation',
  },
  respondToInvitation: {
    failed: 'La réponse n’a pas pu être enregistrée',
    did: () => 'Réponse à une invitation',
    youDid: () => 'Tu as répondu à une invitation',
  },
  cancelInvitation: {
    failed: 'L’invitation n’a pas pu être annulée',
    did: () => 'Invitation annulée',
    youDid: () => 'Tu as annulé une invitation',
  },
  removePartner: {
    failed: 'Le partenaire n’a pas pu être retiré',
    did: () => 'Partenaire retiré',
    youDid: () => 'Tu as retiré un partenaire',
  },
}
