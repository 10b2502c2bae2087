/** The texts of texts.ts in Spanish. */
import type { homeCardTexts as english } from './texts.ts'

export const homeCardTexts: typeof english = {
  title: 'En casa',
  text: 'Home Assistant y otros programas de tu casa pueden leer esto en el bróker. Las tareas privadas nunca están ahí.',
  shows: 'Mostrar mis puntos y mis tareas pendientes',
  showsNote: 'Los ve cualquiera que use el bróker.',
  completes: 'Los botones pueden completar mis tareas',
  completesNote: 'Quien pulse uno gana los puntos para ti.',
}
