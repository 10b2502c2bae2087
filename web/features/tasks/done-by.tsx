/** The people who did a task and when, in one sentence with their face: "Theo with you and Juno, today 16:20" (T22). */
import { UserRound } from 'lucide-react'
import { styled } from 'styled-components'
import type { Task } from '#domain/tasks/task.ts'
import { performerOf } from '#domain/tasks/task.ts'
import { toneOf } from '#web/shared/people/person-tone.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import { peopleText } from './people-text.ts'
import { tasksScreenTexts } from './screen-texts.ts'

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
      <Sentence name={names}>{tasksScreenTexts.doneBy(names, when)}</Sentence>
    </Line>
  )
}

const Line = styled.span`
  ${theme.inline(1.5)}
  min-width: 0;
  overflow-wrap: anywhere;
  ${theme.icon('16px', theme.text.faint)}
`
