/** The house: what got done, by everybody as one sum, when, and which repeating tasks may come too often (T25, T26). */
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { startOfDay, localDay } from '#domain/calendar.ts'
import { tooOften } from '#domain/reports/house-chores.ts'
import type { HouseSpan } from '#domain/reports/house-figures.ts'
import { houseFigures, houseSpans, mondaysOf } from '#domain/reports/house-figures.ts'
import type { Task } from '#domain/tasks/task.ts'
import { useLive } from '#web/data/account.ts'
import { useHasHistory } from '#web/data/history.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { RoomChips } from '#web/shared/rooms/room-chips.tsx'
import type { RoomChoice } from '#web/shared/rooms/room-choice.ts'
import { useRoomChoice } from '#web/shared/rooms/room-choice.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { Card } from '#web/ui/card.tsx'
import { BackHead } from '#web/ui/shell/back-head.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StitchRow } from '#web/ui/stitch-row.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { Text } from '#web/ui/text.tsx'
import { theme } from '#web/ui/theme.ts'
import { DayParts, Head } from './day-parts.tsx'
import { LastDone, LongestRuns, TooOften } from './house-lists.tsx'
import { KnittedWeeks } from './knitted-weeks.tsx'
import type { DoneTask, HouseChores } from './read-house.ts'
import { readChores, readDone, readOwnPart } from './read-house.ts'
import { houseTexts as texts } from './texts.ts'

const OF = 'house'
const DEFAULT: HouseSpan = 12

export function HouseScreen() {
  const household = useHousehold()
  const [parameters] = useSearchParams()
  const choice = useRoomChoice()
  const asked = houseSpans.find((span) => `${span}` === parameters.get('weeks')) ?? DEFAULT
  return (
    <>
      <Top>
        <BackHead
          back={{ to: '/points', label: texts.back }}
          title={texts.title}
          subtitle={texts.subtitle}
        />
        <Tabs
          of={OF}
          label={texts.spans}
          current={`${asked}`}
          tabs={houseSpans.map((span) => ({
            id: `${span}`,
            to: choice.keptAt(`?weeks=${span}`),
            label: texts.span(span),
          }))}
        />
      </Top>
      {household ? (
        <TabPanel of={OF} tab={`${asked}`}>
          <House household={household} span={asked} choice={choice} />
        </TabPanel>
      ) : (
        <Loading />
      )}
    </>
  )
}

type HouseProps = {
  readonly household: Household
  readonly span: HouseSpan
  readonly choice: RoomChoice
}

function House({ household, span, choice }: HouseProps) {
  const { timeZone } = household
  const now = useNow()
  // Only the day matters, so that the data is not read again every minute.
  const today = localDay(now.toISOString(), timeZone)
  const begun = startOfDay(today, timeZone)
  const mondays = useMemo(() => mondaysOf(begun, timeZone, span), [begun, timeZone, span])
  const from = startOfDay(mondays[0] ?? today, timeZone)
  const all = useLive((database) => readDone(database, household, from), [household, from])
  const { done, known } = useInRoom({ done: all, known: useLive(readChores) }, choice)
  const isWhole = useHasHistory()
  const figures = useMemo(
    () => done && houseFigures(done, { mondays, timeZone }),
    [done, mondays, timeZone],
  )
  const rhythms = useMemo(() => done && known && tooOften(known.series, done), [done, known])
  if (!figures || !known || !rhythms || isWhole === undefined) return <Loading />
  return (
    <Places>
      <Whole>
        <RoomChips choice={choice} />
      </Whole>
      <KnittedWeeks figures={figures} note={isWhole ? undefined : texts.onTheWay} />
      <DayParts figures={figures} />
      <Filled>
        <TooOften rhythms={rhythms} household={household} />
        <LongestRuns chores={known.series.map(({ chore }) => chore)} />
        <LastDone last={known.last} now={now} timeZone={timeZone} />
        {choice.only === null && <OwnCard household={household} at={begun} />}
      </Filled>
    </Places>
  )
}

type Read = {
  readonly done: readonly DoneTask[] | undefined
  readonly known: HouseChores | undefined
}

/** The chores and the completed tasks of the chosen room. A completion counts for the room that its chore is in now. */
function useInRoom({ done, known }: Read, { only }: RoomChoice): Read {
  return useMemo(() => {
    if (only === null || !done || !known) return { done, known }
    const ids = new Set<string | null>(only.ids)
    const series = known.series.filter(({ chore }) => ids.has(chore.room_id))
    const of = new Set<string | null>(series.map(({ chore }) => chore.id))
    const isIn = ({ chore_id, room_id }: Pick<Task, 'chore_id' | 'room_id'>) =>
      chore_id === null ? ids.has(room_id) : of.has(chore_id)
    return { done: done.filter(isIn), known: { series, last: known.last.filter(isIn) } }
  }, [done, known, only])
}

function Loading() {
  return <Skeleton $width="100%" $height="420px" $radius={theme.radius.card} />
}

/** One week is not several in a row. */
const MIN_WEEKS = 2

const MAX_STITCHES = 6

type OwnCardProps = { readonly household: Household; readonly at: string }

/** The person's part, compared with their past, and weeks in a row: derived here, and seen by nobody else (T26). */
function OwnCard({ household: { me, timeZone }, at }: OwnCardProps) {
  const part = useLive(
    (database) => readOwnPart(database, me.id, { at, timeZone }),
    [me.id, at, timeZone],
  )
  if (!part) return null
  const { weeksInARow } = part
  const stitches = Math.min(weeksInARow, MAX_STITCHES)
  return (
    <Card aria-labelledby="own-part">
      <Head>
        <h2 id="own-part">{texts.own}</h2>
      </Head>
      <Words>
        <p>{texts.ownTasks(part)}</p>
        {weeksInARow >= MIN_WEEKS && (
          <Row>
            <StitchRow lit={stitches} of={stitches} color={theme.text.success} />
            {texts.weeksInARow(weeksInARow)}
          </Row>
        )}
        <Text as="small">{texts.onlyYou}</Text>
      </Words>
    </Card>
  )
}

const Top = styled.div`
  ${theme.column(3)}
  align-items: end;
  ${theme.media.fromLandscape} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

/* Two side by side from 1024 px up. */
const Places = styled.div`
  ${theme.column(4)}
  ${theme.media.fromLandscape} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`

const Whole = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
  &:empty {
    display: none;
  }
`

/* A part with nothing to say leaves its space to the others. */
const Filled = styled.div`
  display: flex;
  grid-column: 1 / -1;
  flex-direction: column;
  gap: inherit;
  ${theme.media.fromLandscape} {
    flex-flow: row wrap;
    > * {
      flex: 1 1 40%;
    }
    > [data-wide] {
      flex-basis: 55%;
    }
    > [data-narrow] {
      flex-basis: 30%;
    }
  }
`

const Words = styled.div`
  ${theme.grid(3)}
`

const Row = styled.p`
  ${theme.wrap('4px 10px')}
  font: ${theme.font.smallStrong};
`
