/** The owner of a reward, on the card of somebody else's reward. */
import { styled } from 'styled-components'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import { toneOf } from '#web/shared/people/person-tone.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'

export type RewardOwnerProps = {
  readonly person: User | undefined
  readonly household: Household
  /** The sentence about what they did, with their first name. */
  readonly text: (person: User) => string
}

export function RewardOwner({ person, household, text }: RewardOwnerProps) {
  if (!person) return null
  return (
    <Line>
      <PersonAvatar person={person} tone={toneOf(person, household)} size={28} />
      <span>
        <Sentence name={firstName(person)}>{text(person)}</Sentence>
      </span>
    </Line>
  )
}

const Line = styled.p`
  ${theme.row(2)}
  margin-block: 4px;
  ${theme.note}
`
