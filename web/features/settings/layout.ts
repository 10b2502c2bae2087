/** The layout of the cards of a tab. */
import { styled } from 'styled-components'
import { Card } from '#web/ui/card.tsx'
import { theme } from '#web/ui/theme.ts'

const widths = {
  wideLeft: 'minmax(0, 2fr) minmax(0, 1fr)',
  even: 'repeat(2, minmax(0, 1fr))',
}

/** Two columns on wide screens; one below. */
export const Columns = styled.div<{ $widths: keyof typeof widths }>`
  ${theme.column(4)}
  align-items: start;
  ${theme.media.fromLandscape} {
    grid-template-columns: ${({ $widths }) => widths[$widths]};
    gap: ${theme.space(5)};
  }
`

/** A button under a form: at the right, and as wide as the form on phones. */
export const FormFoot = styled.div`
  ${theme.wrap(3)}
  justify-content: space-between;
  > p {
    flex: 1 1 160px;
    ${theme.note}
  }
  > button {
    margin-left: auto;
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
  > button {
    margin-left: auto;
    ${theme.media.phone} {
      width: 100%;
    }
  }
`
