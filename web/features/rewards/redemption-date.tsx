/** The quiet line of a redeemed reward that says when. */
import { styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'

export const RedemptionDate = styled.p`
  color: ${theme.text.muted};
  font: ${theme.font.small};
`
