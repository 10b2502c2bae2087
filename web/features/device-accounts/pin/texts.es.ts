/** The texts of texts.ts in Spanish. */
import type { pinTexts as english } from './texts.ts'

export const pinTexts: typeof english = {
  enter: 'Escribe tu PIN',
  pad: 'Teclado del PIN',
  entered: (count, of) =>
    count === 1 ? `1 cifra de ${of} escrita` : `${count} cifras de ${of} escritas`,
  clear: 'Borrar',
  deleteLast: 'Borrar la última cifra',
  wrong: (name, left) =>
    left === 1
      ? `Ese no es el PIN de ${name}. Queda 1 intento.`
      : `Ese no es el PIN de ${name}. Quedan ${left} intentos.`,
  paused: 'Demasiados intentos fallidos.',
  pauseLeft: (seconds) => {
    if (seconds > 60) return `Prueba otra vez dentro de ${Math.ceil(seconds / 60)} minutos.`
    return seconds === 1
      ? 'Prueba otra vez dentro de 1 segundo.'
      : `Prueba otra vez dentro de ${seconds} segundos.`
  },
  card: {
    title: 'Personas en este dispositivo',
    isSet: 'Este dispositivo pide tu PIN antes de abrir tu cuenta.',
    isNotSet: 'Sin PIN, aquí tu cuenta se abre con un toque.',
    honest:
      'Un PIN separa a las personas dentro de la app. No cifra lo que se guarda en este dispositivo: quien sepa de ordenadores puede saltárselo.',
    notOffered:
      'Para un PIN hace falta https. Esta dirección no lo tiene, así que tu cuenta se abre con un toque.',
    set: 'Poner un PIN',
    change: 'Cambiar PIN',
    remove: 'Quitar PIN',
    add: 'Añadir a otra persona',
    idle: 'Preguntar quién está aquí',
    idleHint: 'Tras este tiempo sin tocar nada. Lo que estés escribiendo te espera.',
    idleChoices: {
      0: 'Nunca',
      1: 'Tras 1 minuto',
      5: 'Tras 5 minutos',
      15: 'Tras 15 minutos',
    },
  },
  form: {
    titles: {
      set: 'Poner un PIN',
      change: 'Cambiar PIN',
      remove: 'Quitar PIN',
    },
    text: 'De 4 a 8 cifras; solo se pide en este dispositivo.',
    removeText: 'Después, aquí tu cuenta se abre con un toque.',
    current: 'PIN actual',
    next: 'PIN nuevo',
    confirm: 'Repite el PIN nuevo',
    show: 'Mostrar PIN',
    hide: 'Ocultar PIN',
    shape: 'Un PIN tiene de 4 a 8 cifras',
    noMatch: 'Los PIN no coinciden',
    wrong: 'Ese no es tu PIN',
    paused: 'Demasiados intentos fallidos. Espera un poco antes del siguiente.',
    save: 'Guardar PIN',
    removeAction: 'Quitar PIN',
    saved: 'PIN guardado',
    removed: 'PIN quitado',
  },
}
