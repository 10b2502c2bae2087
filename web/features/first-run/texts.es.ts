/** The texts of texts.ts in Spanish. */
import type { firstRunTexts as english } from './texts.ts'

export const firstRunTexts: typeof english = {
  title: 'Empieza por algo pequeño',
  lead: 'Toca una y ya está en tu lista.',
  hide: 'Ocultar',
  add: 'Añadir',
  added: 'Añadida',
  rooms: '¿Qué habitaciones tienes?',
  invite: 'Invitar a alguien',
  wish: 'Pedir un deseo',
}
