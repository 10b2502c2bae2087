/** What stands on one day, one below the other, each with whose it is. */
import { styled } from 'styled-components'
import type { WeekEntry } from '#domain/chores/week.ts'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { JobChip } from './job-chip.tsx'
import { RowFace } from './row-face.tsx'
import { weekTexts } from './texts.ts'

export type DayJobsProps = {
  readonly household: Household
  readonly entries: readonly WeekEntry[]
  readonly opened: string | null
  readonly onOpen: (entry: WeekEntry, chip: HTMLElement) => void
}

export function DayJobs({ household, entries, opened, onOpen }: DayJobsProps) {
  if (entries.length === 0) return null
  return (
    <List>
      {entries.map((entry) => {
        const person = knownPerson(household, entry.person)
        return (
          <li key={entry.id}>
            <JobChip
              entry={entry}
              isOpen={opened === entry.id}
              whose={person ? firstName(person) : weekTexts.anyone}
              face={<RowFace person={person} household={household} size={28} />}
              onClick={({ currentTarget }) => onOpen(entry, currentTarget)}
            />
          </li>
        )
      })}
    </List>
  )
}

function knownPerson({ me, partners }: Household, id: string | null): User | null {
  return [me, ...partners].find((person) => person.id === id) ?? null
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`
