/** The texts of import-command-texts.ts in Spanish. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { importCommandTexts as english } from './import-command-texts.ts'

export const importCommandTexts: TranslatedCommandTexts<typeof english> = {
  importItems: {
    failed: 'No se han podido importar las tareas',
    did: () => 'Importadas unas tareas',
    youDid: () => 'Has importado unas tareas',
  },
}
