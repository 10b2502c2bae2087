/** Calls back if a question was left unanswered: the device was not touched for a while. */
import { useEffect, useEffectEvent } from 'react'
import { watchIdle } from '#web/shared/device/watch-idle.ts'

/** After this long without a touch, a person who was asked something at the wall counts as gone (A19). */
const QUESTION_MS = 30_000

export function useUntouched(onIdle: () => void, isOn = true): void {
  const call = useEffectEvent(onIdle)
  useEffect(() => {
    if (!isOn) return
    const until = new AbortController()
    watchIdle({ limitMs: QUESTION_MS, onIdle: () => call(), until: until.signal })
    return () => until.abort()
  }, [isOn])
}
