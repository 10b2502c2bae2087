/** A repeating task in words: its rule, and who does it. */
import type { Chore, Seat } from '#domain/chores/chore.ts'
import { endText, ruleText } from '#domain/chores/rule-text.ts'
import { otherName } from '#web/shared/people/person-name.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { choreTexts } from './texts.ts'

/** "Every day at 18:00, for Juno, until Sun, Dec 6". */
export function choreWords(chore: Chore, seats: readonly Seat[], household: Household): string {
  const words = [whoseWords(chore, seats, household), endText(chore)]
  return words.filter((each) => each !== null).join(', ')
}

function whoseWords(chore: Chore, seats: readonly Seat[], household: Household): string {
  const timed = ruleText(chore, chore.due_time)
  if (chore.who === 'anyone') return timed
  if (chore.who === 'turns') return choreTexts.inTurns[chore.turns_change](timed)
  const name = otherName(household, seats[0]?.person ?? null)
  return name === null ? choreTexts.forYou(timed) : choreTexts.forPerson(timed, name)
}

/** The person who has the turn: "You", a first name, "Somebody" or "Anyone". */
export function holderName(person: string | null, household: Household): string {
  if (person === null) return choreTexts.anyone
  return otherName(household, person) ?? choreTexts.you
}
