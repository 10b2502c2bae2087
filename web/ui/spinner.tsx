/** A spinner, for busy buttons only. */
import { keyframes, styled } from 'styled-components'
import { theme } from './theme.ts'

export function Spinner() {
  return (
    <Arc viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
      <path d="M12 3a9 9 0 1 0 9 9" strokeLinecap="round" />
    </Arc>
  )
}

export const turn = keyframes`to { transform: rotate(1turn); }`

const Arc = styled.svg`
  ${theme.square('20px')}
  ${theme.media.motion} {
    animation: ${turn} 900ms linear infinite;
  }
`
