/** A quiet link in strong small type, with a full-height target. */
import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { theme } from './theme.ts'

export const textLinkStyle = css`
  ${theme.inline(1)}
  min-height: ${theme.size.target};
  border-radius: 8px;
  color: ${theme.text.link};
  font: ${theme.font.smallStrong};
  ${theme.underline}
  text-underline-offset: 3px;
`

export const TextLink = styled(Link)`
  ${textLinkStyle}
`
