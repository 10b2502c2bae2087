/** The face of a row: a person's, or the sign for anyone. */
import { Users } from 'lucide-react'
import { styled } from 'styled-components'
import type { User } from '#domain/users/user.ts'
import { toneOf } from '#web/shared/people/person-tone.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { theme } from '#web/ui/theme.ts'

export type RowFaceProps = {
  /** Null for anyone. */
  readonly person: User | null
  readonly household: Household
  readonly size: 28 | 44
}

export function RowFace({ person, household, size }: RowFaceProps) {
  if (person) return <PersonAvatar person={person} tone={toneOf(person, household)} size={size} />
  return (
    <Anyone style={{ '--d': `${size}px` }} aria-hidden="true">
      <Users size={size === 44 ? 20 : 16} />
    </Anyone>
  )
}

const Anyone = styled.span`
  ${theme.disc('var(--d)')}
  background: ${theme.surface.chip};
  color: ${theme.text.muted};
`
