/** A search field with the magnifying glass inside its frame. */
import { styled } from 'styled-components'
import { controlStyle } from './field.tsx'
import { theme } from './theme.ts'

export const SearchFrame = styled.div`
  position: relative;
  > svg {
    position: absolute;
    top: 16px;
    inset-inline-start: 16px;
    color: ${theme.text.muted};
    pointer-events: none;
  }
`

export const SearchBox = styled.input`
  ${controlStyle}
  padding-inline-start: 46px;
`
