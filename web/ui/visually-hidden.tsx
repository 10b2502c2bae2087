/** Text for screen readers only. */
import { styled } from 'styled-components'

export const visuallyHidden =
  'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;'

export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
