/** The mitten of a child who is about to be added: dashed until it is made, with the picture on its palm. */
import { styled } from 'styled-components'
import { Avatar } from '#web/ui/avatar.tsx'
import { theme } from '#web/ui/theme.ts'

export type BastedMittenProps = { readonly name: string; readonly photo: string | null }

export function BastedMitten({ name, photo }: BastedMittenProps) {
  return (
    <Peg aria-hidden="true">
      <svg viewBox="0 0 390 20" preserveAspectRatio="none" fill="none">
        <path d="M0 2Q195 22 390 2" stroke={theme.line.strong} strokeWidth="3" />
      </svg>
      <span>
        <svg viewBox="60 -10 400 512" fill={theme.surface.page}>
          <g stroke={theme.line.strong} strokeLinecap="round">
            <path transform="scale(5)" strokeWidth="1" strokeDasharray="3 2.4" d={hand} />
            <rect
              strokeWidth="5"
              strokeDasharray="15 12"
              x="158"
              y="412"
              width="264"
              height="80"
              rx="30"
            />
          </g>
          <rect x="275" y="3" width="24" height="68" rx="8" fill={theme.stitch.peg} />
        </svg>
        <Avatar name={name} photo={photo} tone="rose" size={60} />
      </span>
    </Peg>
  )
}

const hand =
  'M36 75 L36 69.5 C36 66.6 34.9 64.6 32.8 62.8 L17.6 49.9 A9.6 9.6 0 0 1 30 35.2 L32.6 37.4 C34.2 38.7 36 37.8 36 35.8 L36 33 A21.5 21.5 0 0 1 79 33 L79 75 Q79 79 75 79 L40 79 Q36 79 36 75Z'

const Peg = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  height: 150px;
  margin-inline: -20px;
  overflow: hidden;
  > svg {
    position: absolute;
    inset: 2px 0 auto;
    width: 100%;
    height: 20px;
  }
  > span {
    position: relative;
    width: 124px;
    height: 148px;
    > svg {
      ${theme.square('100%')}
      overflow: visible;
    }
    > span {
      position: absolute;
      top: 38px;
      inset-inline-start: 44px;
    }
  }
`
