/** The texts of user-command-texts.ts in Spanish. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { userCommandTexts as english } from './user-command-texts.ts'

export const userCommandTexts: TranslatedCommandTexts<typeof english> = {
  updateProfile: {
    failed: 'No se ha podido actualizar el perfil',
    did: () => 'Actualizado tu perfil',
    youDid: () => 'Has editado tu perfil',
  },
  changePlan: {
    failed: 'No se ha podido cambiar el plan',
    did: () => 'Cambiado tu plan',
    youDid: () => 'Has cambiado de plan',
  },
  deleteAccount: {
    failed: 'No se ha podido eliminar la cuenta',
    did: () => 'Eliminada tu cuenta',
    youDid: () => 'Has eliminado tu cuenta',
  },
}
