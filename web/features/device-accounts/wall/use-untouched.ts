/** Calls back once the device was not touched for so long. */
import { useEffect, useEffectEvent } from 'react'
import { watchIdle } from '#web/shared/device/watch-idle.ts'

/** The time after which a person who was asked something at the wall is taken to have left (A19). */
export const QUESTION_MS = 30_000

export function useUntouched(limitMs: number, onIdle: () => void, isOn = true): void {
  const call = useEffectEvent(onIdle)
  useEffect(() => {
    if (!isOn) return
    const until = new AbortController()
    watchIdle({ limitMs, onIdle: () => call(), until: until.signal })
    return () => until.abort()
  }, [limitMs, isOn])
}
