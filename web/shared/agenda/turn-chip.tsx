/** Whose turn it is, or whom a task is for: a face and words, never a button (C11, T13). */
import { css, styled } from 'styled-components'
import { firstName } from '#domain/users/user.ts'
import { toneOf } from '#web/shared/people/person-tone.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import type { TurnOf } from './turn-words.ts'
import { turnWords } from './turn-words.ts'

export function TurnChip({ person, kind, household }: TurnOf) {
  const isMine = person === household.me.id
  const known = isMine ? household.me : household.people.get(person)
  return (
    <Chip $isMine={isMine} $hasFace={known !== undefined}>
      {known && <PersonAvatar person={known} tone={toneOf(known, household)} size={24} />}
      <Sentence name={known ? firstName(known) : ''}>
        {turnWords({ person, kind, household })}
      </Sentence>
    </Chip>
  )
}

const mine = css`
  background: ${theme.surface.actionSoft};
  color: ${theme.text.link};
`

const Chip = styled.span<{ $isMine: boolean; $hasFace: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  min-width: 0;
  min-height: 32px;
  padding: 0 12px 0 ${({ $hasFace }) => ($hasFace ? '4px' : '12px')};
  border-radius: 16px;
  background: ${theme.surface.chip};
  color: ${theme.text.main};
  font: ${theme.font.caption};
  font-weight: 600;
  overflow-wrap: anywhere;
  ${({ $isMine }) => $isMine && mine}
  ${theme.media.forcedColors} {
    border: 1px solid;
  }
`
