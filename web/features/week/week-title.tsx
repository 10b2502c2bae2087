/** Which week it is. */
import { styled } from 'styled-components'
import { Text } from '#web/ui/text.tsx'
import { theme } from '#web/ui/theme.ts'
import { weekTexts } from './texts.ts'
import type { WeekPlace } from './week-days.ts'
import { rangeText } from './week-days.ts'

export function WeekTitle({ week: { monday, now, days } }: { readonly week: WeekPlace }) {
  return (
    <Words>
      <h1>{monday === now ? weekTexts.thisWeek : weekTexts.week}</h1>
      <Text>{rangeText(days)}</Text>
    </Words>
  )
}

const Words = styled.div`
  ${theme.media.fromLandscape} {
    margin-inline-end: ${theme.space(3)};
  }
  h1 {
    ${theme.media.fromLandscape} {
      font-size: 1.75rem;
    }
  }
`
