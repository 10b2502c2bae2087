/** The texts of texts.ts in Spanish. */
import type { agendaTexts as english } from './texts.ts'

export const agendaTexts: typeof english = {
  dueToday: 'Para hoy',
  dueAt: (time) => (time.startsWith('01') ? `Para la ${time}` : `Para las ${time}`),
  due: (day) => `Para el ${day}`,
  overdueSince: (day) => `Atrasada desde el ${day}`,
  paused: 'En pausa',
  pausedUntil: (day) => `En pausa hasta el ${day}`,

  yourTurn: 'Te toca',
  turnOf: (name) => `Le toca a ${name}`,
  somebodysTurn: 'Le toca a alguien',
  forYou: 'Para ti',
  forPerson: (name) => `Para ${name}`,

  inARow: (count) => (count === 1 ? '1 vez' : `${count} seguidas`),
}
