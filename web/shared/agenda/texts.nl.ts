/** The texts of texts.ts in Dutch. */
import type { agendaTexts as english } from './texts.ts'

export const agendaTexts: typeof english = {
  dueToday: 'Vandaag',
  dueAt: (time) => `Vandaag om ${time}`,
  due: (day) => `Op ${day}`,
  overdueSince: (day) => `Te laat sinds ${day}`,
  paused: 'Gepauzeerd',
  pausedUntil: (day) => `Gepauzeerd t/m ${day}`,

  yourTurn: 'Jouw beurt',
  turnOf: (name) => `Beurt van ${name}`,
  somebodysTurn: 'Beurt van iemand',
  forYou: 'Voor jou',
  forPerson: (name) => `Voor ${name}`,

  inARow: (count) => `${count} op rij`,
}
