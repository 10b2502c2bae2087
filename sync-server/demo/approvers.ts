/** The approver of each person in the demo family. */
import type { FirstName, Person } from './family.ts'

const approvers: Readonly<Record<Person, FirstName>> = {
  Maya: 'Theo',
  Theo: 'Maya',
  Ida: 'Theo',
  Nora: 'Maya',
  Rosa: 'Maya',
  Juno: 'Maya',
}

export function approverOf(who: Person): FirstName {
  return approvers[who]
}
