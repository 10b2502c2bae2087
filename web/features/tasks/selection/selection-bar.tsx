/** The bar with the actions for all selected tasks (T31). */
import {
  CalendarDays,
  Check,
  EllipsisVertical,
  Gauge,
  House,
  Lock,
  PauseCircle,
  Trash2,
  UserRound,
  Users,
  X,
} from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { localDay } from '#domain/calendar.ts'
import { addDays } from '#domain/days.ts'
import type { BulkAction } from '#domain/tasks/bulk-actions.ts'
import { effortLevels } from '#domain/tasks/task.ts'
import { firstName } from '#domain/users/user.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { roomIconOf } from '#web/shared/rooms/room-icons.ts'
import { roomTexts } from '#web/shared/rooms/texts.ts'
import { useRooms } from '#web/shared/rooms/use-rooms.ts'
import { taskLineTexts } from '#web/shared/task-line/texts.ts'
import { deviceTimeZone } from '#web/shared/time/device-time-zone.ts'
import { Button } from '#web/ui/button.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { MenuAction } from '#web/ui/menu.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { focusTab } from '#web/ui/move-focus.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import { theme } from '#web/ui/theme.ts'
import { selectionTexts as texts } from './texts.ts'
import { useBulkAction } from './use-bulk-action.ts'
import type { KeptSelection } from './use-selection.tsx'

export type SelectionBarProps = {
  readonly kept: KeptSelection
  readonly household: Household
  readonly at: string
}

export function SelectionBar({ kept, household, at }: SelectionBarProps) {
  const { all, clear } = kept
  const [isAsking, setAsking] = useState(false)
  const runBulkAction = useBulkAction()
  const bar = useFocusBeyond()
  const zone = deviceTimeZone() ?? household.timeZone
  const today = localDay(at, zone)
  async function act(action: BulkAction): Promise<void> {
    clear()
    await runBulkAction(all, action)
  }
  const menus = useMenus({ household, today, zone, act, askDay: () => setAsking(true) })
  const hasRows = all.some(({ task }) => task)
  const hasChores = all.some(({ task, chore }) => chore ?? task?.chore_id)
  return (
    <Bar ref={bar} role="toolbar" aria-label={texts.selected(all.length)}>
      <IconButton label={texts.clear} icon={X} onClick={clear} />
      <Count role="status">{texts.selected(all.length)}</Count>
      <Button size="small" icon={Check} onClick={() => void act({ do: 'complete' })}>
        {texts.complete}
      </Button>
      <Menus>
        {hasRows && <Menu label={texts.day} icon={CalendarDays} actions={menus.day} />}
        {menus.give.length > 1 && <Menu label={texts.give} icon={UserRound} actions={menus.give} />}
        {menus.room.length > 1 && <Menu label={texts.room} icon={House} actions={menus.room} />}
        <Menu
          label={texts.more}
          icon={EllipsisVertical}
          actions={[...menus.looks, ...(hasChores ? menus.pause : []), ...menus.remove]}
          sheet={{ title: texts.selected(all.length) }}
        />
      </Menus>
      {isAsking && (
        <DayDialog
          first={today}
          onClose={() => setAsking(false)}
          onChoose={(day) => void act({ do: 'move', day, zone })}
        />
      )}
    </Bar>
  )
}

/** The bar disappears with the button that was pressed: the focus moves on to the list. */
function useFocusBeyond() {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const own = bar.current
    // Runs while the bar still exists.
    return () => {
      if (own?.contains(document.activeElement) === true) focusTab()
    }
  }, [])
  return bar
}

type DayDialogProps = {
  /** The earliest day, yyyy-MM-dd. */
  readonly first: string
  readonly onClose: () => void
  readonly onChoose: (day: string) => void
}

/** Asks for the day to which the selected tasks are moved. */
function DayDialog({ first, onClose, onChoose }: DayDialogProps) {
  const [day, setDay] = useState(first)
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.day}
      submitLabel={texts.move}
      busy={false}
      blocked={day < first}
      onSubmit={(event) => {
        event.preventDefault()
        if (day < first) return
        onClose()
        onChoose(day)
      }}
    >
      <TextInput
        type="date"
        label={texts.dayLabel}
        min={first}
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
    </FormDialog>
  )
}

type MenuTools = {
  readonly household: Household
  readonly today: string
  readonly zone: string
  readonly act: (action: BulkAction) => Promise<void>
  readonly askDay: () => void
}

type MenuEntries = Readonly<
  Record<'day' | 'give' | 'room' | 'looks' | 'pause' | 'remove', readonly MenuAction[]>
>

function useMenus({ household, today, zone, act, askDay }: MenuTools): MenuEntries {
  const rooms = useRooms()
  const entry = (label: string, action: BulkAction, more: Partial<MenuAction> = {}) => ({
    label,
    onSelect: () => void act(action),
    ...more,
  })
  const { me, partners } = household
  const onDay = (day: string): BulkAction => ({ do: 'move', day, zone })
  return {
    day: [
      entry(texts.today, onDay(today)),
      entry(texts.tomorrow, onDay(addDays(today, 1))),
      entry(texts.nextWeek, onDay(addDays(today, 7))),
      { label: texts.onDay, onSelect: askDay },
    ],
    give: [
      entry(texts.me, { do: 'give', to: me.id }),
      ...partners.map((person) => entry(firstName(person), { do: 'give', to: person.id })),
    ],
    room: [
      ...rooms.map(({ name, icon, ids: [room = null] }) =>
        entry(name, { do: 'room', room }, { icon: roomIconOf[icon] }),
      ),
      entry(roomTexts.none, { do: 'room', room: null }),
    ],
    looks: [
      ...effortLevels.map((level) =>
        entry(
          taskLineTexts.effortLevels[level],
          { do: 'effort', level },
          { icon: Gauge, part: 'effort' },
        ),
      ),
      entry(texts.share, { do: 'share', isShared: true }, { icon: Users, part: 'sharing' }),
      entry(texts.private, { do: 'share', isShared: false }, { icon: Lock, part: 'sharing' }),
    ],
    pause: [entry(texts.pause, { do: 'pause', from: today }, { icon: PauseCircle, part: 'pause' })],
    remove: [
      entry(texts.delete, { do: 'delete' }, { icon: Trash2, tone: 'danger', part: 'delete' }),
    ],
  }
}

/* In the place of toasts: the toast of the action appears when nothing is selected any more. */
const Bar = styled.div`
  position: fixed;
  inset: auto 12px calc(var(--toast-lift, 20px) + env(safe-area-inset-bottom));
  z-index: ${theme.layer.float};
  ${theme.wrap('4px 8px')}
  justify-content: center;
  width: fit-content;
  max-width: calc(100% - 24px);
  margin-inline: auto;
  padding: 8px 12px;
  border-radius: ${theme.radius.card};
  background: ${theme.surface.card};
  box-shadow: ${theme.shadow.dialog};
`

/* On a phone it has a line of its own. */
const Menus = styled.div`
  ${theme.row(1)}
  ${theme.media.phone} {
    justify-content: space-around;
    width: 100%;
  }
`

const Count = styled.b`
  ${theme.figures(theme.font.label)}
`
