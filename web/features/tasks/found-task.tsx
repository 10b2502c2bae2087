/** A task that search found: an active one with its action, a completed one with who did it and when. */
import { Hourglass } from 'lucide-react'
import type { OpenTask } from '#domain/chores/open-tasks.ts'
import { turnOf } from '#domain/chores/open-tasks.ts'
import { partOf } from '#domain/tasks/split.ts'
import type { Task } from '#domain/tasks/task.ts'
import { performerOf, stateOf } from '#domain/tasks/task.ts'
import { DueLine } from '#web/shared/agenda/due-line.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { FoundRow } from '#web/shared/search/found-row.tsx'
import { TaskMeta, taskTitle } from '#web/shared/task-line/task-meta.tsx'
import { dateText } from '#web/shared/time/time-text.ts'
import { Points } from '#web/ui/points.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import { DoneBy } from './done-by.tsx'
import { dueTexts } from './due/texts.ts'
import { tasksScreenTexts } from './screen-texts.ts'
import { TaskAction } from './task-action.tsx'
import { taskKey } from './task-key.ts'
import { taskOffers } from './task-offers.ts'

type FoundTaskProps = {
  readonly task: Task
  readonly words: readonly string[]
  readonly household: Household
}
type OpenFindProps = Omit<FoundTaskProps, 'task'> & {
  readonly entry: Pick<OpenTask, 'task' | 'item' | 'due'>
  readonly at: string
  readonly onOpen: OpenFound
}

/** Opens the form of a task, or the sheet of its steps. */
export type OpenFound = (parameter: 'edit' | 'steps', key: string) => void

/** The effect of pressing the row; undefined if there is nothing to tick or to change. */
function pressOf(task: Task, mayEdit: boolean, onOpen: OpenFound): (() => void) | undefined {
  if (task.checklist !== '') return () => onOpen('steps', taskKey(task))
  return mayEdit ? () => onOpen('edit', task.id) : undefined
}

/** With its action, and beside that whose turn it is (C14). */
export function OpenFind({ entry, words, household, at, onOpen }: OpenFindProps) {
  const { task, due } = entry
  const offers = taskOffers(entry, household.me.id, at)
  return (
    <FoundRow
      focusKey={offers.action}
      words={words}
      name={task.name}
      description={task.description}
      meta={due ? <DueLine due={due} /> : <TaskMeta task={task} />}
      action={
        <TaskAction
          {...{ task, offers }}
          isShort
          {...(turnOf(entry) !== null && { claimText: dueTexts.claim })}
        />
      }
      onOpen={pressOf(task, offers.mayEdit, onOpen)}
    />
  )
}

export function CompletedFind({ task, words, household }: FoundTaskProps) {
  const { me, people, timeZone } = household
  const performer = performerOf(task)
  const isKnown = performer === me.id || people.has(performer)
  const date = dateText(task.completed_at ?? '', timeZone)
  return (
    <FoundRow
      isDone
      focusKey=""
      words={words}
      name={taskTitle(task)}
      description={task.description}
      meta={
        <Text as="div">
          {isKnown ? <DoneBy task={task} household={household} when={date} face={28} /> : date}
        </Text>
      }
      action={
        stateOf(task) === 'approved' ? (
          <Points value={partOf(task, me.id)} signed />
        ) : (
          <Tag tone="wait" icon={Hourglass}>
            {tasksScreenTexts.awaitingShort}
          </Tag>
        )
      }
    />
  )
}
