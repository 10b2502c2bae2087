/** The person who has the turn, or whom a task is for, in words (C11, T12). */
import { otherName } from '#web/shared/people/person-name.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { agendaTexts } from './texts.ts'

export type TurnOf = {
  readonly person: string
  /** Whether people take turns, or it is always for this person. */
  readonly kind: 'turn' | 'for'
  readonly household: Household
}

export function turnWords({ person, kind, household }: TurnOf): string {
  const name = otherName(household, person)
  if (name === null) return kind === 'for' ? agendaTexts.forYou : agendaTexts.yourTurn
  if (!household.people.has(person)) return agendaTexts.somebodysTurn
  return kind === 'for' ? agendaTexts.forPerson(name) : agendaTexts.turnOf(name)
}
