/** The week of the household: who does what on which day, done, due and planned (T15). */
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { mayReplan, replan } from '#domain/chores/replan.ts'
import type { WeekEntry } from '#domain/chores/week.ts'
import { refusalText } from '#domain/refusal-texts.ts'
import { ChoreDialogs } from '#web/features/tasks/chores/lazy-chore-dialogs.tsx'
import { useFindLine } from '#web/features/tasks/chores/use-chores.ts'
import { TaskDialogs } from '#web/features/tasks/task-dialogs.tsx'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { useRoomChoice } from '#web/shared/rooms/room-choice.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Name } from '#web/ui/name.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { theme } from '#web/ui/theme.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { nobody } from './away-days.ts'
import { ChipPopover } from './chip-popover.tsx'
import { EntryActions } from './entry-actions.tsx'
import { PlaceDialogs } from './place-dialogs.tsx'
import type { Dragged } from './use-drag.ts'
import { useDrag } from './use-drag.ts'
import { useEntryMenu } from './use-entry-menu.ts'
import type { Replan } from './use-replan.ts'
import { useReplan } from './use-replan.ts'
import type { WeekNow } from './use-week.ts'
import { useWeek } from './use-week.ts'
import { WallVisit } from './wall-visit.tsx'
import type { WeekPlace } from './week-days.ts'
import { weekAt } from './week-days.ts'
import { WeekHead } from './week-head.tsx'
import { onDay } from './week-rows.ts'
import { WeekView } from './week-view.tsx'

const DayDialog = lazyComponent(() => import('./day-dialog.tsx'), 'DayDialog')

export function WeekScreen() {
  const household = useHousehold()
  if (!household) return <Skeleton $width="100%" $height="420px" $radius={theme.radius.card} />
  return <Week household={household} />
}

const unread: Partial<WeekNow> & Omit<WeekNow, 'entries' | 'week'> = { chores: [], away: nobody }

type Opened = { readonly id: string; readonly chip: HTMLElement; readonly day: string | null }

function Week({ household }: { readonly household: Household }) {
  const { monday } = useParams()
  const at = useNow().toISOString()
  const asked = weekAt(monday, at, household.timeZone)
  const { week, entries, chores, away, choice } = useShownWeek(household, asked, at)
  const overlay = useOverlayAddress()
  const { opened, entry, onOpen, close } = useOpened(entries, overlay.valueOf('day'))
  const findLine = useFindLine(chores, at)
  const apply = useReplan(household)
  const drag = useReplanning(household, { at, apply })
  const menuOf = useEntryMenu(household, { at, apply, findLine })
  const chosen = { household, opened: opened?.id ?? null, onOpen }
  return (
    <>
      <WeekHead {...{ household, choice }} week={asked} />
      <WeekView
        {...{ ...chosen, week, entries, away, drag }}
        onMore={(day) => overlay.open('day', day)}
      />
      {drag.dragged && <DraggedChip dragged={drag.dragged} />}
      {entry && opened && (
        <ChipPopover
          key={entry.id}
          {...{ entry, household }}
          chip={opened.chip}
          onClose={() => close(entry.id)}
        >
          <EntryActions
            {...{ entry, household, at }}
            menu={menuOf(entry)}
            onDone={() => close(entry.id)}
          />
        </ChipPopover>
      )}
      <OverlaySlot parameter="day">
        {({ value: day, ...dialog }) =>
          week.days.includes(day) && (
            <DayDialog {...{ ...chosen, ...dialog, day }} entries={onDay(entries ?? [], day)} />
          )
        }
      </OverlaySlot>
      <PlaceDialogs {...{ household, at, apply }} entries={entries ?? []} />
      <WallVisit />
      <TaskDialogs />
      <ChoreDialogs findLine={findLine} household={household} />
    </>
  )
}

/** The entry whose popover is open, on the page or in the dialog of a day. */
function useOpened(entries: readonly WeekEntry[] | undefined, day: string | null) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const entry = opened && entries?.find(({ id }) => id === opened.id)
  // Its chip has left the page, with the entry or with the dialog: taken back, it does not open by itself.
  if (opened && ((entries && !entry) || opened.day !== day)) setOpened(null)
  return {
    opened,
    entry,
    onOpen: ({ id }: WeekEntry, chip: HTMLElement) => setOpened({ id, chip, day }),
    // Another chip may have been tapped meanwhile, and its popover stays.
    close: (id: string) => setOpened((now) => (now?.id === id ? null : now)),
  }
}

/** The week, with the entries of the chosen rooms only (T29). */
function useShownWeek(household: Household, asked: WeekPlace, at: string) {
  const choice = useRoomChoice()
  const { entries, ...read } = useWeek(household, asked, at) ?? { ...unread, week: asked }
  const shown =
    choice.only === null ? entries : entries?.filter(({ task }) => choice.shows(task.room_id))
  return { ...read, choice, entries: shown }
}

/** Moves an entry to where it is dropped, or says why that is not possible. */
function useReplanning(
  { me }: Household,
  { at, apply }: { readonly at: string; readonly apply: Replan },
) {
  return useDrag({
    mayDrag: (entry) => mayReplan(entry, { me, at }),
    planFor: (entry, place) => replan(entry, place, { me, at }),
    onDrop(entry, planned) {
      if ('refused' in planned)
        showToast({ title: refusalText(planned.refused), description: entry.task.name })
      else if (Object.keys(planned.change).length > 0) void apply(entry, planned.change)
    },
  })
}

/** The chip under the pointer while it is being dragged, with the reason if it cannot be dropped there. */
function DraggedChip({ dragged }: { readonly dragged: Dragged }) {
  const { entry, x, y, planned } = dragged
  return createPortal(
    <Held style={{ left: `${x}px`, top: `${y}px` }} role="status">
      <b>
        <Name>{entry.task.name}</Name>
      </b>
      {planned && 'refused' in planned && <span>{refusalText(planned.refused)}</span>}
    </Held>,
    document.body,
  )
}

const Held = styled.div`
  position: fixed;
  z-index: ${theme.layer.float};
  ${theme.grid(1)}
  max-width: 240px;
  padding: 12px;
  border-radius: 12px;
  background: ${theme.surface.card};
  color: ${theme.text.main};
  box-shadow: ${theme.shadow.dialog};
  font: ${theme.font.smallStrong};
  translate: -50% calc(-100% - 12px);
  pointer-events: none;
  > span {
    color: ${theme.text.warning};
    font: ${theme.font.caption};
  }
`
