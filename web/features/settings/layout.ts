/** The layout of the cards on a tab. */
import { styled } from 'styled-components'
import { Card } from '#web/ui/card.tsx'
import { theme } from '#web/ui/theme.ts'

/** The button of a form: on the right, or the full width of the form on phones. */
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

/** Words and a button for what they say: side by side if they fit. */
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
