/** The mitten of a child who is about to be added: dashed until it is made, with the picture on its palm. */
import { styled } from 'styled-components'
import { Avatar } from '#web/ui/avatar.tsx'
import { BastedOutline } from '#web/ui/mitten-outline.tsx'
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
          <BastedOutline />
          <rect x="275" y="3" width="24" height="68" rx="8" fill={theme.stitch.peg} />
        </svg>
        <Avatar name={name} photo={photo} tone="rose" size={60} />
      </span>
    </Peg>
  )
}

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
