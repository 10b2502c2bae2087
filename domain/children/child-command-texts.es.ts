/** The texts of child-command-texts.ts in Spanish. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { childCommandTexts as english } from './child-command-texts.ts'

export const childCommandTexts: TranslatedCommandTexts<typeof english> = {
  makeChild: {
    failed: 'No se ha podido añadir el perfil',
    did: () => 'Añadido un peque',
    youDid: () => 'Has añadido un peque',
  },
  updateChild: {
    failed: 'No se ha podido actualizar el perfil',
    did: () => 'Editado el perfil de un peque',
    youDid: () => 'Has editado el perfil de un peque',
  },
  deleteChild: {
    failed: 'No se ha podido eliminar el perfil',
    did: () => 'Eliminado el perfil de un peque',
    youDid: () => 'Has eliminado el perfil de un peque',
  },
  growUp: {
    failed: 'No se ha podido crear la cuenta',
    did: () => 'Creada la cuenta de un peque',
    youDid: () => 'Has creado la cuenta de un peque',
  },
  askParent: {
    failed: 'No se ha podido enviar la invitación',
    did: () => 'Propuesto a alguien ser madre o padre',
    youDid: () => 'Has propuesto a alguien ser madre o padre',
  },
  unaskParent: {
    failed: 'No se ha podido cambiar el vínculo',
    did: () => 'Cancelada una invitación a ser madre o padre',
    youDid: () => 'Has cancelado una invitación a ser madre o padre',
  },
  endParent: {
    failed: 'No se ha podido cambiar el vínculo',
    did: () => 'Quitada una persona como madre o padre',
    youDid: () => 'Has quitado a alguien como madre o padre',
  },
}
