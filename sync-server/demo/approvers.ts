/** Who approves for whom in the demo family. */
import type { FirstName } from './family.ts'

const approvers: Readonly<Record<FirstName, FirstName>> = {
  Maya: 'Theo',
  Theo: 'Maya',
  Ida: 'Theo',
  Nora: 'Maya',
  Rosa: 'Maya',
}

export function approverOf(who: FirstName): FirstName {
  return approvers[who]
}
