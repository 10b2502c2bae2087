/** The texts of texts.ts in Spanish. */
import type { uiTexts as english } from './texts.ts'

export const uiTexts: typeof english = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  swatches: {
    bath: 'Bañera',
    cake: 'Tarta',
    cat: 'Gato',
    film: 'Película',
    gift: 'Regalo',
    heart: 'Corazón',
    house: 'Casa',
    moon: 'Luna',
    mug: 'Taza',
    sofa: 'Sofá',
    star: 'Estrella',
    tulip: 'Tulipán',
  },
}
