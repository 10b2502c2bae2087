/** Whose reward it is, on a card that is not one's own. */
import { styled } from 'styled-components'
import type { User } from '#domain/users/user.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { theme } from '#web/ui/theme.ts'

export type AskerProps = {
  readonly person: User | undefined
  /** What they did, with their first name. */
  readonly text: (person: User) => string
}

export function Asker({ person, text }: AskerProps) {
  if (!person) return null
  return (
    <Line>
      <PersonAvatar person={person} tone="rose" size={28} />
      {text(person)}
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  margin-block: 4px;
  color: ${theme.text.muted};
  font: ${theme.font.small};
`
