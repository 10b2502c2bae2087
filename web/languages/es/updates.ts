/** The texts of features/updates in Spanish. */
import type * as english from '#web/languages/en.ts'

export const updateTexts: typeof english.updateTexts = {
  available: 'Hay una versión nueva',
  update: 'Actualizar',
  replaced: 'Mitten se ha actualizado en otra pestaña',
  reload: 'Recargar',

  title: 'Sobre la app',
  version: 'Versión',
  status: 'Estado',
  upToDate: 'Al día',
  updateAvailable: 'Hay una actualización',
  checking: 'Comprobando',
  worksOffline: 'Funciona sin conexión',
  offlineReady: 'Sí',
  offlineNotReady: 'Aún no',
  kept: 'Guardado en este dispositivo',
  made: 'Sobre Mitten',
  about: 'Licencias y código',
  check: 'Buscar actualizaciones',
  checkFailed: 'No se han podido buscar actualizaciones. Prueba más tarde.',
}
