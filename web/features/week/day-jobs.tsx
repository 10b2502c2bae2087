/** The entries of one day, below each other, each with its person. */
import { styled } from 'styled-components'
import type { WeekEntry } from '#domain/chores/week.ts'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import { CardList, PlacedItem } from '#web/shared/lists/list-item.tsx'
import { KnownList } from '#web/shared/lists/long-list.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { JobChip } from './job-chip.tsx'
import { RowFace } from './row-face.tsx'
import { weekTexts } from './texts.ts'

export type DayJobsProps = {
  readonly household: Household
  readonly entries: readonly WeekEntry[]
  readonly opened: string | null
  readonly onOpen: (entry: WeekEntry, chip: HTMLElement) => void
  /** Whether so much comes before it that it need not be in the first frame. */
  readonly isFar?: boolean
}

export function DayJobs({ household, entries, opened, onOpen, isFar = false }: DayJobsProps) {
  if (entries.length === 0) return null
  return (
    <KnownList rows={entries} layout={ChipList} isFar={isFar}>
      {(entry) => (
        <PlacedItem>
          <JobLine {...{ entry, household, opened, onOpen }} />
        </PlacedItem>
      )}
    </KnownList>
  )
}

type JobLineProps = Omit<DayJobsProps, 'entries' | 'isFar'> & { readonly entry: WeekEntry }

export function JobLine({ entry, household, opened, onOpen }: JobLineProps) {
  const person = knownPerson(household, entry.person)
  return (
    <JobChip
      entry={entry}
      isOpen={opened === entry.id}
      personName={person ? firstName(person) : weekTexts.anyone}
      face={<RowFace person={person} household={household} size={28} />}
      onClick={({ currentTarget }) => onOpen(entry, currentTarget)}
    />
  )
}

function knownPerson({ me, partners }: Household, id: string | null): User | null {
  return [me, ...partners].find((person) => person.id === id) ?? null
}

const ChipList = styled(CardList)`
  --gap: 8px;
  && {
    --row-guess: 52px;
  }
`
