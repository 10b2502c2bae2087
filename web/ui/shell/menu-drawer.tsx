/** The menu of phones and portrait tablets, which slides in from the left; its code loads on first use. */
import { X } from 'lucide-react'
import { Dialog as Overlay } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { drawerMotion, scrimStyle } from '#web/ui/overlay-style.ts'
import { useReturnFocus } from '#web/ui/return-focus.ts'
import { useSwipeClose } from '#web/ui/swipe-close.ts'
import { theme } from '#web/ui/theme.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { NavEntry } from './nav-entry.ts'
import { NavFoot, NavList } from './nav-list.tsx'

export interface MenuDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Names the navigation, and is read aloud on opening. */
  readonly label: string
  readonly closeLabel: string
  /** The word beside the mark. */
  readonly name: string
  readonly entries: readonly NavEntry[]
  readonly syncPill: ReactNode
  readonly themeSwitch: ReactNode
  readonly userCard: ReactNode
  /** Switch and Logout, of equal width. */
  readonly actions: ReactNode
}

export function MenuDrawer(props: MenuDrawerProps) {
  const { open, onClose, label, closeLabel, name, entries } = props
  const { syncPill, themeSwitch, userCard, actions } = props
  const panel = useRef<HTMLDivElement>(null)
  const swipe = useSwipeClose(panel, 'left', onClose)
  const returnFocus = useReturnFocus(open)
  const { key } = useLocation()
  const seen = useRef(key)
  useEffect(() => {
    // A new address means that somebody chose an entry: the menu can close.
    if (open && seen.current !== key) onClose()
    seen.current = key
  }, [key, open, onClose])
  return (
    <Overlay.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Overlay.Portal>
        <Scrim />
        <Panel
          ref={panel}
          aria-modal="true"
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          {...swipe}
        >
          <Overlay.Title asChild>
            <VisuallyHidden>{label}</VisuallyHidden>
          </Overlay.Title>
          <Head>
            <Logo name={name} size={32} />
            <IconButton label={closeLabel} icon={X} onClick={onClose} />
          </Head>
          <NavList label={label} entries={entries} />
          <NavFoot>
            <div>{syncPill}</div>
            {themeSwitch}
            {userCard}
            <Actions>{actions}</Actions>
          </NavFoot>
        </Panel>
      </Overlay.Portal>
    </Overlay.Root>
  )
}

const Scrim = styled(Overlay.Overlay)`
  ${scrimStyle}
`

const Panel = styled(Overlay.Content)`
  ${drawerMotion}
  position: fixed;
  inset: 0 auto 0 0;
  z-index: ${theme.layer.dialog};
  display: flex;
  flex-direction: column;
  gap: ${theme.space(1)};
  width: min(328px, 100vw - 48px);
  padding: calc(8px + env(safe-area-inset-top)) 12px calc(14px + env(safe-area-inset-bottom))
    calc(12px + env(safe-area-inset-left));
  border-start-end-radius: ${theme.radius.sheet};
  border-end-end-radius: ${theme.radius.sheet};
  background: ${theme.surface.page};
  color: ${theme.text.main};
  box-shadow: ${theme.shadow.dialog};
  overflow-y: auto;
  overscroll-behavior: contain;
  touch-action: pan-y;
  outline: none;
  ${theme.media.forcedColors} {
    border: 2px solid;
  }
`

const Head = styled.div`
  ${theme.row(0)}
  justify-content: space-between;
  flex: none;
  min-height: ${theme.size.target};
  margin-bottom: ${theme.space(3)};
  padding-inline-start: 10px;
`

const Actions = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 8px;
`
