/** Facts about the repeating tasks: which may come too often, the longest streaks, which were done long ago (T25). */
import { Repeat } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Chore } from '#domain/chores/chore.ts'
import { ruleFacts } from '#domain/chores/rule-facts.ts'
import { ruleText } from '#domain/chores/rule-text.ts'
import type { Rhythm } from '#domain/reports/house-chores.ts'
import { lastDone, longestRuns } from '#domain/reports/house-chores.ts'
import type { Task } from '#domain/tasks/task.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { longAgo } from '#web/shared/time/long-ago.ts'
import { daysAgo } from '#web/shared/time/time-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconTile } from '#web/ui/icon-tile.tsx'
import { Name } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import { Head } from './day-parts.tsx'
import { houseTexts as texts } from './texts.ts'

type TooOftenProps = { readonly rhythms: readonly Rhythm[]; readonly household: Household }

/** It blames the rhythm and not a person: people who may change the rule find its form behind it. */
export function TooOften({ rhythms, household: { me } }: TooOftenProps) {
  if (rhythms.length === 0) return null
  return (
    <Card aria-labelledby="too-often" data-wide>
      <Head>
        <h2 id="too-often">{texts.tooOften}</h2>
        <p>{texts.tooOftenNote}</p>
      </Head>
      <Facts>
        {rhythms.map((rhythm) => (
          <Fact
            key={rhythm.chore.id}
            name={rhythm.chore.name}
            note={rhythmText(rhythm)}
            mark={<IconTile icon={Repeat} tone="plain" size={44} />}
            end={
              (!me.is_child || rhythm.chore.user_id === me.id) && (
                <ButtonLink
                  to={`/tasks?tab=repeating&editChore=${rhythm.chore.id}`}
                  tone="soft"
                  aria-label={texts.changeTask(rhythm.chore.name)}
                >
                  {texts.change}
                </ButtonLink>
              )
            }
          />
        ))}
      </Facts>
    </Card>
  )
}

function rhythmText({ chore, about, unit }: Rhythm): string {
  const rule = ruleText(chore)
  return unit === 'rule'
    ? texts.doneAbout(rule, about, ruleFacts(chore, null).unit)
    : texts.doneAboutDays(rule, about)
}

export function LongestRuns({ chores }: { readonly chores: readonly Chore[] }) {
  const runs = longestRuns(chores)
  if (runs.length === 0) return null
  return (
    <Card aria-labelledby="runs" data-narrow>
      <Head>
        <h2 id="runs">{texts.runs}</h2>
      </Head>
      <Facts>
        {runs.map((chore) => (
          <Fact
            key={chore.id}
            name={chore.name}
            note={ruleText(chore)}
            end={<End>{texts.inARow(chore.best_run)}</End>}
          />
        ))}
      </Facts>
    </Card>
  )
}

type LastDoneProps = {
  readonly last: readonly Task[]
  readonly now: Date
  readonly timeZone: string
}

export function LastDone({ last, now, timeZone }: LastDoneProps) {
  const shown = lastDone(last, now.toISOString())
  if (shown.length === 0) return null
  return (
    <Card aria-labelledby="last-done">
      <Head>
        <h2 id="last-done">{texts.lastDone}</h2>
      </Head>
      <Facts>
        {shown.map(({ id, name, completed_at }) => (
          <Fact
            key={id}
            name={name}
            end={<End>{longAgo(daysAgo(completed_at ?? '', now, timeZone))}</End>}
          />
        ))}
      </Facts>
    </Card>
  )
}

type FactProps = {
  readonly name: string
  readonly note?: string
  readonly mark?: ReactNode
  readonly end: ReactNode
}

function Fact({ name, note, mark, end }: FactProps) {
  return (
    <li>
      {mark}
      <div>
        <b>
          <Name>{name}</Name>
        </b>
        {note !== undefined && <p>{note}</p>}
      </div>
      {end}
    </li>
  )
}

const Facts = styled.ul`
  > li {
    ${theme.wrap('4px 12px')}
    justify-content: flex-end;
    min-height: 60px;
    padding: 8px 0;
  }
  ${theme.hairline('> li + li')}
  > li > div {
    ${theme.share('8em')}
    overflow-wrap: anywhere;
  }
  b {
    font: ${theme.font.row};
  }
  p {
    ${theme.note}
  }
`

const End = styled.span`
  color: ${theme.text.muted};
  font: ${theme.font.smallStrong};
`
