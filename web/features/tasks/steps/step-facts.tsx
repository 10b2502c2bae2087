/** The turn of a task and when it is due, each on a line of the sheet of its steps. */
import { styled } from 'styled-components'
import { turnOf } from '#domain/chores/open-tasks.ts'
import { shortDay } from '#domain/language/format.ts'
import { holderName } from '#web/features/tasks/chores/chore-words.ts'
import { DueLine } from '#web/shared/agenda/due-line.tsx'
import { toneOf } from '#web/shared/people/person-tone.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { FactLine } from '#web/ui/facts.tsx'
import { Name } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import { stepTexts } from './texts.ts'
import type { StepsEntry } from './use-steps-entry.ts'

export type StepFactsProps = { readonly entry: StepsEntry; readonly household: Household }

export function StepFacts({ entry, household }: StepFactsProps) {
  const { due } = entry
  const turn = turnOf(entry)
  if (turn === null && due === null) return null
  return (
    <Facts>
      {turn && (
        <FactLine name={stepTexts.whose[turn.kind]}>
          <Holder person={turn.person} household={household} />
        </FactLine>
      )}
      {due && (
        <FactLine name={stepTexts.due}>
          {due.state === 'overdue' || due.state === 'paused' ? (
            <DueLine due={due} />
          ) : (
            stepTexts.dueAt(shortDay(due.due_on), due.due_time)
          )}
        </FactLine>
      )}
    </Facts>
  )
}

type HolderProps = { readonly person: string; readonly household: Household }

function Holder({ person, household }: HolderProps) {
  const { me, people } = household
  const known = person === me.id ? me : people.get(person)
  return (
    <>
      {known && <PersonAvatar person={known} tone={toneOf(known, household)} size={28} />}
      <Name>{holderName(person, household)}</Name>
    </>
  )
}

const Facts = styled.dl`
  > div {
    ${theme.spread('4px 12px')}
    min-height: 48px;
    padding-block: 4px;
  }
  ${theme.hairline('> div + div')}
  dt {
    ${theme.note}
  }
  dd {
    ${theme.row(2)}
    font: ${theme.font.smallStrong};
    overflow-wrap: anywhere;
  }
`
