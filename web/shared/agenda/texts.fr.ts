/** The texts of texts.ts in French. */
import type { agendaTexts as english } from './texts.ts'

export const agendaTexts: typeof english = {
  dueToday: 'Pour aujourd’hui',
  dueAt: (time) => `Pour ${time}`,
  due: (day) => `Pour le ${day}`,
  overdueSince: (day) => `En retard depuis le ${day}`,
  paused: 'En pause',
  pausedUntil: (day) => `En pause jusqu’au ${day}`,

  yourTurn: 'C’est à toi',
  turnOf: (name) => `C’est à ${name}`,
  somebodysTurn: 'C’est à quelqu’un',
  forYou: 'Pour toi',
  forPerson: (name) => `Pour ${name}`,

  inARow: (count) => `${count} d’affilée`,
}
