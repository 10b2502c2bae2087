/** A panel that slides in from the left. */
import { X } from 'lucide-react'
import { Dialog as Overlay } from 'radix-ui'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { IconButton } from './icon-button.tsx'
import { drawerMotion, scrimStyle } from './overlay-style.ts'
import { useReturnFocus } from './return-focus.ts'
import { useSwipeClose } from './swipe-close.ts'
import { theme } from './theme.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface DrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Read aloud on opening; not shown. */
  readonly title: string
  readonly closeLabel: string
  /** Beside the close button: the logo. */
  readonly head?: ReactNode
  readonly children: ReactNode
}

export function DrawerPanel({ open, onClose, title, closeLabel, head, children }: DrawerProps) {
  const panel = useRef<HTMLDivElement>(null)
  const swipe = useSwipeClose(panel, 'left', onClose)
  const returnFocus = useReturnFocus(open)
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
            <VisuallyHidden>{title}</VisuallyHidden>
          </Overlay.Title>
          <Head>
            {head}
            <IconButton label={closeLabel} icon={X} onClick={onClose} />
          </Head>
          {children}
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
