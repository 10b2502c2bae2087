/** The slide-out menu of phones and portrait tablets; its code loads on first use. */
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { DrawerPanel } from '#web/ui/drawer-panel.tsx'
import { Logo } from '#web/ui/logo.tsx'
import type { NavEntry } from './nav-entry.ts'
import { NavFoot, NavList } from './nav-list.tsx'

export interface MenuDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly closeLabel: string
  /** The word beside the mark. */
  readonly name: string
  readonly label: string
  readonly entries: readonly NavEntry[]
  readonly syncPill: ReactNode
  readonly themeSwitch: ReactNode
  readonly userCard: ReactNode
  /** Switch and Logout, of equal width. */
  readonly actions: ReactNode
}

export function MenuDrawer(props: MenuDrawerProps) {
  const { open, onClose, title, closeLabel, name, label, entries } = props
  const { syncPill, themeSwitch, userCard, actions } = props
  const { key } = useLocation()
  const seen = useRef(key)
  useEffect(() => {
    // A new address means someone chose an entry: the menu has done its work.
    if (open && seen.current !== key) onClose()
    seen.current = key
  }, [key, open, onClose])
  return (
    <DrawerPanel
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      head={<Logo name={name} size={32} />}
    >
      <NavList label={label} entries={entries} />
      <NavFoot>
        <div>{syncPill}</div>
        {themeSwitch}
        {userCard}
        <Actions>{actions}</Actions>
      </NavFoot>
    </DrawerPanel>
  )
}

const Actions = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 8px;
`
