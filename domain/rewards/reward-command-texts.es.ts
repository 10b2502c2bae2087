/** The texts of reward-command-texts.ts in Spanish. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { rewardCommandTexts as english } from './reward-command-texts.ts'

export const rewardCommandTexts: TranslatedCommandTexts<typeof english> = {
  createReward: {
    failed: 'No se ha podido crear el premio',
    did: (name) => `Creado: ${name}`,
    youDid: (name) => `Has creado ${name}`,
  },
  offerRewardAgain: {
    failed: 'No se ha podido crear el premio',
    did: (name) => `Ofrecido de nuevo: ${name}`,
    youDid: (name) => `Has ofrecido de nuevo ${name}`,
  },
  updateReward: {
    failed: 'No se ha podido actualizar el premio',
    did: (name) => `Editado: ${name}`,
    youDid: (name) => `Has editado ${name}`,
  },
  deleteReward: {
    failed: 'No se ha podido eliminar el premio',
    did: (name) => `Eliminado: ${name}`,
    youDid: (name) => `Has eliminado ${name}`,
  },
  redeemReward: {
    failed: 'No se ha podido canjear el premio',
    did: (name) => `Canjeado: ${name}`,
    youDid: (name) => `Has canjeado ${name}`,
  },
  returnReward: {
    failed: 'No se ha podido devolver el premio',
    did: (name) => `Devuelto: ${name}`,
    youDid: (name) => `Has devuelto ${name}`,
  },
  approveReward: {
    failed: 'No se ha podido aprobar el premio',
    did: (name) => `Aprobado: ${name}`,
    youDid: (name) => `Has aprobado ${name}`,
  },
  giveReward: {
    failed: 'No se ha podido actualizar el premio',
    did: (name) => `Cambiado si se entregó ${name}`,
    youDid: (name) => `Has cambiado si se entregó ${name}`,
  },
  denyReward: {
    failed: 'No se ha podido rechazar el premio',
    did: (name) => `Rechazado: ${name}`,
    youDid: (name) => `Has rechazado ${name}`,
  },
}
