/** The logo, alone or with the name. */
import { styled } from 'styled-components'
import logoUrl from '#web/assets/logo.svg'
import { theme } from './theme.ts'

export interface LogoProps {
  readonly name: string
  readonly size?: number
  /** Shows the word beside the mark; otherwise the name is the picture's text. */
  readonly word?: boolean
}

export function Logo({ name, size = 40, word = true }: LogoProps) {
  return (
    <Row style={{ '--d': `${size}px` }}>
      <img src={logoUrl} alt={word ? '' : name} />
      {word && <span data-word>{name}</span>}
    </Row>
  )
}

const Row = styled.span`
  ${theme.inline('calc(var(--d) * 0.28)')}
  color: ${theme.text.main};
  font: 680 calc(var(--d) * 0.5 + 0.25rem) / 1 ${theme.font.display};
  letter-spacing: -0.01em;
  > img {
    ${theme.square('var(--d)')}
  }
`
