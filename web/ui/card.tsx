/** The card, the background of most content; dashed means "not final yet". */
import { css, styled } from 'styled-components'
import { theme } from './theme.ts'

export type CardTone = 'plain' | 'basted' | 'danger' | 'flat'

export const cardTones = {
  plain: theme.raised,
  basted: theme.basted,
  danger: css`
    box-shadow: inset 0 0 0 1.5px ${theme.line.danger};
  `,
  flat: css`
    background: ${theme.surface.nested};
  `,
}

export const Card = styled.section<{ $tone?: CardTone; $flush?: boolean }>`
  position: relative;
  min-width: 0;
  border-radius: ${theme.radius.card};
  padding: ${({ $flush }) => ($flush === true ? '0' : theme.space(4))};
  ${({ $flush }) => ($flush === true ? 'overflow: hidden;' : '')}
  ${({ $tone = 'plain' }) => cardTones[$tone]}
  ${theme.media.fromTablet} {
    padding: ${({ $flush }) => ($flush === true ? '0' : theme.space(6))};
  }
  ${theme.edge}
`
