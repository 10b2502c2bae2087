/** Whose turn it is, or whom a task is for: a face and words, never a button (C11, D1). */
import { css, styled } from 'styled-components'
import { otherName } from '#web/shared/people/person-name.ts'
import { toneOf } from '#web/shared/people/person-tone.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import { agendaTexts } from './texts.ts'

export type TurnChipProps = {
  /** Whose turn it is. */
  readonly person: string
  /** Whether people take turns, or it is always for this person. */
  readonly kind: 'turn' | 'for'
  readonly household: Household
}

export function TurnChip({ person, kind, household }: TurnChipProps) {
  const isMine = person === household.me.id
  const known = isMine ? household.me : household.people.get(person)
  return (
    <Chip $isMine={isMine} $hasFace={known !== undefined}>
      {known && <PersonAvatar person={known} tone={toneOf(known, household)} size={24} />}
      <Words person={person} kind={kind} household={household} />
    </Chip>
  )
}

function Words({ person, kind, household }: TurnChipProps) {
  const name = otherName(household, person)
  if (name === null) return agendaTexts.yourTurn
  if (!household.people.has(person)) return agendaTexts.somebodysTurn
  return (
    <Sentence name={name}>
      {kind === 'for' ? agendaTexts.forPerson(name) : agendaTexts.turnOf(name)}
    </Sentence>
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
