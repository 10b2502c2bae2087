/** Animations of dialogs, sheets and drawers. */
import { css, keyframes } from 'styled-components'
import { theme } from './theme.ts'

const appear = keyframes`from { opacity: 0; }`
const vanish = keyframes`to { opacity: 0; }`
export const rise = keyframes`from { opacity: 0; transform: translateY(16px); }`
const sink = keyframes`to { transform: translateY(100%); }`
const slideIn = keyframes`from { transform: translateX(calc(100% * var(--from-start))); }`
const slideOut = keyframes`to { transform: translateX(calc(100% * var(--from-start))); }`

/* The fade is all that is left when someone asks for less motion. */
const fadeOnly = css`
  &[data-state='open'] {
    animation: ${appear} 80ms ${theme.motion.easeOut};
  }
  &[data-state='closed'] {
    animation: ${vanish} 80ms ${theme.motion.easeIn} forwards;
  }
`

export const scrimStyle = css`
  ${fadeOnly}
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  background: ${theme.surface.scrim};
`

export const dialogMotion = css`
  ${fadeOnly}
  ${theme.media.motion} {
    &[data-state='open'] {
      animation: ${rise} 260ms ${theme.motion.easeOut};
    }
    ${theme.media.phone} {
      &[data-state='closed'] {
        animation: ${sink} 200ms ${theme.motion.easeIn} forwards;
      }
    }
  }
`

export const drawerMotion = css`
  ${fadeOnly}
  ${theme.media.motion} {
    &[data-state='open'] {
      animation: ${slideIn} 260ms ${theme.motion.easeOut};
    }
    &[data-state='closed'] {
      animation: ${slideOut} 200ms ${theme.motion.easeIn} forwards;
    }
  }
`
