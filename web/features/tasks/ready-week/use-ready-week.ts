/** The chores of a ready-made week, with the changes that somebody has made, before they are made (T30). */
import { useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { MAX_SEATS, usualIfMissed } from '#domain/chores/chore.ts'
import { importedId } from '#domain/imports/import.ts'
import type { TaskDetails } from '#domain/tasks/task.ts'
import { detailsOfStarter } from '#domain/templates/first-chores.ts'
import type { ReadyChore } from '#domain/templates/ready-week.ts'
import { readyWeek } from '#domain/templates/ready-week.ts'
import type { Room } from '#domain/templates/starter-pack.ts'
import { comparisonKey } from '#domain/text.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import type { Plan } from '#web/features/tasks/chores/plan.ts'
import { dailyFrom } from '#web/features/tasks/chores/plan.ts'
import { useToday } from '#web/features/tasks/templates/use-today.ts'
import { useDraft } from '#web/shared/drafts/use-draft.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { ReadyAddress } from './ready-address.ts'

export type DraftChore = {
  readonly key: string
  readonly room: Room
  readonly details: TaskDetails
  /** Null for a task to be done only once. */
  readonly plan: Plan | null
  /** Whether it was made before, or there is one with the same name. */
  readonly isHere: boolean
  readonly isTicked: boolean
}

/** A chore with its changes. */
export type Changed = Pick<DraftChore, 'details' | 'plan'> & {
  /** Whether somebody chose who does this one. */
  readonly saysWho: boolean
}

export type Who = 'turns' | 'anyone' | 'me'

/** The choices about the proposed week. */
type Said = {
  who: Who
  /** The people who take no turns. */
  out: readonly string[]
  /** The keys of the chores that are not wanted. */
  left: readonly string[]
  changes: Readonly<Record<string, Changed>>
}

export type ReadyWeek = {
  readonly drafts: readonly DraftChore[]
  readonly who: Who
  readonly takesPart: (person: string) => boolean
  choose(who: Who): void
  togglePerson(person: string): void
  toggle(key: string): void
  change(key: string, to: Changed): void
}

/** The adults who share the chores; a child makes its own (C26). */
export function adultsOf({ me, partners }: Household): Household['partners'] {
  return [me, ...partners].filter(({ is_child }) => !is_child)
}

/** Undefined until it is known which chores exist already. */
export function useReadyWeek(
  household: Household,
  { chosen, pace }: Pick<ReadyAddress, 'chosen' | 'pace'>,
): ReadyWeek | undefined {
  const today = useToday()
  const form = useForm<Said>({
    defaultValues: {
      who: adultsOf(household).length > 1 ? 'turns' : 'anyone',
      out: [],
      left: [],
      changes: {},
    },
  })
  // A fixed address, because the real one contains the rooms and the step, which change meanwhile.
  useDraft(form, { isOpen: true, address: '/week/rooms' })
  const { who, out, left, changes } = useWatch({ control: form.control }) as Said
  const isHere = useHere()
  const ready = useMemo(() => {
    const people = peopleFor(who, household, out)
    return readyWeek({ rooms: chosen, pace, today, people })
  }, [chosen, pace, today, who, household, out])
  return (
    isHere && {
      drafts: ready.map((chore): DraftChore => {
        const { key, room } = chore
        const draft = draftOf(chore, changes[key], !household.me.is_child)
        const isMade = isHere(key, draft.details.name)
        return { key, room, ...draft, isHere: isMade, isTicked: !isMade && !left.includes(key) }
      }),
      who,
      takesPart: (person) => !out.includes(person),
      choose: (chosenWho) => form.setValue('who', chosenWho),
      togglePerson: (person) => form.setValue('out', toggled(out, person)),
      toggle: (key) => form.setValue('left', toggled(left, key)),
      change: (key, to) => form.setValue('changes', { ...changes, [key]: to }),
    }
  )
}

/** The chore as proposed, or as somebody changed it. */
function draftOf(chore: ReadyChore, changed: Changed | undefined, isShared: boolean) {
  const plan = planOf(chore)
  if (changed === undefined) return { details: detailsOfStarter(chore, isShared), plan }
  const { details, saysWho } = changed
  const { who, people } = plan
  const kept = changed.plan && (saysWho ? changed.plan : { ...changed.plan, who, people })
  return { details, plan: kept }
}

function planOf({ rule, people }: ReadyChore): Plan {
  const who = (['anyone', 'person'] as const)[people.length] ?? 'turns'
  const if_missed = usualIfMissed(rule.repeats)
  return { ...dailyFrom(rule.starts_on), ...rule, if_missed, who, people }
}

function peopleFor(who: Who, household: Household, out: readonly string[]): readonly string[] {
  const { me } = household
  if (me.is_child || who === 'me') return [me.id]
  const seated = adultsOf(household).filter(({ id }) => !out.includes(id))
  // A single person takes no turns.
  return who === 'turns' && seated.length > 1 ? seated.slice(0, MAX_SEATS).map(({ id }) => id) : []
}

/** Finds out whether a chore exists already: made from the same ready-made chore before, or with the same name. */
function useHere(): ((key: string, name: string) => boolean) | undefined {
  const { id } = useAccount()
  const here = useLive(readHere)
  return (
    here &&
    ((key, name) =>
      here.ids.has(importedId(id, { source: 'ready', source_id: key })) ||
      here.names.has(comparisonKey(name)))
  )
}

async function readHere({ chores }: AccountDatabase) {
  const all = await chores.toArray()
  return {
    ids: new Set(all.map(({ id }) => id)),
    names: new Set(all.map(({ name }) => comparisonKey(name))),
  }
}

function toggled(keys: readonly string[], key: string): readonly string[] {
  return keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key]
}
