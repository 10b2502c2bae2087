/** A list of people of whom one is chosen. */
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import { toneOf } from '#web/shared/people/person-tone.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { Name } from '#web/ui/name.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { ChoiceRow } from './choice-row.tsx'
import { planTexts } from './texts.ts'

export type PeopleChoiceProps = {
  readonly people: readonly User[]
  readonly household: Household
  readonly disabled: boolean
  readonly onChoose: (person: User) => void
}

export function PeopleChoice({ people, household, disabled, onChoose }: PeopleChoiceProps) {
  return (
    <Stack as="ul" $gap={2}>
      {people.map((person) => (
        <li key={person.id}>
          <ChoiceRow disabled={disabled} onClick={() => onChoose(person)}>
            <PersonAvatar person={person} tone={toneOf(person, household)} size={36} />
            <Name>
              {person === household.me ? planTexts.me(firstName(person)) : firstName(person)}
            </Name>
          </ChoiceRow>
        </li>
      ))}
    </Stack>
  )
}
