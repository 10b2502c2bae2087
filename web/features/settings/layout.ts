/** The layout of the cards of a tab. */
import { styled } from 'styled-components'
import { Card } from '#web/ui/card.tsx'
import { theme } from '#web/ui/theme.ts'

/** A button under a form: at the right, and as wide as the form on phones. */
export const FormFoot = styled.div`
  ${theme.spread(3)}
  > p {
    flex: 1 1 160px;
    ${theme.note}
  }
  > button {
    margin-inline-start: auto;
    ${theme.media.phone} {
      width: 100%;
    }
  }
`

/** Words and the button for what they say: beside each other where there is room. */
export const ActionCard = styled(Card)`
  ${theme.wrap('16px 24px')}
  > div:first-child {
    flex: 1 1 260px;
  }
  p {
    margin-top: 2px;
    ${theme.note}
  }
  > :is(button, a) {
    margin-inline-start: auto;
    ${theme.media.phone} {
      width: 100%;
    }
  }
`
