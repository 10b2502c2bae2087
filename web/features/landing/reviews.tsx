/** Three reviews. */
import { styled } from 'styled-components'
import { Avatar } from '#web/ui/avatar.tsx'
import { theme } from '#web/ui/theme.ts'
import { Section, SectionTitle, threeColumns } from './layout.ts'
import { texts } from './texts.ts'

const tones = ['rose', 'partner', 'me'] as const

export function Reviews() {
  const { title, all } = texts.reviews
  return (
    <Closer id="reviews">
      <SectionTitle>{title}</SectionTitle>
      <Cards>
        {all.map(({ name, about, text }, place) => (
          <Review key={name}>
            <blockquote>{text}</blockquote>
            <figcaption>
              <Avatar name={name} tone={tones[place] ?? 'me'} />
              <span>
                <b>{name}</b>
                <small>{about}</small>
              </span>
            </figcaption>
          </Review>
        ))}
      </Cards>
    </Closer>
  )
}

/** It follows the plans on the same background. */
const Closer = styled(Section)`
  padding-top: 0;
  scroll-margin-top: 112px;
  ${theme.media.phone} {
    padding-top: 0;
    scroll-margin-top: 136px;
  }
`

const Cards = styled.div`
  ${threeColumns}
  ${theme.media.upToTablet} {
    gap: 16px;
  }
`

const Review = styled.figure`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${theme.space(6)};
  padding: 28px;
  border-radius: ${theme.radius.card};
  ${theme.raised}
  > blockquote {
    margin: 0;
    font: 560 1.1875rem/1.4 ${theme.font.display};
    text-wrap: pretty;
  }
  > figcaption {
    ${theme.row(3)}
  }
  b,
  small {
    display: block;
    font: ${theme.font.smallStrong};
  }
  small {
    color: ${theme.text.muted};
    font: ${theme.font.caption};
  }
  ${theme.media.upToTablet} {
    padding: 24px 20px;
  }
`
