/** A person: their photo, or the first letter of their name. */
import { useState } from 'react'
import { css, styled } from 'styled-components'
import { theme } from './theme.ts'

export type AvatarTone = 'me' | 'partner' | 'rose'

export interface AvatarProps {
  /** Its first letter is shown if there is no photo; the name itself is beside the picture. */
  readonly name: string
  readonly photo?: string | null
  readonly tone?: AvatarTone
  /** Diameter in pixels: 28, 36, 44, 60 or 112. */
  readonly size?: number
}

export function Avatar({ name, photo = null, tone = 'partner', size = 44 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const shown = photo === '' || photo === broken ? null : photo
  return (
    <Disc
      $tone={tone}
      style={{ '--d': `${size}px` }}
      aria-hidden="true"
      data-letter={shown === null ? firstLetter(name) : undefined}
    >
      {shown !== null && (
        <img src={shown} alt="" referrerPolicy="no-referrer" onError={() => setBroken(shown)} />
      )}
    </Disc>
  )
}

function firstLetter(name: string): string {
  return (Array.from(name.trim())[0] ?? '?').toLocaleUpperCase()
}

const tones = {
  me: css`
    background: ${theme.surface.action};
    color: ${theme.text.onAction};
  `,
  partner: css`
    background: ${theme.surface.partnerSoft};
    color: ${theme.text.partner};
  `,
  rose: css`
    background: ${theme.surface.rose};
    color: ${theme.text.onRose};
  `,
}

/* The letter is a picture like the photo, not a word of the sentence around it. */
const Disc = styled.span<{ $tone: AvatarTone }>`
  ${theme.disc('var(--d)')}
  overflow: hidden;
  font: 620 calc(var(--d) * 0.42) / 1 ${theme.font.display};
  ${({ $tone }) => tones[$tone]}
  &[data-letter]::before {
    content: attr(data-letter);
  }
  > img {
    ${theme.square('100%')}
    object-fit: cover;
  }
`
