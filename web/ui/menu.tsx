/** A round button that opens a short list of actions, such as Edit and Delete on a card. */
import { EllipsisVertical, type LucideIcon } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, Suspense, useRef, useState } from 'react'
import { IconButton, type IconButtonProps } from './icon-button.tsx'
import { lazyComponent } from './lazy-component.ts'
import { loadMenuList } from './overlay-loader.ts'
import { theme } from './theme.ts'

export interface MenuAction {
  readonly label: string
  readonly icon?: LucideIcon
  readonly onSelect: () => void
  readonly tone?: 'plain' | 'danger'
  /** Set on every action of a choice: true on the current one. */
  readonly checked?: boolean
  readonly disabled?: boolean
  /** On the right: the consequence; under the name of a disabled entry: the reason. */
  readonly note?: string
  /** Entries of one group are together, separated from those of the next. */
  readonly part?: string
}

export interface MenuProps {
  /** Names both the button and the list: "Edit or delete Fold the laundry". */
  readonly label: string
  readonly actions: readonly MenuAction[]
  readonly icon?: LucideIcon
  readonly tone?: IconButtonProps['tone']
  /** Makes a long menu a sheet on a phone, with this header. */
  readonly sheet?: MenuSheetHead
}

export type MenuSheetHead = {
  readonly title: ReactNode
  readonly about?: string | undefined
}

const MenuList = lazyComponent(loadMenuList, 'MenuList')
const MenuSheet = lazyComponent(() => import('./menu-sheet.tsx'), 'MenuSheet')

/** A popover with more entries than this would cover the page of a phone. */
const FEW = 4

export function Menu(props: MenuProps) {
  const { label, actions, icon = EllipsisVertical, tone = 'plain', sheet } = props
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  // Keys pressed before the list exists to handle them; null if no key opened it.
  const keys = useRef<string[] | null>(null)
  // The list is fetched when a pointer or the focus comes near, not with the page.
  const [near, setNear] = useState(false)

  function takeKeys(): readonly string[] | null {
    const pressed = keys.current
    keys.current = null
    return pressed
  }

  function keepKey(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event
    if (ctrlKey || metaKey || altKey || shiftKey) return
    if (open) {
      if (key === 'Tab' || key === 'Escape') return setOpen(false)
      event.preventDefault()
      // If Enter is held a little too long, it only opens the menu and chooses nothing.
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
          // A click caused by a key has no details.
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
          {sheet && actions.length > FEW && isPhone() ? (
            <MenuSheet
              {...sheet}
              actions={actions}
              trigger={trigger}
              open={open}
              onClose={() => setOpen(false)}
            />
          ) : (
            <MenuList
              label={label}
              actions={actions}
              trigger={trigger}
              takeKeys={takeKeys}
              open={open}
              onOpenChange={setOpen}
            />
          )}
        </Suspense>
      )}
    </>
  )
}

function isPhone(): boolean {
  return matchMedia(theme.media.phone.slice('@media '.length)).matches
}
