/** Follows a pointer that drags something along. Before that, a finger scrolls the page and a tap is a tap. */

/** How far a mouse moves before it drags, and how much a finger may tremble during a long press. */
const NEAR_PX = 6
const LONG_PRESS_MS = 400

export type Followed = {
  readonly onMove: (x: number, y: number) => void
  readonly onEnd: (x: number, y: number) => void
  readonly onCancel: () => void
}

/** Returns a function that stops following. */
export function followPointer(down: PointerEvent, followed: Followed): () => void {
  if (down.button !== 0) return () => undefined
  const until = new AbortController()
  const { signal } = until
  const isTouch = down.pointerType === 'touch'
  let isTaken = false
  const take = () => {
    isTaken = true
    followed.onMove(down.clientX, down.clientY)
  }
  const timer = isTouch ? setTimeout(take, LONG_PRESS_MS) : undefined
  const letGo = () => {
    clearTimeout(timer)
    until.abort()
  }
  const cancel = () => {
    letGo()
    if (isTaken) followed.onCancel()
  }

  function move({ pointerId, clientX: x, clientY: y }: PointerEvent) {
    if (pointerId !== down.pointerId) return
    const isFar = Math.hypot(x - down.clientX, y - down.clientY) > NEAR_PX
    // This finger is scrolling.
    if (!isTaken && isTouch && isFar) return letGo()
    if (!isTaken && isFar) isTaken = true
    if (isTaken) followed.onMove(x, y)
  }
  function up({ pointerId, clientX, clientY }: PointerEvent) {
    if (pointerId !== down.pointerId) return
    letGo()
    if (!isTaken) return
    swallowClick()
    followed.onEnd(clientX, clientY)
  }

  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', up, { signal })
  addEventListener('pointercancel', cancel, { signal })
  addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), { signal })
  // A long press must not open the browser's menu.
  addEventListener('contextmenu', (event) => isTouch && event.preventDefault(), { signal })
  return cancel
}

/** Stops the click that follows a drop. */
function swallowClick(): void {
  const until = new AbortController()
  addEventListener('click', (event) => event.stopPropagation(), {
    capture: true,
    signal: until.signal,
  })
  setTimeout(() => until.abort())
}
