/** The texts of template-command-texts.ts in Spanish. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { templateCommandTexts as english } from './template-command-texts.ts'

export const templateCommandTexts: TranslatedCommandTexts<typeof english> = {
  createTemplate: {
    failed: 'No se ha podido guardar la plantilla',
    did: () => 'Guardada una plantilla',
    youDid: () => 'Has guardado una plantilla',
  },
  updateTemplate: {
    failed: 'No se ha podido guardar la plantilla',
    did: () => 'Editada una plantilla',
    youDid: () => 'Has editado una plantilla',
  },
  deleteTemplate: {
    failed: 'No se ha podido eliminar la plantilla',
    did: () => 'Eliminada una plantilla',
    youDid: () => 'Has eliminado una plantilla',
  },
}
