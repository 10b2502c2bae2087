/** A round button that opens a short list of actions, such as Edit and Delete on a card. */
import { EllipsisVertical, type LucideIcon } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { IconButton, type IconButtonProps } from './icon-button.tsx'
import { loadMenuList } from './overlay-loader.ts'

export interface MenuAction {
  readonly label: string
  readonly icon?: LucideIcon
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
  // The list is fetched when a hand or the focus comes near, not with the page.
  const [near, setNear] = useState(false)
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
        onClick={() => {
          setNear(true)
          setOpen(!open)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      />
      {near && (
        <Suspense fallback={null}>
          <MenuList
            label={label}
            actions={actions}
            trigger={trigger}
            open={open}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </>
  )
}
