/** The repeating tasks: those that run, those that are paused and those that have ended (C18, C19). */
import { ListGroup } from '#web/features/tasks/list-group.tsx'
import { ListSkeleton } from '#web/features/tasks/list-skeleton.tsx'
import { CardList, ListItem } from '#web/shared/lists/list-item.tsx'
import { KnownList } from '#web/shared/lists/long-list.tsx'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { AwayDialog } from './away-dialog.tsx'
import { AwayRows } from './away-rows.tsx'
import { ChoreCard } from './chore-card.tsx'
import { ChoreDialogs } from './lazy-chore-dialogs.tsx'
import { earlyEntries } from './occurrence-entries.ts'
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
      {lines.length > 0 && (
        <AwayRows
          household={household}
          at={at}
          hasOwn={lines.some(({ chore }) => chore.user_id === household.me.id)}
        />
      )}
      {lines.length === 0 && (
        <EmptyState
          action={
            <ButtonLink tone="soft" to="/rooms/start">
              {choreTexts.whichRooms}
            </ButtonLink>
          }
        >
          {choreTexts.none}
        </EmptyState>
      )}
      <Cards lines={standing('running')} household={household} />
      {rests.map(
        (rest) =>
          standing(rest).length > 0 && (
            <ListGroup
              key={rest}
              id={`chores-${rest}`}
              title={choreTexts[rest]}
              count={standing(rest).length}
            >
              <Cards lines={standing(rest)} household={household} />
            </ListGroup>
          ),
      )}
      <ChoreDialogs
        findLine={(id) => lines.find(({ chore }) => chore.id === id)}
        household={household}
      />
      <OverlaySlot parameter="away">
        {({ value, ...shown }) => (
          <AwayDialog
            {...{ lines, household, at, ...shown }}
            subject={value === 'tasks' ? 'tasks' : 'person'}
          />
        )}
      </OverlaySlot>
    </Stack>
  )
}

type CardsProps = { readonly lines: readonly ChoreLine[]; readonly household: Household }

function Cards({ lines, household }: CardsProps) {
  const menuOf = useChoreMenu(household)
  const overlay = useOverlayAddress()
  return (
    <KnownList rows={lines} layout={CardList}>
      {(line) => (
        <ListItem focusKey={line.standing}>
          <ChoreCard
            line={line}
            household={household}
            menu={[...earlyEntries(line, overlay), ...menuOf(line, line.next)]}
          />
        </ListItem>
      )}
    </KnownList>
  )
}
