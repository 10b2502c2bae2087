/** The repeating tasks: those that run, those that are paused and those that have ended (C18, C19). */
import { ListSkeleton } from '#web/features/tasks/list-skeleton.tsx'
import { CardList, ListItem } from '#web/shared/lists/list-item.tsx'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { AwayDialog } from './away-dialog.tsx'
import { AwayRow } from './away-row.tsx'
import { ChoreCard } from './chore-card.tsx'
import { ChoreDialogs } from './chore-dialogs.tsx'
import { choreTexts } from './texts.ts'
import { useChoreMenu } from './use-chore-menu.ts'
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
      {lines.length > 0 && <AwayRow household={household} at={at} />}
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
      <ChoreDialogs lines={lines} household={household} />
      <OverlaySlot parameter="away">
        {(shown) => <AwayDialog {...{ lines, household, at, ...shown }} />}
      </OverlaySlot>
    </Stack>
  )
}

type CardsProps = { readonly lines: readonly ChoreLine[]; readonly household: Household }

function Cards({ lines, household }: CardsProps) {
  const menuOf = useChoreMenu(household)
  return (
    <CardList>
      {lines.map((line) => (
        <ListItem key={line.chore.id} focusKey={line.standing}>
          <ChoreCard line={line} household={household} menu={menuOf(line, line.next)} />
        </ListItem>
      ))}
    </CardList>
  )
}
