/** Three buttons fly from the pressed button to the balance, eight small ones scatter; hidden from screen readers. */
import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { PointsToken } from '#web/ui/points.tsx'
import { theme } from '#web/ui/theme.ts'
import { BalancePill } from './balance-pill.tsx'
import type { Celebration } from './celebration-store.ts'
import { endCelebration } from './celebration-store.ts'

const FLIGHT_MS = 720
/** The time between one button and the next. */
const STAGGER_MS = 70
/** How long the pill stays on pages without a visible balance. */
const PILL_MS = 2200

const buttons = [0, 1, 2]
const crumbs = [0, 1, 2, 3, 4, 5, 6, 7]

export function CelebrationAnimation({ celebration }: { readonly celebration: Celebration }) {
  const layer = useRef<HTMLDivElement>(null)
  const [balance] = useState(visibleBalance)
  const { id, from, points } = celebration

  useLayoutEffect(() => {
    const own = layer.current
    if (own === null) return
    const target = balance ?? own.querySelector('[data-pill]')
    if (target) fly(own, from, centreOf(target.querySelector('img') ?? target))
    const timer = setTimeout(() => endCelebration(id), balance ? FLIGHT_MS * 1.5 : PILL_MS)
    return () => clearTimeout(timer)
  }, [balance, from, id])

  return createPortal(
    <Layer ref={layer} aria-hidden="true">
      {!balance && <BalancePill points={points} lastsMs={PILL_MS} />}
      <Ring data-ring style={boxOf(from)} />
      {crumbs.map((crumb) => (
        <Crumb key={crumb} data-crumb viewBox="0 0 12 12" fill={colours[crumb % colours.length]}>
          <circle cx="6" cy="6" r="6" />
          <path d="M4.4 4.4h.01M7.6 4.4h.01M4.4 7.6h.01M7.6 7.6h.01" />
        </Crumb>
      ))}
      {buttons.map((button) => (
        <Flying key={button} data-button>
          <PointsToken size="30px" />
        </Flying>
      ))}
    </Layer>,
    document.body,
  )
}

/** The place that shows the balance, if any part of it is visible. */
function visibleBalance(): Element | null {
  const all = [...document.querySelectorAll('[data-balance]')]
  return (
    all.find((each) => {
      const { top, bottom, height } = each.getBoundingClientRect()
      return height > 0 && bottom > height / 2 && top < innerHeight - height / 2
    }) ?? null
  )
}

type Point = { readonly x: number; readonly y: number }

function fly(layer: Element, from: DOMRect, to: Point): void {
  const start = { x: from.right - from.width / 4, y: from.top + from.height / 2 }
  layer.querySelectorAll('[data-button]').forEach((button, index) => {
    button.animate(flightFrames(start, to, index), {
      duration: FLIGHT_MS,
      delay: index * STAGGER_MS,
      easing: 'cubic-bezier(0.3, -0.2, 0.3, 1)',
      fill: 'both',
    })
  })
  layer.querySelectorAll('[data-crumb]').forEach((crumb, index) => {
    crumb.animate(crumbFrames(start, index), {
      duration: FLIGHT_MS,
      easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
      fill: 'both',
    })
  })
  layer
    .querySelector('[data-ring]')
    ?.animate(ringFrames, { duration: 420, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)', fill: 'both' })
}

function centreOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

function boxOf({ left, top, width, height }: DOMRect) {
  return { left, top, width, height }
}

const STEPS = 12

/**
 * The animation of flying buttons: transform and opacity only. An arc from one point to another, each button a little
 * higher than the one before.
 */
function flightFrames(from: Point, to: Point, index: number): Keyframe[] {
  const lift = 60 + index * 26
  const middle = { x: (from.x + to.x) / 2 + 40, y: Math.min(from.y, to.y) - lift }
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = step / STEPS
    const x = bezier([from.x, middle.x, to.x], share)
    const y = bezier([from.y, middle.y, to.y], share)
    const turn = Math.round(share * 300)
    const scale = 1 - share * 0.25
    return {
      transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`,
      opacity: step === STEPS ? 0 : 1,
    }
  })
}

/** Out and down in a fan while fading; the angles differ, so that it never looks drawn with a compass. */
function crumbFrames(from: Point, index: number): Keyframe[] {
  const angle = ((index * 47 + 10) * Math.PI) / 180
  const reach = 70 + (index % 3) * 34
  const x = from.x + Math.cos(angle) * reach * 1.5
  const y = from.y + Math.sin(angle) * reach
  return [
    { transform: `translate(${from.x}px, ${from.y}px) scale(0.4)`, opacity: 1 },
    { transform: `translate(${x}px, ${y}px) scale(1)`, opacity: 1, offset: 0.55 },
    { transform: `translate(${x}px, ${y + 36}px) scale(0.9)`, opacity: 0 },
  ]
}

/** A butter ring that spreads from the pressed button. */
const ringFrames: Keyframe[] = [
  { transform: 'scale(0.95)', opacity: 1 },
  { transform: 'scale(1.12)', opacity: 0 },
]

function bezier([a, b, c]: readonly [number, number, number], share: number): number {
  const rest = 1 - share
  return Math.round(rest * rest * a + 2 * rest * share * b + share * share * c)
}

const colours = [
  theme.surface.action,
  theme.surface.rose,
  theme.stitch.extreme,
  theme.surface.points,
]

const Layer = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.float};
  overflow: hidden;
  pointer-events: none;
`

const Ring = styled.span`
  position: absolute;
  border-radius: ${theme.radius.pill};
  box-shadow: 0 0 0 8px color-mix(in srgb, ${theme.surface.points} 45%, transparent);
  opacity: 0;
`

const Flying = styled.span`
  position: absolute;
  top: -15px;
  inset-inline-start: -15px;
  opacity: 0;
`

const Crumb = styled.svg`
  position: absolute;
  top: -6px;
  inset-inline-start: -6px;
  ${theme.square('12px')}
  opacity: 0;
  /* Its four holes. */
  path {
    stroke: ${theme.surface.card};
    stroke-width: 1.4;
    stroke-linecap: round;
  }
`
