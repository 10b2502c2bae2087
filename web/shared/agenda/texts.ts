/** Texts about when something is due and whose turn it is. */
import { defineTexts } from '#domain/language/texts.ts'

export const agendaTexts = defineTexts('agendaTexts', {
  dueToday: 'Due today',
  dueAt: (time: string) => `Due at ${time}`,
  due: (day: string) => `Due ${day}`,
  overdueSince: (day: string) => `Overdue since ${day}`,
  paused: 'Paused',
  pausedUntil: (day: string) => `Paused until ${day}`,

  yourTurn: 'Your turn',
  turnOf: (name: string) => `${name}'s turn`,
  somebodysTurn: "Somebody's turn",
  forYou: 'For you',
  forPerson: (name: string) => `For ${name}`,

  inARow: (count: number) => `${count} in a row`,
})
