/** Suggests who could take which open shared task, from the local database, by indexes. */
import { Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { DAY_MS } from '#domain/calendar.ts'
import { isDue } from '#domain/chores/agenda.ts'
import { FAIR_SHARE_MS, fairShare } from '#domain/matching/fair-share.ts'
import { hasFeature } from '#domain/plan-features.ts'
import type { Task } from '#domain/tasks/task.ts'
import { firstName } from '#domain/users/user.ts'
import { useLive } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { useTaskActions } from '#web/features/tasks/use-task-actions.ts'
import type { Agenda } from '#web/shared/agenda/derive-agenda.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { Sentence } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import { matchingTexts } from './texts.ts'

const none: readonly Suggestion[] = []

type Suggestion = { readonly task: Task; readonly person: string }

/** By the id of the task. The lines stay the same objects while no suggestion changes, so no card renders again. */
export function useSuggestions(
  household: Household | undefined,
  agenda: Agenda | null | undefined,
  at: string,
): ReadonlyMap<string, ReactNode> {
  // By the day: the same rows give the same suggestions from morning to night.
  const since = new Date(Math.floor(Date.parse(at) / DAY_MS) * DAY_MS - FAIR_SHARE_MS).toISOString()
  const found =
    useLive(
      async (database) =>
        household ? readSuggestions(database, household, { since, due: dueOf(agenda) }) : none,
      [household, since, agenda],
    ) ?? none
  const [shown, setShown] = useState(found)
  if (contentOf(shown) !== contentOf(found)) setShown(found)
  return useMemo(
    () => new Map(household ? shown.map((each) => [each.task.id, lineFor(each, household)]) : []),
    [household, shown],
  )
}

/** A text that is equal for suggestions that look the same. */
function contentOf(suggestions: readonly Suggestion[]): string {
  return JSON.stringify(suggestions.map(({ task, person }) => [task.id, task.name, person]))
}

async function readSuggestions(
  database: AccountDatabase,
  { me, plan, partners }: Household,
  { since, due }: { readonly since: string; readonly due: readonly Task[] },
): Promise<readonly Suggestion[]> {
  const adults = [me, ...partners].filter(({ is_child }) => !is_child).map(({ id }) => id)
  if (!hasFeature(plan, 'matching') || me.is_child || adults.length < 2) return none
  const { tasks } = database
  const [plain, ...done] = await Promise.all([
    tasks
      .orderBy('_open')
      .filter(({ is_shared }) => is_shared)
      .toArray(),
    ...adults.map((id) => tasks.where('_done').between([id, since], [id, '\uffff']).toArray()),
  ])
  const open = [...plain, ...due]
  const suggested = fairShare({ viewer: me.id, adults, done: done.flat(), open })
  return open.flatMap((task) => {
    const person = suggested.get(task.id)
    return person === undefined ? [] : { task, person }
  })
}

/** The due occurrences of shared chores, each with the person who has the turn. */
function dueOf(agenda: Agenda | null | undefined): readonly Task[] {
  return (agenda?.tasks ?? []).flatMap(({ task, item }) =>
    item !== null && isDue(item) && task.is_shared ? { ...task, assigned_to: item.person } : [],
  )
}

function lineFor({ task, person }: Suggestion, { me, people }: Household): ReactNode {
  const other = people.get(person)
  return (
    <SuggestionLine
      task={task}
      name={person === me.id || !other ? null : firstName(other)}
      hasButton={person === me.id && task.user_id === me.id}
    />
  )
}

type SuggestionLineProps = {
  readonly task: Task
  /** The person it is suggested to, by first name; null for the viewer. */
  readonly name: string | null
  /** For cards without a Claim button. */
  readonly hasButton: boolean
}

/** The suggestion on a task's card. A tap claims it for the viewer; for others it is only text (S3). */
function SuggestionLine({ task, name, hasButton }: SuggestionLineProps) {
  const actions = useTaskActions()
  return (
    <Line>
      <Scale aria-hidden="true" />
      <span>
        <Sentence name={name ?? ''}>
          {name === null ? matchingTexts.you : matchingTexts.other(name)}
        </Sentence>
      </span>
      {hasButton && (
        <button
          type="button"
          aria-label={matchingTexts.takeOnTask(task.name)}
          onClick={() => void actions.claim(task)}
        >
          {matchingTexts.takeOn}
        </button>
      )}
    </Line>
  )
}

const Line = styled.p`
  ${theme.wrap('0 8px')}
  min-height: ${theme.size.target};
  color: ${theme.text.partner};
  font: ${theme.font.small};
  ${theme.icon('16px')}
  > span {
    flex: 1 1 12rem;
  }
  > button {
    min-height: ${theme.size.target};
    padding: 0 14px;
    ${theme.bare}
    border-radius: ${theme.radius.pill};
    color: ${theme.text.link};
    font: ${theme.font.smallStrong};
    ${theme.underline}
    text-underline-offset: 3px;
  }
`
