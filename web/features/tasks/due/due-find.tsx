/** A due task as search found it: with its action, and beside that whose turn it is (C14). */
import type { OpenTask } from '#domain/chores/open-tasks.ts'
import { turnOf } from '#domain/chores/open-tasks.ts'
import type { OpenFound } from '#web/features/tasks/found-task.tsx'
import { pressOf } from '#web/features/tasks/found-task.tsx'
import { TaskAction } from '#web/features/tasks/task-action.tsx'
import { DueLine } from '#web/shared/agenda/due-line.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { FoundRow } from '#web/shared/search/found-row.tsx'
import { claimText } from './claim-text.ts'
import { openOffers } from './open-offers.ts'
import { useOpenActions } from './use-open-actions.ts'

export type DueFindProps = {
  readonly entry: OpenTask
  readonly words: readonly string[]
  readonly household: Household
  readonly at: string
  readonly onOpen: OpenFound
}

export function DueFind({ entry, words, household, at, onOpen }: DueFindProps) {
  const { task, due } = entry
  const offers = openOffers(entry, household.me.id, at)
  const actions = useOpenActions(entry)
  return (
    <FoundRow
      focusKey={offers.action}
      words={words}
      name={task.name}
      description={task.description}
      meta={due && <DueLine due={due} />}
      action={
        <TaskAction
          {...{ task, offers }}
          isShort
          doing={actions}
          {...(turnOf(entry) && { claimText })}
        />
      }
      onOpen={pressOf(entry, offers.mayEdit, onOpen)}
    />
  )
}
