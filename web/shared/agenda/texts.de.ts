/** The texts of texts.ts in German. */
import type { agendaTexts as english } from './texts.ts'

export const agendaTexts: typeof english = {
  dueToday: 'Heute fällig',
  dueAt: (time) => `Fällig um ${time} Uhr`,
  due: (day) => `Fällig ${day}`,
  overdueSince: (day) => `Überfällig seit ${day}`,
  paused: 'Pausiert',
  pausedUntil: (day) => `Pausiert bis ${day}`,

  yourTurn: 'Du bist dran',
  turnOf: (name) => `${name} ist dran`,
  somebodysTurn: 'Jemand anderes ist dran',
  forYou: 'Für dich',
  forPerson: (name) => `Für ${name}`,

  inARow: (count) => `${count}-mal in Folge`,
}
