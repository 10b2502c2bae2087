/** A toast: its text, at most one button, which may have limited time, and a close button. */
import { CircleCheck, CircleX, X } from 'lucide-react'
import type { FocusEvent } from 'react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { keyframes, styled } from 'styled-components'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { moveFocus, useLeaving } from './move-focus.ts'
import { rise } from './overlay-style.ts'
import { PointsToken } from './points.tsx'
import { StitchRow } from './stitch-row.tsx'
import { uiTexts } from './texts.ts'
import { theme } from './theme.ts'
import { dismissToast, type ShownToast, type ToastAction } from './toast-store.ts'

export interface ToastCardProps {
  readonly toast: ShownToast
}

const lastsMs = 6000
const lastsWithActionMs = 12_000
/** A change that waits for a toast must not wait for ever because a pointer was left on it (R51). */
const heldAtMostMs = 60_000
/** How often the waiting code is told that the toast is still being held. */
const tellEveryMs = 2000

/** One stitch every 125 ms in six seconds. */
const STITCHES = 48

export function ToastCard({ toast }: ToastCardProps) {
  const [held, holding] = useHeld()
  const { box, noteFocus } = useGoingBack()
  const { id, tone = 'plain', action } = toast
  const countdown = action?.countdown
  useEnd(toast, held)
  useWhileHeld(held, countdown?.onHeld)

  const Icon = toast.icon ?? (tone === 'bad' ? CircleX : CircleCheck)
  return (
    <Box ref={box} $tone={tone} {...holding} onFocusCapture={noteFocus}>
      {toast.points === true ? <PointsToken size="32px" /> : <Icon size={24} aria-hidden="true" />}
      <Words>
        <b>{toast.title}</b>
        {toast.description !== undefined && toast.description !== '' && (
          <span dir="auto">{toast.description}</span>
        )}
      </Words>
      <Buttons>
        {action && <Action id={id} action={action} />}
        <IconButton
          label={uiTexts.close}
          icon={X}
          tone="inherit"
          onClick={() => dismissToast(id)}
        />
      </Buttons>
      {countdown && <Countdown ms={countdown.ms} isPaused={held} />}
    </Box>
  )
}

/**
 * Held while a pointer or a finger is on it, or the focus in it; these count independently. Focus counts only if it is
 * visible, and so came by keyboard: a press on the toast leaves focus there without anybody looking.
 */
function useHeld() {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const holding = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  }
  return [isPointed || isFocused, holding] as const
}

/** When it goes, a visible focus returns to where it was before, or else to the page (U7). */
function useGoingBack() {
  const before = useRef<EventTarget | null>(null)
  const box = useLeaving<HTMLDivElement>(() =>
    before.current instanceof HTMLElement && before.current.isConnected
      ? before.current
      : document.querySelector('main'),
  )
  const noteFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
  }
  return { box, noteFocus }
}

/** Closes the toast when its time is over; one that reports a failure stays. */
function useEnd({ id, tone, action }: ShownToast, isHeld: boolean): void {
  const close = () => dismissToast(id)
  useCountdown(tone === 'bad' ? null : durationOf(action), isHeld, close)
  useCountdown(action?.countdown ? heldAtMostMs : null, false, close)
}

function durationOf(action: ToastAction | undefined): number {
  return action?.countdown?.ms ?? (action ? lastsWithActionMs : lastsMs)
}

/** Calls `onEnd` after this many milliseconds without being held; null means never. */
function useCountdown(ms: number | null, isHeld: boolean, onEnd: () => void): void {
  const left = useRef(ms)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    left.current = ms
  }, [ms])
  useEffect(() => {
    if (isHeld || ms === null) return undefined
    const startedAt = performance.now()
    const timer = setTimeout(() => end(), left.current ?? ms)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, (left.current ?? ms) - (performance.now() - startedAt))
    }
  }, [ms, isHeld])
}

/** Reports when holding begins, from time to time while it lasts, and when it ends: then the remaining time starts. */
function useWhileHeld(isHeld: boolean, onHeld: (() => void) | undefined): void {
  const tell = useEffectEvent(() => onHeld?.())
  useEffect(() => {
    if (!isHeld) return undefined
    tell()
    const timer = setInterval(() => tell(), tellEveryMs)
    return () => {
      clearInterval(timer)
      tell()
    }
  }, [isHeld])
}

function Action({ id, action }: { readonly id: number; readonly action: ToastAction }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    // An offer can end while the toast is shown: the focus moves on before it would fall back to the page.
    return () => {
      if (own === document.activeElement) moveFocus(own?.nextElementSibling)
    }
  }, [])
  return (
    <Button
      ref={button}
      tone="inherit"
      size="small"
      icon={action.icon}
      onClick={() => {
        action.onPress()
        dismissToast(id)
      }}
    >
      {action.label}
    </Button>
  )
}

type CountdownProps = {
  readonly ms: number
  readonly isPaused: boolean
}

/** A row of stitches that unravels from the right as time runs out; decoration beside a button that says the rest. */
function Countdown({ ms, isPaused }: CountdownProps) {
  const animationPlayState = isPaused ? 'paused' : 'running'
  return (
    <Stitches aria-hidden="true">
      <StitchRow lit={STITCHES} of={STITCHES} color="currentColor" height={9} isStretched />
      <Cover style={{ animationDuration: `${ms}ms`, animationPlayState }} />
    </Stitches>
  )
}

const Box = styled.div<{ $tone: 'plain' | 'bad' }>`
  ${theme.wrap('8px 14px')}
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
  ${theme.edge}
`

const Buttons = styled.div`
  display: flex;
  gap: 6px;
  margin-inline-start: auto;
`

/* If whole words do not fit beside the text, the buttons go below it. */
const Words = styled.div`
  ${theme.share('7.25rem')}
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

/* As far from the right edge of the toast as from the left one. */
const Stitches = styled.div`
  position: relative;
  flex: 1 0 calc(100% - 4px);
  height: 9px;
  margin-inline-end: 4px;
  overflow: hidden;
`

const unpick = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(1); }
`

/* In the colour of the toast, so that it hides the removed stitches; with reduced motion the row stays complete. */
const Cover = styled.div`
  position: absolute;
  inset: 0;
  background: ${theme.surface.toast};
  opacity: 0.7;
  transform: scaleX(0);
  transform-origin: right;
  ${theme.media.motion} {
    animation: ${unpick} steps(${STITCHES}, start) forwards;
  }
`
