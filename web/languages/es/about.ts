/** The texts of features/about in Spanish. */
import type * as english from '#web/languages/en.ts'

export const aboutTexts: typeof english.aboutTexts = {
  title: 'Sobre Mitten',
  back: 'Volver a Mitten',
  own: {
    title: 'Software libre',
    text: 'Mitten es software libre: puedes usarlo, estudiarlo, compartirlo y cambiarlo según la GNU Affero General Public License, versión 3 o posterior. Viene sin ninguna garantía.',
    version: (version) => `Versión ${version}`,
    source: 'Obtener el código fuente',
    sourceText:
      'Obtienes exactamente el código que ejecuta este servidor, con los cambios que haya hecho quien lo lleva.',
    licence: 'GNU Affero General Public License 3',
  },
  others: {
    title: 'Hecho con',
    text: (count) =>
      `Mitten contiene trabajo de otras personas: ${count} ${count === 1 ? 'paquete' : 'paquetes'}, cada uno con su propia licencia.`,
    loading: 'Cargando las licencias',
    unreadable: 'No se han podido cargar las licencias.',
    again: 'Reintentar',
  },
}
