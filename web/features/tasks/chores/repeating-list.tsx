/** The repeating tasks: those that run, those that are paused and those that have ended (C18, C19). */
import { CirclePause, CircleSlash, CircleStop, Pencil, Play, Trash2 } from 'lucide-react'
import { ListSkeleton } from '#web/features/tasks/list-skeleton.tsx'
import { CardList, ListItem } from '#web/shared/lists/list-item.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { MenuAction } from '#web/ui/menu.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { ChoreCard } from './chore-card.tsx'
import { ChoreDialogs } from './chore-dialogs.tsx'
import { choreTexts } from './texts.ts'
import type { ChoreActions } from './use-chore-actions.ts'
import { useChoreActions } from './use-chore-actions.ts'
import type { ChoreLine } from './use-chores.ts'
import { useChores } from './use-chores.ts'

export type RepeatingListProps = {
  readonly household: Household | undefined
  readonly at: string
}

const rests = ['paused', 'ended'] as const

export function RepeatingList({ household, at }: RepeatingListProps) {
  const lines = useChores(at)
  if (!household || !lines) return <ListSkeleton />
  const standing = (wanted: ChoreLine['standing']) =>
    lines.filter((line) => line.standing === wanted)
  return (
    <Stack $gap={4}>
      <VisuallyHidden as="h2">{choreTexts.list}</VisuallyHidden>
      {lines.length === 0 && <EmptyState>{choreTexts.none}</EmptyState>}
      <Cards lines={standing('running')} household={household} />
      {rests.map(
        (rest) =>
          standing(rest).length > 0 && (
            <section key={rest} aria-labelledby={`chores-${rest}`}>
              <SectionHead id={`chores-${rest}`} title={choreTexts[rest]} />
              <Cards lines={standing(rest)} household={household} />
            </section>
          ),
      )}
      <ChoreDialogs lines={lines} isChild={household.me.is_child} />
    </Stack>
  )
}

type CardsProps = { readonly lines: readonly ChoreLine[]; readonly household: Household }

function Cards({ lines, household }: CardsProps) {
  const menuOf = useMenu(household)
  return (
    <CardList>
      {lines.map((line) => (
        <ListItem key={line.chore.id} focusKey={line.standing}>
          <ChoreCard line={line} household={household} menu={menuOf(line)} />
        </ListItem>
      ))}
    </CardList>
  )
}

/** The owner may do everything; their adult partners all but delete it (C26). */
function useMenu({ me }: Household): (line: ChoreLine) => readonly MenuAction[] {
  const actions = useChoreActions()
  const overlay = useOverlayAddress()
  return (line) => {
    const { chore, standing } = line
    const isOwner = chore.user_id === me.id
    if (!isOwner && me.is_child) return []
    const edit: MenuAction = {
      label: standing === 'ended' ? choreTexts.newRule : choreTexts.edit,
      icon: Pencil,
      onSelect: () => overlay.open('editChore', chore.id),
    }
    const pause: MenuAction = {
      label: choreTexts.pause,
      icon: CirclePause,
      onSelect: () => overlay.open('pauseChore', chore.id),
    }
    const end: MenuAction = {
      label: choreTexts.end,
      icon: CircleStop,
      onSelect: () => void actions.end(line),
    }
    const remove: MenuAction = {
      label: choreTexts.delete,
      icon: Trash2,
      tone: 'danger',
      onSelect: () => overlay.open('deleteChore', chore.id),
    }
    return [
      edit,
      ...(standing === 'running' ? [skipOf(line, actions), pause] : []),
      ...(standing === 'paused' ? [resumeOf(line, actions)] : []),
      ...(standing === 'ended' ? [] : [end]),
      ...(isOwner ? [remove] : []),
    ]
  }
}

function skipOf({ chore, next }: ChoreLine, actions: ChoreActions): MenuAction {
  return {
    label: choreTexts.skip,
    icon: CircleSlash,
    onSelect: () => void (next && actions.skip(chore, next.slot)),
  }
}

function resumeOf({ chore }: ChoreLine, actions: ChoreActions): MenuAction {
  return { label: choreTexts.resume, icon: Play, onSelect: () => void actions.resume(chore) }
}
