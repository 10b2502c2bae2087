/** The texts of features/first-run in Spanish. */
import type * as english from '#web/languages/en.ts'

export const firstRunTexts: typeof english.firstRunTexts = {
  title: 'Empieza por algo pequeño',
  lead: 'Toca una y ya está en tu lista.',
  hide: 'Ocultar',
  add: 'Añadir',
  added: 'Añadida',
  rooms: '¿Qué habitaciones tienes?',
  invite: 'Invitar a alguien',
  wish: 'Pedir un deseo',
}
