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
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space(4)};
  ${theme.media.fromLandscape} {
    grid-template-columns: ${({ $widths }) => widths[$widths]};
    gap: ${theme.space(5)};
  }
`

/** A button under a form: at the right, and as wide as the form on phones. */
export const FormFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(3)};
  > p {
    flex: 1 1 160px;
    color: ${theme.text.muted};
    font: ${theme.font.small};
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
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(4)} ${theme.space(6)};
  > div:first-child {
    flex: 1 1 260px;
  }
  p {
    margin-top: 2px;
    color: ${theme.text.muted};
    font: ${theme.font.small};
  }
  > button {
    margin-left: auto;
    ${theme.media.phone} {
      width: 100%;
    }
  }
`
