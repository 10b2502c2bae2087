/** The date of a redeemed reward. */
import { styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'

export const RedemptionDate = styled.p`
  ${theme.note}
`
