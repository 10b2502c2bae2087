/** A person, and the note for others that they are away or have paused their repeating tasks (C19). */
import { styled } from 'styled-components'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import { toneOf } from '#web/shared/people/person-tone.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'

export type AwayNoteProps = {
  readonly person: User
  readonly household: Household
  /** Whole sentences with the person's first name in them. */
  readonly words: string
  readonly more?: string | undefined
}

export function AwayNote({ person, household, words, more }: AwayNoteProps) {
  const name = firstName(person)
  return (
    <Note>
      <PersonAvatar person={person} tone={toneOf(person, household)} size={36} />
      <div>
        <b>
          <Sentence name={name}>{words}</Sentence>
        </b>
        {more !== undefined && <Sentence name={name}>{more}</Sentence>}
      </div>
    </Note>
  )
}

const Note = styled.div`
  ${theme.row(3)}
  padding: 10px 14px;
  border-radius: ${theme.radius.inner};
  background: ${theme.surface.partnerSoft};
  color: ${theme.text.main};
  font: ${theme.font.small};
  /* The face of a partner has the colour of the ground. */
  > :first-child {
    box-shadow: 0 0 0 2px ${theme.surface.card};
  }
  b {
    display: block;
    font: ${theme.font.smallStrong};
  }
`
