/**
 * The page of a repeating task, at ?chore=ID: its rule, who does it next and when, and its history, which lists
 * completed days and nothing that was not done (C31, T27).
 */
import { CalendarDays, History } from 'lucide-react'
import { styled } from 'styled-components'
import { choreHistory } from '#domain/chores/chore-history.ts'
import type { ChoreHistory } from '#domain/chores/chore-history.ts'
import type { Task } from '#domain/tasks/task.ts'
import { performerOf, pointsFor } from '#domain/tasks/task.ts'
import { useLive } from '#web/data/account.ts'
import { useHasHistory } from '#web/data/history.ts'
import { ChoreStatus } from '#web/features/tasks/chores/chore-status.tsx'
import { choreWords } from '#web/features/tasks/chores/chore-words.ts'
import type { ChoreDialogProps } from '#web/features/tasks/chores/pause-chore-dialog.tsx'
import { DoneBy } from '#web/features/tasks/done-by.tsx'
import { CardList, PlacedItem } from '#web/shared/lists/list-item.tsx'
import { LongList } from '#web/shared/lists/long-list.tsx'
import { otherName } from '#web/shared/people/person-name.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { longAgo } from '#web/shared/time/long-ago.ts'
import { momentText } from '#web/shared/time/time-text.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { MetaItem, MetaRow } from '#web/ui/meta.tsx'
import { Name, Sentence } from '#web/ui/name.tsx'
import { Points } from '#web/ui/points.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Text } from '#web/ui/text.tsx'
import { theme } from '#web/ui/theme.ts'
import type { PastTimes } from './history-reads.ts'
import { readPastTimes, readTimes } from './history-reads.ts'
import { choreHistoryTexts as texts } from './texts.ts'

type ChorePageProps = ChoreDialogProps & { readonly household: Household }

export function ChorePage({ line, household, open, onClose }: ChorePageProps) {
  const { chore, series } = line
  const past = useLive((database) => readPastTimes(database, chore.id), [chore.id])
  const isWhole = useHasHistory()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Name>{chore.name}</Name>}
      description={choreWords(chore, series.seats, household)}
    >
      <ChoreStatus line={line} household={household} />
      {past && isWhole !== undefined ? (
        <PastList {...{ line, household, past, isWhole }} />
      ) : (
        <Skeleton $width="100%" $height="240px" $radius={theme.radius.inner} />
      )}
    </Dialog>
  )
}

type PastListProps = Pick<ChorePageProps, 'line' | 'household'> & {
  readonly past: PastTimes
  readonly isWhole: boolean
}

function PastList({ line: { chore }, household, past, isWhole }: PastListProps) {
  const now = useNow()
  const history = choreHistory(chore, past.newest, now.toISOString())
  if (history === null) return <Text>{isWhole ? texts.none : texts.onTheWay}</Text>
  return (
    // With the focus, it is scrolled by keys, because nothing in it takes the focus itself.
    <Section aria-labelledby="times" tabIndex={0}>
      <Facts {...history} household={household} />
      <h3 id="times">{texts.times(past.count)}</h3>
      {!isWhole && <Text>{texts.onTheWay}</Text>}
      <LongList
        count={past.count}
        read={(database, range) => readTimes(database, chore.id, range)}
        inputs={[chore.id]}
        layout={Times}
        loading={<Skeleton $width="100%" $height="240px" $radius={theme.radius.inner} />}
      >
        {(task) => (
          <Time>
            <DoneBy
              task={task}
              household={household}
              when={momentText(task.completed_at ?? '', now, household.timeZone)}
              face={32}
            />
            <Points value={pointsFor(task)} signed />
          </Time>
        )}
      </LongList>
    </Section>
  )
}

type FactsProps = ChoreHistory<Task> & { readonly household: Household }

/** When it was last done and by whom, and the usual time between. */
function Facts({ last, daysAgo, usualDays, household }: FactsProps) {
  const name = otherName(household, performerOf(last))
  const when = longAgo(daysAgo)
  return (
    <MetaRow>
      <MetaItem icon={History}>
        <Sentence name={name ?? ''}>
          {name === null ? texts.lastByYou(when) : texts.lastBy(when, name)}
        </Sentence>
      </MetaItem>
      {usualDays !== null && <MetaItem icon={CalendarDays}>{texts.usual(usualDays)}</MetaItem>}
    </MetaRow>
  )
}

const Section = styled.section`
  ${theme.column(2)}
  border-radius: ${theme.radius.chip};
  h3 {
    margin-top: ${theme.space(2)};
  }
`

const Times = styled(CardList)`
  --gap: 0px;
  --row-guess: 56px;
`

const Time = styled(PlacedItem)`
  ${theme.row(3)}
  justify-content: space-between;
  min-height: 56px;
  padding-block: ${theme.space(2)};
  border-top: 1px solid ${theme.line.hair};
  font: ${theme.font.small};
`
