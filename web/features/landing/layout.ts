/** Layout that the sections of the landing page share: width, spacing and titles. */
import { css, styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'

export const pageWidth = css`
  width: min(1160px, 100% - 48px);
  margin-inline: auto;
  ${theme.media.phone} {
    width: calc(100% - 32px);
  }
`

export const Section = styled.section`
  ${pageWidth}
  padding: 88px 0;
  /* The header lies over the top of the page. */
  scroll-margin-top: 40px;
  ${theme.media.phone} {
    padding: 56px 0;
    scroll-margin-top: 88px;
  }
`

export const SectionTitle = styled.h2`
  margin-bottom: 44px;
  font: 650 clamp(2rem, 1.4rem + 2vw, 2.75rem) / 1.1 ${theme.font.display};
  letter-spacing: -0.016em;
  text-align: center;
  text-wrap: balance;
  ${theme.media.phone} {
    margin-bottom: 28px;
  }
`

/** Heading of one card or step. */
export const itemTitle = css`
  font: 620 1.5rem/1.2 ${theme.font.display};
`

/** Cards in three columns, one under the other on phones. */
export const threeColumns = css`
  ${theme.grid(5)}
  grid-template-columns: repeat(3, minmax(0, 1fr));
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
