/** Where toasts appear. Place it once, beside the app, so that its live regions are there before the first message. */
import { CircleCheck, CircleX, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { rise } from './overlay-style.ts'
import { PointsToken } from './points.tsx'
import { theme } from './theme.ts'
import { currentToast, dismissToast, type ShownToast, subscribeToToast } from './toast-store.ts'

export interface ToasterProps {
  readonly closeLabel: string
}

const lastsMs = 6000
const lastsWithActionMs = 12_000

export function Toaster({ closeLabel }: ToasterProps) {
  const toast = useSyncExternalStore(subscribeToToast, currentToast)
  const bad = toast?.tone === 'bad'
  const shown = toast && <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
  return (
    <Corner data-toaster>
      <div role="status" aria-live="polite">
        {!bad && shown}
      </div>
      <div role="alert" aria-live="assertive">
        {bad && shown}
      </div>
    </Corner>
  )
}

function ToastCard({ toast, closeLabel }: { toast: ShownToast; closeLabel: string }) {
  const [held, setHeld] = useState(false)
  const { id, tone = 'plain', action } = toast
  const stays = held || tone === 'bad'
  useEffect(() => {
    if (stays) return undefined
    const timer = setTimeout(() => dismissToast(id), action ? lastsWithActionMs : lastsMs)
    return () => clearTimeout(timer)
  }, [stays, id, action])

  const Icon = toast.icon ?? (tone === 'bad' ? CircleX : CircleCheck)
  return (
    <Box
      $tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast.points === true ? <PointsToken size="32px" /> : <Icon size={24} aria-hidden="true" />}
      <Words>
        <b>{toast.title}</b>
        {toast.description !== undefined && toast.description !== '' && (
          <span>{toast.description}</span>
        )}
      </Words>
      {action && (
        <Button
          tone="inherit"
          size="small"
          onClick={() => {
            dismissToast(id)
            action.onPress()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={closeLabel} icon={X} tone="inherit" onClick={() => dismissToast(id)} />
    </Box>
  )
}

/* Above the bottom navigation where there is one: global-style.css sets the lift. */
const Corner = styled.div`
  position: fixed;
  right: 16px;
  bottom: calc(var(--toast-lift, 20px) + env(safe-area-inset-bottom));
  left: 16px;
  z-index: ${theme.layer.toast};
  display: grid;
  justify-items: center;
  pointer-events: none;
  > div {
    display: grid;
    width: min(420px, 100%);
    pointer-events: auto;
  }
  ${theme.media.fromLandscape} {
    right: 24px;
    bottom: 24px;
    justify-items: end;
  }
`

const Box = styled.div<{ $tone: 'plain' | 'bad' }>`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 64px;
  padding: 12px 12px 12px 16px;
  border-radius: 20px;
  background: ${({ $tone }) => ($tone === 'bad' ? theme.surface.danger : theme.surface.toast)};
  color: ${({ $tone }) => ($tone === 'bad' ? theme.text.onDanger : theme.text.onToast)};
  box-shadow: ${theme.shadow.dialog};
  :focus-visible {
    outline-color: currentColor;
    outline-offset: -3px;
  }
  ${theme.media.motion} {
    animation: ${rise} 260ms ${theme.motion.easeOut};
  }
  ${theme.media.forcedColors} {
    border: 1px solid;
  }
`

const Words = styled.div`
  flex: 1;
  min-width: 0;
  b {
    display: block;
    font: ${theme.font.label};
  }
  span {
    display: block;
    margin-top: 1px;
    font: ${theme.font.small};
  }
`
