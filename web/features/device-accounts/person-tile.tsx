/** A person in the picker; the whole tile is the target. */
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Avatar } from '#web/ui/avatar.tsx'
import { Name } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { Colourway } from './colourways.ts'
import { MittenPicture } from './mitten-picture.tsx'
import type { PersonHere } from './people-here.ts'
import { Quiet, QuietLine } from './quiet-line.tsx'
import { texts } from './texts.ts'

export interface PersonTileProps {
  readonly person: PersonHere
  readonly colourway: Colourway
  readonly isFlipped: boolean
  /** Shown in place of the lock and the unsent changes. */
  readonly note?: ReactNode
  readonly onChoose: () => void
}

export function PersonTile(props: PersonTileProps) {
  const { person, colourway, isFlipped, note, onChoose } = props
  const { id, shortName, photo, tone, pin } = person
  return (
    <Tile type="button" data-person={id} onClick={onChoose}>
      <Hung data-mitten $isFlipped={isFlipped}>
        <MittenPicture colourway={colourway} isFlipped={isFlipped} />
        <Avatar name={shortName} photo={photo} tone={tone} size={80} />
      </Hung>
      <Label>
        <Name>{shortName}</Name>
        {pin && note === undefined && (
          <>
            <Lock size={20} aria-hidden="true" />
            <VisuallyHidden>, {texts.hasPin}</VisuallyHidden>
          </>
        )}
      </Label>
      {note === undefined ? <QuietLine person={person} /> : note}
    </Tile>
  )
}

export function AddTile({ note, onChoose }: { note: string | null; onChoose: () => void }) {
  return (
    <Tile type="button" aria-disabled={note !== null || undefined} onClick={onChoose}>
      <Hung data-mitten $isFlipped={false}>
        <MittenPicture colourway={null} />
      </Hung>
      <Label $isAction>{texts.add.title}</Label>
      <Quiet>{note}</Quiet>
    </Tile>
  )
}

const Tile = styled.button`
  ${theme.grid(1)}
  justify-items: center;
  align-content: start;
  width: 100%;
  min-height: 340px;
  padding: 0 8px 18px;
  ${theme.bare}
  border-radius: ${theme.radius.sheet};
  color: ${theme.text.main};
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  ${theme.media.phone} {
    min-height: 226px;
  }
  ${theme.media.motion} {
    > [data-mitten] {
      transition: transform ${theme.motion.tap} ${theme.motion.easeOut};
    }
    &:active:not([aria-disabled='true']) > [data-mitten] {
      transform: translateY(6px);
    }
  }
  &:active {
    color: ${theme.text.link};
  }
`

const flipped = css`
  inset-inline-start: 35.5%;
`

const Hung = styled.span<{ $isFlipped: boolean }>`
  position: relative;
  display: block;
  width: 202px;
  > svg {
    width: 100%;
    height: auto;
    overflow: visible;
  }
  > span {
    position: absolute;
    top: 30%;
    inset-inline-start: 40%;
    box-shadow: 0 0 0 5px ${theme.surface.page};
    ${({ $isFlipped }) => ($isFlipped ? flipped : '')}
  }
  ${theme.media.phone} {
    width: 122px;
    > span {
      zoom: 0.62;
    }
  }
`

const Label = styled.span<{ $isAction?: boolean }>`
  ${theme.row(2)}
  max-width: 100%;
  margin-top: ${theme.space(2)};
  font: 620 1.5rem/1.2 ${theme.font.display};
  overflow-wrap: anywhere;
  ${({ $isAction }) => ($isAction === true ? `color: ${theme.text.link};` : '')}
  > svg {
    color: ${theme.text.faint};
  }
  ${theme.media.phone} {
    font-size: 1.1875rem;
  }
`
