/** The people who did a task and when, in one sentence with a face: "Theo with you and Juno, today 16:20" (T22). */
import { UserRound } from 'lucide-react'
import { styled } from 'styled-components'
import { itemsOf } from '#domain/column.ts'
import { listText } from '#domain/language/format.ts'
import type { Task } from '#domain/tasks/task.ts'
import { performerOf } from '#domain/tasks/task.ts'
import { otherName } from '#web/shared/people/person-name.ts'
import { toneOf } from '#web/shared/people/person-tone.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import { tasksScreenTexts as texts } from './screen-texts.ts'

export type DoneByProps = {
  readonly task: Task
  readonly household: Household
  readonly when: string
  /** Diameter of the face in pixels. */
  readonly face?: number
}

export function DoneBy({ task, household, when, face = 24 }: DoneByProps) {
  const { me, people } = household
  const performer = performerOf(task)
  const person = performer === me.id ? me : people.get(performer)
  const names = peopleText(task, household)
  return (
    <Line>
      {person ? (
        <PersonAvatar person={person} tone={toneOf(person, household)} size={face} />
      ) : (
        <UserRound aria-hidden="true" />
      )}
      <Sentence name={names}>{texts.doneBy(names, when)}</Sentence>
    </Line>
  )
}

/** The person who did a task, and the helpers: "Theo with you and Juno". */
export function peopleText(task: Task, household: Household): string {
  const performer = otherName(household, performerOf(task)) ?? texts.you
  const helpers = itemsOf(task.helpers).map((id) => otherName(household, id) ?? texts.youToo)
  return helpers.length === 0 ? performer : texts.doneWith(performer, listText(helpers))
}

const Line = styled.span`
  ${theme.inline(1.5)}
  min-width: 0;
  overflow-wrap: anywhere;
  ${theme.icon('16px', theme.text.faint)}
`
