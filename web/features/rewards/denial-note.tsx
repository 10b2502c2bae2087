/** The note of the person who denied a reward, on the card of its owner (RW2). */
import { styled } from 'styled-components'
import type { Reward } from '#domain/rewards/reward.ts'
import { otherName } from '#web/shared/people/person-name.ts'
import { toneOf } from '#web/shared/people/person-tone.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { theme } from '#web/ui/theme.ts'
import { rewardsScreenTexts } from './screen-texts.ts'

export type DenialNoteProps = { readonly reward: Reward; readonly household: Household }

export function DenialNote({ reward: { denied_by, deny_note }, household }: DenialNoteProps) {
  if (deny_note === '') return null
  const author = household.people.get(denied_by ?? '')
  return (
    <Note>
      {author && <PersonAvatar person={author} tone={toneOf(author, household)} size={28} />}
      <p>
        <b>{rewardsScreenTexts.wrote(otherName(household, denied_by) ?? '')}</b> {deny_note}
      </p>
    </Note>
  )
}

const Note = styled.div`
  ${theme.top(2)}
  padding: 10px 12px;
  border-radius: ${theme.radius.control};
  background: ${theme.surface.nested};
  color: ${theme.text.main};
  font: ${theme.font.small};
  p {
    align-self: center;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  b {
    font-weight: 600;
  }
`
