/** The texts of partnership-command-texts.ts in Spanish. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { partnershipCommandTexts as english } from './partnership-command-texts.ts'

export const partnershipCommandTexts: TranslatedCommandTexts<typeof english> = {
  invitePartner: {
    failed: 'No se ha podido enviar la invitación',
    did: () => 'Enviada una invitación',
    youDid: () => 'Has enviado una invitación',
  },
  linkInvitation: {
    failed: 'No se ha podido abrir la invitación',
    did: () => 'Abierta una invitación',
    youDid: () => 'Has abierto una invitación',
  },
  respondToInvitation: {
    failed: 'No se ha podido responder a la invitación',
    did: () => 'Respondida una invitación',
    youDid: () => 'Has respondido a una invitación',
  },
  cancelInvitation: {
    failed: 'No se ha podido cancelar la invitación',
    did: () => 'Cancelada una invitación',
    youDid: () => 'Has cancelado una invitación',
  },
  removePartner: {
    failed: 'No se ha podido deshacer el vínculo',
    did: () => 'Deshecho un vínculo',
    youDid: () => 'Has deshecho un vínculo',
  },
}
