/** The repeating tasks: running ones, paused ones, and those that have ended (C18, C19). */
import { ListGroup } from '#web/features/tasks/list-group.tsx'
import { ListSkeleton } from '#web/features/tasks/list-skeleton.tsx'
import { Selectable } from '#web/features/tasks/selection/selectable.tsx'
import { CardList, ListItem } from '#web/shared/lists/list-item.tsx'
import { KnownList } from '#web/shared/lists/long-list.tsx'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { RoomChips } from '#web/shared/rooms/room-chips.tsx'
import type { RoomChoice } from '#web/shared/rooms/room-choice.ts'
import { useRoomChoice } from '#web/shared/rooms/room-choice.ts'
import { roomTexts } from '#web/shared/rooms/texts.ts'
import { roomOf } from '#web/shared/rooms/use-rooms.ts'
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

const otherStates = ['paused', 'ended'] as const

export function RepeatingList({ household, at }: RepeatingListProps) {
  const lines = useChores(at)
  const choice = useRoomChoice()
  if (!household || !lines) return <ListSkeleton />
  const shown = lines.filter(({ chore }) => choice.shows(chore.room_id))
  const linesIn = (wanted: ChoreLine['state']) => shown.filter((line) => line.state === wanted)
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
      <RoomChips choice={choice} hasGroups />
      {lines.length === 0 && (
        <EmptyState
          action={
            <ButtonLink tone="soft" to="/week/rooms">
              {choreTexts.whichRooms}
            </ButtonLink>
          }
        >
          {choreTexts.none}
        </EmptyState>
      )}
      {lines.length > 0 && shown.length === 0 && <EmptyState>{roomTexts.nothing}</EmptyState>}
      <Running lines={linesIn('running')} household={household} choice={choice} />
      {otherStates.map(
        (state) =>
          linesIn(state).length > 0 && (
            <ListGroup key={state} title={choreTexts[state]} count={linesIn(state).length}>
              <Cards lines={linesIn(state)} household={household} />
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

/** The running ones: all of them, or room by room, last those in no room (T29). */
function Running({ lines, household, choice }: CardsProps & { readonly choice: RoomChoice }) {
  if (!choice.isByRoom) return <Cards lines={lines} household={household} />
  return [...choice.rooms, undefined].map((room) => {
    const inRoom = lines.filter(({ chore }) => roomOf(choice.rooms, chore.room_id) === room)
    return (
      inRoom.length > 0 && (
        <ListGroup key={room?.key ?? ''} title={room?.name ?? roomTexts.none} count={inRoom.length}>
          <Cards lines={inRoom} household={household} />
        </ListGroup>
      )
    )
  })
}

type CardsProps = { readonly lines: readonly ChoreLine[]; readonly household: Household }

function Cards({ lines, household }: CardsProps) {
  const menuOf = useChoreMenu(household)
  const overlay = useOverlayAddress()
  return (
    <KnownList rows={lines} layout={CardList}>
      {(line) => (
        <ListItem focusKey={line.state}>
          <Selectable selected={{ chore: line.chore, slot: line.next?.slot ?? null }}>
            <ChoreCard
              line={line}
              household={household}
              menu={[...earlyEntries(line, overlay), ...menuOf(line, line.next)]}
            />
          </Selectable>
        </ListItem>
      )}
    </KnownList>
  )
}
