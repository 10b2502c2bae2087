/** The texts of features/storage in Spanish. */
import type * as english from '#web/languages/en.ts'

const safari = 'Safari borra los datos de una web si pasa siete días sin abrirse.'

export const storageTexts: typeof english.storageTexts = {
  missing: {
    page: 'Aquí no se puede guardar nada',
    title: 'Esta ventana no puede guardar nada',
    text: 'Mitten guarda los datos de tu casa en este dispositivo para funcionar sin conexión. Este navegador no lo permite.',
    ways: [
      'Si es una ventana privada, abre Mitten en una normal.',
      'Si las cookies y los datos de sitios están bloqueados, permítelos para esta dirección.',
      'Si el dispositivo se ha quedado sin espacio, libera un poco y vuelve a cargar.',
    ],
    works:
      'No se pierde nada de lo que hiciste en otra parte: está en el servidor y en tus otros dispositivos.',
    again: 'Volver a cargar',
  },
  card: {
    title: 'Guardado en este dispositivo',
    used: 'Lo que ocupa Mitten',
    free: 'Espacio libre',
    unknown: 'Este navegador no lo dice',
    lasting: 'Protegido',
    kept: 'Sí, el navegador no lo borrará por su cuenta',
    notKept: 'No, el navegador puede borrarlo si el dispositivo se queda sin espacio',
    protect: 'Proteger estos datos',
    refused:
      'De momento, el navegador dice que no. Eso cambia si instalas Mitten o lo usas más a menudo.',
    safari: `${safari} Si añades Mitten a la pantalla de inicio, no pasa.`,
    safariWaiting: (changes) =>
      changes === 1
        ? `${safari} 1 cambio de aquí aún no está en el servidor: conéctate antes o se perderá.`
        : `${safari} ${changes} cambios de aquí aún no están en el servidor: conéctate antes o se perderán.`,
  },
}
