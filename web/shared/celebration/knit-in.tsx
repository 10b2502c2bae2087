/** Reveals a picture row by row from the bottom, as if it were knitted; without animation if less motion is preferred. */
import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'

export function KnitIn({ children }: { readonly children: ReactNode }) {
  return (
    <Frame>
      {children}
      <Yarn aria-hidden="true" />
    </Frame>
  )
}

const unravel = keyframes`
  from { transform: scaleY(1); }
  to { transform: scaleY(0); }
`

const Frame = styled.div`
  position: relative;
  height: 100%;
  border-radius: ${theme.radius.inner};
  overflow: hidden;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1.5px dashed ${theme.line.strong};
    border-radius: inherit;
  }
`

/* The part not knitted yet: a cover that goes up by one row of stitches at a time. */
const Yarn = styled.div`
  position: absolute;
  inset: 0;
  background: ${theme.surface.card};
  transform: scaleY(0);
  transform-origin: top;
  ${theme.media.motion} {
    animation: ${unravel} 900ms steps(15) 160ms backwards;
  }
`
