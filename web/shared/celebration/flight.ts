/** The animation of flying buttons: transform and opacity only. */

type Point = { readonly x: number; readonly y: number }

const STEPS = 12

/** An arc from one point to another, each button a little higher than the one before. */
export function flightFrames(from: Point, to: Point, index: number): Keyframe[] {
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

/** Out and down in a fan, fading; the angles differ so that it never looks drawn with a compass. */
export function crumbFrames(from: Point, index: number): Keyframe[] {
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
export const ringFrames: Keyframe[] = [
  { transform: 'scale(0.95)', opacity: 1 },
  { transform: 'scale(1.12)', opacity: 0 },
]

function bezier([a, b, c]: readonly [number, number, number], share: number): number {
  const rest = 1 - share
  return Math.round(rest * rest * a + 2 * rest * share * b + share * share * c)
}
