/** The person who has the turn, or whom a task is for: a face and words, never a button (C11, T12). */
import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { firstName } from '#domain/users/user.ts'
import { toneOf } from '#web/shared/people/person-tone.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import type { TurnOf } from './turn-words.ts'
import { turnWords } from './turn-words.ts'

type TurnChipProps = TurnOf & Pick<FaceChipProps, 'faces'>

export function TurnChip({ person, kind, household, faces }: TurnChipProps) {
  const known = knownOf(person, household)
  return (
    <FaceChip {...{ person, household, faces }}>
      <Sentence name={known ? firstName(known) : ''}>
        {turnWords({ person, kind, household })}
      </Sentence>
    </FaceChip>
  )
}

export type FaceChipProps = {
  /** By their id; null if it is for anyone. A person who is not known has no face. */
  readonly person: string | null
  readonly household: Household
  /** The household that decides the faces' colors, if it is not the one of the words. */
  readonly faces?: Household | undefined
  /** Dashed while it is only planned. */
  readonly isPlanned?: boolean
  readonly children: ReactNode
}

/** The chip with the given words. */
export function FaceChip(props: FaceChipProps) {
  const { person, household, faces = household, isPlanned = false, children } = props
  const known = knownOf(person, household)
  return (
    <Chip
      $look={isPlanned ? 'planned' : person === household.me.id ? 'mine' : 'others'}
      $hasFace={person === null || known !== undefined}
    >
      {known && <PersonAvatar person={known} tone={toneOf(known, faces)} size={24} />}
      {person === null && (
        <Everybody>
          <Users aria-hidden="true" />
        </Everybody>
      )}
      {children}
    </Chip>
  )
}

function knownOf(person: string | null, { me, people }: Household) {
  if (person === null) return undefined
  return person === me.id ? me : people.get(person)
}

const looks = {
  mine: css`
    background: ${theme.surface.actionSoft};
    color: ${theme.text.link};
  `,
  others: css`
    background: ${theme.surface.chip};
    color: ${theme.text.main};
  `,
  planned: css`
    ${theme.basted}
    color: ${theme.text.main};
  `,
}

const Chip = styled.span<{ $look: keyof typeof looks; $hasFace: boolean }>`
  ${theme.inline('7px')}
  min-width: 0;
  min-height: 32px;
  padding: 0 12px 0 ${({ $hasFace }) => ($hasFace ? '4px' : '12px')};
  border-radius: 16px;
  font: ${theme.font.caption};
  font-weight: 600;
  overflow-wrap: anywhere;
  ${({ $look }) => looks[$look]}
  ${theme.edge}
`

const Everybody = styled.span`
  ${theme.disc('24px')}
  background: ${theme.surface.chip};
  color: ${theme.text.muted};
  ${theme.icon('16px')}
`
