/** Actions on the entry behind a chip: complete it or claim it, and its menu (C7, C14, C15). */
import { Undo2 } from 'lucide-react'
import { turnOf } from '#domain/chores/open-tasks.ts'
import type { WeekEntry } from '#domain/chores/week.ts'
import { eligibilityAt } from '#domain/chores/week.ts'
import { useAccount } from '#web/data/account.ts'
import { dueTexts } from '#web/features/tasks/due/texts.ts'
import { TaskAction } from '#web/features/tasks/task-action.tsx'
import { useTaskMenu } from '#web/features/tasks/task-item.tsx'
import { taskOffers } from '#web/features/tasks/task-offers.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { MenuAction } from '#web/ui/menu.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Name } from '#web/ui/name.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { weekTexts } from './texts.ts'

export type EntryActionsProps = {
  readonly entry: WeekEntry
  readonly household: Household
  readonly at: string
  /** Its day, its turn and its chore. */
  readonly menu: readonly MenuAction[]
  readonly onDone: () => void
}

export function EntryActions({ entry, household, at, menu, onDone }: EntryActionsProps) {
  const { task, state } = entry
  const offers = taskOffers(entry, household.me.id, at)
  const back = useUnskip(entry, household)
  const eligibility = eligibilityAt(entry, at)
  const own = useTaskMenu(task, { offers, household, mayBeDone: eligibility === 'may' })
  if (state === 'done') return null
  const isOpen = state === 'open' || state === 'overdue' || state === 'planned'
  const entries = state === 'skipped' ? back : isOpen ? [...own, ...menu] : []
  return (
    <Row $gap={2} $between>
      {eligibility === 'may' ? (
        <TaskAction
          task={task}
          offers={offers}
          onDone={onDone}
          {...(turnOf(entry) && { claimText: dueTexts.claim })}
        />
      ) : (
        <Text>{eligibility === 'not_open' ? weekTexts.notOpen : weekTexts.over}</Text>
      )}
      {entries.length > 0 && (
        <Menu
          label={weekTexts.menu(task.name)}
          actions={entries}
          sheet={{ title: <Name>{task.name}</Name> }}
        />
      )}
    </Row>
  )
}

/** A skipped occurrence comes back into the plan (C9); a child puts only its own tasks back (C26). */
function useUnskip({ item }: WeekEntry, { me }: Household): readonly MenuAction[] {
  const account = useAccount()
  if (item === null || (me.is_child && item.chore.user_id !== me.id)) return []
  const input = { id: item.chore.id, slot: item.slot }
  const onSelect = () => void account.run('unskipOccurrence', input)
  return [{ label: weekTexts.unskip, icon: Undo2, onSelect }]
}
