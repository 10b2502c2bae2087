/** The texts of features/install in Spanish. */
import type * as english from '#web/languages/en.ts'

export const installTexts: typeof english.installTexts = {
  install: 'Instalar la app',
  addToHomeScreen: 'Añadir a pantalla de inicio',
  worksOffline: 'Funciona sin conexión',
  installAction: 'Instalar',
  addAction: 'Añadir',
  dismiss: 'Cerrar',
  gotIt: 'Entendido',

  guide: 'Mitten se abre a pantalla completa y sigue funcionando sin conexión.',
  steps: [
    { title: 'Toca «Compartir»', place: 'en Safari' },
    { title: 'Elige «Añadir a pantalla de inicio»', place: 'más abajo en la lista' },
    { title: 'Toca «Añadir»', place: 'en la esquina de arriba' },
  ],
  add: 'Añadir',
  waiting: (count) =>
    count === 1
      ? 'Un cambio de este dispositivo no ha llegado al servidor. La app instalada empieza sin él: conéctate antes a internet y espera a que todo se sincronice.'
      : `${count} cambios de este dispositivo no han llegado al servidor. La app instalada empieza sin ellos: conéctate antes a internet y espera a que todo se sincronice.`,

  manual: {
    ios: 'Abre esta página en Safari, toca «Compartir» y luego «Añadir a pantalla de inicio».',
    android: 'Abre el menú del navegador y elige «Añadir a pantalla de inicio».',
    desktop:
      'Abre el menú del navegador y elige «Instalar» o «Añadir al Dock». No todos los navegadores instalan apps: Chrome, Edge y Safari sí.',
  },
}
