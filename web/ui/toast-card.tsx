/** A toast: its text, at most one button, and a close button. */
import { CircleCheck, CircleX, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { rise } from './overlay-style.ts'
import { PointsToken } from './points.tsx'
import { theme } from './theme.ts'
import { dismissToast, type ShownToast, type ToastAction } from './toast-store.ts'

export interface ToastCardProps {
  readonly toast: ShownToast
  readonly closeLabel: string
}

const lastsMs = 6000
const lastsWithActionMs = 12_000

export function ToastCard({ toast, closeLabel }: ToastCardProps) {
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
      {action && <Action id={id} action={action} />}
      <IconButton label={closeLabel} icon={X} tone="inherit" onClick={() => dismissToast(id)} />
    </Box>
  )
}

function Action({ id, action }: { readonly id: number; readonly action: ToastAction }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    // An offer can end while the toast stands: the focus moves on before it would fall off the page.
    return () => {
      const next = own?.nextElementSibling
      if (own === document.activeElement && next instanceof HTMLElement) next.focus()
    }
  }, [])
  return (
    <Button
      ref={button}
      tone="inherit"
      size="small"
      onClick={() => {
        dismissToast(id)
        action.onPress()
      }}
    >
      {action.label}
    </Button>
  )
}

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
  overflow-wrap: anywhere;
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
