/** The open list of a menu; loaded lazily, because it needs code for placement and keys. */
import { Check } from 'lucide-react'
import { DropdownMenu as List } from 'radix-ui'
import {
  Fragment,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react'
import { css, styled } from 'styled-components'
import type { MenuAction } from './menu.tsx'
import { moveFocus } from './move-focus.ts'
import { rise } from './overlay-style.ts'
import { theme } from './theme.ts'

export interface MenuListProps {
  readonly label: string
  readonly actions: readonly MenuAction[]
  readonly trigger: RefObject<HTMLElement | null>
  /** The keys pressed after the one that opened it, before this list was there; null if no key did, or once handled. */
  readonly takeKeys: () => readonly string[] | null
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

export function MenuList(props: MenuListProps) {
  const { label, actions, trigger, takeKeys, open, onOpenChange } = props
  const sheet = useRef<HTMLDivElement>(null)
  // Runs once the list is gone and the button has the focus again, so that a dialog it opens returns the focus there.
  const chosen = useRef<MenuAction | null>(null)
  const entries = actions.map((action, place) => (
    <Fragment key={action.label}>
      {place > 0 && action.part !== actions[place - 1]?.part && <Parting />}
      <MenuEntry action={action} onSelect={() => (chosen.current = action)} />
    </Fragment>
  ))
  return (
    <List.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <List.Trigger asChild>
        <GivenButton trigger={trigger} />
      </List.Trigger>
      <List.Portal container={landmarkOf(trigger.current)}>
        <Sheet
          ref={sheet}
          aria-label={label}
          // By default it would be named by an id that only a trigger rendered here has.
          aria-labelledby={undefined}
          onKeyDownCapture={moveAtOnce}
          {...placeOf(actions)}
          sideOffset={6}
          collisionPadding={8}
          loop
          onPointerDownOutside={(event) => {
            if (event.target instanceof Node && trigger.current?.contains(event.target) === true)
              event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (document.activeElement === document.body || chosen.current)
              moveFocus(trigger.current)
            chosen.current?.onSelect()
            chosen.current = null
          }}
        >
          <Entrance sheet={sheet} takeKeys={takeKeys} />
          {actions.some((action) => action.checked !== undefined) ? (
            <List.RadioGroup aria-label={label} value={checkedOf(actions)}>
              {entries}
            </List.RadioGroup>
          ) : (
            entries
          )}
        </Sheet>
      </List.Portal>
    </List.Root>
  )
}

type GivenButtonProps = Pick<MenuListProps, 'trigger'> & { readonly ref?: Ref<Element | null> }

/** Renders nothing: the trigger is the button, which existed before this file was loaded and handles its own keys. */
function GivenButton({ trigger, ref }: GivenButtonProps) {
  useImperativeHandle<Element | null, Element | null>(ref, () => trigger.current, [trigger])
  return null
}

type EntranceProps = Pick<MenuListProps, 'takeKeys'> & {
  readonly sheet: RefObject<HTMLElement | null>
}

/** If a key opened it, the first entry has the focus, and the keys pressed since then take effect. */
function Entrance({ sheet, takeKeys }: EntranceProps) {
  useEffect(() => {
    if (sheet.current === null) return
    const pressed = takeKeys()
    if (pressed === null) return
    const entries = entriesOf(sheet.current)
    let at = 0
    let isChosen = false
    for (const key of pressed) {
      isChosen = key === 'Enter' || key === ' '
      if (isChosen) break
      at = placeAfter(key, { at, entries }) ?? at
    }
    // It is not in its place yet, and the page would scroll there.
    entries[at]?.focus({ preventScroll: true })
    // The list closes at once, which is impossible while it is being rendered.
    if (isChosen) queueMicrotask(() => entries[at]?.click())
  }, [sheet, takeKeys])
  return null
}

/** During the key press: the list would move the focus a moment later, and a quick Enter choose the entry before. */
function moveAtOnce(event: KeyboardEvent<HTMLElement>): void {
  const entries = entriesOf(event.currentTarget)
  const at = entries.findIndex((entry) => entry === document.activeElement)
  const next = event.key.length > 1 ? placeAfter(event.key, { at, entries }) : null
  if (next === null) return
  event.preventDefault()
  event.stopPropagation()
  entries[next]?.focus()
}

function entriesOf(sheet: HTMLElement): readonly HTMLElement[] {
  return [...sheet.querySelectorAll<HTMLElement>('[role^=menuitem]:not([data-disabled])')]
}

type Place = { readonly at: number; readonly entries: readonly HTMLElement[] }

/** Where a key leads; null if nowhere. A letter leads to the next entry that begins with it. */
function placeAfter(key: string, { at, entries }: Place): number | null {
  const count = entries.length
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return (Math.max(at, 0) + count - 1) % count
    case 'Home':
    case 'PageUp':
      return 0
    case 'End':
    case 'PageDown':
      return count - 1
    default:
      return key.length === 1 ? beginningWith(key, { at, entries }) : null
  }
}

function beginningWith(letter: string, { at, entries }: Place): number | null {
  const words = entries.map(({ textContent }) => textContent.trim().toLowerCase())
  const next = words.findIndex((word, place) => place > at && word.startsWith(letter.toLowerCase()))
  const found =
    next === -1 ? words.findIndex((word) => word.startsWith(letter.toLowerCase())) : next
  return found === -1 ? null : found
}

function checkedOf(actions: readonly MenuAction[]): string {
  return actions.find((action) => action.checked === true)?.label ?? ''
}

/** More entries than this would be cut off above or below the button, while beside it the whole height is free. */
const FEW = 4

function placeOf(actions: readonly MenuAction[]): {
  side: 'left' | 'bottom'
  align: 'end' | 'start'
} {
  const isBeside =
    actions.length > FEW && matchMedia(theme.media.fromTablet.slice('@media '.length)).matches
  return isBeside ? { side: 'left', align: 'start' } : { side: 'bottom', align: 'end' }
}

/** The list stays in the same part of the page as its button: within a dialog's focus trap, and under a landmark. */
function landmarkOf(trigger: HTMLElement | null): HTMLElement {
  return trigger?.closest<HTMLElement>('[role=dialog], main, header, aside') ?? document.body
}

function MenuEntry({ action, onSelect }: { action: MenuAction; onSelect: () => void }) {
  const { icon: Icon, label, tone = 'plain', checked, disabled = false, note } = action
  const inside = (
    <>
      {Icon && <Icon aria-hidden="true" />}
      <span>{label}</span>
      {note !== undefined && <small>{note}</small>}
      {checked === true && <Check aria-hidden="true" />}
    </>
  )
  return checked === undefined ? (
    <Entry $tone={tone} disabled={disabled} onSelect={onSelect}>
      {inside}
    </Entry>
  ) : (
    <Choice $tone={tone} disabled={disabled} value={label} onSelect={onSelect}>
      {inside}
    </Choice>
  )
}

const Sheet = styled(List.Content)`
  z-index: ${theme.layer.menu};
  min-width: 176px;
  max-width: calc(100vw - 16px);
  max-height: var(--radix-popper-available-height);
  padding: 6px;
  overflow-y: auto;
  border-radius: ${theme.radius.inner};
  background: ${theme.surface.card};
  color: ${theme.text.main};
  box-shadow:
    inset 0 0 0 1px ${theme.line.hair},
    ${theme.shadow.popover};
  outline: none;
  ${theme.media.motion} {
    animation: ${rise} 160ms ${theme.motion.easeOut};
  }
  ${theme.edge}
`

const entry = css<{ $tone: 'plain' | 'danger' }>`
  ${theme.row(3)}
  min-height: ${theme.size.icon};
  padding: 4px 14px 4px 12px;
  border-radius: ${theme.radius.chip};
  color: ${({ $tone }) => ($tone === 'danger' ? theme.text.danger : theme.text.main)};
  font: ${theme.font.row};
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;
  > svg {
    ${theme.square('20px')}
    color: ${({ $tone }) => ($tone === 'danger' ? 'inherit' : theme.text.muted)};
  }
  > span {
    flex: 1;
  }
  > small {
    ${theme.hint}
  }
  &[data-disabled]:has(> small) {
    flex-wrap: wrap;
    row-gap: 0;
    max-width: 300px;
    > span {
      flex-basis: 60%;
    }
    > small {
      padding-inline-start: 32px;
    }
  }
  &[data-highlighted] {
    outline: none;
    background: ${({ $tone }) => ($tone === 'danger' ? theme.surface.dangerSoft : theme.surface.actionSoft)};
    ${theme.chosen}
  }
  &[data-disabled] {
    color: ${theme.text.faint};
    cursor: not-allowed;
  }
`

const Entry = styled(List.Item)<{ $tone: 'plain' | 'danger' }>`
  ${entry}
`

const Parting = styled(List.Separator)`
  margin: 6px;
  border-top: 1px solid ${theme.line.hair};
`

const Choice = styled(List.RadioItem)<{ $tone: 'plain' | 'danger' }>`
  ${entry}
`
