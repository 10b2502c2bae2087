/** The space that the window has for the week, beside the other parts of its page. */
import type { RefObject } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'

export type Room = { readonly height: number; readonly width: number }

export type Measured<Place extends HTMLElement> = {
  readonly place: RefObject<Place | null>
  /** Null until it is measured. */
  readonly room: Room | null
}

export function useRoom<Place extends HTMLElement>(): Measured<Place> {
  const place = useRef<Place>(null)
  const [room, setRoom] = useState<Room | null>(null)
  useLayoutEffect(() => {
    const page = place.current?.closest('main')
    if (!page) return
    // The parts around it do not depend on its height, so one measurement is enough for each width and head.
    const measure = () => {
      const { offsetHeight = 0, offsetWidth: width = 0 } = place.current ?? {}
      const height = innerHeight - (page.offsetHeight - offsetHeight)
      setRoom((before) =>
        before?.height === height && before.width === width ? before : { height, width },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(page)
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
    }
  }, [])
  return { place, room }
}
