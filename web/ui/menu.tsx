/** A round button that opens a short list of actions, such as Edit and Delete on a card. */
import { EllipsisVertical, type LucideIcon } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import { IconButton, type IconButtonProps } from './icon-button.tsx'
import { loadMenuList } from './overlay-loader.ts'

export interface MenuAction {
  readonly label: string
  readonly icon?: LucideIcon
  /** What will come of it, or why it cannot be chosen. */
  readonly note?: string
  /** A line separates it from what stands before. */
  readonly startsPart?: boolean
  readonly onSelect: () => void
  readonly tone?: 'plain' | 'danger'
  /** Set on every action of a choice: true on the one in force. */
  readonly checked?: boolean
  readonly disabled?: boolean
}

export interface MenuProps {
  /** Names button and list: "Edit or delete Fold the laundry". */
  readonly label: string
  readonly actions: readonly MenuAction[]
  readonly icon?: LucideIcon
  readonly tone?: IconButtonProps['tone']
}

const MenuList = lazy(async () => ({ default: (await loadMenuList()).MenuList }))

export function Menu({ label, actions, icon = EllipsisVertical, tone = 'plain' }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  // Pressed before the list is there to take them; null when no key opened it.
  const keys = useRef<string[] | null>(null)
  // The list is fetched when a hand or the focus comes near, not with the page.
  const [near, setNear] = useState(false)

  function takeKeys(): readonly string[] | null {
    const pressed = keys.current
    keys.current = null
    return pressed
  }

  function keepKey(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey, repeat } = event
    if (ctrlKey || metaKey || altKey) return
    if (open) {
      if (key === 'Tab' || key === 'Escape') return setOpen(false)
      event.preventDefault()
      // Held a little long, Enter opens and chooses nothing.
      if (key !== 'Enter' || !repeat) keys.current?.push(key)
    } else if (key === 'ArrowDown') {
      event.preventDefault()
      keys.current = []
      setNear(true)
      setOpen(true)
    }
  }

  return (
    <>
      <IconButton
        ref={trigger}
        label={label}
        icon={icon}
        tone={tone}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
        onClick={({ detail }) => {
          // Of a key a click has no details.
          if (!open) keys.current = detail === 0 ? [] : null
          setNear(true)
          setOpen(!open)
        }}
        onKeyDown={keepKey}
        onKeyUp={(event) => {
          if (open && event.key === ' ') event.preventDefault()
        }}
      />
      {near && (
        <Suspense fallback={null}>
          <MenuList
            label={label}
            actions={actions}
            trigger={trigger}
            takeKeys={takeKeys}
            open={open}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </>
  )
}
