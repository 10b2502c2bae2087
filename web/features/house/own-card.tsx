/** One's own part, against one's own before, and one's weeks in a row: derived here, and seen by nobody else (T26). */
import { styled } from 'styled-components'
import { useLive } from '#web/data/account.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { Card } from '#web/ui/card.tsx'
import { StitchRow } from '#web/ui/stitch-row.tsx'
import { theme } from '#web/ui/theme.ts'
import { Head } from './day-parts.tsx'
import { readOwnPart } from './read-house.ts'
import { houseTexts as texts } from './texts.ts'

/** One week is no row. */
const FEWEST = 2
const MOST_STITCHES = 6

export type OwnCardProps = { readonly household: Household; readonly at: string }

export function OwnCard({ household: { me, timeZone }, at }: OwnCardProps) {
  const part = useLive(
    (database) => readOwnPart(database, me.id, { at, timeZone }),
    [me.id, at, timeZone],
  )
  if (!part) return null
  const { weeksInARow } = part
  const stitches = Math.min(weeksInARow, MOST_STITCHES)
  return (
    <Card aria-labelledby="own-part">
      <Head>
        <h2 id="own-part">{texts.own}</h2>
      </Head>
      <Words>
        <p>{texts.ownTasks(part)}</p>
        {weeksInARow >= FEWEST && (
          <Row>
            <StitchRow lit={stitches} of={stitches} color={theme.text.success} />
            {texts.weeksInARow(weeksInARow)}
          </Row>
        )}
        <small>{texts.onlyYou}</small>
      </Words>
    </Card>
  )
}

const Words = styled.div`
  display: grid;
  gap: ${theme.space(3)};
  small {
    color: ${theme.text.muted};
    font: ${theme.font.small};
  }
`

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  font: ${theme.font.smallStrong};
`
