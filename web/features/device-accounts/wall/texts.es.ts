/** The texts of texts.ts in Spanish. */
import type { wallTexts as english } from './texts.ts'

export const wallTexts: typeof english = {
  page: 'Esta semana',
  everyone: '¿Quién está aquí?',
  question: '¿Quién la ha hecho?',
  people: 'Personas que pueden haberla hecho',
  thenPin: 'Luego el PIN',
  close: 'Cerrar',
  back: 'La semana vuelve sola.',
  together: 'La hemos hecho en equipo',
  togetherNote: 'Toca a alguien del equipo y di luego quién ayudó.',
  childDid: (name) => `La ha hecho ${name}`,
  nobody: 'Nadie de este dispositivo puede hacer esta.',
  card: {
    title: 'Este dispositivo',
    hangs: 'Este dispositivo cuelga de una pared',
    hangsNote:
      'Si nadie lo toca, muestra la semana en vez de preguntar quién está aquí. La pantalla no se apaga. Solo se ven las tareas compartidas.',
    whose: 'La semana de quién',
  },
}
