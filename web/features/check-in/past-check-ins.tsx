/** The months in which somebody answered, to go back to. */
import { styled } from 'styled-components'
import { Card } from '#web/ui/card.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { theme } from '#web/ui/theme.ts'
import { talkPath } from './month-links.tsx'
import { monthText } from './month-text.ts'
import { checkInTexts } from './texts.ts'
import type { Talk } from './use-talk.ts'

export type PastTalksProps = { readonly talk: Talk; readonly partner: string }

export function PastTalks({ talk: { month, past }, partner }: PastTalksProps) {
  const others = past.filter((each) => each !== month)
  if (others.length === 0) return null
  return (
    <Card aria-labelledby="past-talks">
      <SectionHead id="past-talks" title={checkInTexts.past} />
      <Months>
        {others.map((each) => (
          <li key={each}>
            <TextLink to={talkPath(partner, each)}>{monthText(each)}</TextLink>
          </li>
        ))}
      </Months>
    </Card>
  )
}

const Months = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space(5)};
`
