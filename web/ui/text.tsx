/** A line or paragraph of text in a colour and font of the theme; small and quiet by default. */
import { styled } from 'styled-components'
import { theme } from './theme.ts'

export interface TextProps {
  readonly $tone?: keyof typeof theme.text
  readonly $font?: keyof typeof theme.font
  readonly $center?: boolean
}

export const Text = styled.p<TextProps>`
  color: ${({ $tone = 'muted' }) => theme.text[$tone]};
  font: ${({ $font = 'small' }) => theme.font[$font]};
  ${({ $center }) => ($center === true ? 'text-align: center;' : '')}
`
